"""A game's board and pieces as numbers: everything that no decision can change."""

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple, TypeGuard

from tercio.kernel.ask import Option, ref
from tercio.kernel.data import Dataset
from tercio.kernel.errors import DataError
from tercio.kernel.masks import Graph, mask_of
from tercio.kernel.told import told
from tercio.wars.model.editions import EditionRuleRow
from tercio.wars.model.names import (
    CardId,
    Cp,
    LeaderId,
    Location,
    Mask,
    Power,
    SeaZone,
    ShipId,
    Space,
)
from tercio.wars.model.numbered import by_leader, by_place, by_power, by_ship, by_space
from tercio.wars.model.rows import (
    ActionRow,
    CardMode,
    CardRow,
    ConnectionRow,
    ConstantRow,
    KeyTrackRow,
    LeaderRow,
    MinorRow,
    PoolRow,
    PowerRow,
    SeaRow,
    SpaceRow,
    UnitTypeRow,
    WarCostRow,
)


class Roads(NamedTuple):
    """The ways that are open to one power."""

    land: Graph
    """Spaces by connections of both kinds."""
    clear: Graph
    """Spaces by connections that are no passes."""
    everything: Graph
    """Spaces and sea zones."""

    def crosses_pass(self, a: Space, b: Space) -> bool:
        return not self.clear.adjacent[a] >> b & 1


