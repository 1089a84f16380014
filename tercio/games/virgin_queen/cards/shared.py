"""What several cards of Virgin Queen do alike, beside `tercio.wars.cards.card_parts`."""

from collections.abc import Sequence

from tercio.games.virgin_queen.model.marriage_questions import royal_power
from tercio.games.virgin_queen.model.ocean_questions import captain_ref, settlement_ref
from tercio.games.virgin_queen.model.ocean_verbs import take_loot
from tercio.games.virgin_queen.model.patronage_questions import talent_ref
from tercio.games.virgin_queen.model.patronage_state import Sponsorship
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import (
    PROTESTANT,
    SPAIN,
)
from tercio.games.virgin_queen.model.treasure_verbs import pick_treasure, take_random
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.games.virgin_queen.rows.tables import ConversionRow
from tercio.games.virgin_queen.rules.naval_affairs.navigation import (
    lighten,
)
from tercio.games.virgin_queen.rules.religion.conversion_attempts import (
    choose_area,
    conversion_row,
)
from tercio.games.virgin_queen.rules.religion.eligible_spaces import convertible
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.wars.cards.card_effects import Target
from tercio.wars.cards.card_parts import (
    choose_space,
    name_unrest,
)
from tercio.wars.land.battle import Battle
from tercio.wars.model.leader_questions import army_leaders_at
from tercio.wars.model.names import LeaderId, Mask, Power, Space
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.ship_questions import enemy_fleets
from tercio.wars.model.troop_questions import enemy_land


def betrothed_of(g: VirginQueen, *powers: Power) -> list[int]:
    """Royals of some powers who are betrothed."""
    couples = g.state.weddings.betrothed
    return [royal for couple in couples for royal in couple if royal_power(g, royal) in powers]


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
    area = yield from choose_area(g, power, rows[0].faith, rows[0].areas, cite=rows[0].cite)
    return Target(area) if area is not None else None


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


def calms_or_converts(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> bool:
    return bool(g.state.home[power] & g.state.unrest) or any_convertible(g, power, mode, about)


def choose_work(
    g: VirginQueen, power: Power, works: list[Sponsorship], kind: str
) -> Procedure[Sponsorship | None]:
    if len(works) <= 1:
        return works[0] if works else None
    options = [
        Option(f"work.{name.replace(':', '.')}", work, (name,))
        for work in works
        if (name := talent_ref(g, work.kind, work.who))
    ]
    pick = yield Ask(g.seat_of(power), kind, options, "VQ 22")
    chosen: Sponsorship = pick.value
    return chosen


def protestant_leaders(g: VirginQueen, spaces: Mask) -> list[LeaderId]:
    """Army leaders of the Protestant in some spaces."""
    return [i for space in spaces_in(spaces) for i in army_leaders_at(g, space, PROTESTANT)]


def yard_option(what: str, option: Option) -> Option:
    owner, space = option.value
    key = option.key.replace("build", what, 1)
    return Option(key, (what, owner, space), option.refs, "option-build", args=option.args)


def choose_colony(g: VirginQueen, power: Power, places: Sequence[str]) -> Procedure[str | None]:
    if not places:
        return None
    settlement = places[0]
    if len(places) > 1:
        options = [
            Option(f"colony.{id}", id, (settlement_ref(id),), "option-this-colony") for id in places
        ]
        pick = yield Ask(g.seat_of(power), "which-colony", options, "VQ 8.4")
        settlement = pick.value
    return settlement


def zones_of(g: VirginQueen, mode: VqCardMode) -> Mask:
    return mask_of(g.world.ocean[id] for id in mode.oceans) if mode.oceans else -1


def _choose_captain(g: VirginQueen, power: Power, captains: Sequence[int]) -> Procedure[int]:
    if len(captains) == 1:
        return captains[0]
    options = [
        Option(f"captain.{g.world.captains[c].id}", c, (captain_ref(g, c),)) for c in captains
    ]
    pick = yield Ask(g.seat_of(power), "event-captain", options, "VQ 16.1")
    captain: int = pick.value
    return captain


def _load(g: VirginQueen, captain: int, treasures: int) -> Procedure[None]:
    """Treasures of the pool go aboard, as many as he can carry."""
    for _ in range(treasures):
        treasure = pick_treasure(g)
        if treasure is not None:
            take_loot(g, captain, treasure)
    yield from lighten(g, captain)


def plunder(g: VirginQueen, power: Power, battle: Battle, cards: int) -> None:
    loser = battle.defender.power
    if loser in g.world.majors:
        for _ in range(cards):
            take_random(g, power, loser)


def enemies_of_spain(g: VirginQueen) -> Mask:
    """Spaces with units of powers at war with Spain."""
    return enemy_land(g, SPAIN) | enemy_fleets(g, SPAIN)


def calm_in_areas(g: VirginQueen, mode: VqCardMode) -> Mask:
    """Spaces of the event's areas, occupied or not (12.4), that are calm."""
    spaces = 0
    for area in mode.areas:
        spaces |= g.world.area_masks[area]
    return spaces & ~g.state.unrest


def name_risings(g: VirginQueen, power: Power, mode: VqCardMode, spaces: Mask) -> Procedure[Target]:
    count = mode.numbers["spaces"]
    named = yield from name_unrest(g, power, spaces, count, optional=False, cite="VQ 12.4")
    return Target(spaces=named)


def rise(g: VirginQueen, spaces: Mask) -> None:
    for space in spaces_in(spaces):
        g.add_unrest(space)


def _stack_options(g: VirginQueen, key: str, stacks: list[tuple[Power, Space]]) -> list[Option]:
    ids, rows = g.world.location_ids, g.world.power_rows
    return [
        Option(
            f"{key}.{rows[owner].id}.{ids[space]}",
            (owner, space),
            (place_ref(g, space), power_ref(g, owner)),
            "option-stack",
        )
        for owner, space in stacks
    ]


def _choose_stack(
    g: VirginQueen, power: Power, kind: str, stacks: list[tuple[Power, Space]]
) -> Procedure[Target]:
    options = _stack_options(g, "stack", stacks)
    pick = options[0]
    if len(options) > 1:
        pick = yield Ask(g.seat_of(power), kind, options, "VQ 6.1")
    owner, space = pick.value
    return Target(spaces=1 << space, power=owner)
