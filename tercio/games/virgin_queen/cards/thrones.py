"""Crowns that change hands: the Polish election, sovereignty over the Netherlands (VQ 28)."""

from tercio.games.virgin_queen.cards.registry import of_card
from tercio.games.virgin_queen.conditions.diplomacy import InDeal
from tercio.games.virgin_queen.conditions.registry import holds
from tercio.games.virgin_queen.model.events.influence import VoteCast
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import FRANCE, HRE, MAJORS, PROTESTANT
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.games.virgin_queen.rules.major_powers.foreign_war import end_war_as_won
from tercio.kernel.ask import PASS, Ask, AskAll, Option, Procedure, Seat
from tercio.kernel.masks import mask_of
from tercio.wars.cards.card_parts import choose_space
from tercio.wars.cards.card_play import dispose
from tercio.wars.land.formations import can_part, choose_force
from tercio.wars.land.hostility import is_inside
from tercio.wars.land.movement import musters
from tercio.wars.model.names import CardId, Mask, Power
from tercio.wars.model.numbered import spaces_in
from tercio.wars.siege.siege import check_siege

# -- Polish Royal Election -------------------------------------------------------------------------


def _electors(g: VirginQueen) -> list[dict[Seat, Power]]:
    """Everybody votes at once; who plays two powers votes for one after the other."""
    rounds: list[dict[Seat, Power]] = []
    for power in g.impulse_order():
        seat = g.seat_of(power)
        n = sum(seat in each for each in rounds)
        if n == len(rounds):
            rounds.append({})
        rounds[n][seat] = power
    return rounds


@of_card(86, "election", cite="VQ 28")
def election(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """The highest vote wins; France, then the Holy Roman, is first among equals."""
    votes: dict[Power, CardId] = {}
    for electors in _electors(g):
        answers = yield AskAll({seat: _ballot(g, seat, p) for seat, p in electors.items()})
        for seat, elector in electors.items():
            if answers[seat].value:
                votes[elector] = answers[seat].value
    worth = {p: g.world.card_cp(card) for p, card in votes.items()}
    for elector, card in votes.items():
        g.record(VoteCast(g.power_ref(elector), g.card_ref(card), worth[elector]))
        g.play_card(elector, card, "cp")
        dispose(g, card, happened=False)
    if worth:
        first = [FRANCE, HRE, *MAJORS]
        king = min(worth, key=lambda p: (-worth[p], first.index(p)))
        g.gain_vp(king, mode.numbers["vp"], "vp-polish-election")
    yield from end_war_as_won(g, "polish_royal_election")


def _ballot(g: VirginQueen, seat: Seat, power: Power) -> Ask:
    """Home cards may vote, mandatory events may not."""
    cards = [c for c in g.state.hands[power] if g.world.card_type(c) != "mandatory"]
    options = [
        Option(
            f"vote.{card}",
            card,
            (g.card_ref(card),),
            args={"card": g.card_ref(card), "cp": g.world.card_cp(card)},
            secret=True,
        )
        for card in cards
    ]
    args = {"power": g.power_ref(power)}
    return Ask(seat, "election", [*options, Option(PASS, secret=True)], "VQ 28", args)


# -- Act of Abjuration -----------------------------------------------------------------------------


def _suitors(g: VirginQueen) -> list[Power]:
    """Who may become an ally of the Protestant, even out of a war with him."""
    return [
        p
        for p in g.impulse_order()
        if p != PROTESTANT and holds(g, "alliance_permitted", p, InDeal(PROTESTANT))
    ]


def _landings(g: VirginQueen, sovereign: Power, area: str) -> Mask:
    """Where his troops may land: neither besieged nor held by his enemies or the rebels'."""
    held = g.state.controlled[PROTESTANT] & g.world.area_masks[area]
    held &= ~(g.enemy_land(PROTESTANT) | g.enemy_land(sovereign))
    return mask_of(s for s in spaces_in(held) if not g.is_besieged(s))


@of_card(103, "sovereignty", can=lambda g, power, mode, about: bool(_suitors(g)), cite="VQ 28")
def sovereignty(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """The first who offers and is accepted: an ally, with troops in the Netherlands."""
    for suitor in _suitors(g):
        if (yield from _is_accepted(g, suitor)):
            g.end_war(suitor, PROTESTANT)
            if not g.is_allied(suitor, PROTESTANT):
                g.make_alliance(suitor, PROTESTANT)
            g.gain_vp(suitor, mode.numbers["vp"], "vp-master-of-the-netherlands")
            yield from _send_troops(g, suitor, mode)
            return


def _is_accepted(g: VirginQueen, suitor: Power) -> Procedure[bool]:
    args = {"power": g.power_ref(suitor), "protestant": g.power_ref(PROTESTANT)}
    offer = [Option("offer", True), Option("refuse", False)]
    pick = yield Ask(g.seat_of(suitor), "offer-sovereignty", offer, "VQ 28", args)
    if not pick.value:
        return False
    answer = [Option("accept", True, text="option-accept-offer"), Option("refuse", False)]
    pick = yield Ask(g.seat_of(PROTESTANT), "accept-sovereign", answer, "VQ 28", args)
    return bool(pick.value)


def _send_troops(g: VirginQueen, sovereign: Power, mode: VqCardMode) -> Procedure[None]:
    """Up to so many units and their leaders, from one place to a Dutch space, even in unrest."""
    goals = _landings(g, sovereign, mode.areas[0])
    stacks = musters(g, sovereign) & ~goals
    starts = mask_of(s for s in spaces_in(stacks) if not is_inside(g, sovereign, s))
    if not goals:
        return
    origin = yield from choose_space(
        g, sovereign, starts, "sovereign-from", key="from", optional=True, cite="28"
    )
    if origin is None:
        return
    to = yield from choose_space(g, sovereign, goals, "sovereign-to", key="to", cite="28")
    if to is None:
        return
    force = yield from choose_force(
        g,
        sovereign,
        origin,
        kind="sovereign-force",
        cite="28",
        limit=mode.numbers["units"],
        command=False,
        empty=True,
        accept=lambda part: can_part(g, part, to),
    )
    if force is None or force.is_empty():
        return
    g.move_force(force, to, "event")
    yield from check_siege(g, origin)
    yield from g.hooks.entered(g, sovereign, to)
