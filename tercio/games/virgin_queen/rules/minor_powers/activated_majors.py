"""The Ottoman and the Holy Roman in games of fewer than six players (VQ 27)."""

from tercio.games.virgin_queen.model import influence_verbs
from tercio.games.virgin_queen.model.court_questions import card_bonus
from tercio.games.virgin_queen.model.influence_questions import activator, influence
from tercio.games.virgin_queen.model.influence_verbs import place_markers, set_influence
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.treasure_verbs import discard_treasure
from tercio.games.virgin_queen.rules.diplomacy.war_restrictions import AT_ALL_TIMES
from tercio.games.virgin_queen.rules.victory.scoring import victory_points
from tercio.kernel.ask import PASS, Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.diplomacy.declarations import go_to_war
from tercio.wars.diplomacy.gifts import strangers
from tercio.wars.diplomacy.minors import deactivate_minor
from tercio.wars.diplomacy.own_powers import are_of_one_player
from tercio.wars.land.displacement import displace
from tercio.wars.model.names import NOBODY, Power
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.power_questions import is_allied, is_at_war
from tercio.wars.model.refs import power_ref
from tercio.wars.model.space_questions import controlled_keys
from tercio.wars.siege.siege import check_sieges
from tercio.wars.winter.winter_ports import fleets_return
from tercio.wars.winter.winter_return import check_stacking, return_units

# -- activation ----------------------------------------------------------------------------------


@cites("VQ 27")
def activate_major(
    g: VirginQueen, power: Power, ally: Power, declarer: Power = NOBODY
) -> Procedure[None]:
    """A power that nobody plays goes over to `ally`, who plays it from now on.

    `declarer` has just declared war on it, if that is why.
    """
    for own in g.powers_of(g.seat_of(ally)):
        g.end_war(power, own)
    # The baseline and the ally marker.
    influence_verbs.activate_major(g, power, ally, victory_points(g, power))
    g.make_alliance(power, ally)
    yield from check_sieges(g)
    # The ally may join the war, and both may begin new ones.
    if declarer != NOBODY:
        yield from _join_war(g, power, ally, declarer)
    yield from _new_wars(g, power, ally)
    place_markers(g, power)
    deal_hand(g, power, declarer)


def _join_war(g: VirginQueen, power: Power, ally: Power, declarer: Power) -> Procedure[None]:
    """Even if the ally is allied to the declarer."""
    if is_at_war(g, ally, declarer) or are_of_one_player(g, ally, declarer):
        return
    args = {"power": power_ref(g, power), "enemy": power_ref(g, declarer)}
    option = Option("war", True, (power_ref(g, declarer),), "option-free-war", args=args)
    pick = yield Ask(g.seat_of(ally), "join-war", [option, Option(PASS)], "VQ 27", args=args)
    if pick.value:
        yield from go_to_war(g, ally, declarer)


@forbids("VQ 27")
def is_friend_of_the_ally(g: VirginQueen, power: Power, target: Power) -> bool:
    """The power that commands it is allied with the target."""
    ally = activator(g, power)
    return ally == target or is_allied(g, ally, target)


NEW_WARS = AT_ALL_TIMES.plus(is_friend_of_the_ally)


def _new_wars(g: VirginQueen, power: Power, ally: Power) -> Procedure[None]:
    rows = g.world.power_rows
    while targets := NEW_WARS.enumerate(g.impulse_order(), g, power):
        options = []
        for target in targets:
            args = {"power": power_ref(g, power), "enemy": power_ref(g, target)}
            refs = (power_ref(g, target),)
            options.append(
                Option(f"war.{rows[target].id}", target, refs, "option-free-war", args=args)
            )
        pick = yield Ask(
            g.seat_of(ally),
            "new-wars",
            [*options, Option(PASS)],
            "VQ 27",
            args={"power": power_ref(g, power)},
        )
        if pick.key == PASS:
            return
        yield from go_to_war(g, power, pick.value)


@cites("VQ 27")
def deal_hand(g: VirginQueen, power: Power, declarer: Power = NOBODY) -> None:
    """The smallest of its own draw, the declarer's hand, and the largest hand at the table."""
    track = g.world.key_tracks[power].cards
    by_keys = track[min(controlled_keys(g, power), len(track) - 1)]
    sizes = [by_keys + card_bonus(g, power)]
    others = [p for p in g.impulse_order() if p != power]
    sizes.append(max((len(g.state.hands[p]) for p in others), default=0))
    if declarer != NOBODY:
        sizes.append(len(g.state.hands[declarer]))
    g.draw_cards(power, max(0, min(sizes)))


# -- victory points ------------------------------------------------------------------------------


@cites("VQ 27")
def settle(g: VirginQueen, power: Power) -> None:
    """Each full 2 VP above its baseline give its ally 1 VP, each full 2 below cost him 1."""
    step = g.world.constant("baseline_step")
    baseline = g.state.court.baseline[power]
    steps = int((victory_points(g, power) - baseline) / step)
    if steps:
        g.state.court.baseline[power] = baseline + steps * step
        g.gain_vp(activator(g, power), steps, "vp-activated-major")


@cites("VQ 27")
def settle_all(g: VirginQueen) -> None:
    """In the Victory Determination Phase."""
    for power in sorted(g.state.influence.activated):
        settle(g, power)


# -- deactivation --------------------------------------------------------------------------------


@cites("VQ 27")
def deactivate_major(g: VirginQueen, power: Power) -> Procedure[None]:
    """Nobody plays it any more. Whoever did decides where its units go."""
    settle(g, power)
    g.drop_ally_marker(power)
    for enemy in g.world.powers:
        g.end_war(power, enemy)
    for ally in g.world.majors:
        g.end_alliance(power, ally)
    _end_loans(g, power)
    for space in spaces_in(g.state.controlled[power]):
        yield from displace(g, space, strangers(g, space, power))
    yield from units_home(g, power)
    for minor in g.world.minors:
        if g.state.patron[minor] == power:
            yield from deactivate_minor(g, minor)
    for card in g.state.hands[power][:]:
        g.discard_card(power, card)
    for treasure in g.state.treasury.hands[power][:]:
        discard_treasure(g, power, treasure)
    for target in g.world.powers:
        if influence(g, target, power):
            set_influence(g, target, power, 0)
    g.state.court.card_markers[power] = 0
    influence_verbs.deactivate_major(g, power)
    yield from check_sieges(g)


def _end_loans(g: VirginQueen, power: Power) -> None:
    """Ships it has lent obey it again, and those it has borrowed obey their owners."""
    for owner in g.world.powers:
        if owner == power or power in (g.state.ship_lent[s] for s in g.world.ships_of(owner)):
            g.recall_loans(owner)


@cites("VQ 27", "VQ 20.4")
def units_home(g: VirginQueen, power: Power) -> Procedure[None]:
    """As in Winter: fleets to the nearest port, then armies to fortified spaces."""
    yield from fleets_return(g, power)
    yield from check_stacking(g, power)
    yield from return_units(g, power)


# -- what it may not do --------------------------------------------------------------------------

BARRED_TYPES = ("patronage", "espionage")
BARRED_ACTIONS = ("build_expedition",)


@forbids("VQ 27")
def is_barred_to_activated(g: VirginQueen, power: Power, action: str) -> bool:
    """No patronage, no espionage and no expeditions."""
    if power in g.contenders:
        return False
    row = g.world.actions[action]
    return action in BARRED_ACTIONS or getattr(row, "type", "") in BARRED_TYPES


ACTIVATED_LIMITS = Restrictions("activated-major", is_barred_to_activated)
