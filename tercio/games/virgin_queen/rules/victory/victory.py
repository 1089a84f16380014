"""The six ways to win (VQ 25.1, 25.3)."""

from collections.abc import Iterator

from tercio.games.virgin_queen.model.court_questions import is_this_turn
from tercio.games.virgin_queen.model.court_verbs import mark_this_turn, reveal_preference
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import FRANCE, HRE, MAJORS, PROTESTANT, SPAIN
from tercio.games.virgin_queen.model.scenario_questions import plays_with
from tercio.games.virgin_queen.model.seating import seated_powers
from tercio.games.virgin_queen.model.setup import scenario_of
from tercio.games.virgin_queen.rows.scenarios import VqScenarioRow
from tercio.games.virgin_queen.rules.major_powers.paris import award_central_europe, award_paris
from tercio.games.virgin_queen.rules.minor_powers import activated_majors
from tercio.games.virgin_queen.rules.victory.scoring import (
    PREFERENCES,
    preference_vp,
    protestant_keys,
    protestant_spaces,
    victory_points,
)
from tercio.kernel.ask import Ask, Option, Procedure, Seat
from tercio.kernel.citations import cites
from tercio.kernel.game import Result
from tercio.wars.model.events import GameWon
from tercio.wars.model.names import Power
from tercio.wars.model.refs import power_ref
from tercio.wars.model.space_questions import controlled_keys

WON = "won."
"""Begins an effect of the turn: this power has won, in this way (25.1)."""
REBELLION_WON = "catholic_rebellion_won"
"""Among the effects of the turn: the Gunpowder Plot has succeeded (25.1)."""


# -- automatic victories (25.1) --------------------------------------------------------------------


@cites("VQ 25.1")
def check_automatic_victory(g: VirginQueen) -> None:
    """Between two actions of the Action Phase; a double win goes to the higher total."""
    if g.state.over:
        return
    won = dict(_already_won(g)) or _automatic_wins(g)
    if won:
        powers = leaders_in_vp(g, list(won))
        declare_winner(g, powers, won[powers[0]])


def _automatic_wins(g: VirginQueen) -> dict[Power, str]:
    return {**_catholic_rebellion(g), **_religious(g), **_military(g)}


@cites("VQ 25.1")
def note_win_at_once(g: VirginQueen) -> None:
    """In the first printing a victory stands, whatever the rest of the action brings."""
    if g.world.edition_rule("automatic_wins") != "at_once" or g.state.phase != "action":
        return
    if not any(_already_won(g)):
        for power, how in _automatic_wins(g).items():
            mark_this_turn(g, f"{WON}{g.world.power_rows[power].id}.{how}")


def _already_won(g: VirginQueen) -> Iterator[tuple[Power, str]]:
    for effect in g.state.court.this_turn:
        if effect.startswith(WON):
            power, how = effect.removeprefix(WON).split(".")
            yield g.world.power[power], how


@cites("VQ 25.1", "VQ 4")
def _military(g: VirginQueen) -> dict[Power, str]:
    """The Auto Win space of a power card is open, without unrest."""
    held, tracks = g.state.controlled, g.world.key_tracks
    calm_keys = g.world.keys & ~g.state.unrest
    # Whoever has fewer keys in all need not be asked which of them count.
    near = [p for p in g.contenders if (held[p] & calm_keys).bit_count() >= tracks[p].auto_win]
    return {p: "military" for p in near if has_auto_win(g, p)}


def has_auto_win(g: VirginQueen, power: Power) -> bool:
    keys = protestant_keys(g)[1] if power == PROTESTANT else controlled_keys(g, power)
    return keys >= g.world.key_tracks[power].auto_win


@cites("VQ 25.1")
def _religious(g: VirginQueen) -> dict[Power, str]:
    """50 Protestant spaces; or only 9 left, which France wins if few of them are hers."""
    if not plays_with(g, "religion"):
        return {}
    count = protestant_spaces(g)
    if count >= g.world.constant("religious_victory_spaces"):
        return {PROTESTANT: "religious"}
    if count > g.world.constant("catholic_victory_spaces"):
        return {}
    near = g.world.area_masks["france"] | g.world.area_masks["scotland"]
    left = (g.state.religion.protestant & near & ~g.state.unrest).bit_count()
    french = left <= g.world.constant("french_catholic_victory_spaces")
    return {FRANCE if french else SPAIN: "catholic"}


@cites("VQ 25.1", "VQ 19.4")
def win_by_rebellion(g: VirginQueen) -> None:
    """A Catholic rebellion in England has put a Catholic on the throne."""
    mark_this_turn(g, REBELLION_WON)


def _catholic_rebellion(g: VirginQueen) -> dict[Power, str]:
    return {SPAIN: "catholic_rebellion"} if is_this_turn(g, REBELLION_WON) else {}


# -- the Victory Determination Phase (25.3) --------------------------------------------------------


