"""Marriage bonuses: what a royal's wedding does besides the table (VQ 21.1)."""

from typing import TYPE_CHECKING

from tercio.games.virgin_queen.model.court_verbs import add_card_markers
from tercio.games.virgin_queen.model.influence_questions import has_marker, is_resolved
from tercio.games.virgin_queen.model.influence_verbs import gain_influence
from tercio.games.virgin_queen.model.marriage_verbs import add_patron
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import FRANCE, HRE, PROTESTANT, SPAIN
from tercio.games.virgin_queen.rows.pieces import RoyalRow
from tercio.games.virgin_queen.rules.religion.sermons_and_heresy import (
    area_rows,
    open_rows,
    take_free_action,
)
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.model.names import Power
from tercio.wars.model.refs import power_ref

if TYPE_CHECKING:
    from tercio.games.virgin_queen.rules.marriage.weddings import Wedding


@cites("VQ 21.1")
def bonuses_of(g: VirginQueen, wedding: "Wedding", royal: int) -> Procedure[None]:
    """Markers and actions that a royal's wedding brings; VP and rerolls are seen to elsewhere."""
    row = g.world.royals[royal]
    match row.bonus:
        case "minus_card_unless":
            _lost_card(g, wedding, royal, row)
        case "card_marker":
            for power in _beneficiaries(wedding, royal, row):
                add_card_markers(g, power, row.amount)
        case "patronage":
            for power in _beneficiaries(wedding, royal, row):
                add_patron(g, power)
        case "influence":
            _influence(g, wedding, royal, row)
        case "suppress_heresy":
            yield from _suppress_heresy(g, wedding.spouse_power(royal))
        case "preach_sermon":
            if g.is_played(PROTESTANT):
                yield from take_free_action(g, PROTESTANT, "preach_sermon")


def _own_power(wedding: "Wedding", royal: int) -> Power:
    return wedding.grooms if royal == wedding.groom else wedding.brides


def _beneficiaries(wedding: "Wedding", royal: int, row: RoyalRow) -> list[Power]:
    """Whose power has the bonus: the royal's own, that of the spouse, or both."""
    own, spouse = _own_power(wedding, royal), wedding.spouse_power(royal)
    chosen = {"own": [own], "spouse": [spouse], "both": [own, spouse]}[row.bonus_for]
    return list(dict.fromkeys(chosen))


@cites("VQ 21.1")
def _lost_card(g: VirginQueen, wedding: "Wedding", royal: int, row: RoyalRow) -> None:
    """Philip II costs Spain a card in the Campaign, unless he weds Elisabeth on turn 1."""
    spouse = wedding.bride if royal == wedding.groom else wedding.groom
    spared = g.world.royals[spouse].id == row.except_with and g.state.turn == row.only_turn
    if g.setting.scenario == row.only_scenario and not spared:
        add_card_markers(g, _own_power(wedding, royal), row.amount)


@cites("VQ 21.1", "VQ 24.5")
def _influence(g: VirginQueen, wedding: "Wedding", royal: int, row: RoyalRow) -> None:
    assert row.minor is not None
    target = g.world.power[row.minor]
    for power in _beneficiaries(wedding, royal, row):
        if has_marker(g, target, power) and not is_resolved(g, target):
            gain_influence(g, target, power, row.amount)


@cites("VQ 21.1", "VQ 18.3")
def _suppress_heresy(g: VirginQueen, power: Power) -> Procedure[None]:
    """By the husband's power; if it has no such action, the Holy Roman names Spain or France."""
    if not area_rows(g, power, "suppress_heresy"):
        able: list[Power] = [p for p in (SPAIN, FRANCE) if open_rows(g, p, "suppress_heresy")]
        able = [p for p in able if g.is_played(p)]
        if not able:
            return
        chooser = HRE if g.is_played(HRE) else power
        power = able[0]
        if len(able) > 1 and g.is_played(chooser):
            ids = g.world.power_rows
            options = [Option(f"power.{ids[p].id}", p, (power_ref(g, p),)) for p in able]
            pick = yield Ask(g.seat_of(chooser), "who-suppresses", options, "VQ 21.1")
            power = pick.value
    if g.is_played(power):
        yield from take_free_action(g, power, "suppress_heresy")
