"""How the Papacy ends a war: by Papal Bull, or by suing for peace (HIS 9.3, 21.5)."""

from tercio.games.here_i_stand.model.powers import PAPACY, PROTESTANT
from tercio.games.here_i_stand.model.religion_verbs import ban_ruler
from tercio.games.here_i_stand.rules.diplomacy.peace import make_peace
from tercio.games.here_i_stand.rules.diplomacy.peace_terms import remove_units
from tercio.games.here_i_stand.rules.major_powers.excommunicable import RULERS, box_of
from tercio.games.here_i_stand.two_player.events import WarEndedByBull
from tercio.games.here_i_stand.two_player.players import OTHERS
from tercio.games.here_i_stand.two_player.position import TwoPlayerStand
from tercio.games.here_i_stand.two_player.questions import variant_rule
from tercio.kernel.ask import DONE, PASS, Ask, Option, Procedure, Refusal
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.diplomacy.gifts import hand_over
from tercio.wars.model.card_questions import holds_card
from tercio.wars.model.names import Mask, Power
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.power_questions import is_at_war
from tercio.wars.model.refs import place_ref, power_ref

BULL = "papal_bull"


@forbids("HIS 9.3")
def is_at_peace_with_rome(g: TwoPlayerStand, power: Power) -> bool:
    return not is_at_war(g, PAPACY, power)


@forbids("HIS 21.5")
def is_beyond_the_bull(g: TwoPlayerStand, power: Power) -> bool:
    """The bull ends a war with France or the Hapsburgs only."""
    return g.world.power_rows[power].id not in variant_rule(g, "end_war").powers


@forbids("HIS 21.5")
def has_no_bull(g: TwoPlayerStand, power: Power) -> bool:
    return not holds_card(g, PAPACY, g.world.card[BULL])


SUING = Restrictions("suing-for-peace", is_at_peace_with_rome)
BULLS = Restrictions(
    "bull-against-invader", is_at_peace_with_rome, is_beyond_the_bull, has_no_bull
).plus(*RULERS.rules)


@cites("HIS 9.3", "HIS 21.5")
def end_wars(g: TwoPlayerStand) -> Procedure[None]:
    """The Papacy may end each of its wars with an invader."""
    while SUING.enumerate(OTHERS, g):
        pick = yield _which_war(g)
        if pick.key == PASS:
            return
        way, enemy = pick.value
        yield from (banish(g, enemy) if way == "bull" else sue(g, enemy))


def _which_war(g: TwoPlayerStand) -> Ask:
    rows = g.world.power_rows
    options = [
        Option(f"{way}.{rows[enemy].id}", (way, enemy), (power_ref(g, enemy),), f"option-end-{way}")
        for way, table in (("bull", BULLS), ("sue", SUING))
        for enemy in table.enumerate(OTHERS, g)
    ]

    def explain(ref: str) -> list[Refusal]:
        found = [power for power in OTHERS if power_ref(g, power) == ref]
        return BULLS.refusals(g, found[0]) if found else []

    return Ask(g.seat_of(PAPACY), "end-war", [*options, Option(PASS)], "HIS 9.3", explain=explain)


def _lost_to(g: TwoPlayerStand, enemy: Power) -> Mask:
    return g.state.home[PAPACY] & g.state.controlled[enemy]


@cites("HIS 21.5")
def banish(g: TwoPlayerStand, enemy: Power) -> Procedure[None]:
    """The ruler is excommunicated and the war over; a home space comes back, or a card."""
    card = g.world.card[BULL]
    g.play_card(PAPACY, card, "event")
    g.clear_table(card)
    box = box_of(g, enemy)
    assert box is not None
    ban_ruler(g, enemy, box)
    g.record(WarEndedByBull(power_ref(g, enemy)))
    spaces = list(spaces_in(_lost_to(g, enemy)))
    ids = g.world.location_ids
    options = [Option(f"regain.{ids[s]}", s, (place_ref(g, s),)) for s in spaces]
    pick = yield Ask(
        g.seat_of(PAPACY),
        "bull-reward",
        [*options, Option("draw-card")],
        "HIS 21.5",
        args={"power": power_ref(g, enemy)},
    )
    if pick.value is None:
        g.draw_cards(PAPACY, 1)
    else:
        yield from hand_over(g, pick.value, PAPACY)
    make_peace(g, PAPACY, enemy)


@cites("HIS 9.3")
def sue(g: TwoPlayerStand, enemy: Power) -> Procedure[None]:
    """The Protestant gains VP, the Papacy removes units and may buy home spaces back."""
    numbers = variant_rule(g, "end_war").numbers
    g.gain_vp(PROTESTANT, numbers["vp"], "vp-war-winner")
    yield from remove_units(g, PAPACY)
    while lost := _lost_to(g, enemy):
        ids = g.world.location_ids
        options = [Option(f"regain.{ids[s]}", s, (place_ref(g, s),)) for s in spaces_in(lost)]
        pick = yield Ask(
            g.seat_of(PAPACY),
            "buy-back",
            [*options, Option(DONE)],
            "HIS 9.3",
            args={"power": power_ref(g, enemy), "vp": numbers["vp_per_space"]},
        )
        if pick.key == DONE:
            break
        g.gain_vp(PROTESTANT, numbers["vp_per_space"], "vp-war-winner")
        yield from hand_over(g, pick.value, PAPACY)
    make_peace(g, PAPACY, enemy)
