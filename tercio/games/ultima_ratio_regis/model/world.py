"""The boards, powers and cards, as numbers and masks; computed once from the data."""

from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from tercio.games.ultima_ratio_regis.model.book import Book
from tercio.games.ultima_ratio_regis.model.names import (
    NOBODY,
    NOWHERE,
    S2,
    S3,
    T2,
    T3,
    Center,
    Mask,
    Place,
    Power,
    Theater,
)
from tercio.games.ultima_ratio_regis.model.numbered import (
    by_center,
    by_place,
    by_power,
    by_theater,
    places_in,
    theaters_in,
)
from tercio.games.ultima_ratio_regis.rows.cards import CardRow, ExclusionRow
from tercio.games.ultima_ratio_regis.rows.map import (
    AreaRow,
    BoxRow,
    LineRow,
    ProvinceRow,
    SeaGroupRow,
    SeaLineRow,
    SeaRow,
    StrategicPortRow,
    TheaterRow,
    TradeCenterRow,
)
from tercio.games.ultima_ratio_regis.rows.powers import (
    Ability,
    InterestRow,
    LeaderCounterRow,
    LeaderRow,
    ObjectiveRow,
    PowerRow,
    SpecialRow,
)
from tercio.games.ultima_ratio_regis.rows.scenarios import (
    DeploymentRow,
    GroupRow,
    RuleBlockRow,
    RuleRow,
    ScenarioInterestRow,
    ScenarioRow,
    SoloBandRow,
    StartRow,
    TurnRow,
)
from tercio.kernel.ask import ref
from tercio.kernel.data import Dataset
from tercio.kernel.errors import DataError
from tercio.kernel.masks import Graph, mask_of
from tercio.kernel.told import told

POOL_TYPES = {"T2": T2, "T3": T3, "S2": S2, "S3": S3}