class World:
    """Made once from a game's data tables. Ids of the data become indices in their order."""

    ruler: dict[str, int]
    """Rulers by id, as indices; each game has rows of its own for them."""
    cards_by_window: dict[str, list[CardId]]
    """Which cards may be played in a window."""
    locale: Path
    """The words of the game: names in other languages than that of the data."""

    def __init__(self, data: Dataset, edition: str = "") -> None:
        self.data = data
        self.edition = edition
        self._read_powers(data)
        self._read_map(data)
        self._read_pieces(data)
        self._read_cards(data)
        self.actions = data.table("actions", ActionRow)
        self.prices: list[dict[str, Cp]] = [
            {id: row.costs[p.id] for id, row in self.actions.items() if p.id in row.costs}
            for p in self.power_rows
        ]
        """By power, what actions cost it as its card says."""
        self._constants = data.table("constants", ConstantRow)
        self._edition_rules = data.table("edition_rules", EditionRuleRow)

    def constant(self, id: str) -> int:
        """A number of the rules that the data names."""
        return self._constants[id].value

    def edition_rule(self, id: str, edition: str = "") -> str:
        """Which way an edition, by default this one, settles a rule on which they differ."""
        return self._edition_rules[id].values[edition or self.edition]

    def _read_powers(self, data: Dataset) -> None:
        rows = data.table("powers", PowerRow).values()
        majors = sorted((r for r in rows if r.kind == "major"), key=lambda r: r.order)
        minors = [r for r in rows if r.kind == "minor"]
        factions = [r for r in rows if r.kind == "faction"]
        independents = [r for r in rows if r.kind == "independent"]
        self.power_rows: list[PowerRow] = [*majors, *minors, *factions, *independents]
        self.power: dict[str, Power] = {r.id: p for p, r in by_power(self.power_rows)}
        self.powers: tuple[Power, ...] = tuple(self.power.values())
        self.power_count = len(self.power_rows)
        first_faction = len(majors) + len(minors)
        first_independent = first_faction + len(factions)
        self.majors = self.powers[: len(majors)]
        self.minors = self.powers[len(majors) : first_faction]
        self.factions = self.powers[first_faction:first_independent]
        """Owners of units that a major power always commands (the Huguenots, say)."""
        self.independent = Power(first_independent)
        self.power_refs = [ref("power", r.id) for r in self.power_rows]
        self.key_tracks = {
            self.power[r.power]: r for r in data.table("key_tracks", KeyTrackRow).values()
        }
        self.minor_rows = {self.power[r.power]: r for r in data.table("minors", MinorRow).values()}
        self.war_costs = {
            (self.power[r.declarer], self.power[r.target]): r
            for r in data.table("war_costs", WarCostRow).values()
            if r.declarer in self.power and r.target in self.power
        }

    def _read_map(self, data: Dataset) -> None:
        spaces = list(data.table("spaces", SpaceRow).values())
        seas = list(data.table("seas", SeaRow).values())
        self.space_rows = spaces
        self.sea_rows = seas
        self.space_count = len(spaces)
        self.location_count = len(spaces) + len(seas)
        self.space: dict[str, Space] = {r.id: s for s, r in by_space(spaces)}
        self.sea: dict[str, SeaZone] = {
            r.id: SeaZone(Location(i)) for i, r in enumerate(seas, len(spaces))
        }
        self.location: dict[str, Location] = {**self.space, **self.sea}
        if len(self.location) != self.location_count:
            raise DataError(told("places-share-id", file="map.toml"))
        self.location_ids = list(self.location)
        self.spaces: tuple[Space, ...] = tuple(self.space.values())
        self.places: tuple[Location, ...] = tuple(self.location.values())
        self.place_refs = [ref("space", r.id) for r in spaces] + [ref("sea", r.id) for r in seas]
        self.place_by_ref: dict[str, Location] = {
            r: place for place, r in by_place(self.place_refs)
        }
        self.space_by_ref: dict[str, Space] = dict(zip(self.place_refs, self.spaces, strict=False))
        self.all_spaces: Mask = (1 << self.space_count) - 1
        self.all_seas: Mask = ((1 << self.location_count) - 1) ^ self.all_spaces
        self._read_links(data, spaces, seas)
        self.keys = self._spaces(r.id for r in spaces if r.kind == "key")
        self.printed_fortresses = self._spaces(r.id for r in spaces if r.is_fortified)
        self.ports = self._spaces(r.id for r in spaces if r.seas)
        self.homes: list[Mask] = [
            self._spaces(r.id for r in spaces if r.home == p.id or p.id in r.also_home)
            for p in self.power_rows
        ]
        self.capitals: list[tuple[Space, ...]] = [
            tuple(self.space[r.id] for r in spaces if r.capital_of == p.id) for p in self.power_rows
        ]

    def _read_links(self, data: Dataset, spaces: list[SpaceRow], seas: list[SeaRow]) -> None:
        at = self.location
        connections = data.table("connections", ConnectionRow).values()
        by_land = [(at[c.a], at[c.b]) for c in connections]
        clear = [(at[c.a], at[c.b]) for c in connections if c.kind == "normal"]
        to_port = [(at[r.id], at[sea]) for r in spaces for sea in r.seas]
        between = [(at[r.id], at[other]) for r in seas for other in r.adjacent]
        count = self.location_count
        self.land = Graph(count, by_land)
        """Spaces by connections of both kinds."""
        self.clear = Graph(count, clear)
        """Spaces by connections that are no passes."""
        self.passes = Graph(count, [link for link in by_land if link not in set(clear)])
        """Spaces by passes alone."""
        self.water = Graph(count, to_port + between)
        """Ports with their sea zones, and sea zones with each other."""
        self.everything = Graph(count, by_land + to_port + between)
        self.roads = Roads(self.land, self.clear, self.everything)

    def _read_pieces(self, data: Dataset) -> None:
        self.unit_types = data.table("unit_types", UnitTypeRow)
        self.warships = frozenset(id for id, row in self.unit_types.items() if row.hits > 1)
        """The unit types that take more than one hit."""
        self.pools: dict[Power, PoolRow] = {
            self.power[r.power]: r
            for r in data.table("force_pools", PoolRow).values()
            if r.power in self.power
        }
        self.stacks: dict[Power, tuple[list[int], list[int], list[int]]] = {}
        """By power, the rows of its troops and the stacks in them: remembered (`force_pools`)."""
        self.second_kind = [
            pool.back or "" if (pool := self.pools.get(p)) else "" for p in self.powers
        ]
        self.ship_owner: list[Power] = []
        self.ship_kinds: list[tuple[str, str]] = []
        for power, pool in sorted(self.pools.items()):
            for _ in range(pool.naval):
                self.ship_owner.append(power)
                front = pool.naval_types[0]
                self.ship_kinds.append((front, pool.naval_types[-1]))
        self.leader_rows: list[LeaderRow] = list(data.table("leaders", LeaderRow).values())
        self.leader: dict[str, LeaderId] = {
            r.id: leader for leader, r in by_leader(self.leader_rows)
        }
        self.leader_refs = [ref("leader", r.id) for r in self.leader_rows]
        self.naval_leader = [r.kind == "naval" for r in self.leader_rows]
        self.battle_rating = [r.battle for r in self.leader_rows]
        self.command_rating = [r.command for r in self.leader_rows]
        self.piracy_rating = [r.piracy for r in self.leader_rows]
        self.closed_seas: list[Mask] = [self.mask(*r.closed_seas) for r in self.power_rows]
        """By power, the sea zones that its ships may never enter."""
        self.closed_to_leader: list[Mask] = [self.mask(*r.closed_seas) for r in self.leader_rows]

    def _read_cards(self, data: Dataset) -> None:
        self.cards: dict[CardId, CardRow] = {
            r.number: r for r in data.table("cards", CardRow).values()
        }
        self.card: dict[str, CardId] = {r.id: number for number, r in self.cards.items()}
        self.card_refs = {n: ref("card", r.id) for n, r in self.cards.items()}
        self.uses: dict[tuple[object, CardId, str, Power], tuple[CardMode, ...]] = {}
        """By the hooks of a game, card, window and power: remembered (`card_play`)."""
        self.site_options: dict[tuple[str, Power, Space, bool], Option] = {}
        """By type of unit, its owner, where it is built, and whether its owner builds it:
        remembered (`construction`)."""
        self.action_options: dict[tuple[object, str, int], Option] = {}
        """By the hooks of a game, action and price: remembered (`actions`)."""
        self.home_cards = frozenset(n for n, r in self.cards.items() if r.type == "home")

    # -- questions ---------------------------------------------------------------------------

    def _spaces(self, ids: Iterable[str]) -> Mask:
        return mask_of(self.location[id] for id in ids)

    def mask(self, *ids: str) -> Mask:
        """The set of some locations, by their ids."""
        return self._spaces(ids)

    def is_sea(self, place: Location) -> TypeGuard[SeaZone]:
        return place >= self.space_count

    def is_space(self, place: Location) -> TypeGuard[Space]:
        """Of a place on the map: whether it is no sea zone."""
        return place < self.space_count

    def is_port(self, place: Location) -> TypeGuard[Space]:
        return bool(self.ports >> place & 1)

    def is_key(self, space: Space) -> bool:
        return bool(self.keys >> space & 1)

    def crosses_pass(self, a: Space, b: Space) -> bool:
        return self.roads.crosses_pass(a, b)

    def ships_of(self, power: Power) -> list[ShipId]:
        return [ship for ship, owner in by_ship(self.ship_owner) if owner == power]

    def mode(self, card: str, mode: str) -> CardMode:
        """One way to use a card, with its numbers."""
        return next(each for each in self.cards[self.card[card]].modes if each.id == mode)

    def card_cp(self, card: CardId) -> int:
        return self.cards[card].cp

    def card_type(self, card: CardId) -> str:
        return self.cards[card].type
