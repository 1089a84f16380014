"""The boards and pieces of Virgin Queen, as numbers."""

from pathlib import Path

from tercio.games.virgin_queen.model.powers import DUTCH, HUGUENOT, PROTESTANT, SPAIN, WALLOONS
from tercio.games.virgin_queen.rows.cards import VqCardRow
from tercio.games.virgin_queen.rows.map import (
    ActivatedMajorRow,
    AreaRow,
    ConfinedLeaderRow,
    InfluenceRow,
    OceanLinkRow,
    OceanRow,
    SettlementRow,
    UnitFaithRow,
    VqActionRow,
    VqRulerRow,
    VqSeaRow,
    VqSpaceRow,
    WaterwayRow,
)
from tercio.games.virgin_queen.rows.pieces import (
    ArtistRow,
    CaptainRow,
    RoyalRow,
    ScienceBonusRow,
    ScientistRow,
    TreasureRow,
    VqLeaderRow,
)
from tercio.games.virgin_queen.rows.tables import PiracyDieRow, ProtestantTrackRow
from tercio.kernel.ask import ref
from tercio.kernel.data import Dataset
from tercio.kernel.masks import Graph
from tercio.wars.model.names import CardId, LeaderId, Mask, Power, ShipId, Space
from tercio.wars.model.numbered import by_space
from tercio.wars.model.rows import ConnectionRow
from tercio.wars.model.world import Roads, World