@cites("VQ 25.3")
def victory_determination(g: VirginQueen) -> Procedure[None]:
    """Paris and Central Europe, then the totals, then the winner."""
    award_paris(g)
    award_central_europe(g)
    activated_majors.settle_all(g)
    yield from announce_preference(g)
    record_totals(g)
    decide(g)


def record_totals(g: VirginQueen) -> None:
    """The line of the Victory Record Sheet."""
    g.state.vp_history.append([victory_points(g, power) for power in MAJORS])
    g.state.court.protestant_counts.append(protestant_spaces(g))


@cites("VQ 25.3")
def decide(g: VirginQueen) -> None:
    totals = {power: victory_points(g, power) for power in g.contenders}
    how = outcome(g, totals)
    if how == "domination":
        declare_winner(g, [max(totals, key=lambda power: totals[power])], how)
    elif how:
        declare_winner(g, leaders_in_vp(g, list(totals)), how)


@cites("VQ 25.3")
def outcome(g: VirginQueen, totals: dict[Power, int]) -> str:
    """How the game would end with these totals; empty if it goes on."""
    scenario = scenario_of(g)
    ranked = sorted(totals.values(), reverse=True)
    if ranked[0] >= scenario.standard_vp:
        return "standard"
    if g.state.turn >= scenario.domination_from_turn and dominates(ranked, scenario):
        return "domination"
    return "time_limit" if g.state.turn >= scenario.last_turn else ""


def dominates(ranked: list[int], scenario: VqScenarioRow) -> bool:
    """Whether the highest total is far enough ahead of every other one."""
    return ranked[0] - ranked[1] >= scenario.domination_lead


@cites("VQ 25.3", "VQ 23.5")
def leaders_in_vp(g: VirginQueen, powers: list[Power]) -> list[Power]:
    """The highest total; ties go to the higher total of the turn before, and so back."""
    best = powers
    now = [victory_points(g, power) for power in MAJORS]
    for totals in (now, *reversed(g.state.vp_history)):
        top = max(totals[power] for power in best)
        best = [power for power in best if totals[power] == top]
    return _named_in_ties(g, best)


def _named_in_ties(g: VirginQueen, best: list[Power]) -> list[Power]:
    """A scenario may name who wins a tie."""
    winner = scenario_of(g).tie_winner
    if len(best) > 1 and winner is not None and g.world.power[winner] in best:
        return [g.world.power[winner]]
    return best


# -- the Holy Roman's preference (23.5) ------------------------------------------------------------


@cites("VQ 23.5", "VQ 25.2")
def announce_preference(g: VirginQueen) -> Procedure[None]:
    """He may reveal it to win, or to prevent a domination victory.

    He is asked whenever some preference would do either, so that being asked tells nothing.
    """
    court = g.state.court
    if not court.preference or court.preference_revealed:
        return
    if not any(matters(g, preference) for preference in PREFERENCES):
        return
    options = [Option("keep-secret", False, secret=True)]
    if matters(g, court.preference):
        options.append(Option("reveal", True))
    args = {"preference": f"preference:{court.preference}"}
    pick = yield Ask(g.seat_of(HRE), "reveal-preference", options, "VQ 23.5", args=args)
    if pick.value:
        reveal_preference(g)
        _amend_the_sheet(g)


def _amend_the_sheet(g: VirginQueen) -> None:
    """In the first printing a preference counts for the turns before it was revealed as well."""
    if g.world.edition_rule("preference_breaks_ties") == "yes":
        for line, spaces in zip(g.state.vp_history, g.state.court.protestant_counts, strict=True):
            line[HRE] += preference_vp(g, spaces=spaces)


def matters(g: VirginQueen, preference: str) -> bool:
    """Whether its VP would win the game for the Holy Roman or deny it to a dominating power."""
    totals = {power: victory_points(g, power) for power in g.contenders}
    before = outcome(g, totals)
    totals[HRE] += preference_vp(g, preference)
    after = outcome(g, totals)
    wins = bool(after) and totals[HRE] == max(totals.values())
    return wins or (before == "domination" and after != "domination")


# -- the end ---------------------------------------------------------------------------------------


def declare_winner(g: VirginQueen, powers: list[Power], how: str) -> None:
    g.state.winners = list(dict.fromkeys(g.seat_of(power) for power in powers))
    g.state.won_by = how
    g.record(GameWon([power_ref(g, power) for power in powers], _message(how)))


def _message(how: str) -> str:
    return f"victory-{how.replace('_', '-')}"


def result(g: VirginQueen) -> Result | None:
    state = g.state
    if not state.over:
        return None
    scores: dict[Seat, int] = {
        seat: max(victory_points(g, power) for power in seated_powers(g, seat)) for seat in g.seats
    }
    return Result(tuple(state.winners), _message(state.won_by), scores, state.turn)
