"""Dice of cards, of faith and of what a rule leaves to chance, as happenings."""

from typing import Final

from tercio.games.virgin_queen.model.data_worlds import VqData
from tercio.games.virgin_queen.model.events.influence import (
    MajorActivated,
    MajorDeactivated,
    StatusClosed,
    StatusRolled,
    StatusWon,
)
from tercio.games.virgin_queen.model.events.marriage import SuitorJilted
from tercio.games.virgin_queen.model.events.oceans import (
    CanalAttempted,
    CanalBuilt,
    ColonyLost,
    ColonyRolled,
)
from tercio.games.virgin_queen.model.events.religion import (
    ConversionsRolled,
    DieReduced,
    FaithChanged,
    LeagueFormed,
)
from tercio.games.virgin_queen.model.events.storms import FleetStopped
from tercio.games.virgin_queen.model.events.treasures import TreasureGained, TreasureGainedIs
from tercio.kernel.display.scene import Odds
from tercio.kernel.display.story import Party
from tercio.kernel.display.tales import (
    AddedUp,
    Chapter,
    Counting,
    Tale,
    reasons_of,
    roller_of,
    throw_of,
)
from tercio.kernel.events import Event, Rolled
from tercio.kernel.messages import Words
from tercio.wars.cards.card_events import CardDrawn, CardsDealt
from tercio.wars.display.tales import ChanceTale, recorded_odds
from tercio.wars.model.events import (
    ChanceTaken,
    ControlChanged,
    MinorActivated,
    MinorDeactivated,
    ShipLost,
    SiegeLifted,
    TroopsLost,
    TroopsPlaced,
    UnrestPlaced,
    VpGained,
)
from tercio.wars.model.numbered import spaces_in

FACES: Final = 6
EDITION: Final = "living"
"""The tables for which chances are told, and the map: they are those of all editions."""


def courts_of(data: VqData, *powers: str) -> list[str]:
    """Where some powers are at home: their capital, or the first key of one that has none."""
    world = data.world(EDITION)
    numbers = (world.power[power.removeprefix("power:")] for power in powers)
    homes = (world.capitals[n] or (*spaces_in(world.homes[n] & world.keys),) for n in numbers)
    return [world.place_refs[spaces[0]] for spaces in homes if spaces]


class ConversionTale(Counting):
    """A batch of conversion attempts in an area (18.5)."""

    def title(self, chapter: Chapter, words: Words) -> str:
        tried = chapter.decided
        if not isinstance(tried, ConversionsRolled):
            return super().title(chapter, words)
        return words.say("happening-in-area", {"power": tried.power, "area": tried.area})

    def places(self, chapter: Chapter, data: VqData) -> list[str]:
        """Spaces that changed faith; if none has, those of the area."""
        changed = [e.space for e in chapter.events() if isinstance(e, FaithChanged)]
        tried = chapter.decided
        if changed or not isinstance(tried, ConversionsRolled):
            return changed
        world = data.world(EDITION)
        area = world.area_masks[tried.area.partition(":")[2]]
        return [world.place_refs[space] for space in spaces_in(area)]

    def odds(self, chapter: Chapter, data: VqData, words: Words) -> Odds | None:
        """That at least one of these dice converts."""
        tried, rolls = chapter.decided, chapter.rolls()
        if not isinstance(tried, ConversionsRolled) or not rolls:
            return None
        none = 1.0
        for roll in rolls:
            none *= ((roll.hit - 1) / FACES) ** len(roll.dice)
        return recorded_odds(words, tried.power, [1.0 - none, 0.0, none])


class StatusTale(Tale):
    """Who wins the favor of a power (24.6): the totals of all competitors, and their chances."""

    def title(self, chapter: Chapter, words: Words) -> str:
        rolled = next((e for e in chapter.events() if isinstance(e, StatusRolled)), None)
        return super().title(chapter, words) if rolled is None else words.name(rolled.target)

    def places(self, chapter: Chapter, data: VqData) -> list[str]:
        won = chapter.decided
        return courts_of(data, won.target) if isinstance(won, StatusWon) else []

    def is_in_parties(self, chapter: Chapter, event: Event, words: Words) -> bool:
        return isinstance(event, (Rolled, StatusRolled)) and chapter.decided is not None

    def parties(self, chapter: Chapter, data: VqData, words: Words) -> tuple[Party, ...]:
        won = chapter.decided
        if not isinstance(won, StatusWon):
            return ()
        tried = [event for event in chapter.events() if isinstance(event, StatusRolled)]
        return tuple(
            _competing(chapter, each, words=words, won=each.power == won.power) for each in tried
        )


