"""Combats, piracy and the end of wars as happenings (uRR 13, 14, 20)."""

from collections.abc import Mapping
from typing import Final

from tercio.games.ultima_ratio_regis.model.book import CombatTable
from tercio.games.ultima_ratio_regis.model.events.combat import (
    Capitulated,
    CombatBegun,
    CombatDrawn,
    CombatWon,
    DiceCounted,
    DiceTaken,
    OppositionAnnounced,
    SupportAnnounced,
    SupportGained,
)
from tercio.games.ultima_ratio_regis.model.events.general import (
    ActionTaken,
    ControlChanged,
    FortressDestroyed,
    ImpulseBegun,
    ImpulseEnded,
    LeaderFlipped,
    LeaderMoved,
    LeaderRemoved,
    MoraleTaken,
    PossessionChanged,
    RevoltEnded,
    SiegeBegun,
    SiegeCasualties,
    SiegeEnded,
    TurnBegun,
    TurnEndBegun,
    UnitsDispersed,
    UnitsEliminated,
    UnitsFlipped,
    UnitsMoved,
    UnitsPlaced,
    UnitsRemoved,
    UnrestChanged,
    VpScored,
)
from tercio.games.ultima_ratio_regis.model.events.movement import (
    EscortNamed,
    LandingBegun,
    MarchIntercepted,
    PiracyBegun,
    PiracyFailed,
    PiracySucceeded,
    TransportIntercepted,
    TransportTurnedBack,
)
from tercio.games.ultima_ratio_regis.model.events.realms import BidRaised
from tercio.games.ultima_ratio_regis.model.world import World
from tercio.games.ultima_ratio_regis.rules.combat.odds import chances, scores
from tercio.kernel.decks import CardPlayed
from tercio.kernel.display.scene import Odds
from tercio.kernel.display.story import Counted, Party
from tercio.kernel.display.tales import Chapter, Tale, throw_of
from tercio.kernel.events import Event, Rolled
from tercio.kernel.messages import Words

ROLLS: Final = ("combat-attacker", "combat-defender")
NOBODY: Final = "power:nobody"


DULL: Final = (LeaderMoved, BidRaised)
LISTED: Final[Mapping[type[Event], str]] = {
    UnitsPlaced: "place",
    UnitsEliminated: "place",
    ControlChanged: "area",
    PossessionChanged: "area",
}


def acts(event: Event) -> str | None:
    if isinstance(event, ImpulseBegun):
        return event.seat
    return "" if isinstance(event, (ImpulseEnded, TurnEndBegun, TurnBegun)) else None


def breaks(event: Event) -> bool:
    return isinstance(event, (TurnBegun, TurnEndBegun, ImpulseBegun, ImpulseEnded, ActionTaken))


