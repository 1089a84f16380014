"""Events that convert (VQ 18.5)."""

from tercio.games.virgin_queen.cards.registry import of_card, plain
from tercio.games.virgin_queen.model.patronage_state import Sponsorship
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import PAPACY, PROTESTANT, SPAIN
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.games.virgin_queen.rows.tables import ConversionRow
from tercio.games.virgin_queen.rules.minor_powers.influence import ally_of
from tercio.games.virgin_queen.rules.religion.conversion_attempts import (
    choose_area,
    conversion_row,
    convert,
    convert_row,
)
from tercio.games.virgin_queen.rules.religion.eligible_spaces import convertible
from tercio.games.virgin_queen.rules.religion.rebellions import rebellion
from tercio.kernel.ask import DONE, Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.wars.cards.card_effects import Target, number, target_powers
from tercio.wars.cards.card_parts import choose_space, place_unrest, unoccupied
from tercio.wars.land.hostility import is_inside
from tercio.wars.model.names import LeaderId, Mask, Power
from tercio.wars.model.numbered import spaces_in


def rows_of(g: VirginQueen, mode: VqCardMode) -> list[ConversionRow]:
    return [conversion_row(g, id) for id in mode.conversions]


def any_convertible(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> bool:
    """Core presence lets at least one of the batches flip something (18.1)."""
    return any(convertible(g, row.faith, area) for row in rows_of(g, mode) for area in row.areas)


@cites("VQ 6.1", "VQ 28")
def name_area(g: VirginQueen, power: Power, mode: VqCardMode) -> Procedure[Target | None]:
    """One of several areas is chosen when the event is announced, before anybody responds."""
    rows = rows_of(g, mode)
    if len(rows) != 1 or len(rows[0].areas) == 1:
        return None
    area = yield from choose_area(g, power, rows[0].faith, rows[0].areas, rows[0].cite)
    return Target(area) if area is not None else None


@plain("conversions", can=any_convertible, names=name_area, cite="VQ 18.5")
def conversions(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    for row in rows_of(g, mode):
        yield from convert_row(g, power, row)


@of_card(36, "conversions_then_rebellion", can=any_convertible, names=name_area, cite="VQ 18.5")
def conversions_then_rebellion(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """Calvinist Zeal: a rebellion in the same area, where one may be started."""
    area = yield from convert_row(g, power, rows_of(g, mode)[0])
    if area is not None and g.is_played(PROTESTANT):
        yield from rebellion(g, area, mode.numbers["cp"])


@of_card(59, "conversions_and_influence", can=any_convertible, names=name_area, cite="VQ 18.5")
def conversions_and_influence(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """John Knox: the Protestant gains influence in Scotland besides."""
    yield from convert_row(g, power, rows_of(g, mode)[0])
    gainer, target = target_powers(g, mode)
    if g.has_marker(target, gainer) and not g.is_resolved(target):
        g.gain_influence(target, gainer, mode.numbers["influence"])


# -- unrest and conversions ------------------------------------------------------------------------


def calm_spaces(
    g: VirginQueen, power: Power, spaces: Mask, count: int, cite: str = "12.4"
) -> Procedure[int]:
    """A power removes unrest from up to `count` of the spaces; returns from how many."""
    for calmed in range(count):
        space = yield from choose_space(
            g,
            power,
            spaces & g.state.unrest,
            "event-calm",
            cite=cite,
            key="calm",
            optional=True,
            args={"left": count - calmed},
        )
        if space is None:
            return calmed
        g.remove_unrest(space)
    return count


def _calms_or_converts(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> bool:
    return bool(g.state.home[power] & g.state.unrest) or any_convertible(g, power, mode, about)


@of_card(53, "calm_and_convert", can=_calms_or_converts, names=name_area, cite="VQ 18.5")
def calm_and_convert(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """The Grand Tour calms French home spaces before the missions."""
    yield from calm_spaces(g, power, g.state.home[power], mode.numbers["unrest"])
    yield from convert_row(g, power, rows_of(g, mode)[0])


def _helps_inquisition(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> bool:
    spied_on = any(
        spy.target == SPAIN and spy.owner != SPAIN and not spy.neutralized
        for spy in g.state.spies.informants
    )
    return spied_on or _calms_or_converts(g, SPAIN, mode, about)


@of_card(68, "inquisition", can=_helps_inquisition, names=name_area, cite="VQ 18.5")
def inquisition(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Calm at home, no spies, and missions in the Netherlands."""
    yield from calm_spaces(g, SPAIN, g.state.home[SPAIN], mode.numbers["unrest"])
    for spy in g.state.spies.informants:
        if spy.target == SPAIN and spy.owner != SPAIN and not spy.neutralized:
            g.neutralize_informant(spy)
    yield from convert_row(g, SPAIN, rows_of(g, mode)[0])


@of_card(77, "unrest_then_conversions", can=any_convertible, names=name_area, cite="VQ 12.4")
def unrest_then_conversions(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """The Puritans unsettle Protestant spaces of England, then preach."""
    area = g.world.area_masks[mode.areas[0]]
    spaces = unoccupied(g, area & g.state.religion.protestant)
    yield from place_unrest(g, power, spaces, mode.numbers["spaces"], optional=False)
    yield from convert_row(g, power, rows_of(g, mode)[0])


# -- Jesuits ---------------------------------------------------------------------------------------


@plain("conversions_and_jesuits", names=name_area, cite="VQ 8.2")
def conversions_and_jesuits(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """Foxe drives a Jesuit out of England before he preaches there; Douai trains one."""
    row = rows_of(g, mode)[0]
    area = yield from choose_area(g, power, row.faith, row.areas, row.cite)
    for _ in range(mode.numbers.get("jesuits_removed", 0) if area == "england" else 0):
        space = yield from choose_space(
            g, power, g.state.religion.jesuits, "drive-out-jesuit", cite="19.2"
        )
        if space is not None:
            g.remove_jesuit(space)
    if "jesuits_on_card" in mode.numbers:
        g.mark_done("english_college_douai")
    g.train_jesuits(mode.numbers.get("jesuits_added", 0))
    if area is not None:
        yield from convert(
            g, power, row.count, row.faith, [area], first=row.first, count_as=row.count_as
        )


@of_card(94, "agents", names=name_area, cite="VQ 19.2")
def agents(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Every Jesuit goes up to so many spaces within England; then they convert."""
    area = g.world.area_masks[mode.areas[0]]
    for start in list(spaces_in(g.state.religion.jesuits)):
        reach = g.world.faith_roads.within(1 << start, mode.numbers["spaces"], area)
        space = yield from choose_space(
            g,
            power,
            reach & ~g.state.religion.jesuits,
            "move-jesuit",
            cite="19.2",
            optional=True,
            args={"space": g.place_ref(start)},
        )
        if space is not None:
            g.move_jesuit(start, space)
    row = rows_of(g, mode)[0]
    yield from convert_row(g, power, row, row.count * g.state.religion.jesuits.bit_count())


# -- both Catholic powers --------------------------------------------------------------------------


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
        g.place_jesuit(space)


def _landings(g: VirginQueen) -> Mask:
    religion = g.state.religion
    if not religion.jesuits_on_card:
        return 0
    return g.world.area_masks["england"] & g.spaces_of_faith("catholic") & ~religion.jesuits


# -- people who suffer for it ----------------------------------------------------------------------


@of_card(56, "index", can=any_convertible, names=name_area, cite="VQ 28")
def index(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Missions; then a sponsored work is held up until next turn."""
    yield from convert_row(g, power, rows_of(g, mode)[0])
    for _ in range(mode.numbers["works"]):
        work = yield from choose_work(g, power, g.state.patronage.sponsored, "index-work")
        if work is not None:
            g.hold_up_work(work)


def choose_work(
    g: VirginQueen, power: Power, works: list[Sponsorship], kind: str
) -> Procedure[Sponsorship | None]:
    if len(works) <= 1:
        return works[0] if works else None
    options = [
        Option(f"work.{name.replace(':', '.')}", work, (name,))
        for work in works
        if (name := g.talent_ref(work.kind, work.who))
    ]
    pick = yield Ask(g.seat_of(power), kind, options, "VQ 22")
    chosen: Sponsorship = pick.value
    return chosen


@of_card(75, "conversions_and_exile", can=any_convertible, names=name_area, cite="VQ 18.5")
def conversions_and_exile(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """The Council of Troubles: Spain may drive a Protestant leader out of the Netherlands."""
    yield from convert_row(g, power, rows_of(g, mode)[0])
    area = g.world.area_masks[mode.areas[0]]
    spaces = mask_of(s for s in spaces_in(area) if not is_inside(g, PROTESTANT, s))
    for _ in range(number(g, mode, "leaders", power, about)):
        leaders = protestant_leaders(g, spaces)
        if not leaders or not g.is_played(SPAIN):
            return
        rows = g.world.leader_rows
        options = [Option(f"leader.{rows[i].id}", i, (g.leader_ref(i),)) for i in leaders]
        options.append(Option(DONE))
        pick = yield Ask(g.seat_of(SPAIN), "exile-leader", options, "VQ 6.1")
        if pick.key == DONE:
            return
        g.await_spring(pick.value)


def protestant_leaders(g: VirginQueen, spaces: Mask) -> list[LeaderId]:
    """Army leaders of the Protestant in some spaces."""
    return [i for space in spaces_in(spaces) for i in g.army_leaders_at(space, PROTESTANT)]
