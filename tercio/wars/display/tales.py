"""Battles as happenings, alike in both games (14-16)."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from tercio.kernel.display.scene import Odds
from tercio.kernel.display.story import Counted, Party
from tercio.kernel.display.tales import (
    Chapter,
    Tale,
    expected_hits,
    purpose_of,
    throw_of,
    thrower_of,
)
from tercio.kernel.events import Event, Rolled
from tercio.kernel.messages import Words
from tercio.wars.cards.card_events import CardRemoved, CardTaken, CardTakenIs, DeckShuffled
from tercio.wars.land.battle_odds import Army, Fleet, assault_odds, field_odds, naval_odds
from tercio.wars.model.events import (
    AttemptRolled,
    BattleAccount,
    BattleFought,
    CardPlayed,
    ControlChanged,
    CpSpent,
    FleetTried,
    ForceMoved,
    ImpulseBegan,
    LeaderPlaced,
    NavalMoveDeclared,
    Passed,
    PhaseBegan,
    PiracyBegan,
    PiracyHits,
    ShipBuilt,
    ShipLost,
    ShipsMoved,
    SideAccount,
    SiegeBegun,
    TroopsLost,
    TroopsPlaced,
    UnrestPlaced,
    VpGained,
)

DULL: Final[tuple[type[Event], ...]] = (
    *(Passed, NavalMoveDeclared, CardRemoved, DeckShuffled, AttemptRolled, FleetTried),
)
LISTED: Final[Mapping[type[Event], str]] = {
    TroopsPlaced: "space",
    TroopsLost: "space",
    ShipBuilt: "space",
    ControlChanged: "space",
    UnrestPlaced: "space",
    SiegeBegun: "space",
}
ROLLS: Final = {"field battle": "field", "assault": "assault", "naval combat": "naval"}
_OWN_USES: Final = frozenset({"response", "combat"})
_STEPS: Final = frozenset({"move", "spring", "winter"})


def breaks(event: Event) -> bool:
    """Something else is done: a card for CP or its event, a march."""
    if isinstance(event, (PhaseBegan, ImpulseBegan, Passed)):
        return True
    if isinstance(event, CardPlayed):
        return event.use not in _OWN_USES
    return isinstance(event, (ForceMoved, ShipsMoved)) and event.how in _STEPS


class BattleTale(Tale):
    """A field battle, an assault or a naval combat, from the march that led to it."""

    def __init__(self) -> None:
        super().__init__("battle", rolls=tuple(ROLLS), decides=(BattleFought,))

    def leads(self, event: Event) -> bool:
        if isinstance(event, (ForceMoved, ShipsMoved)):
            return True
        if isinstance(event, CardPlayed):
            return event.use in _OWN_USES
        return isinstance(event, (AttemptRolled, FleetTried, LeaderPlaced, Rolled))

    def goes_on(self, chapter: Chapter, event: Event) -> bool:
        """What follows from a battle may be anything but an action that is paid for."""
        return not isinstance(event, CpSpent)

    def kind_of(self, chapter: Chapter) -> str:
        if isinstance(chapter.decided, BattleFought):
            return chapter.decided.kind
        return ROLLS[purpose_of(chapter.rolls()[0])]

    def title(self, chapter: Chapter, words: Words) -> str:
        fought = chapter.decided
        if not isinstance(fought, BattleFought):
            return words.say(f"happening-{self.kind_of(chapter)}")
        args = {"a": fought.attacker, "b": fought.defender, "place": fought.place}
        return words.say("happening-against", args)

    def is_in_parties(self, chapter: Chapter, event: Event, words: Words) -> bool:
        if chapter.decided is None:
            return False
        if isinstance(event, Rolled):
            fought = chapter.decided
            assert isinstance(fought, BattleFought)
            return words.roller(thrower_of(event)) in (fought.attacker, fought.defender)
        return isinstance(event, (TroopsLost, ShipLost))

    def parties(self, chapter: Chapter, data: object, words: Words) -> tuple[Party, ...]:
        fought = chapter.decided
        if not isinstance(fought, BattleFought):
            return ()
        both: tuple[SideAccount | None, SideAccount | None] = None, None
        if (account := fought.account) is not None:
            both = account.attacker, account.defender
        return (
            _party(chapter, fought.attacker, both[0], words=words),
            _party(chapter, fought.defender, both[1], words=words),
        )

    def odds(self, chapter: Chapter, data: object, words: Words) -> Odds | None:
        fought = chapter.decided
        if not isinstance(fought, BattleFought) or fought.account is None:
            return None
        win, mine, theirs = _chances(fought.kind, fought.account)
        title = words.say("happening-chances", {"power": fought.attacker})
        return Odds(title, win, 0.0, 1.0 - win, mine=mine, theirs=theirs)


def _chances(kind: str, account: BattleAccount) -> tuple[float, float, float]:
    one, other = account.attacker.strength, account.defender.strength
    if kind == "naval":
        found = naval_odds(Fleet(*one), Fleet(*other))
    elif kind == "assault":
        found = assault_odds(Army(*one), Army(*other))
    else:
        found = field_odds(Army(*one), Army(*other), account.first)
    return found.attacker_wins, found[1], found[2]


def _party(chapter: Chapter, power: str, account: SideAccount | None, *, words: Words) -> Party:
    fought = chapter.decided
    assert isinstance(fought, BattleFought)
    rolls = [roll for roll in chapter.rolls() if words.roller(thrower_of(roll)) == power]
    hits = fought.attacker_hits if power == fought.attacker else fought.defender_hits
    dice = [] if account is None else account.dice
    forces = [] if account is None else account.forces
    return Party(
        side=power.partition(":")[2],
        name=words.name(power),
        forces=tuple(map(words.name, forces)),
        counted=tuple(Counted(words.say(f"dice-{why}"), count) for why, count in dice),
        throws=tuple(throw_of(roll, _note(roll, words)) for roll in rolls),
        score=words.say("happening-hits", {"n": hits}),
        hits=hits,
        expected=expected_hits(rolls) if rolls else None,
        losses=tuple(_losses(chapter, _owners(power, forces), words)),
        won=fought.winner == power,
    )


def _note(roll: Rolled, words: Words) -> str:
    """What dice were rolled for that are not the battle's own."""
    what = purpose_of(roll)
    return "" if what in ROLLS else words.purpose(what)


