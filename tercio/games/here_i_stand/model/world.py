"""The board and pieces of Here I Stand, as numbers."""

from pathlib import Path

from tercio.games.here_i_stand.model.religion_tables import ReligionTables
from tercio.games.here_i_stand.rows.files import (
    DebaterRow,
    HisCardRow,
    HisRulerRow,
    HisSpaceRow,
    LanguageZoneRow,
    ReformerRow,
)
from tercio.games.here_i_stand.rows.tables import ProtestantTrackRow
from tercio.kernel.data import Dataset
from tercio.wars.model.names import CardId, Mask, Space
from tercio.wars.model.world import World


class HisWorld(World):
    """One edition's data."""

    locale = Path(__file__).parents[1] / "locale"

    def __init__(self, data: Dataset, edition: str) -> None:
        super().__init__(data, edition)
        rows = list(data.table("spaces", HisSpaceRow).values())
        self.zones = list(data.table("language_zones", LanguageZoneRow).values())
        self.zone_index = {zone.id: i for i, zone in enumerate(self.zones)}
        self.zone_masks: dict[str, Mask] = {
            zone.id: self.mask(*(r.id for r in rows if r.zone == zone.id)) for zone in self.zones
        }
        self.debate_zones = [zone.id for zone in self.zones if zone.debates]
        self.electorates = self.mask(*(r.id for r in rows if r.kind == "electorate"))
        self.electorate_regulars: dict[Space, int] = {
            self.space[r.id]: r.electorate_regulars for r in rows if r.electorate_regulars
        }
        self.pirate_havens = self.mask(*(r.id for r in rows if r.pirate_haven))
        self.rulers = list(data.table("rulers", HisRulerRow).values())
        self.ruler = {row.id: i for i, row in enumerate(self.rulers)}
        self.debaters = list(data.table("debaters", DebaterRow).values())
        self.debater = {row.id: i for i, row in enumerate(self.debaters)}
        self.reformers = list(data.table("reformers", ReformerRow).values())
        self.reformer = {row.id: i for i, row in enumerate(self.reformers)}
        self.protestant_track = sorted(
            data.table("protestant_track", ProtestantTrackRow).values(), key=lambda row: row.spaces
        )
        self.religion = ReligionTables(self)
        self.cards_by_window: dict[str, list[CardId]] = {}
        for number, card in self.cards.items():
            windows = [w for mode in card.modes for w in mode.windows]
            if isinstance(card, HisCardRow):
                windows += card.extra_windows
            for window in dict.fromkeys(windows):
                self.cards_by_window.setdefault(window, []).append(number)

        # Everybody knows who has home cards, and who begins with Luther's 95 Theses (8.1).
        self.open_cards = {number for number, row in self.cards.items() if row.type == "home"}
        self.open_cards.add(self.card["luthers_95_theses"])
