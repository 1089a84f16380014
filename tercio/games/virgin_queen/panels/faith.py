"""The religious struggle, area by area, and what it is worth (VQ 18, 25.2)."""

from tercio.games.virgin_queen.position import VirginQueen
from tercio.games.virgin_queen.rules.scoring import protestant_spaces, track_row
from tercio.games.virgin_queen.table_rows import ProtestantTrackRow
from tercio.kernel.messages import Words
from tercio.kernel.scene import Grid, Marker, Track
from tercio.wars.names import Mask
from tercio.wars.panels import grid, place_names


def struggle_track(g: VirginQueen, words: Words) -> Track:
    """The Protestant Spaces Track, with what each box gives; the preference of others is secret."""
    rows, here = g.world.protestant_track, track_row(g)
    boxes = tuple(words.say("struggle-box", {"low": row.low, "high": row.high}) for row in rows)
    count = words.say("struggle-count", {"count": protestant_spaces(g)})
    markers = [Marker(rows.index(here), count, "protestant")]
    for box, row in enumerate(rows):
        markers += [Marker(box, told, side) for side, told in _worth(words, row)]
    return Track("struggle", words.say("panel-struggle"), boxes, tuple(markers))


def _worth(words: Words, row: ProtestantTrackRow) -> list[tuple[str, str]]:
    if row.wins is not None:
        return [("", words.say(f"struggle-wins-{row.wins}"))]
    points = (("spain", row.spain), ("england", row.england), ("protestant", row.protestant))
    worth = [(side, words.say("struggle-vp", {"vp": vp})) for side, vp in points if vp]
    by_preference = {
        "protestant": row.hre_protestant,
        "balanced": row.hre_balanced,
        "catholic": row.hre_catholic,
    }
    return [*worth, ("hre", words.say("struggle-hre", by_preference))]


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
                _named(g, words, area & unrest),
                _named(g, words, area & religion.jesuits),
            )
        )
    return grid("areas", words, ("area", "protestant", "catholic", "unrest", "jesuits"), rows)


def _named(g: VirginQueen, words: Words, spaces: Mask) -> str:
    return place_names(g, words, spaces)
