"""Conversion attempts of both faiths, resolved as one batch of dice (VQ 18.1, 18.5)."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from tercio.games.virgin_queen.model.court_questions import is_this_turn
from tercio.games.virgin_queen.model.events.religion import ConversionsRolled, DieReduced
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import SPAIN
from tercio.games.virgin_queen.model.religion_verbs import set_faith
from tercio.games.virgin_queen.rows.tables import ConversionDieRow, ConversionRow
from tercio.games.virgin_queen.rules.religion.eligible_spaces import (
    TARGETS,
    Reach,
    convertible,
    reach_of,
)
from tercio.kernel.ask import DONE, Args, Ask, Option, Procedure, Refusal, compose
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.kernel.restrictions import Legality
from tercio.wars.model.names import Mask, Power, Space
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.space_questions import is_in_unrest

ARRAS = "union_of_arras"


@dataclass(slots=True)
class Batch:
    """The attempts that one action or event gives a power in one area.

    `first` is what the first die is set to, `count_as` changes rolls, `unrest_each` has every 1
    bring unrest. `automatic` attempts are minor conversions without a roll.
    """

    power: Power
    faith: str
    area: str
    count: int
    first: int = 0
    count_as: dict[str, int] = field(default_factory=dict)
    unrest_each: bool = False
    automatic: bool = False
    cite: str = "18.5"


@dataclass(slots=True)
class Results:
    """What is left of the dice once the misses are dropped."""

    major: int = 0
    minor: int = 0
    unrest: int = 0


# -- batches ---------------------------------------------------------------------------------------


@cites("VQ 18.5")
def convert(
    g: VirginQueen,
    power: Power,
    attempts: int,
    faith: str,
    *,
    areas: Sequence[str],
    first: int = 0,
    count_as: dict[str, int] | None = None,
    unrest_each: bool = False,
    automatic: bool = False,
    cite: str = "18.5",
) -> Procedure[str | None]:
    """A power chooses one of the areas and takes its attempts there.

    Returns the area, or None where core presence bars all of them.
    """
    area = yield from choose_area(g, power, faith, areas, cite=cite)
    if area is None:
        return None
    batch = Batch(
        power,
        faith,
        area,
        attempts,
        first=first,
        count_as=count_as or {},
        unrest_each=unrest_each,
        automatic=automatic,
        cite=cite,
    )
    yield from convert_batch(g, batch)
    return area


def convert_row(
    g: VirginQueen, power: Power, row: ConversionRow, count: int | None = None
) -> Procedure[str | None]:
    """The attempts of a row of the data; `count` where an event has its own number."""
    return convert(
        g,
        power,
        row.count if count is None else count,
        row.faith,
        areas=row.areas,
        first=row.first,
        count_as=row.count_as,
        unrest_each=row.unrest_each,
        cite=row.cite,
    )


def conversion_row(g: VirginQueen, id: str) -> ConversionRow:
    return g.world.data.table("conversions", ConversionRow)[id]


def choose_area(
    g: VirginQueen, power: Power, faith: str, areas: Sequence[str], *, cite: str
) -> Procedure[str | None]:
    """One of those where somebody can be converted; an event has named its own."""
    open_areas = [area for area in areas if convertible(g, faith, area)]
    if g.state.impulse.named_area in open_areas:
        return g.state.impulse.named_area
    if len(open_areas) <= 1:
        return open_areas[0] if open_areas else None
    pick = yield which_area(g, power, faith, open_areas, cite=cite)
    area: str = pick.value
    return area


def which_area(g: VirginQueen, power: Power, faith: str, areas: Sequence[str], *, cite: str) -> Ask:
    options = [Option(f"area.{area}", area, (f"area:{area}",)) for area in areas]
    args = {"power": power_ref(g, power), "faith": faith}
    return Ask(g.seat_of(power), "conversion-area", options, f"VQ {cite}", args=args)


@cites("VQ 18.5")
def convert_batch(g: VirginQueen, batch: Batch) -> Procedure[list[Space]]:
    """The steps of the Conversion Attempt Procedure. Returns the spaces converted."""
    results = roll(g, batch)
    yield from _spare_unrest(g, batch, results)
    converted = yield from _enlarge_base(g, batch, results)
    converted += yield from _allocate_rest(g, batch, results)
    yield from _add_unrest(g, batch, results, converted)
    return converted


# -- the dice --------------------------------------------------------------------------------------


@cites("VQ 18.5")
def roll(g: VirginQueen, batch: Batch) -> Results:
    """Steps 1 to 4 of the Protestant, 1 to 3 of the Catholic procedure: roll, adjust, drop."""
    if batch.automatic:
        return Results(minor=batch.count)
    count = batch.count + _more_dice(g, batch)
    dice = [batch.first] if batch.first else []
    faces = _faces(g, batch)
    what, by = f"{batch.faith} conversions", power_ref(g, batch.power)
    dice += g.dice(count - len(dice), what, _converts_on(faces), by=by)
    found = [faces[die] for die in dice]
    ones = found.count("unrest")
    results = Results(
        found.count("major"), found.count("minor"), ones if batch.unrest_each else min(ones, 1)
    )
    g.record(
        ConversionsRolled(
            power_ref(g, batch.power),
            f"area:{batch.area}",
            batch.faith,
            results.major,
            minor=results.minor,
            unrest=results.unrest,
        )
    )
    return results


def _faces(g: VirginQueen, batch: Batch) -> dict[int, str]:
    """What each face of a die means for a batch."""
    rows = g.world.data.table("conversion_dice", ConversionDieRow).values()
    printed = {row.roll: row.result for row in rows}
    return {face: printed[batch.count_as.get(str(face), face)] for face in printed}


def _converts_on(faces: dict[int, str]) -> int:
    """From this face on every die converts."""
    return max(face for face in faces if faces[face] not in ("major", "minor")) + 1


def _more_dice(g: VirginQueen, batch: Batch) -> int:
    """Union of Arras: a die more for Spain in the Netherlands this turn."""
    if not is_this_turn(g, ARRAS) or batch.power != SPAIN or batch.faith != "catholic":
        return 0
    (mode,) = g.world.vq_card(g.world.card[ARRAS]).modes
    return mode.numbers["dice"] if batch.area in mode.areas else 0


@cites("VQ 18.5")
def _spare_unrest(g: VirginQueen, batch: Batch, results: Results) -> Procedure[None]:
    """One Unrest marker may be nullified if a 6 is lowered to a 5."""
    if not (results.unrest and results.major):
        return
    args: Args = {
        "power": power_ref(g, batch.power),
        "major": results.major,
        "minor": results.minor,
        "unrest": results.unrest,
    }
    options = [Option("reduce-six"), Option("keep-six")]
    seat = g.seat_of(batch.power)
    pick = yield Ask(seat, "spare-unrest", options, f"VQ {batch.cite}", args=args)
    if pick.key == "reduce-six":
        results.unrest -= 1
        results.major -= 1
        results.minor += 1
        g.record(DieReduced(power_ref(g, batch.power)))


# -- allocation ------------------------------------------------------------------------------------


@cites("VQ 18.5")
def _enlarge_base(g: VirginQueen, batch: Batch, results: Results) -> Procedure[list[Space]]:
    """Major conversions flip spaces without a hostile unit now, or are saved."""
    reach = reach_of(g, batch.faith, batch.area)
    if not results.major or not reach.most or not reach.free:
        return []

    def next_ask(picks: list[Option]) -> Ask | None:
        left = min(results.major, reach.most) - len(picks)
        spaces = reach.free & ~_picked(picks)
        if not left or not spaces or (picks and picks[-1].key == DONE):
            return None
        ask = _which_space(g, batch, "enlarge-base", spaces, table=TARGETS, left=left)
        ask.options.append(Option(DONE, text="option-save-majors"))
        return ask

    picks = yield from compose(next_ask)
    spaces = [pick.value for pick in picks if pick.key != DONE]
    results.major -= len(spaces)
    _flip(g, batch, spaces)
    return spaces


@cites("VQ 18.5", "VQ 30")
def _allocate_rest(g: VirginQueen, batch: Batch, results: Results) -> Procedure[list[Space]]:
    """Minor conversions and saved major ones; all are used where there is a legal space.

    Only major conversions reach spaces with a hostile unit or a Jesuit, so that no more of those
    can be chosen than there are major conversions.
    """
    reach = reach_of(g, batch.faith, batch.area)
    hits = min(results.major + results.minor, reach.most)

    def open_to(picks: Sequence[Space]) -> Mask:
        taken = mask_of(picks)
        guarded = (taken & reach.guarded).bit_count()
        spaces = reach.free | (reach.guarded if guarded < results.major else 0)
        return spaces & ~taken if len(picks) < hits else 0

    forced = _forced(reach, hits, results.major)
    if forced is not None:
        _flip(g, batch, forced)
        return forced

    def next_ask(picks: list[Option]) -> Ask | None:
        chosen = [pick.value for pick in picks]
        spaces = open_to(chosen)
        if not spaces:
            return None
        saved = results.major - (mask_of(chosen) & reach.guarded).bit_count()
        left = hits - len(picks)
        return _which_space(g, batch, "convert", spaces, table=TARGETS, left=left, saved=saved)

    picks = yield from compose(next_ask)
    spaces = [pick.value for pick in picks]
    _flip(g, batch, spaces)
    return spaces


def _forced(reach: Reach, hits: int, major: int) -> list[Space] | None:
    """Where there is nothing to choose: there is a hit for every space within reach."""
    guarded = reach.guarded if major else 0
    spaces = reach.free | guarded
    enough = spaces.bit_count() <= hits and guarded.bit_count() <= major
    return list(spaces_in(spaces)) if enough else None


@cites("VQ 18.5")
def _add_unrest(
    g: VirginQueen, batch: Batch, results: Results, converted: list[Space]
) -> Procedure[None]:
    """Each marker goes on a space just converted; what finds none is not placed."""
    calm = mask_of(space for space in converted if not is_in_unrest(g, space))
    count = min(results.unrest, calm.bit_count())
    if count == calm.bit_count():
        for space in spaces_in(calm):
            g.add_unrest(space)
        return

    def next_ask(picks: list[Option]) -> Ask | None:
        left = count - len(picks)
        spaces = calm & ~_picked(picks)
        return (
            _which_space(g, batch, "conversion-unrest", spaces, table=None, left=left)
            if left
            else None
        )

    picks = yield from compose(next_ask)
    for pick in picks:
        g.add_unrest(pick.value)


def _picked(picks: list[Option]) -> Mask:
    return mask_of(pick.value for pick in picks if pick.key != DONE)


def _flip(g: VirginQueen, batch: Batch, spaces: Sequence[Space]) -> None:
    for space in spaces:
        set_faith(g, space, batch.faith)


def _which_space(
    g: VirginQueen,
    batch: Batch,
    kind: str,
    spaces: Mask,
    *,
    table: Legality[VirginQueen, str, str, Space] | None,
    left: int,
    saved: int = 0,
) -> Ask:
    """`saved` major conversions can still win spaces with hostile units."""
    ids = g.world.location_ids
    options = [Option(f"space.{ids[s]}", s, (place_ref(g, s),)) for s in spaces_in(spaces)]

    def explain(ref: str) -> list[Refusal]:
        space = g.world.space_by_ref.get(ref)
        if table is None or space is None:
            return []
        return table.refusals(g, batch.faith, batch.area, space)

    args: Args = {
        "power": power_ref(g, batch.power),
        "left": left,
        "faith": batch.faith,
        "saved": saved,
    }
    seat = g.seat_of(batch.power)
    return Ask(seat, kind, options, f"VQ {batch.cite}", args=args, explain=explain)
