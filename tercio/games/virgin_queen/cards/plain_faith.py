"""Plain effects that convert and count spaces of a faith (VQ 18.5, 28)."""

from tercio.games.virgin_queen.cards.registry import plain
from tercio.games.virgin_queen.cards.shared import any_convertible, name_area, rows_of
from tercio.games.virgin_queen.model.court_verbs import mark_done
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import PAPACY, SPAIN
from tercio.games.virgin_queen.model.religion_questions import spaces_of_faith
from tercio.games.virgin_queen.model.religion_verbs import (
    place_jesuit,
    remove_jesuit,
    train_jesuits,
)
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.games.virgin_queen.rows.tables import SpaceCountRow
from tercio.games.virgin_queen.rules.minor_powers.influence import ally_of
from tercio.games.virgin_queen.rules.religion.conversion_attempts import (
    choose_area,
    convert,
    convert_row,
)
from tercio.games.virgin_queen.rules.religion.eligible_spaces import convertible
from tercio.kernel.ask import Procedure
from tercio.wars.cards.card_effects import target_powers
from tercio.wars.cards.card_parts import choose_space
from tercio.wars.model.names import Mask, Power


@plain("conversions", can=any_convertible, names=name_area, cite="VQ 18.5")
def conversions(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    for row in rows_of(g, mode):
        yield from convert_row(g, power, row)


@plain("conversions_and_jesuits", names=name_area, cite="VQ 8.2")
def conversions_and_jesuits(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """Foxe drives a Jesuit out of England before he preaches there; Douai trains one."""
    row = rows_of(g, mode)[0]
    area = yield from choose_area(g, power, row.faith, row.areas, cite=row.cite)
    for _ in range(mode.numbers.get("jesuits_removed", 0) if area == "england" else 0):
        space = yield from choose_space(
            g, power, g.state.religion.jesuits, "drive-out-jesuit", cite="19.2"
        )
        if space is not None:
            remove_jesuit(g, space)
    if "jesuits_on_card" in mode.numbers:
        mark_done(g, "english_college_douai")
    train_jesuits(g, mode.numbers.get("jesuits_added", 0))
    if area is not None:
        yield from convert(
            g, power, row.count, row.faith, areas=[area], first=row.first, count_as=row.count_as
        )


def _helps_catholics(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> bool:
    """A Council always meets; a mission needs somebody to convert, or a Jesuit to land."""
    if mode.targets or any_convertible(g, power, mode, about):
        return True
    return "jesuits_added" in mode.numbers and bool(_landings(g))


@plain("each_converts", can=_helps_catholics, cite="VQ 18.5")
def each_converts(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Trent and the Counter-Reformation: Spain and France, each in its own areas."""
    for row in rows_of(g, mode):
        missionary = g.world.power[row.id.rpartition(".")[2]]
        yield from convert_row(g, missionary if g.is_played(missionary) else power, row)
    if PAPACY in target_powers(g, mode):
        ally = ally_of(g, PAPACY)
        if g.is_played(ally):
            g.draw_cards(ally, mode.numbers["cards"])
    for _ in range(mode.numbers.get("jesuits_added", 0)):
        yield from _land_jesuit(g)


def _land_jesuit(g: VirginQueen) -> Procedure[None]:
    """Spain may put one of its power card into a Catholic space of England."""
    space = yield from choose_space(
        g, SPAIN, _landings(g), "land-jesuit", cite="19.2", optional=True
    )
    if space is not None:
        place_jesuit(g, space)


def _landings(g: VirginQueen) -> Mask:
    religion = g.state.religion
    if not religion.jesuits_on_card:
        return 0
    return g.world.area_masks["england"] & spaces_of_faith(g, "catholic") & ~religion.jesuits


def counted(g: VirginQueen, power: Power, mode: VqCardMode) -> int:
    """Spaces of the area under a power, keys as `key_counts`; or, for a faith, those of the faith
    and those under the power, so that some count twice. Unrest does not matter."""
    area = g.world.area_masks[mode.areas[0]]
    held = area & g.state.controlled[power]
    if "key_counts" in mode.numbers:
        keys = (held & g.world.keys).bit_count()
        return held.bit_count() + keys * (mode.numbers["key_counts"] - 1)
    return held.bit_count() + (area & spaces_of_faith(g, rows_of(g, mode)[0].faith)).bit_count()


def _earned(g: VirginQueen, mode: VqCardMode, count: int) -> tuple[str, int]:
    """The card that counts, and its VP."""
    card = rows_of(g, mode)[0].card
    rows = g.world.data.table("space_counts", SpaceCountRow).values()
    vp = next(row.vp for row in rows if row.card == card and row.low <= count <= row.high)
    return str(card), vp


def _counts_or_converts(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> bool:
    row = rows_of(g, mode)[0]
    earns = _earned(g, mode, counted(g, power, mode))[1] > 0
    return earns or any(convertible(g, row.faith, area) for area in row.areas)


@plain("count_spaces", can=_counts_or_converts, cite="VQ 28")
def count_spaces(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """The Dutch Revolt and the Enterprise of England: VP, or missions if there is too little."""
    card, vp = _earned(g, mode, counted(g, power, mode))
    if vp:
        g.gain_vp(power, vp, f"vp-{card.replace('_', '-')}")
    else:
        yield from convert_row(g, power, rows_of(g, mode)[0])
