"""Victory points of every kind (VQ 25.2)."""

from functools import lru_cache

from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import ENGLAND, FRANCE, HRE, OTTOMAN, PROTESTANT, SPAIN
from tercio.games.virgin_queen.model.scenario_questions import plays_with
from tercio.games.virgin_queen.model.world import VqWorld
from tercio.games.virgin_queen.rows.map import VqKeyTrackRow
from tercio.games.virgin_queen.rows.tables import ProtestantTrackRow
from tercio.kernel.citations import cites
from tercio.wars.model.names import Mask, Power
from tercio.wars.model.rows import VpSourceRow
from tercio.wars.model.space_questions import controlled_keys, is_controlled_by

PREFERENCES = ("protestant", "catholic", "balanced")
TRACKED = {SPAIN: "spain", ENGLAND: "england", PROTESTANT: "protestant"}
"""Who has VP of the Protestant Spaces Track, and their column."""


@cites("VQ 25.2")
def victory_points(g: VirginQueen, power: Power) -> int:
    """What everybody can count: a preference that is still secret adds nothing (23.5)."""
    return base_vp(g, power) + special_vp(g, power) + bonus_vp(g, power)


def vp_sources(g: VirginQueen, power: Power) -> dict[str, int]:
    """The same points by what they are for: the reasons of message `vp-reason`."""
    sources = {"vp-keys": base_vp(g, power), _special_source(power): special_vp(g, power)}
    sources |= g.state.vp_sources.get(power, {})
    if power == OTTOMAN:
        sources["vp-cyprus"] = cyprus_vp(g)
    return {reason: vp for reason, vp in sources.items() if vp}


def _special_source(power: Power) -> str:
    return {FRANCE: "vp-valois", HRE: "vp-preference"}.get(power, "vp-protestant-spaces")


# -- base VP ---------------------------------------------------------------------------------------


@cites("VQ 4", "VQ 25.2", "VQ 12.4")
def base_vp(g: VirginQueen, power: Power) -> int:
    """By keys that are free of unrest."""
    track = g.world.key_tracks[power]
    if power == PROTESTANT:
        assert isinstance(track, VqKeyTrackRow)
        inside, outside = protestant_keys(g)
        return track.vp[min(outside, len(track.vp) - 1)] + track.netherlands_vp * inside
    return track.vp[min(controlled_keys(g, power), len(track.vp) - 1)]


@cites("VQ 23.6")
def protestant_keys(g: VirginQueen) -> tuple[int, int]:
    """The two rows of the Protestant's card: keys in the Netherlands, and the others."""
    keys = g.state.controlled[PROTESTANT] & g.world.keys & ~g.state.unrest
    inside: Mask = g.world.area_masks["netherlands"]
    outside = ~inside
    if g.world.edition_rule("protestant_keys") == "in_france":
        outside = g.world.area_masks["france"]
    return (keys & inside).bit_count(), (keys & outside).bit_count()


# -- special VP ------------------------------------------------------------------------------------


@cites("VQ 12.4", "VQ 25.2", "VQ 18.1")
def protestant_spaces(g: VirginQueen) -> int:
    """In the four struggle areas; those in unrest do not count."""
    spaces = g.state.religion.protestant & g.world.struggle & ~g.state.unrest
    return spaces.bit_count()


def track_row(g: VirginQueen, spaces: int | None = None) -> ProtestantTrackRow:
    return _row_of(g.world, protestant_spaces(g) if spaces is None else spaces)


@lru_cache(maxsize=1 << 10)
def _row_of(world: VqWorld, spaces: int) -> ProtestantTrackRow:
    rows = world.protestant_track
    return next((row for row in rows if row.low <= spaces <= row.high), rows[-1])


@cites("VQ 25.2")
def special_vp(g: VirginQueen, power: Power) -> int:
    """From the Protestant Spaces Track, or from Valois weddings."""
    if power == FRANCE:
        return len(g.state.weddings.married)
    if power == HRE:
        return preference_vp(g) if g.state.court.preference_revealed else 0
    if not plays_with(g, "religion"):
        return 0
    if power not in TRACKED:
        return 0
    vp: int = getattr(track_row(g), TRACKED[power])
    return vp


@cites("VQ 23.5")
def preference_vp(g: VirginQueen, preference: str = "", spaces: int | None = None) -> int:
    """What the Holy Roman's preference is worth, revealed or not; 0 if he has none."""
    row = track_row(g, spaces)
    worth = {
        "protestant": row.hre_protestant,
        "catholic": row.hre_catholic,
        "balanced": row.hre_balanced,
    }
    return worth.get(preference or g.state.court.preference, 0)


# -- bonus VP --------------------------------------------------------------------------------------


@cites("VQ 25.2", "VQ 4")
def bonus_vp(g: VirginQueen, power: Power) -> int:
    """Markers in the Bonus VP box; that of Cyprus is there while the Ottoman controls it."""
    return g.state.bonus_vp[power] + (cyprus_vp(g) if power == OTTOMAN else 0)


def cyprus_vp(g: VirginQueen) -> int:
    source = g.world.data.table("vp_sources", VpSourceRow)["cyprus"]
    return source.vp if is_controlled_by(g, OTTOMAN, g.world.space["cyprus"]) else 0