class CombatTale(Tale):
    """A battle, a naval combat, piracy, an assault or a subjugation (13)."""

    def __init__(self) -> None:
        super().__init__(
            "combat",
            opens=(CombatBegun,),
            decides=(CombatWon, CombatDrawn),
            goes_on=(
                *(UnitsEliminated, UnitsFlipped, UnitsDispersed, UnitsRemoved, CardPlayed),
                *(LeaderRemoved, LeaderFlipped, MoraleTaken, ControlChanged, PossessionChanged),
                *(SiegeBegun, SiegeCasualties, SiegeEnded, FortressDestroyed, RevoltEnded),
                *(Capitulated, TransportTurnedBack, VpScored, UnrestChanged, SupportGained),
                *(PiracySucceeded, PiracyFailed),
            ),
            leads=(
                *(UnitsMoved, LeaderMoved, LandingBegun, MarchIntercepted, TransportIntercepted),
                *(EscortNamed, SupportAnnounced, OppositionAnnounced, PiracyBegun),
            ),
        )

    def goes_on(self, chapter: Chapter, event: Event) -> bool:
        if chapter.decided is None:
            return True
        if isinstance(event, (UnitsMoved, LeaderMoved)):  # what retreats, not what marches on
            return event.start == _begun(chapter).place
        return super().goes_on(chapter, event)

    def kind_of(self, chapter: Chapter) -> str:
        if any(isinstance(event, PiracyBegun) for _, event in chapter.before):
            return "piracy"
        return f"combat-{_begun(chapter).kind}"

    def title(self, chapter: Chapter, words: Words) -> str:
        begun = _begun(chapter)
        args = {
            "a": _attacker(begun, words),
            "b": _defender(begun, words),
            "place": begun.place,
        }
        return words.say("happening-against", args)

    def is_in_parties(self, chapter: Chapter, event: Event, words: Words) -> bool:
        if event is chapter.opening:
            return True
        if isinstance(event, (DiceTaken, DiceCounted)):
            return True
        return isinstance(event, Rolled) and event.purpose in ROLLS

    def parties(self, chapter: Chapter, data: World, words: Words) -> tuple[Party, ...]:
        begun = _begun(chapter)
        attacker, defender = _attacker(begun, words), _defender(begun, words)
        table = data.book.combat_table
        return (
            _party(chapter, "combat-attacker", begun.attacker, attacker, table=table, words=words),
            _party(chapter, "combat-defender", begun.defender, defender, table=table, words=words),
        )

    def odds(self, chapter: Chapter, data: World, words: Words) -> Odds | None:
        """As the dice were about to fall: without what leaders and cards did to them then."""
        begun = _begun(chapter)
        taken = _dice(chapter)
        if len(taken) < len(ROLLS):
            return None
        book = data.book
        mine, theirs = (
            scores(book.combat_table, tuple(sorted(taken[power].dice)))
            for power in (begun.attacker, begun.defender)
        )
        found = chances(mine, theirs, lambda result: result.eliminated, book.combat.casualties)
        title = words.say("happening-chances", {"power": _attacker(begun, words)})
        return Odds(title, found.win, found.draw, found.loss, mine=found.mine, theirs=found.theirs)


def _begun(chapter: Chapter) -> CombatBegun:
    assert isinstance(chapter.opening, CombatBegun)
    return chapter.opening


def _attacker(begun: CombatBegun, words: Words) -> str:
    nobody = begun.attacker == NOBODY
    return words.say("happening-convoy") if nobody else words.name(begun.attacker)


def _defender(begun: CombatBegun, words: Words) -> str:
    if begun.defender != NOBODY:
        return words.name(begun.defender)
    return words.say("happening-trade" if begun.kind == "naval" else "happening-nobody")


def _dice(chapter: Chapter) -> dict[str, DiceTaken]:
    return {event.power: event for event in chapter.events() if isinstance(event, DiceTaken)}


def _party(
    chapter: Chapter, purpose: str, power: str, name: str, *, table: CombatTable, words: Words
) -> Party:
    taken = _dice(chapter).get(power)
    counted = [each for each in chapter.events() if isinstance(each, DiceCounted)]
    score = next((each for each in reversed(counted) if each.power == power), None)
    rolls = [roll for roll in chapter.rolls() if roll.purpose == purpose]
    won = chapter.decided
    return Party(
        side="" if power == NOBODY else power.partition(":")[2],
        name=name,
        counted=() if taken is None else tuple(_counted(taken, words)),
        throws=tuple(throw_of(roll, "") for roll in rolls),
        score="" if score is None else _score(score, words),
        hits=0 if score is None else score.points,
        expected=None if taken is None or score is None else _expected(taken, table),
        won=isinstance(won, CombatWon) and won.power == power,
    )


def _expected(taken: DiceTaken, table: CombatTable) -> float:
    """The battle points that such dice bring on the average."""
    likely = scores(table, tuple(sorted(taken.dice)))
    return sum(score.points * chance for score, chance in likely.items())


def _counted(taken: DiceTaken, words: Words) -> list[Counted]:
    """So many dice of each category; which units threw them, where it is told."""
    units = taken.units or ["" for _ in taken.dice]
    kinds = dict[tuple[int, str], int]()
    for pair in zip(taken.dice, units, strict=True):
        kinds[pair] = kinds.get(pair, 0) + 1
    return [
        Counted(_why(category, unit, words), count) for (category, unit), count in kinds.items()
    ]


def _why(category: int, unit: str, words: Words) -> str:
    if not unit:
        return words.say("dice-category", {"n": category})
    return words.say("dice-category-of", {"n": category, "unit": unit})


def _score(score: DiceCounted, words: Words) -> str:
    args = {"points": score.points, "casualties": score.casualties}
    return words.say("happening-points", args)


URR_TALES: Final[tuple[Tale, ...]] = (CombatTale(),)
