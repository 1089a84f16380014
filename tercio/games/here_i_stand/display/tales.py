"""What else happens in Here I Stand: debates, the Diet, voyages, rebels, a royal birth."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from tercio.games.here_i_stand.display.event_tales import EVENT_TALES
from tercio.games.here_i_stand.model.data_worlds import HisData
from tercio.games.here_i_stand.model.events.court import (
    ChateauRolled,
    MaritalStatusChanged,
    PregnancyResolved,
)
from tercio.games.here_i_stand.model.events.new_world import (
    DiscoveryClaimed,
    HoldingLost,
    MarkerLost,
    RaiderRolled,
    RichesRolled,
    VoyageResolved,
)
from tercio.games.here_i_stand.model.events.religion import (
    AttemptResolved,
    CardCommitted,
    DebateCalled,
    DebaterBurnt,
    DebaterChosen,
    DebaterCommitted,
    DebaterDisgraced,
    DebateResultCancelled,
    DebaterGone,
    DebateRoundFought,
    DebaterReplaced,
    DietHeld,
    ReformerGone,
    ReligionChanged,
    SaintPetersBuilt,
)
from tercio.games.here_i_stand.rows.tables import DietRow
from tercio.games.here_i_stand.rules.reformation.religious_odds import difference_odds
from tercio.kernel.display.scene import Odds
from tercio.kernel.display.story import Counted, Happening, Party
from tercio.kernel.display.tales import (
    AddedUp,
    Chapter,
    Tale,
    ToldByOutcome,
    expected_hits,
    purpose_of,
    reasons_of,
    roller_of,
    throw_of,
)
from tercio.kernel.events import Event, Rolled
from tercio.kernel.messages import Words
from tercio.wars.cards.card_events import CardDrawn, CardsDealt
from tercio.wars.display.tales import WAR_TALES, recorded_odds
from tercio.wars.model.events import CardPlayed, TroopsLost, TroopsPlaced, UnrestPlaced, VpGained
from tercio.wars.model.numbered import spaces_in


class DebateTale(Tale):
    """A theological debate (18.5): all its rounds, the last of which decides it."""

    def __init__(self) -> None:
        super().__init__(
            "debate",
            display="debaters",
            opens=(DebateCalled,),
            decides=(DebateRoundFought,),
            goes_on=(
                *(DebaterChosen, DebaterReplaced, DebaterCommitted, DebateRoundFought, CardPlayed),
                *(DebateResultCancelled, DebaterBurnt, DebaterDisgraced, DebaterGone, ReformerGone),
                *(ReligionChanged, TroopsPlaced, TroopsLost, VpGained, CardDrawn, CardsDealt),
            ),
        )

    def title(self, chapter: Chapter, words: Words) -> str:
        called = chapter.opening
        assert isinstance(called, DebateCalled)
        chosen = (e.power for e in chapter.events() if isinstance(e, DebaterChosen))
        rival = next((power for power in chosen if power != called.power), None)
        if rival is None:
            return super().title(chapter, words)
        args = {"a": called.power, "b": rival, "zone": called.zone}
        return words.say("happening-debate-against", args)

    def places(self, chapter: Chapter, data: HisData) -> Iterator[str]:
        """Spaces that changed faith; if none has, those of the language zone."""
        changed = [e.space for e in chapter.events() if isinstance(e, ReligionChanged)]
        if changed:
            yield from changed
            return
        called, world = chapter.opening, data.world("2017")
        assert isinstance(called, DebateCalled)
        for space in spaces_in(world.zone_masks[called.zone.partition(":")[2]]):
            yield world.place_refs[space]

    def goes_on(self, chapter: Chapter, event: Event) -> bool:
        is_round = isinstance(event, Rolled) and event.purpose.startswith("debate")
        return is_round or super().goes_on(chapter, event)

    def is_in_parties(self, chapter: Chapter, event: Event, words: Words) -> bool:
        own = (DebateCalled, DebaterChosen, Rolled)
        return isinstance(event, own) and chapter.decided is not None

    def odds(self, chapter: Chapter, data: HisData, words: Words) -> Odds | None:
        """Of the first round; a draw leads to a second one."""
        called, rolls = chapter.opening, chapter.rolls()
        if chapter.decided is None or len(rolls) < 2:
            return None
        assert isinstance(called, DebateCalled)
        by = difference_odds(len(rolls[0].dice), len(rolls[1].dice))
        win = sum(chance for difference, chance in by.items() if difference > 0)
        title = words.say("happening-chances", {"power": called.power})
        draw = by.get(0, 0.0)
        return Odds(title, win, draw, max(0.0, 1.0 - win - draw), mine=0.0, theirs=0.0)

    def parties(self, chapter: Chapter, data: HisData, words: Words) -> tuple[Party, ...]:
        """Everybody who debated for a side is told of with it."""
        if chapter.decided is None:
            return ()
        debaters = dict[str, list[str]]()
        for event in chapter.events():
            if isinstance(event, DebaterChosen):
                debaters.setdefault(event.power, []).append(event.debater)
        for event in chapter.events():
            if isinstance(event, DebaterReplaced):
                side = next(own for own in debaters.values() if event.debater in own)
                side.append(event.by)
        called = chapter.opening
        assert isinstance(called, DebateCalled)
        order = sorted(debaters, key=lambda power: power != called.power)
        return tuple(
            _debating(chapter, power, list(dict.fromkeys(debaters[power])), data, words=words)
            for power in order
        )


def _debating(
    chapter: Chapter, power: str, debaters: list[str], data: HisData, *, words: Words
) -> Party:
    rolls = [roll for roll in chapter.rolls() if roller_of(roll, words) in debaters]
    hits = dict[str, int]()
    for event in chapter.events():
        if isinstance(event, DebateRoundFought):
            hits[event.attacker] = hits.get(event.attacker, 0) + event.attacker_hits
            hits[event.defender] = hits.get(event.defender, 0) + event.defender_hits
    own = sum(count for debater, count in hits.items() if debater in debaters)
    return Party(
        side=power.partition(":")[2],
        name=words.name(power),
        forces=tuple(map(words.name, debaters)),
        counted=tuple(_counted(rolls, data, words)),
        throws=tuple(throw_of(each, words.name(roller_of(each, words))) for each in rolls),
        score=words.say("happening-hits", {"n": own}),
        hits=own,
        expected=expected_hits(rolls) if rolls else None,
        won=own > sum(hits.values()) - own,
    )


def _counted(rolls: list[Rolled], data: HisData, words: Words) -> Iterator[Counted]:
    """The debater's value, and what calling, answering and special rules add to it; older logs
    tell of all these in one."""
    world = data.world("2017")
    for roll in rolls:
        if roll.counted is not None:
            yield from reasons_of([roll], words)
            continue
        debater = roller_of(roll, words)
        value = world.debaters[world.debater[debater.partition(":")[2]]].value
        yield Counted(words.say("dice-debater", {"debater": debater}), value)
        if more := len(roll.dice) - value:
            yield Counted(words.say("dice-debate"), more)


class AttemptTale(Tale):
    """An attempt to convert a space (18.3, 18.4): the best die of each side."""

    titled = "space"

    def is_in_parties(self, chapter: Chapter, event: Event, words: Words) -> bool:
        return isinstance(event, Rolled) and chapter.decided is not None

    def odds(self, chapter: Chapter, data: HisData, words: Words) -> Odds | None:
        tried = chapter.decided
        if not isinstance(tried, AttemptResolved) or tried.chance is None:
            return None
        return recorded_odds(words, tried.power, [tried.chance, 0.0, 1.0 - tried.chance])

    def parties(self, chapter: Chapter, data: HisData, words: Words) -> tuple[Party, ...]:
        tried = chapter.decided
        if not isinstance(tried, AttemptResolved):
            return ()
        other = "power:protestant" if tried.power == "power:papacy" else "power:papacy"
        mine = [roll for roll in chapter.rolls() if purpose_of(roll) == self.rolls[0]]
        theirs = [roll for roll in chapter.rolls() if roll not in mine]
        each = "" if not tried.modifier else f"{tried.modifier:+}".replace("-", "\u2212")
        note = words.say("happening-each-die", {"more": each}) if each else ""
        return (
            _disputing(tried.power, mine, tried.best, words=words, note=note, won=tried.success),
            _disputing(other, theirs, tried.against, words=words, won=not tried.success),
        )


def _disputing(
    power: str, rolls: list[Rolled], best: int, *, words: Words, won: bool, note: str = ""
) -> Party:
    """Of one that rolled none, no die was needed to tell who wins."""
    return Party(
        side=power.partition(":")[2],
        name=words.name(power),
        counted=reasons_of(rolls, words),
        throws=tuple(throw_of(roll, note) for roll in rolls),
        score=words.say("happening-best" if rolls else "happening-no-dice", {"n": best}),
        won=won,
    )


class DietTale(Tale):
    """The Diet of Worms (18.1): the Protestants' dice against those of Pope and Emperor."""

    def tell(self, chapter: Chapter, data: HisData, words: Words) -> Happening:
        told = super().tell(chapter, data, words)
        title = told.label
        if told.parties:
            one, other = (party.name for party in told.parties)
            title = words.say("happening-diet-held", {"one": one, "other": other})
        return replace(told, title=title, refs=("space:worms",))

    def is_in_parties(self, chapter: Chapter, event: Event, words: Words) -> bool:
        return isinstance(event, (CardCommitted, Rolled)) and chapter.decided is not None

    def odds(self, chapter: Chapter, data: HisData, words: Words) -> Odds | None:
        """Of the Protestants to win it."""
        if chapter.decided is None:
            return None
        dice = Counter[str]()
        for row, roll in _at_the_diet(chapter, data):
            dice[row.side] += len(roll.dice)
        by = difference_odds(dice["protestant"], dice["catholic"])
        win, draw = sum(chance for more, chance in by.items() if more > 0), by.get(0, 0.0)
        title = words.say("happening-chances", {"power": "power:protestant"})
        return Odds(title, win, draw, max(0.0, 1.0 - win - draw), mine=0.0, theirs=0.0)

    def parties(self, chapter: Chapter, data: HisData, words: Words) -> tuple[Party, ...]:
        held = chapter.decided
        if not isinstance(held, DietHeld):
            return ()
        hits = {"protestant": held.protestant_hits, "catholic": held.catholic_hits}
        rolled = _at_the_diet(chapter, data)
        return tuple(
            _at_worms(chapter, [each for each in rolled if each[0].side == side], hits, words)
            for side in hits
        )


