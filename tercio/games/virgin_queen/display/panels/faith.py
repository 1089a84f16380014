"""The religious struggle, area by area, and what it is worth (VQ 18, 25.2)."""

from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.rows.tables import ProtestantTrackRow
from tercio.games.virgin_queen.rules.victory.scoring import protestant_spaces, track_row
from tercio.kernel.display.parts import grid
from tercio.kernel.display.scene import Grid
from tercio.kernel.messages import Words
from tercio.wars.display.panels import place_names


def struggle_track(g: VirginQueen, words: Words) -> Grid:
    """The Protestant Spaces Track: where it stands, and what each box gives."""
    here = track_row(g)
    rows = []
    for row in g.world.protestant_track:
        now = ""
        if row is here:
            now = words.say("struggle-now", {"count": protestant_spaces(g)})
        rows.append((_box(words, row), now, *_worth(words, row)))
    columns = ("spaces", "now", "spain", "england", "protestant", "hre-protestant")
    return grid("struggle", words, (*columns, "hre-balanced", "hre-catholic"), rows)


def _box(words: Words, row: ProtestantTrackRow) -> str:
    return words.say("struggle-box", {"low": row.low, "high": row.high})


def _worth(words: Words, row: ProtestantTrackRow) -> tuple[str, ...]:
    """VP of each power; the Holy Roman's go by his preference (23.5)."""
    if row.wins is not None:
        return (words.say(f"struggle-wins-{row.wins}"), "", "", "", "", "")
    by_preference = (row.hre_protestant, row.hre_balanced, row.hre_catholic)
    return tuple(map(str, (row.spain, row.england, row.protestant, *by_preference)))


def struggle_areas(g: VirginQueen, words: Words) -> Grid:
    """Spaces of each faith; Protestant ones in unrest do not count (18.1)."""
    religion, unrest = g.state.religion, g.state.unrest
    rows = []
    for row in g.world.areas:
        area = g.world.area_masks[row.id]
        protestant = area & religion.protestant
        rows.append(
            (
                words.name(f"area:{row.id}"),
                str((protestant & ~unrest).bit_count()),
                str((area & ~protestant).bit_count()),
                place_names(g, words, area & unrest),
                place_names(g, words, area & religion.jesuits),
            )
        )
    columns = ("area", "protestant-spaces", "catholic-spaces", "unrest", "jesuits")
    return grid("areas", words, columns, rows)