def _owners(power: str, forces: list[str]) -> set[str]:
    """The powers whose units fight on a side."""
    units = (ref.removeprefix("unit:") for ref in forces if ref.startswith("unit:"))
    return {power, *(f"power:{unit.partition('.')[0]}" for unit in units)}


def _losses(chapter: Chapter, owners: set[str], words: Words) -> list[str]:
    lost = Counter[tuple[str, str]]()
    for event in chapter.events():
        if isinstance(event, TroopsLost):
            lost[event.power, event.kind] += event.count
        elif isinstance(event, ShipLost):
            lost[event.power, event.kind] += 1
    return [
        words.name(f"unit:{owner.partition(':')[2]}.{kind}.{count}")
        for (owner, kind), count in lost.items()
        if owner in owners
    ]


class RaidTale(Tale):
    """Piracy in a sea zone, from the pirates' intent to what it brought."""

    def title(self, chapter: Chapter, words: Words) -> str:
        raid = chapter.decided
        if not isinstance(raid, PiracyHits):
            return words.say("happening-piracy")
        args = {"a": raid.power, "b": raid.target, "place": raid.sea}
        return words.say("happening-against", args)

    def is_in_parties(self, chapter: Chapter, event: Event, words: Words) -> bool:
        if not isinstance(chapter.decided, PiracyHits):
            return False
        return self._is_own_roll(event) or isinstance(event, ShipLost)

    def parties(self, chapter: Chapter, data: object, words: Words) -> tuple[Party, ...]:
        """The pirates, and whoever fires on them: for the target, whosever guns they are."""
        raid = chapter.decided
        if not isinstance(raid, PiracyHits):
            return ()
        fired = [roll for roll in chapter.rolls() if purpose_of(roll) == "piracy defence"]
        robbed = [roll for roll in chapter.rolls() if purpose_of(roll) == "piracy"]
        return (
            _at_sea(chapter, raid.power, robbed, won=raid.hits > 0, words=words),
            _at_sea(chapter, raid.target, fired, won=raid.hits == 0, words=words),
        )


def _at_sea(chapter: Chapter, power: str, rolls: list[Rolled], *, won: bool, words: Words) -> Party:
    hits = sum(die >= roll.hit for roll in rolls for die in roll.dice if roll.hit)
    return Party(
        side=power.partition(":")[2],
        name=words.name(power),
        throws=tuple(map(throw_of, rolls)),
        score=words.say("happening-hits", {"n": hits}),
        hits=hits,
        expected=expected_hits(rolls) if rolls else None,
        losses=tuple(_losses(chapter, {power}, words)),
        won=won,
    )


WAR_TALES: Final[tuple[Tale, ...]] = (
    BattleTale(),
    RaidTale(
        "piracy",
        rolls=("piracy", "piracy defence"),
        decides=(PiracyHits,),
        goes_on=(VpGained, CardTaken, CardTakenIs, ShipLost, CardPlayed),
        leads=(PiracyBegan, CpSpent),
    ),
)
