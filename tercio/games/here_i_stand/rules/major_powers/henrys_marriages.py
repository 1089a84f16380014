"""Henry's wives and heirs, and England under Mary I (HIS 21.3)."""

from tercio.games.here_i_stand.conditions import all_hold, holds
from tercio.games.here_i_stand.model.court_questions import reigns
from tercio.games.here_i_stand.model.events.court import (
    MaritalStatusChanged,
    MaryActed,
    PregnancyResolved,
)
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import ENGLAND
from tercio.games.here_i_stand.rows.files import WifeRow
from tercio.games.here_i_stand.rows.tables import PregnancyRow
from tercio.games.here_i_stand.rules.reformation.burning_books import papal_actions_under_mary
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.wars.model.events import ChanceTaken
from tercio.wars.model.names import CardId, Power
from tercio.wars.model.refs import card_ref, power_ref
from tercio.wars.model.rows import OutcomeRow

MAY_MARRY = ("henry_rules_free", "heirs_incomplete", "marital_track_open")


@cites("HIS 21.3")
def advance_marriage(g: HereIStand) -> None:
    """The marital marker moves one box; where a new wife stands, Henry marries."""
    court = g.state.court
    court.marital += 1
    wife = _wife(g)
    g.record(MaritalStatusChanged(f"wife:{wife.id}"))
    if wife.marriage:
        _wed(g, wife)


def _wife(g: HereIStand) -> WifeRow:
    rows = g.world.data.table("wives", WifeRow).values()
    return next(row for row in rows if row.box == g.state.court.marital)


def _wed(g: HereIStand, wife: WifeRow) -> None:
    """Benefits of the marriage; the chart is rolled on first, cards are drawn after it."""
    if wife.opens_english_reformation:
        g.state.court.anne_married = g.state.turn
    if wife.marker_to is not None:
        g.state.court.catherine_marker = True
    if 6 not in g.state.court.heirs:
        roll_for_a_child(g, wife)
    if wife.draws_when is None or holds(g, wife.draws_when):
        for power in wife.draws:
            g.draw_cards(g.world.power[power], 1)


@cites("HIS 21.3")
def roll_for_a_child(g: HereIStand, wife: WifeRow) -> None:
    """A result that has occurred gives way to the next one up that has not."""
    heirs = g.state.court.heirs
    rows = sorted(g.world.data.table("pregnancy", PregnancyRow).values(), key=lambda r: r.roll)
    free = [row for row in rows if row.roll not in heirs]

    def born(die: int) -> PregnancyRow:
        roll = min(die + wife.roll_bonus, rows[-1].roll)
        return next(row for row in free if row.roll >= roll)

    children = [born(die).child for die in range(1, 7)]
    sons = children.count("edward") / len(children)
    none = sum(not child for child in children) / len(children)
    row = born(g.dice(1, "pregnancy", by=power_ref(g, ENGLAND))[0])
    heirs.append(row.roll)
    chances = [sons, max(0.0, 1.0 - sons - none), none]
    g.record(PregnancyResolved(f"wife:{wife.id}", row.result, chances))
    if row.next_wife_on_pass:
        g.state.court.flirting = True
    if row.child == "edward" and row.healthy:
        _no_sisters_reign(g)


def _no_sisters_reign(g: HereIStand) -> None:
    """A healthy Edward keeps Mary and Elizabeth out of the game, unless in the deck already."""
    for heir in ("mary_i", "elizabeth_i"):
        card = g.world.card[heir]
        if card in g.state.aside:
            g.remove_card(card)


@cites("HIS 21.3")
def flirtation(g: HereIStand, power: Power) -> None:
    """When England first passes in the turn of a "3", the marker moves once more."""
    if power != ENGLAND or not g.state.court.flirting:
        return
    g.state.court.flirting = False
    if all_hold(g, MAY_MARRY):
        advance_marriage(g)


# -- English impulses under Mary I -----------------------------------------------------------------


@cites("HIS 21.3")
def mary_interferes(g: HereIStand, power: Power) -> bool:
    """England then shows a card before it says what it is for."""
    return power == ENGLAND and reigns(g, ENGLAND, "mary_i") and not england_is_catholic(g)


@cites("HIS 21.3")
def impulse_under_mary(g: HereIStand, power: Power, card: CardId) -> Procedure[bool]:
    """Whether England goes on with its card; else the Papacy has acted with it."""
    if g.world.card_type(card) == "mandatory" or not mary_interferes(g, power):
        return True
    die = g.dice(1, "Mary I", by=power_ref(g, ENGLAND))[0]
    own = sum(_mary_result(g, face) == "normal" for face in range(1, 7)) / 6
    chances = [own, 0.0, 1.0 - own]
    if _mary_result(g, die) == "normal":
        g.record(ChanceTaken(power_ref(g, ENGLAND), "mary-lets-be", chances=chances))
        return True
    g.record(MaryActed(card_ref(g, card), die, chances))
    g.play_card(power, card, "cp")
    g.hooks.dispose_card(g, power, card)
    yield from papal_actions_under_mary(g, g.world.card_cp(card))
    return False


def england_is_catholic(g: HereIStand) -> bool:
    """All English home spaces of the English zone (2010: all English home spaces)."""
    homes = g.state.home[ENGLAND]
    if g.world.edition_rule("mary_condition") == "english_home_spaces_of_english_zone":
        homes &= g.world.zone_masks["english"]
    return not homes & g.state.religion.protestant


def _mary_result(g: HereIStand, die: int) -> str:
    rows = g.world.data.table("mary_rolls", OutcomeRow).values()
    return next(row.result for row in rows if row.low <= die <= row.high)
