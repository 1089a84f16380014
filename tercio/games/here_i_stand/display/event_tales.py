"""Dice of cards, and of what a rule leaves to chance, as happenings."""

from abc import ABC, abstractmethod
from typing import ClassVar, Final

from tercio.games.here_i_stand.model.data_worlds import HisData
from tercio.games.here_i_stand.model.events.cards import CourtshipRolled
from tercio.games.here_i_stand.model.events.court import MaryActed
from tercio.games.here_i_stand.model.events.new_world import ExplorerLost
from tercio.games.here_i_stand.model.events.religion import ReligionChanged, SaintPetersBuilt
from tercio.games.here_i_stand.rules.reformation.religious_odds import difference_odds
from tercio.kernel.display.scene import Odds
from tercio.kernel.display.story import Party
from tercio.kernel.display.tales import (
    Chapter,
    Tale,
    ToldByOutcome,
    hitting,
    reasons_of,
    roller_of,
    throw_of,
)
from tercio.kernel.events import Event, Rolled
from tercio.kernel.messages import Words
from tercio.wars.cards.card_events import CardDiscarded, CardDrawn, CardsDealt
from tercio.wars.display.tales import ChanceTale, recorded_odds
from tercio.wars.model.events import (
    ChanceTaken,
    ControlChanged,
    ForceMoved,
    LeaderRemoved,
    MinorActivated,
    MinorDeactivated,
    ShipLost,
    UnrestPlaced,
    VpGained,
)

ENGLAND, FRANCE = "power:england", "power:france"
PAPACY, PROTESTANT = "power:papacy", "power:protestant"


def _rolled(chapter: Chapter, power: str, words: Words) -> list[Rolled]:
    return [roll for roll in chapter.rolls() if roller_of(roll, words) == power]


class RivalTale(Tale, ABC):
    """Two powers, each with dice of its own."""

    rivals: ClassVar[tuple[str, str]]

    def title(self, chapter: Chapter, words: Words) -> str:
        one, other = self.rivals
        return words.say("happening-debaters", {"a": one, "b": other})

    def is_in_parties(self, chapter: Chapter, event: Event, words: Words) -> bool:
        return isinstance(event, Rolled) and chapter.decided is not None

    def parties(self, chapter: Chapter, data: HisData, words: Words) -> tuple[Party, ...]:
        if chapter.decided is None:
            return ()
        return tuple(self.party(chapter, power, words) for power in self.rivals)

    @abstractmethod
    def party(self, chapter: Chapter, power: str, words: Words) -> Party:
        """One of them, once it is decided."""


class TrentTale(RivalTale):
    """The Council of Trent (card 17): the delegates of both sides."""

    rivals = PAPACY, PROTESTANT

    def places(self, chapter: Chapter, data: HisData) -> list[str]:
        return [e.space for e in chapter.events() if isinstance(e, ReligionChanged)]

    def odds(self, chapter: Chapter, data: HisData, words: Words) -> Odds | None:
        if chapter.decided is None:
            return None
        dice = (_rolled(chapter, each, words) for each in self.rivals)
        papal, protestant = (sum(len(roll.dice) for roll in rolls) for rolls in dice)
        by = difference_odds(papal, protestant)
        win = sum(chance for lead, chance in by.items() if lead > 0)
        draw = by.get(0, 0.0)
        return recorded_odds(words, PAPACY, [win, draw, max(0.0, 1.0 - win - draw)])

    def party(self, chapter: Chapter, power: str, words: Words) -> Party:
        ended = chapter.decided
        assert isinstance(ended, ChanceTaken)
        won = ended.n > 0 and power == ended.power
        return hitting(power, _rolled(chapter, power, words), words, won=won)


