"""Treasures and sea captains (VQ 5.2, 6.3, 16.5, 23.2)."""

from collections import Counter
from collections.abc import Sequence

from tercio.games.virgin_queen.model.ocean_questions import (
    captain_ref,
    is_damaged,
    ocean_ref,
    settlement_ref,
)
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import MAJORS
from tercio.games.virgin_queen.model.treasure_questions import treasure_ref
from tercio.games.virgin_queen.model.treasure_state import FACE_DOWN
from tercio.games.virgin_queen.rows.pieces import CaptainRow
from tercio.kernel.display.parts import grid
from tercio.kernel.display.scene import Facts, Grid, Medal
from tercio.kernel.messages import Words
from tercio.wars.display.panels import power_name
from tercio.wars.model.names import AVAILABLE, ELSEWHERE, NEXT_TURN, NOBODY


def treasures(g: VirginQueen, words: Words) -> Facts:
    """What the seat may look at by name, the rest by number."""
    treasury = g.state.treasury
    rows = [
        (power_name(g, words, power), pile(g, words, treasury.hands[power])) for power in MAJORS
    ]
    piles = {
        "fact-spanish-row": treasury.spanish_row,
        "fact-portuguese-row": treasury.portuguese_row,
        "fact-treasure-fleet": treasury.fleet,
        "fact-pool": treasury.pool,
        "fact-treasures-spent": treasury.discard,
        "fact-treasures-gone": treasury.gone,
    }
    rows += [(words.say(label), pile(g, words, held)) for label, held in piles.items()]
    told = tuple((label, value) for label, value in rows if value)
    return Facts("treasures", words.say("panel-treasures"), told)


def pile(g: VirginQueen, words: Words, held: Sequence[str]) -> str:
    counts = Counter(held)
    hidden = counts.pop(FACE_DOWN, 0)
    told = [
        words.say("treasure-count", {"count": count, "treasure": treasure_ref(treasure)})
        for treasure, count in sorted(counts.items())
    ]
    if hidden:
        told.append(words.say("treasures-face-down", {"count": hidden}))
    return words.listed(told)


def captains(g: VirginQueen, words: Words) -> Grid:
    """Ratings, whereabouts and cargo of everybody who has entered the game."""
    columns = ("captain", "power", "ratings", "whereabouts", "loot", "bonus")
    rows, medals = [], []
    for captain, row in enumerate(g.world.captains):
        where = _whereabouts(g, words, captain)
        if where:
            rows.append(
                (
                    words.name(captain_ref(g, captain)),
                    _sailing_for(g, words, captain, row),
                    words.say("captain-ratings", _ratings(row)),
                    where,
                    pile(g, words, g.state.oceans.loot[captain]),
                    words.text("captain", row),
                )
            )
            medals.append(Medal("admiral", str(row.battle), _side_of(g, captain, row)))
    return grid("captains", words, columns, rows, medals=medals)


def _side_of(g: VirginQueen, captain: int, row: CaptainRow) -> str:
    """Whoever he sails for; before that the power that alone may send him out."""
    power = g.state.oceans.captain_power[captain]
    if power != NOBODY:
        return g.world.power_rows[power].id
    return row.powers[0] if len(row.powers) == 1 else ""


def _sailing_for(g: VirginQueen, words: Words, captain: int, row: CaptainRow) -> str:
    power = g.state.oceans.captain_power[captain]
    if power != NOBODY:
        return power_name(g, words, power)
    return words.listed(words.name(f"power:{power}") for power in row.powers)


def _ratings(row: CaptainRow) -> dict[str, int]:
    return {"battle": row.battle, "piracy": row.piracy, "navigation": row.navigation}


def _whereabouts(g: VirginQueen, words: Words, captain: int) -> str:
    """Empty for those who are not in the game."""
    oceans = g.state.oceans
    at, damaged = oceans.captain_at[captain], int(is_damaged(g, captain))
    if captain in oceans.wintering:
        place = settlement_ref(oceans.wintering[captain])
        return words.say("captain-winters", {"place": place})
    if at >= 0:
        return words.say("captain-at", {"place": ocean_ref(g, at), "damaged": damaged})
    beside = {int(AVAILABLE): "available", int(NEXT_TURN): "next-turn", int(ELSEWHERE): "europe"}
    return words.say(f"captain-{beside[at]}") if at in beside else ""