class VqWorld(World):
    """One edition's data."""

    locale = Path(__file__).parents[1] / "locale"

    def __init__(self, data: Dataset, edition: str) -> None:
        super().__init__(data, edition)
        self._read_struggle(data)
        self._read_factions()
        self._read_oceans(data)
        self._read_people(data)
        self._read_influence(data)
        self.treasures = data.table("treasures", TreasureRow)
        self.vq_actions = data.table("actions", VqActionRow)
        self.piracy_dice = data.table("piracy_dice", PiracyDieRow)
        self.cards_by_window: dict[str, list[CardId]] = {}
        for number, card in self.cards.items():
            for window in dict.fromkeys(w for mode in card.modes for w in mode.windows):
                self.cards_by_window.setdefault(window, []).append(number)

    def _read_struggle(self, data: Dataset) -> None:
        """Religious struggle areas, printed faiths, waterways and the two kinds of sea (2)."""
        rows = list(data.table("spaces", VqSpaceRow).values())
        self.vq_spaces = rows
        self.areas = list(data.table("areas", AreaRow).values())
        self.area_masks: dict[str, Mask] = {
            area.id: self.mask(*(r.id for r in rows if r.area == area.id)) for area in self.areas
        }
        self.struggle: Mask = sum(self.area_masks.values())
        """Every space whose religious influence can change."""
        self.printed_protestant = self.mask(*(r.id for r in rows if r.religion == "protestant"))
        self.printed_catholic = self.mask(*(r.id for r in rows if r.religion == "catholic"))
        self.believing: Mask = self.printed_protestant | self.printed_catholic
        """Spaces of either faith, in and outside the struggle areas."""
        seas = data.table("seas", VqSeaRow).values()
        self.mediterranean = self.mask(*(r.id for r in seas if r.group == "mediterranean"))
        self.atlantic = self.mask(*(r.id for r in seas if r.group == "atlantic"))
        self.waterways = list(data.table("waterways", WaterwayRow).values())
        at = self.space
        self.waterway_ports = [at[w.port] for w in self.waterways]
        ways = [(at[w.port], at[w.inland]) for w in self.waterways]
        self.roads_with = [
            self._roads_with([way for n, way in enumerate(ways) if open_ways >> n & 1])
            for open_ways in range(1 << len(ways))
        ]
        """Roads by the mask of the waterways that are open."""
        self._read_faith_paths(data)
        self.unit_faith: dict[Power, str] = {
            self.power[r.power]: r.faith for r in data.table("unit_faiths", UnitFaithRow).values()
        }
        self.protestant_track = sorted(
            data.table("protestant_track", ProtestantTrackRow).values(), key=lambda row: row.low
        )

    def _roads_with(self, links: list[tuple[Space, Space]]) -> Roads:
        more = Graph(self.location_count, links)
        return Roads(self.land.joined(more), self.clear.joined(more), self.everything.joined(more))

    def _read_faith_paths(self, data: Dataset) -> None:
        """How faith spreads: by every connection, and among the ports of a sea zone.

        Inland waterways always count for it, and lead to the sea (2.5, 16.7, 18.5).
        """
        at, inland = self.location, self.waterways
        connections = data.table("connections", ConnectionRow).values()
        roads = [(at[c.a], at[c.b]) for c in connections]
        roads += [(at[w.port], at[w.inland]) for w in inland]
        coast = [(at[r.id], at[sea]) for r in self.vq_spaces for sea in r.seas]
        coast += [(at[w.inland], at[w.sea]) for w in inland]
        self.faith_roads = Graph(self.location_count, roads)
        harbours = Graph(self.location_count, coast)
        self.faith_near: list[Mask] = [
            self.faith_roads.adjacent[s] | harbours.neighbours(harbours.adjacent[s])
            for s in self.spaces
        ]
        """By space, those from which a faith can reach it."""

    def _read_factions(self) -> None:
        """The Protestant is at home where its factions are; Walloons in the Netherlands (17.2)."""
        self.homes[PROTESTANT] = self.homes[HUGUENOT] | self.homes[DUTCH]
        self.homes[WALLOONS] = self.homes[SPAIN] & self.area_masks["netherlands"]
        granada = 1 << self.location["granada"]
        self.near_granada: Mask = self.land.within(granada, self.constant("morisco_range"))
        """Where the Moriscos may be (23.1)."""
        self.barred_sites: dict[tuple[Power, str], Mask] = {}
        """Spaces where a power may not build a sort of unit though it is at home there (17.2)."""
        for space, row in by_space(self.vq_spaces):
            for power, units in row.barred_builds.items():
                for unit in units:
                    barred = self.barred_sites.setdefault((self.power[power], unit), 0)
                    self.barred_sites[self.power[power], unit] = barred | 1 << space
        self.faction_area = {HUGUENOT: "france", DUTCH: "netherlands"}
        self.armada = ShipId(len(self.ship_owner))
        self.ship_owner.append(SPAIN)
        self.ship_kinds.append(("armada", "armada"))

    def _read_influence(self, data: Dataset) -> None:
        """Who competes for whom: minors, and majors that may be played by nobody (24.5, 27)."""
        self.influence: dict[tuple[Power, Power], InfluenceRow] = {
            (self.power[row.target], self.power[row.power]): row
            for row in data.table("influence", InfluenceRow).values()
        }
        self.activated_majors = {
            self.power[row.power]: row
            for row in data.table("activated_majors", ActivatedMajorRow).values()
        }

    def _read_oceans(self, data: Dataset) -> None:
        self.oceans = list(data.table("oceans", OceanRow).values())
        self.ocean = {row.id: i for i, row in enumerate(self.oceans)}
        self.ocean_links = list(data.table("ocean_links", OceanLinkRow).values())
        self.settlements = data.table("settlements", SettlementRow)
        at, count = self.ocean, len(self.oceans)
        self.ocean_refs = [ref("ocean", row.id) for row in self.oceans]
        self.ocean_graph = Graph(count, [(at[r.a], at[r.b]) for r in self.ocean_links])
        self.open_oceans = Graph(
            count, [(at[r.a], at[r.b]) for r in self.ocean_links if r.kind == "boundary"]
        )
        """Ocean zones without the hazardous passages."""
        self.perilous: set[tuple[int, int]] = set()
        """(from, to): legs that call for a Navigation Check."""
        for row in self.ocean_links:
            for start, end in ((row.a, row.b), (row.b, row.a)):
                if row.kind == "hazardous" or row.wind_to == start:
                    self.perilous.add((at[start], at[end]))
        self.entry_zones: dict[Power, Mask] = {
            power: sum(1 << i for i, row in enumerate(self.oceans) if name in row.entry_for)
            for name, power in self.power.items()
            if power in self.majors
        }
        self.settlement_zones: dict[str, Mask] = {
            id: sum(1 << at[ocean] for ocean in row.oceans) for id, row in self.settlements.items()
        }
        self.settlements_at = [
            [id for id, zones in self.settlement_zones.items() if zones >> ocean & 1]
            for ocean in range(count)
        ]

    def _read_people(self, data: Dataset) -> None:
        self.vq_leaders = list(data.table("leaders", VqLeaderRow).values())
        self.confined: dict[LeaderId, Mask] = {
            self.leader[row.leader]: self.area_masks[row.area] | self.mask(*row.also)
            for row in data.table("confined_leaders", ConfinedLeaderRow).values()
        }
        """Leaders who may be in some spaces only (20.10)."""
        self.rulers = list(data.table("rulers", VqRulerRow).values())
        self.ruler = {row.id: i for i, row in enumerate(self.rulers)}
        self.captains = list(data.table("captains", CaptainRow).values())
        self.captain = {row.id: i for i, row in enumerate(self.captains)}
        self.royals = list(data.table("royals", RoyalRow).values())
        self.royal = {row.id: i for i, row in enumerate(self.royals)}
        self.artists = list(data.table("artists", ArtistRow).values())
        self.artist = {row.id: i for i, row in enumerate(self.artists)}
        self.scientists = list(data.table("scientists", ScientistRow).values())
        self.scientist = {row.id: i for i, row in enumerate(self.scientists)}
        self.science_bonuses = data.table("science_bonuses", ScienceBonusRow)

    def area_of(self, space: Space) -> str | None:
        return self.vq_spaces[space].area

    def vq_card(self, card: CardId) -> VqCardRow:
        row = self.cards[card]
        assert isinstance(row, VqCardRow)
        return row