class World:
    """One set of data."""

    def __init__(self, data: Dataset) -> None:
        self.data = data
        self._reach: dict[Mask, Mask] = {}
        self._within: dict[tuple[Place, int], Mask] = {}
        self._from_port: dict[tuple[Place, int, int], Mask] = {}
        self._may_ally: dict[int, list[Mask]] = {}
        self.book = Book(data)
        self._read_places(data)
        self._read_lines(data)
        self._read_regions(data)
        self._read_powers(data)
        self._read_trade(data)
        self._read_cards(data)
        self._read_scenarios(data)

    # -- the map -----------------------------------------------------------------------------

    def _read_places(self, data: Dataset) -> None:
        self.areas: Sequence[AreaRow] = list(data.table("areas", AreaRow).values())
        self.seas: Sequence[SeaRow] = list(data.table("seas", SeaRow).values())
        self.boxes: Sequence[BoxRow] = list(data.table("boxes", BoxRow).values())
        self._masks: dict[tuple[str, ...], Mask] = {}
        rows: list[AreaRow | SeaRow | BoxRow] = [*self.areas, *self.seas, *self.boxes]
        self.location_ids: list[str] = [row.id for row in rows]
        self.place_names = {row.id: row.name for row in rows}
        self.location: dict[str, Place] = {id: n for n, id in by_place(self.location_ids)}
        if len(self.location) < len(self.location_ids):
            raise DataError(told("places-share-id", file="map.toml"))
        areas, seas = len(self.areas), len(self.seas)
        self.size = len(self.location_ids)
        self.area_count = areas
        self.area_places = cast(Sequence[Place], range(areas))
        self.sea_places = cast(Sequence[Place], range(areas, areas + seas))
        self.box_places = cast(Sequence[Place], range(areas + seas, self.size))
        kinds = ["area"] * areas + ["sea"] * seas + ["box"] * len(self.boxes)
        self.place_refs = [ref(kind, row.id) for kind, row in zip(kinds, rows, strict=True)]
        """By place, as events and options name it."""
        self.area_mask: Mask = mask_of(self.area_places)
        self.sea_mask: Mask = mask_of(self.sea_places)
        self.box_mask: Mask = mask_of(self.box_places)

    def mask(self, *ids: str) -> Mask:
        found = self._masks.get(ids)
        if found is None:
            found = self._masks[ids] = mask_of(self.location[id] for id in ids)
        return found

    def is_area(self, place: Place) -> bool:
        return place < self.area_count

    def is_sea(self, place: Place) -> bool:
        return place in self.sea_places

    def is_box(self, place: Place) -> bool:
        return place in self.box_places

    def _read_lines(self, data: Dataset) -> None:
        at, size = self.location, self.size
        lines = list(data.table("lines", LineRow).values())
        ends = {row.id: (at[row.a], at[row.b]) for row in lines}
        self.land = Graph(size, ends.values())
        self.supply = Graph(size, [ends[row.id] for row in lines if row.kind != "water"])
        """Water crossings carry no supply (15.2)."""
        self.rough = Graph(size, [ends[row.id] for row in lines if row.kind == "rough_pass"])
        sea_lines = data.table("sea_lines", SeaLineRow).values()
        self.water = Graph(size, [(at[row.a], at[row.b]) for row in sea_lines])
        shores = [(n, at[sea]) for n, row in enumerate(self.areas) for sea in row.coasts]
        self.coast = Graph(size, shores)
        self.sailing = self.water.joined(self.coast)
        """Seas and ports: what a squadron may follow."""
        ports = data.table("strategic_ports", StrategicPortRow).values()
        self.strategic_ports: Mapping[Place, Mask] = {
            at[row.area]: self.mask(*row.joins) for row in ports
        }
        self.joined_at: Sequence[tuple[tuple[Place, Mask], ...]] = [
            tuple(item for item in self.strategic_ports.items() if item[1] >> place & 1)
            for place in range(size)
        ]
        """By sea: strategic ports that make it one with others, and those (18.6.3)."""
        groups = data.table("sea_groups", SeaGroupRow)
        self.galley_seas = self.mask(*groups["galley_seas"].seas)
        self.atlantic_seas = self.mask(*groups["atlantic_group"].seas)
        """One sea for distances to mini-maps (11.1)."""

    def _read_regions(self, data: Dataset) -> None:
        rows = self.areas
        self.theaters: Sequence[TheaterRow] = list(data.table("theaters", TheaterRow).values())
        self.theater: dict[str, Theater] = {row.id: n for n, row in by_theater(self.theaters)}
        self.theater_of = [self.theater[row.theater] for row in rows]
        """By area. Of a box: `theater_of_box`."""
        self.theater_areas = [
            mask_of(n for n, row in enumerate(rows) if row.theater == theater.id)
            for theater in self.theaters
        ]
        self.box_of = [self.location[row.box] for row in rows]
        self.box_areas = {
            box: mask_of(n for n in self.area_places if self.box_of[n] == box)
            for box in self.box_places
        }
        self.theater_of_box = {self.location[b.id]: self.theater[b.theater] for b in self.boxes}
        self.provinces = data.table("provinces", ProvinceRow)
        self.province_areas: dict[str, Mask] = {
            id: mask_of(n for n, row in enumerate(rows) if row.province == id)
            for id in self.provinces
        }
        self.key = mask_of(n for n, row in enumerate(rows) if row.key)
        self.commercial = mask_of(n for n, row in enumerate(rows) if row.commercial_port)
        self.coastal = mask_of(n for n, row in enumerate(rows) if row.coasts)
        main = [n for n, theater in enumerate(self.theaters) if theater.board == "main"]
        self.main_theaters: Mask = mask_of(main)
        self.main = mask_of(n for n in self.area_places if self.theater_of[n] in main)
        """Areas that follow the rules of the main map; all of the East is among them."""
        self.overseas = self.area_mask & ~self.main
        self.single_stack = self.mask(*self.book.stacking.exceptions)
        self.boards = [theater.board for theater in self.theaters]
        lands = self.land.adjacent
        self.border = mask_of(
            n for n in self.area_places if lands[n] & ~self.theater_areas[self.theater_of[n]]
        )
        """Areas joined to another theater (18.5)."""

    def theater_mask(self, *ids: str) -> Mask:
        """A set of theaters (not of areas)."""
        return mask_of(self.theater[id] for id in ids)

    def reach(self, theaters: Mask) -> Mask:
        """The areas of some theaters, and those of others that border on them (18.5)."""
        found = self._reach.get(theaters)
        if found is None:
            found = 0
            for theater in theaters_in(theaters):
                found |= self.theater_areas[theater]
            found |= self.land.neighbours(found) & self.border
            self._reach[theaters] = found
        return found

    def seas_within(self, sea: Place, distance: int) -> Mask:
        """Seas on which a base may lie for squadrons in a sea: itself at distance 1, and so on.

        From overseas, the Baltic, the North Sea and the East Atlantic are one (11.1.3).
        """
        found = self._within.get((sea, distance))
        if found is None:
            found = 0
            for ring in self.water.distances(1 << sea, self.sea_mask)[:distance]:
                found |= ring
            overseas = self.seas[sea - self.area_count].canvas == "overseas"
            if overseas and found & self.atlantic_seas:
                found |= self.atlantic_seas
            self._within[sea, distance] = found
        return found

    def seas_from(self, port: Place, mediterranean: int, elsewhere: int) -> Mask:
        """Seas in which squadrons may operate from a port, with these operation distances."""
        key = port, mediterranean, elsewhere
        found = self._from_port.get(key)
        if found is None:
            found, shore = 0, self.coast.adjacent[port]
            for sea in self.sea_places:
                distance = mediterranean if self.galley_seas >> sea & 1 else elsewhere
                if self.seas_within(sea, distance) & shore:
                    found |= 1 << sea
            self._from_port[key] = found
        return found

    def areas_in(
        self,
        areas: Iterable[str] = (),
        provinces: Iterable[str] = (),
        theaters: Iterable[str] = (),
    ) -> Mask:
        """All areas named, alone or by province or theater."""
        mask = self.mask(*areas)
        for province in provinces:
            mask |= self.province_areas[province]
        for theater in theaters:
            mask |= self.theater_areas[self.theater[theater]]
        return mask

    # -- powers ------------------------------------------------------------------------------

    def _read_powers(self, data: Dataset) -> None:
        rows = list(data.table("powers", PowerRow).values())
        self.powers: Sequence[PowerRow] = sorted(rows, key=lambda row: not row.is_major)
        self.power_ids = [row.id for row in self.powers]
        self.power: dict[str, Power] = {id: n for n, id in by_power(self.power_ids)}
        self.power_refs = [ref("power", id) for id in (*self.power_ids, "nobody")]
        """By power; NOBODY's is the last."""
        count = sum(row.is_major for row in self.powers)
        self.every_power = cast(Sequence[Power], range(len(self.powers)))
        self.majors = cast(Sequence[Power], range(count))
        self.minors = cast(Sequence[Power], range(count, len(self.powers)))
        self.major_mask: Mask = mask_of(self.majors)
        self.belligerent: Mask = self.major_mask | mask_of(
            n for n in self.minors if self.powers[n].kind == "independent"
        )
        """Powers on which war can be declared (20.5, 21.3.3)."""
        self.vitality = [row.vitality for row in self.powers]
        self.own_theaters = [self.theater_mask(*row.theaters) for row in self.powers]
        """By power, the theaters on its card: those that a minor keeps to (20.2)."""
        self.pools = [{POOL_TYPES[type]: n for type, n in row.pool.items()} for row in self.powers]
        self.native = [self.power[row.native] if row.native else NOBODY for row in self.areas]
        self.home = [self.mask(*row.home) for row in self.powers]
        """Areas in the solid colour of a major, or of a minor; `State.homes` has those that
        are home areas now."""
        self.objectives = data.table("objectives", ObjectiveRow)
        self.objectives_of = [
            [row for row in self.objectives.values() if row.power == one.id] for one in self.powers
        ]
        self.named = [0] * len(self.powers)
        """By power, the areas that its objectives name; in a war for one it is a key (21.3.5)."""
        for row in self.objectives.values():
            self.named[self.power[row.power]] |= self.mask(*row.areas, *row.plus)
        self.specials = data.table("specials", SpecialRow)
        self.pirates: dict[Power, list[tuple[int, int]]] = {}
        """Powers whose cards let them rob without war, and in which turns (11.5.1)."""
        for special in self.specials.values():
            if special.rule == "pirate":
                self.pirates.setdefault(self.power[special.power], []).append(special.turns)
        self._interests = data.table("interests", InterestRow).values()
        counters = data.table("leader_counters", LeaderCounterRow)
        self.leader_counters: list[str] = [
            id for id, row in counters.items() for _ in range(row.count)
        ]
        """The abilities of the counters in the common pool, by their numbers."""
        self.historical_leaders = data.table("leaders", LeaderRow)

    def may_ally(self, turn: int) -> list[Mask]:
        """By power, the majors with which it may be allied by the card of one of them (21.1)."""
        found = self._may_ally.get(turn)
        if found is None:
            found = self._may_ally[turn] = [0] * len(self.powers)
            for row in self.specials.values():
                if row.rule == "may_ally" and row.turns[0] <= turn <= row.turns[1]:
                    for id in row.powers:
                        one, other = self.power[row.power], self.power[id]
                        found[one] |= 1 << other
                        found[other] |= 1 << one
        return found

    def interest(self, power: Power, turn: int) -> Mask:
        """The theaters in which a power may operate, as the table of a turn has them (18.4)."""
        id = self.power_ids[power]
        for row in self._interests:
            if row.power == id and row.turns[0] <= turn <= row.turns[1]:
                return self.theater_mask(*row.theaters)
        return 0

    # -- trade and cards ---------------------------------------------------------------------

    def _read_trade(self, data: Dataset) -> None:
        self.centers: Sequence[TradeCenterRow] = list(
            data.table("trade_centers", TradeCenterRow).values()
        )
        self.center: dict[str, Center] = {row.id: n for n, row in by_center(self.centers)}
        self.every_center = cast(Sequence[Center], range(len(self.centers)))
        self.center_sea = [self.location[row.sea] if row.sea else NOWHERE for row in self.centers]
        self.center_areas = [self._served(row) for row in self.centers]
        """The areas that a trade center serves, by center (19.2.1)."""
        self.center_theaters = [
            mask_of(self.theater_of[area] for area in places_in(areas))
            | 1 << self.theater[row.theater]
            for row, areas in zip(self.centers, self.center_areas, strict=True)
        ]
        """The theaters of those areas, and its own."""

    def _served(self, row: TradeCenterRow) -> Mask:
        if row.kind == "sea" and row.sea is not None:
            return self.coast.adjacent[self.location[row.sea]] & self.area_mask
        return self.theater_areas[self.theater[row.theater]]

    def _read_cards(self, data: Dataset) -> None:
        self.cards = data.table("cards", CardRow)
        self.generic = [
            id for id, row in self.cards.items() if row.kind == "generic" for _ in range(row.copies)
        ]
        """Every copy of the generic cards."""
        self._exclusions = data.table("exclusions", ExclusionRow).values()

    def excluded(self, scenario: str) -> set[str]:
        """Cards that a scenario leaves out."""
        return {card for row in self._exclusions if row.scenario == scenario for card in row.cards}

    def historical(self, turn: int) -> list[str]:
        """The historical cards of a turn, whatever is in force."""
        return [
            id
            for id, row in self.cards.items()
            if row.turns is not None and row.turns[0] <= turn <= row.turns[1]
            for _ in range(row.copies)
        ]

    # -- scenarios ---------------------------------------------------------------------------

    def _read_scenarios(self, data: Dataset) -> None:
        self.scenarios = data.table("scenarios", ScenarioRow)
        self.blocks = data.table("rule_blocks", RuleBlockRow)
        self.solo_bands = data.table("solo_bands", SoloBandRow)
        self.turns = data.table("turns", TurnRow)
        self._groups = data.table("groups", GroupRow).values()
        self._starts = data.table("starts", StartRow).values()
        self._deployments = data.table("deployments", DeploymentRow).values()
        self._rules = data.table("rules", RuleRow).values()
        self._scenario_rules: dict[str | None, list[RuleRow]] = {}
        for row in self._rules:
            self._scenario_rules.setdefault(row.scenario, []).append(row)
        self._scenario_interests = data.table("scenario_interests", ScenarioInterestRow).values()

    def groups(self, scenario: str, players: int) -> list[GroupRow]:
        return [r for r in self._groups if (r.scenario, r.players) == (scenario, players)]

    def starts(self, setup: str) -> list[StartRow]:
        return [row for row in self._starts if row.setup == setup]

    def deployments(self, setup: str | None) -> list[DeploymentRow]:
        """The powers that enter with a set-up, in its order."""
        return [row for row in self._deployments if row.setup == setup]

    def turn_rules(self, turn: int) -> list[RuleRow]:
        return [row for row in self._rules if row.turn == turn]

    def solo_actions(self, scenario: str, turn: int) -> int:
        """Actions of an impulse in a game without cards (PB 9.1); 0 where there are cards."""
        rows = [row for row in self.scenario_rules(scenario) if row.rule == "solo_actions"]
        special = [row for row in rows if row.turns and row.turns[0] <= turn <= row.turns[1]]
        return next((row.n for row in special or rows), 0)

    def scenario_rules(self, scenario: str) -> list[RuleRow]:
        return self._scenario_rules.get(scenario, [])

    def scenario_interests(self, scenario: str) -> dict[Power, Mask]:
        return {
            self.power[row.power]: self.theater_mask(*row.theaters)
            for row in self._scenario_interests
            if row.scenario == scenario
        }

    def ability(self, number: int) -> Ability:
        """Of a counter of the common pool."""
        found: Ability = self.leader_counters[number]  # type: ignore[assignment]
        return found