def _at_the_diet(chapter: Chapter, data: HisData) -> list[tuple[DietRow, Rolled]]:
    """Who rolled which dice: one side after the other, each in the order of the table."""
    rows = sorted(data.world("2017").religion.diet, key=lambda row: row.side != "protestant")
    return list(zip(rows, chapter.rolls(), strict=True))


def _at_worms(
    chapter: Chapter, rolled: list[tuple[DietRow, Rolled]], hits: dict[str, int], words: Words
) -> Party:
    """Dice by the CP of cards, and what a side has besides."""
    cards = {e.power: e.card for e in chapter.events() if isinstance(e, CardCommitted)}
    counted = list[Counted]()
    for row, roll in rolled:
        card = words.name(cards[f"power:{row.power}"])
        counted.append(Counted(card, len(roll.dice) - row.bonus_dice))
        if row.bonus_dice:
            counted.append(Counted(words.say("dice-diet"), row.bonus_dice))
    side = rolled[0][0].side
    names = [words.name(f"power:{row.power}") for row, _ in rolled]
    return Party(
        side=rolled[0][0].power,
        name=names[0] if len(names) == 1 else words.say("happening-diet-both", _both(names)),
        counted=tuple(counted),
        throws=tuple(
            throw_of(roll, name if len(names) > 1 else "")
            for (_, roll), name in zip(rolled, names, strict=True)
        ),
        score=words.say("happening-hits", {"n": hits[side]}),
        hits=hits[side],
        expected=expected_hits(roll for _, roll in rolled),
        won=hits[side] > sum(hits.values()) - hits[side],
    )


