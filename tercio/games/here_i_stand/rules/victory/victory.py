"""Victory points and the five ways to win (HIS 23)."""

from tercio.games.here_i_stand.model.court_questions import league_formed
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    MAJORS,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
)
from tercio.games.here_i_stand.rows.files import HisScenarioRow
from tercio.games.here_i_stand.rows.tables import PregnancyRow, ProtestantTrackRow
from tercio.kernel.ask import Seat
from tercio.kernel.citations import cites
from tercio.kernel.game import Result
from tercio.wars.model.events import GameWon
from tercio.wars.model.names import Power
from tercio.wars.model.refs import power_ref
from tercio.wars.model.space_questions import controlled_keys


@cites("HIS 23.2")
def victory_points(g: HereIStand, power: Power) -> int:
    return base_vp(g, power) + special_vp(g, power) + g.state.bonus_vp[power]


@cites("HIS 4", "HIS 23.2")
def base_vp(g: HereIStand, power: Power) -> int:
    if power == PROTESTANT:
        return 2 * _protestant_electorates(g)
    track = g.world.key_tracks[power].vp
    return track[min(controlled_keys(g, power), len(track) - 1)]


def _protestant_electorates(g: HereIStand) -> int:
    """Electorates under Protestant religious influence and political control."""
    state = g.state
    held = state.controlled[PROTESTANT] & state.religion.protestant & ~state.unrest
    return (held & g.world.electorates).bit_count()


def special_vp(g: HereIStand, power: Power) -> int:
    return sum(_special_sources(g, power).values())


@cites("HIS 23.2")
def _special_sources(g: HereIStand, power: Power) -> dict[str, int]:
    """By what they are for: the reasons of message `vp-reason`."""
    court, religion = g.state.court, g.state.religion
    if power == OTTOMAN:
        return {"vp-piracy": court.piracy_vp}
    if power == HAPSBURG:
        return {"vp-electorates": _hapsburg_electorates(g) if league_formed(g) else 0}
    if power == ENGLAND:
        homes = protestant_english_homes(g) // 2
        return {"vp-heir": heir_vp(g), "vp-english-spaces": homes}
    if power == FRANCE:
        return {"vp-chateau": court.chateaux_vp}
    row = _track_row(g)
    if power == PAPACY:
        return {"vp-catholic-spaces": row.papacy, "vp-st-peters": religion.st_peters_vp}
    return {"vp-protestant-spaces": row.protestant}


def vp_sources(g: HereIStand, power: Power) -> dict[str, int]:
    """All victory points of a power by what they are for."""
    base = "vp-electorates" if power == PROTESTANT else "vp-keys"
    sources = {base: base_vp(g, power)} | _special_sources(g, power)
    for reason, vp in g.state.vp_sources.get(power, {}).items():
        sources[reason] = sources.get(reason, 0) + vp
    return {reason: vp for reason, vp in sources.items() if vp}


def _hapsburg_electorates(g: HereIStand) -> int:
    held = g.state.controlled[HAPSBURG] & g.world.electorates & ~g.state.unrest
    return held.bit_count()


def heir_vp(g: HereIStand) -> int:
    """Edward is worth 5 VP; without him Elizabeth is worth 2."""
    if has_child(g, "edward"):
        return 5
    return 2 if has_child(g, "elizabeth") else 0


def has_child(g: HereIStand, child: str) -> bool:
    if not g.state.court.heirs:
        return False
    chart = g.world.data.table("pregnancy", PregnancyRow).values()
    return any(row.roll in g.state.court.heirs and row.child == child for row in chart)


def protestant_spaces(g: HereIStand) -> int:
    """Spaces in unrest do not count (12.4)."""
    return (g.state.religion.protestant & ~g.state.unrest).bit_count()


def protestant_english_homes(g: HereIStand) -> int:
    homes = g.state.home[ENGLAND] & g.state.religion.protestant & ~g.state.unrest
    return homes.bit_count()


def _track_row(g: HereIStand) -> ProtestantTrackRow:
    return g.world.protestant_track[min(protestant_spaces(g), len(g.world.protestant_track) - 1)]


# -- winning ---------------------------------------------------------------------------------


def scenario_of(g: HereIStand) -> HisScenarioRow:
    return g.world.data.table("scenarios", HisScenarioRow)[g.setting.scenario]


@cites("HIS 23.1")
def check_automatic_victory(g: HereIStand) -> None:
    """Military and religious victories end the game at once, in the action phase."""
    state, tracks = g.state, g.world.key_tracks
    if state.over:
        return
    calm_keys = g.world.keys & ~state.unrest
    for power in g.powers_in_play():
        track = tracks.get(power)
        held = (state.controlled[power] & calm_keys).bit_count()
        if track is not None and held >= track.auto_win:
            declare_winner(g, [power], "military")
            return
    if protestant_spaces(g) >= g.world.constant("religious_victory_spaces"):
        declare_winner(g, [PROTESTANT], "religious")


@cites("HIS 23.3")
def determine_victory(g: HereIStand) -> None:
    """Standard, domination and time limit victories; records the totals of the turn."""
    state, scenario = g.state, scenario_of(g)
    totals = [victory_points(g, power) for power in MAJORS]
    state.vp_history.append(totals)
    if max(totals[power] for power in g.powers_in_play()) >= scenario.standard_vp:
        declare_winner(g, leaders_in_vp(g), "standard")
    elif dominating := _dominating(g, totals, scenario):
        declare_winner(g, dominating, "domination")
    elif state.turn >= scenario.last_turn:
        declare_winner(g, leaders_in_vp(g), "time_limit")


def leaders_in_vp(g: HereIStand) -> list[Power]:
    """The highest total; ties go to the higher total of the turn before, and so back."""
    best = list(g.powers_in_play())
    for totals in reversed(g.state.vp_history):
        top = max(totals[power] for power in best)
        best = [power for power in best if totals[power] == top]
    return best


def _dominating(g: HereIStand, totals: list[int], scenario: HisScenarioRow) -> list[Power]:
    """The powers of the seat that leads every other one far enough.

    A seat with two powers counts with their average (scenario book, 3 to 5 players).
    """
    if g.state.turn < scenario.domination_from_turn:
        return []
    score = {
        seat: sum(totals[p] for p in g.powers_of(seat)) / len(g.powers_of(seat)) for seat in g.seats
    }
    ranked = sorted(score, key=lambda seat: score[seat], reverse=True)
    if len(ranked) > 1 and score[ranked[0]] - score[ranked[1]] < scenario.domination_lead:
        return []
    return g.powers_of(ranked[0])


def declare_winner(g: HereIStand, powers: list[Power], how: str) -> None:
    seats = list(dict.fromkeys(g.seat_of(power) for power in powers))
    g.state.winners = seats
    g.state.won_by = how
    g.record(GameWon([power_ref(g, power) for power in powers], f"victory-{how.replace('_', '-')}"))


def result(g: HereIStand) -> Result | None:
    state = g.state
    if not state.over:
        return None
    scores: dict[Seat, int] = {
        seat: max(victory_points(g, power) for power in g.powers_of(seat)) for seat in g.seats
    }
    return Result(
        tuple(state.winners), f"victory-{state.won_by.replace('_', '-')}", scores, state.turn
    )