class SuitTale(RivalTale):
    """The Rough Wooing (card 116): the suits of England and France for Scotland's queen."""

    rivals = ENGLAND, FRANCE

    def places(self, chapter: Chapter, data: HisData) -> list[str]:
        """Scotland."""
        return ["space:edinburgh", "space:stirling", "space:glasgow"]

    def odds(self, chapter: Chapter, data: HisData, words: Words) -> Odds | None:
        suit = chapter.decided
        if not isinstance(suit, CourtshipRolled) or suit.chance is None:
            return None
        return recorded_odds(words, ENGLAND, [suit.chance, 0.0, 1.0 - suit.chance])

    def party(self, chapter: Chapter, power: str, words: Words) -> Party:
        suit = chapter.decided
        assert isinstance(suit, CourtshipRolled)
        # It leaves France for England alone, whose gains come after French units have left.
        is_won = any(isinstance(e, MinorActivated | MinorDeactivated) for e in chapter.events())
        rolls = _rolled(chapter, power, words)
        return Party(
            side=power.partition(":")[2],
            name=words.name(power),
            throws=tuple(throw_of(roll, words.listed(_more(roll, words))) for roll in rolls),
            score=words.say(
                "happening-total", {"n": suit.england if power == ENGLAND else suit.france}
            ),
            won=is_won == (power == ENGLAND),
        )


def _more(roll: Rolled, words: Words) -> list[str]:
    return [f"+{each.dice} {each.why}" for each in reasons_of([roll], words)]


class MaryTale(ChanceTale):
    """Under Mary I (21.3) a die says whose card it is."""

    def title(self, chapter: Chapter, words: Words) -> str:
        return words.name(ENGLAND)

    def odds(self, chapter: Chapter, data: object, words: Words) -> Odds | None:
        ended = chapter.decided
        if not isinstance(ended, (MaryActed, ChanceTaken)):
            return None
        return recorded_odds(words, ENGLAND, ended.chances)


class BarbaryTale(ChanceTale):
    """Andrea Doria's raid on the corsairs (card 68)."""

    def places(self, chapter: Chapter, data: object) -> list[str]:
        return ["sea:barbary_coast"]


class MichelangeloTale(ToldByOutcome):
    """What he builds at Saint Peter's (card 52): in Rome."""

    def places(self, chapter: Chapter, data: object) -> list[str]:
        return ["space:rome"]


_CARDS: Final = (CardDrawn, CardsDealt, CardDiscarded)
EVENT_TALES: Final[tuple[Tale, ...]] = (
    TrentTale(
        "trent",
        display="debaters",
        rolls=("Council of Trent",),
        decides=(ChanceTaken,),
        goes_on=(ReligionChanged,),
    ),
    SuitTale(
        "suit",
        rolls=("England's suit", "France's suit"),
        decides=(CourtshipRolled,),
        goes_on=(MinorDeactivated, MinorActivated, ControlChanged, ForceMoved),
    ),
    MaryTale("mary", small=True, rolls=("Mary I",), decides=(MaryActed, ChanceTaken)),
    BarbaryTale(
        "barbary",
        rolls=("raid on the Barbary coast",),
        decides=(ChanceTaken,),
        goes_on=(VpGained,),
    ),
    ChanceTale(
        "prayer-book",
        rolls=("Book of Common Prayer",),
        decides=(ChanceTaken,),
        goes_on=(UnrestPlaced,),
    ),
    ChanceTale(
        "fountain",
        display="new-world",
        rolls=("fountain of youth",),
        decides=(ChanceTaken,),
        goes_on=(ExplorerLost,),
    ),
    ChanceTale(
        "threat", rolls=("threat to power",), decides=(ChanceTaken,), goes_on=(LeaderRemoved,)
    ),
    MichelangeloTale("michelangelo", rolls=("Michelangelo",), decides=(SaintPetersBuilt,)),
    ChanceTale(
        "corsair-raid",
        rolls=("corsair raid",),
        decides=(ChanceTaken,),
        goes_on=(ShipLost, *_CARDS),
    ),
    ChanceTale(
        "secret-circle",
        rolls=("secret circle",),
        decides=(ChanceTaken,),
        goes_on=(ReligionChanged,),
    ),
)