def _both(names: list[str]) -> dict[str, str]:
    one, other = names
    return {"one": one, "other": other}


class VoyageTale(AddedUp):
    """An expedition meets its fate (20.2)."""

    def title(self, chapter: Chapter, words: Words) -> str:
        found = chapter.decided
        if not isinstance(found, (DiscoveryClaimed, VoyageResolved)):
            return words.say("happening-voyage")
        return words.say("happening-voyage-of", {"who": found.who, "power": found.power})

    def odds(self, chapter: Chapter, data: HisData, words: Words) -> Odds | None:
        found = chapter.decided
        if not isinstance(found, (DiscoveryClaimed, VoyageResolved)):
            return None
        return recorded_odds(words, found.power, found.chances)


class RaidersTale(ToldByOutcome):
    """A raider on the riches of the Hapsburgs (20.4): one die on a table."""

    titled = "power"

    def odds(self, chapter: Chapter, data: HisData, words: Words) -> Odds | None:
        raid = chapter.decided
        if not isinstance(raid, RaiderRolled):
            return None
        return recorded_odds(words, raid.power, raid.chances)


class RichesTale(AddedUp):
    """What a colony or a conquest brings (20.4)."""

    def odds(self, chapter: Chapter, data: HisData, words: Words) -> Odds | None:
        found = chapter.decided
        if not isinstance(found, RichesRolled):
            return None
        return recorded_odds(words, found.power, found.chances)