def _competing(chapter: Chapter, tried: StatusRolled, *, words: Words, won: bool) -> Party:
    rolls = [roll for roll in chapter.rolls() if roller_of(roll, words) == tried.power]
    return Party(
        side=tried.power.partition(":")[2],
        name=words.name(tried.power),
        throws=tuple(throw_of(roll, words.listed(_more(roll, words))) for roll in rolls),
        score=words.say("happening-total", {"n": tried.total}),
        chance=tried.chance,
        won=won,
    )


def _more(roll: Rolled, words: Words) -> list[str]:
    return [f"{each.dice:+} {each.why}" for each in reasons_of([roll], words)]


class TableTale(AddedUp):
    """Dice that are added up on a table, with the chances that were recorded."""

    def odds(self, chapter: Chapter, data: VqData, words: Words) -> Odds | None:
        rolled = chapter.decided
        if isinstance(rolled, ColonyRolled):
            return recorded_odds(words, rolled.power, rolled.chances)
        if isinstance(rolled, CanalAttempted):
            return recorded_odds(words, chapter.rolls()[0].by, rolled.chances)
        return None


class ColonyTale(TableTale):
    """What a settlement brings (16.6)."""

    titled = "settlement"


class StormTale(Counting, ChanceTale):
    """Ships in foul weather (16.1)."""


_LOSSES: Final = (TroopsLost, ShipLost)
_CARDS: Final = (CardDrawn, CardsDealt)
EVENT_TALES: Final[tuple[Tale, ...]] = (
    ConversionTale(
        "conversions",
        rolls=("protestant conversions", "catholic conversions"),
        decides=(ConversionsRolled,),
        goes_on=(DieReduced, FaithChanged, UnrestPlaced, VpGained),
    ),
    StatusTale(
        "status",
        display="influence",
        rolls=("status",),
        decides=(StatusWon,),
        goes_on=(
            *(StatusRolled, StatusClosed, MinorActivated, MinorDeactivated, MajorActivated),
            *(MajorDeactivated, ControlChanged),
        ),
    ),
    ColonyTale(
        "colony",
        display="captains",
        rolls=("colony",),
        decides=(ColonyRolled,),
        goes_on=(ColonyLost, TreasureGained, TreasureGainedIs, VpGained),
    ),
    TableTale(
        "suez-canal",
        rolls=("Suez Canal",),
        decides=(CanalAttempted,),
        goes_on=(CanalBuilt, VpGained),
    ),
    ChanceTale(
        "jilted",
        display="royals",
        rolls=("jilted by Elizabeth",),
        decides=(SuitorJilted,),
        goes_on=(*_CARDS, TroopsPlaced),
    ),
    ChanceTale(
        "coast-guard", rolls=("coast guard",), decides=(ChanceTaken,), goes_on=(ColonyLost,)
    ),
    ChanceTale("flooding", rolls=("flooding",), decides=(ChanceTaken,), goes_on=_LOSSES),
    ChanceTale(
        "barricades",
        rolls=("barricades",),
        decides=(ChanceTaken,),
        goes_on=(*_LOSSES, SiegeLifted, ControlChanged, TroopsPlaced),
    ),
    ChanceTale(
        "catholic-league",
        rolls=("Catholic League",),
        decides=(ChanceTaken,),
        goes_on=(LeagueFormed, ControlChanged, *_LOSSES, TroopsPlaced),
    ),
    StormTale(
        "storms",
        leads=(FleetStopped,),
        rolls=("storms",),
        decides=(ChanceTaken,),
        goes_on=_LOSSES,
    ),
)
