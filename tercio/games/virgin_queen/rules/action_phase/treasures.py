"""A treasure extends an impulse (VQ 6.3, 11)."""

from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.treasure_questions import treasure_ref
from tercio.games.virgin_queen.model.treasure_verbs import play_treasure
from tercio.games.virgin_queen.rules.patronage import sponsoring
from tercio.kernel.ask import Ask, Option, Procedure, pass_option
from tercio.kernel.citations import cites
from tercio.wars.model.names import Power
from tercio.wars.model.refs import power_ref
from tercio.wars.turn.actions import spend_cp


@cites("VQ 11", "VQ 6.3")
def extend_impulse(g: VirginQueen, power: Power) -> Procedure[None]:
    """After a card was played, a treasure of any kind may follow: one, and once.

    If the impulse is re-entered while the treasure is being spent, the action phase has gone
    on with that already.
    """
    state = g.state
    if state.extending or not state.impulse.card:
        return
    treasures = playable(g, power)
    if not treasures:
        return
    options = [_option(g, treasure) for treasure in treasures]
    args = {"power": power_ref(g, power)}
    cite = "VQ 11"
    pick = yield Ask(g.seat_of(power), "extend", [*options, pass_option(cite)], cite, args=args)
    if pick.value is not None:
        yield from play(g, power, pick.value)


def playable(g: VirginQueen, power: Power) -> list[str]:
    """Each kind once."""
    return [t for t in dict.fromkeys(g.state.treasury.hands[power]) if may_play(g, power, t)]


def may_play(g: VirginQueen, power: Power, treasure: str) -> bool:
    """A card can be drawn only from a deck, a bonus claimed only if one is free."""
    kind = g.world.treasures[treasure].kind
    if kind == "draw_card":
        return bool(g.state.deck)
    if kind == "science_bonus":
        return bool(sponsoring.open_bonuses(g, power))
    return True


def _option(g: VirginQueen, treasure: str) -> Option:
    ref = treasure_ref(treasure)
    return Option(f"treasure.{treasure}", treasure, (ref,), "option-play-treasure")


@cites("VQ 11")
def play(g: VirginQueen, power: Power, treasure: str) -> Procedure[None]:
    """Three kinds are resolved at once; the others are CP for actions of other types."""
    row = g.world.treasures[treasure]
    play_treasure(g, power, treasure)
    if row.kind == "draw_card":
        g.state.impulse.fresh += g.draw_cards(power, 1)
    elif row.kind == "science_bonus":
        yield from sponsoring.claim_bonus(g, power)
    elif row.kind == "one_vp":
        g.gain_vp(power, 1, "vp-treasure")
    else:
        yield from spend_treasure(g, power, row.value)
    g.state.extending = True


@cites("VQ 11")
def spend_treasure(g: VirginQueen, power: Power, cp: int) -> Procedure[None]:
    """What an event allowed or forbade for its own CP no longer matters."""
    impulse = g.state.impulse
    impulse.only, impulse.free, impulse.one_space_only = [], [], False
    impulse.cp, impulse.spending = cp, True
    g.state.extending = True
    yield from spend_cp(g, power)