class BirthTale(ToldByOutcome):
    """Henry VIII hopes for a son (21.3)."""

    def odds(self, chapter: Chapter, data: HisData, words: Words) -> Odds | None:
        born = chapter.decided
        if not isinstance(born, PregnancyResolved):
            return None
        return recorded_odds(words, "power:england", born.chances)


class ChateauTale(AddedUp):
    """Francis I builds (21.4): whether VP come of it."""

    def title(self, chapter: Chapter, words: Words) -> str:
        return words.name("power:france")

    def odds(self, chapter: Chapter, data: HisData, words: Words) -> Odds | None:
        built = chapter.decided
        if not isinstance(built, ChateauRolled):
            return None
        return recorded_odds(words, "power:france", built.chances)


_GAINS: Final = (VpGained, CardDrawn, CardsDealt)
HIS_TALES: Final[tuple[Tale, ...]] = (
    *WAR_TALES,
    DebateTale(),
    AttemptTale(
        "reformation",
        small=True,
        rolls=("reformation", "against the reformation"),
        decides=(AttemptResolved,),
        goes_on=(ReligionChanged, UnrestPlaced, VpGained),
    ),
    AttemptTale(
        "counter-reformation",
        small=True,
        rolls=("counter-reformation", "against the counter-reformation"),
        decides=(AttemptResolved,),
        goes_on=(ReligionChanged, UnrestPlaced, VpGained, SaintPetersBuilt),
    ),
    DietTale(
        "diet",
        opens=(CardCommitted,),
        decides=(DietHeld,),
        goes_on=(ReligionChanged, TroopsPlaced, TroopsLost),
    ),
    VoyageTale(
        "voyage",
        rolls=("exploration", "circumnavigation", "conquest"),
        decides=(DiscoveryClaimed, VoyageResolved),
        goes_on=_GAINS,
        display="new-world",
    ),
    RichesTale(
        "riches",
        rolls=("riches",),
        decides=(RichesRolled,),
        goes_on=(VpGained, HoldingLost),
        display="new-world",
    ),
    RaidersTale(
        "raid",
        rolls=("raid",),
        decides=(RaiderRolled,),
        goes_on=(*_GAINS, MarkerLost),
        display="new-world",
    ),
    BirthTale(
        "birth",
        leads=(MaritalStatusChanged,),
        rolls=("pregnancy",),
        decides=(PregnancyResolved,),
        goes_on=_GAINS,
        display="courts",
    ),
    ChateauTale(
        "chateau", rolls=("chateau",), decides=(ChateauRolled,), goes_on=_GAINS, display="courts"
    ),
    *EVENT_TALES,
)
