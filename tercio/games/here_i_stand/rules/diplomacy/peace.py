"""Making peace, and suing for it (HIS 9.3)."""

from dataclasses import dataclass

from tercio.games.here_i_stand.conditions import InDeal, holds
from tercio.games.here_i_stand.model.court_questions import is_this_turn
from tercio.games.here_i_stand.model.court_verbs import mark_this_turn
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import MAJORS, OTTOMAN, PAPACY
from tercio.games.here_i_stand.model.religion_verbs import lift_excommunication
from tercio.games.here_i_stand.rules.diplomacy.peace_terms import (
    regain_everything,
    regain_home_keys,
    regain_leaders,
    regain_other_spaces,
    remove_units,
)
from tercio.games.here_i_stand.rules.victory.victory import scenario_of
from tercio.kernel.ask import PASS, Args, Ask, Option, Procedure, Refusal
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.cards.responses import respond_window
from tercio.wars.diplomacy.captives import captives
from tercio.wars.diplomacy.gifts import hand_over
from tercio.wars.model.names import Power
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.power_questions import is_at_war
from tercio.wars.model.refs import power_ref

# -- who made peace with whom, and who ceded what, in this turn's diplomacy phase ----------------


def _pair(g: HereIStand, one: Power, other: Power) -> str:
    rows = g.world.power_rows
    return f"{rows[min(one, other)].id}.{rows[max(one, other)].id}"


def made_peace(g: HereIStand, one: Power, other: Power) -> bool:
    return is_this_turn(g, f"peace.{_pair(g, one, other)}")


def remember_cession(g: HereIStand, giver: Power, taker: Power) -> None:
    rows = g.world.power_rows
    mark_this_turn(g, f"ceded.{rows[giver].id}.{rows[taker].id}")


def has_ceded(g: HereIStand, giver: Power, taker: Power) -> bool:
    rows = g.world.power_rows
    return is_this_turn(g, f"ceded.{rows[giver].id}.{rows[taker].id}")


# -- the end of a war ----------------------------------------------------------------------------


def is_league_war(g: HereIStand, one: Power, other: Power) -> bool:
    return not holds(g, "not_league_war", one, InDeal(other))


@cites("HIS 9.1", "HIS 9.3", "HIS 9.6", "HIS 21.5")
def make_peace(g: HereIStand, one: Power, other: Power) -> None:
    """The war is over. Peace with the Papacy ends an excommunication; a phony war that was
    never fought costs its VP for good.
    """
    g.end_war(one, other)
    mark_this_turn(g, f"peace.{_pair(g, one, other)}")
    if PAPACY in (one, other):
        lift_excommunication(g, other if one == PAPACY else one)
    court = g.state.court
    parties = {one, other}
    court.phony_wars = [row for row in court.phony_wars if {row[0], row[2]} != parties]


# -- suing for peace -----------------------------------------------------------------------------


@dataclass(slots=True)
class Peace:
    """What a response is about: `loser` sues `winner`; a card can make the rest `free`."""

    loser: Power
    winner: Power
    free: bool = False


@forbids("HIS 9.3")
def is_not_at_war_with_it(g: HereIStand, power: Power, enemy: Power) -> bool:
    return not is_at_war(g, power, enemy)


@forbids("HIS 9.3")
def has_lost_nothing_to_it(g: HereIStand, power: Power, enemy: Power) -> bool:
    """No army leader is its captive, no home space under its control."""
    lost = g.state.home[power] & g.state.controlled[enemy]
    return not lost and not captives(g, power, enemy)


@forbids("HIS 9.3")
def has_ceded_a_home_space(g: HereIStand, power: Power, enemy: Power) -> bool:
    barred = g.world.edition_rule("sue_after_ceding") == "barred"
    return barred and has_ceded(g, power, enemy)


@forbids("HIS 9.3", "HIS 21.6")
def is_war_of_the_league(g: HereIStand, power: Power, enemy: Power) -> bool:
    return is_league_war(g, power, enemy)


SUING = Restrictions(
    "suing-for-peace",
    is_not_at_war_with_it,
    has_lost_nothing_to_it,
    has_ceded_a_home_space,
    is_war_of_the_league,
)


@cites("HIS 9.3")
def peace_segment(g: HereIStand) -> Procedure[None]:
    """Each power may sue for peace in any of its wars; not in the last turn."""
    if g.state.turn >= scenario_of(g).last_turn:
        return
    for power in g.impulse_order():
        # Step 1: announce peace requests.
        while enemies := SUING.enumerate(MAJORS, g, power):
            pick = yield _whom_to_sue(g, power, enemies)
            if pick.key == PASS:
                break
            yield from sue_for_peace(g, power, pick.value)


def _whom_to_sue(g: HereIStand, power: Power, enemies: list[Power]) -> Ask:
    rows = g.world.power_rows
    options = [Option(f"sue.{rows[e].id}", e, (power_ref(g, e),)) for e in enemies]

    def explain(ref: str) -> list[Refusal]:
        found = [e for e in MAJORS if power_ref(g, e) == ref]
        return SUING.refusals(g, power, found[0]) if found else []

    return Ask(
        g.seat_of(power),
        "sue-for-peace",
        [*options, Option(PASS)],
        "HIS 9.3",
        args={"power": power_ref(g, power)},
        explain=explain,
    )


@cites("HIS 9.3")
def sue_for_peace(g: HereIStand, loser: Power, winner: Power) -> Procedure[None]:
    peace = Peace(loser, winner)
    told: Args = {"winner": power_ref(g, winner)}
    yield from respond_window(g, "peace_segment", peace, [loser], cite="HIS 9.3", told=told)
    # Step 2: award VP.
    g.gain_vp(winner, winner_vp(g, loser, winner), "vp-war-winner")
    # Step 3: give up control.
    for space in spaces_in(g.state.controlled[loser] & g.state.home[winner]):
        yield from hand_over(g, space, winner)
    # Step 4: remove units.
    yield from remove_units(g, loser)
    # Steps 5 to 7: regain home keys, captured leaders, other home spaces.
    if peace.free:
        yield from regain_everything(g, loser, winner)
    else:
        yield from regain_home_keys(g, loser, winner)
        yield from regain_leaders(g, loser, winner)
        yield from regain_other_spaces(g, loser, winner)
    # Step 8: the war is over.
    make_peace(g, loser, winner)


def winner_vp(g: HereIStand, loser: Power, winner: Power) -> int:
    vp = g.world.constant("peace_war_winner_vp")
    if OTTOMAN in (loser, winner):
        vp += g.world.constant("peace_war_winner_ottoman_vp")
    return vp
