"""Battles as happenings, alike in both games (14-16)."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from tercio.kernel.display.scene import Odds
from tercio.kernel.display.story import Counted, Party
from tercio.kernel.display.tales import (
    Chapter,
    Tale,
    ToldByOutcome,
    expected_hits,
    hitting,
    purpose_of,
    reason_of,
    roller_of,
    throw_of,
)
from tercio.kernel.events import Event, Rolled, refs_of
from tercio.kernel.messages import Words
from tercio.wars.cards.card_events import (
    CardDiscarded,
    CardRemoved,
    CardTaken,
    CardTakenIs,
    DeckShuffled,
    ForeignBattleFought,
    ForeignWarWon,
    LostAbroad,
)
from tercio.wars.land.battle_odds import (
    Army,
    Fleet,
    assault_odds,
    field_odds,
    hit_chances,
    naval_odds,
    raid_odds,
)
from tercio.wars.model.events import (
    AttemptRolled,
    BattleAccount,
    BattleFought,
    CardPlayed,
    CityRebelled,
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
    PiratesRepelled,
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
_PLACES: Final = frozenset({"space", "sea"})
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
            return roller_of(event, words) in (fought.attacker, fought.defender)
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
    rolls = [roll for roll in chapter.rolls() if roller_of(roll, words) == power]
    hits = fought.attacker_hits if power == fought.attacker else fought.defender_hits
    dice = [] if account is None else account.dice
    forces = [] if account is None else account.forces
    return Party(
        side=power.partition(":")[2],
        name=words.name(power),
        forces=tuple(map(words.name, forces)),
        counted=tuple(Counted(reason_of(why, count, words), count) for why, count in dice),
        throws=tuple(throw_of(roll, _note(roll, words)) for roll in rolls),
        score=words.say("happening-hits", {"n": hits}),
        hits=hits,
        expected=expected_hits(rolls) if rolls else None,
        losses=tuple(losses_of(chapter, _owners(power, forces), words)),
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


def losses_of(chapter: Chapter, owners: set[str], words: Words) -> list[str]:
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


def _raided(chapter: Chapter) -> PiracyHits | PiratesRepelled | None:
    raid = chapter.decided
    return raid if isinstance(raid, (PiracyHits, PiratesRepelled)) else None


class RaidTale(Tale):
    """Piracy in a sea zone, from the pirates' intent to what it brought."""

    def title(self, chapter: Chapter, words: Words) -> str:
        began = (event for _, event in chapter.before if isinstance(event, PiracyBegan))
        raid = _raided(chapter) or next(began, None)
        if raid is None:  # before it was known how it ends, of a raid that an event brings about
            return words.event(chapter.opening)
        args = {"a": raid.power, "b": raid.target, "place": raid.sea}
        return words.say("happening-against", args)

    def is_in_parties(self, chapter: Chapter, event: Event, words: Words) -> bool:
        if _raided(chapter) is None:
            return False
        return self._is_own_roll(event) or isinstance(event, ShipLost)

    def parties(self, chapter: Chapter, data: object, words: Words) -> tuple[Party, ...]:
        """The pirates, and whoever fires on them: for the target, whosever guns they are.

        As chances are told: whoever is not hit has won nothing, unless no pirate was left to try.
        """
        raid = _raided(chapter)
        if raid is None:
            return ()
        hits = raid.hits if isinstance(raid, PiracyHits) else 0
        fired = [roll for roll in chapter.rolls() if purpose_of(roll) == "piracy defence"]
        robbed = [roll for roll in chapter.rolls() if purpose_of(roll) == "piracy"]
        sides = (raid.power, robbed, hits > 0), (raid.target, fired, not robbed)
        return tuple(
            hitting(power, rolls, words, losses=losses_of(chapter, {power}, words), won=won)
            for power, rolls, won in sides
        )

    def odds(self, chapter: Chapter, data: object, words: Words) -> Odds | None:
        raid = _raided(chapter)
        if raid is None or raid.strength is None:
            return None
        shots, corsairs, ships, *dice = raid.strength
        found = raid_odds(shots, corsairs, ships, tuple(dice))
        win, loss = found.hits_something, found.destroyed
        title = words.say("happening-chances", {"power": raid.power})
        lost = found.pirates_lost, found.hits
        return Odds(title, win, max(0.0, 1 - win - loss), loss, mine=lost[0], theirs=lost[1])


class RevoltTale(ToldByOutcome):
    """Rebels against the garrison of a city (HIS 22.6, VQ 24.7): all of it must fall."""

    titled = "space"

    def odds(self, chapter: Chapter, data: object, words: Words) -> Odds | None:
        rose = chapter.decided
        if not isinstance(rose, CityRebelled) or rose.garrison is None:
            return None
        dice = sum(len(roll.dice) for roll in chapter.rolls())
        title = words.say("happening-chances", {"power": rose.space})
        return overcoming(title, dice, rose.garrison)

    def is_in_parties(self, chapter: Chapter, event: Event, words: Words) -> bool:
        own = isinstance(event, (Rolled, TroopsLost, ShipLost))
        return own and bool(self._garrison(chapter))

    def parties(self, chapter: Chapter, data: object, words: Words) -> tuple[Party, ...]:
        rose, garrison = chapter.decided, self._garrison(chapter)
        if not isinstance(rose, CityRebelled) or not garrison:
            return ()
        is_free = rose.hits >= garrison
        rebels = hitting("power:independent", chapter.rolls(), words, won=is_free)
        owners = {e.power for e in chapter.events() if isinstance(e, (TroopsLost, ShipLost))}
        loyal = Party(
            side="",
            name=words.say("happening-garrison"),
            score=words.say("happening-garrison-of", {"n": garrison}),
            losses=tuple(losses_of(chapter, owners, words)),
            won=not is_free,
        )
        return replace(rebels, side="", name=words.say("happening-rebels")), loyal

    def _garrison(self, chapter: Chapter) -> int:
        """How many units it had; older logs do not say."""
        rose = chapter.decided
        return rose.garrison or 0 if isinstance(rose, CityRebelled) else 0


def overcoming(title: str, dice: int, units: int) -> Odds:
    """To hit all of so many units, or not."""
    win = sum(hit_chances(dice)[units:])
    expected = sum(min(n, units) * chance for n, chance in enumerate(hit_chances(dice)))
    return Odds(title, win, 0.0, 1.0 - win, mine=0.0, theirs=expected)


class ForeignTale(Tale):
    """A battle of a foreign war (HIS 21.7, VQ 23.7), which is fought on its card."""

    def title(self, chapter: Chapter, words: Words) -> str:
        fought = chapter.decided
        if not isinstance(fought, ForeignBattleFought):
            return super().title(chapter, words)
        return words.say("happening-abroad", {"power": fought.power, "card": fought.card})

    def is_in_parties(self, chapter: Chapter, event: Event, words: Words) -> bool:
        return chapter.decided is not None and isinstance(event, (Rolled, LostAbroad))

    def odds(self, chapter: Chapter, data: object, words: Words) -> Odds | None:
        """To end the war, to go on with it, to lose everybody; more dice save the last unit."""
        fought = chapter.decided
        if not isinstance(fought, ForeignBattleFought) or fought.sizes is None:
            return None
        mine, theirs = (sum(len(each.dice) for each in rolls) for rolls in _abroad(chapter, words))
        own, enemies = fought.sizes
        ours = sum(hit_chances(mine)[enemies:])
        lost = sum(hit_chances(theirs)[own:])
        saved = mine > theirs
        win = ours if saved else ours * (1.0 - lost)
        loss = lost * (1.0 - ours) if saved else lost
        title = words.say("happening-chances", {"power": fought.power})
        return Odds(title, win, max(0.0, 1.0 - win - loss), loss, mine=0.0, theirs=0.0)

    def parties(self, chapter: Chapter, data: object, words: Words) -> tuple[Party, ...]:
        fought = chapter.decided
        if not isinstance(fought, ForeignBattleFought):
            return ()
        mine, theirs = _abroad(chapter, words)
        lost = [event for event in chapter.events() if isinstance(event, LostAbroad)]
        own = fought.power.partition(":")[2]
        losses = [words.name(f"unit:{own}.{each.kind}.{each.count}") for each in lost]
        foe = words.say("happening-abroad-enemies")
        return (
            hitting(fought.power, mine, words, losses=losses, won=not fought.enemies),
            replace(hitting("power:independent", theirs, words), side="", name=foe),
        )


def _abroad(chapter: Chapter, words: Words) -> tuple[list[Rolled], list[Rolled]]:
    fought, rolls = chapter.decided, chapter.rolls()
    assert isinstance(fought, ForeignBattleFought)
    mine = [roll for roll in rolls if roller_of(roll, words) == fought.power]
    return mine, [roll for roll in rolls if roll not in mine]


class ChanceTale(ToldByOutcome):
    """Dice of an event or of a table: whose luck it was, and how it ended."""

    titled = "power"

    def places(self, chapter: Chapter, data: object) -> list[str]:
        """Where its luck does not say, what follows tells the place."""
        told = (ref for event in chapter.events() for ref in refs_of(event))
        return [ref for ref in told if ref.partition(":")[0] in _PLACES]

    def odds(self, chapter: Chapter, data: object, words: Words) -> Odds | None:
        power: str = getattr(chapter.decided, "power", "")
        chances: list[float] | None = getattr(chapter.decided, "chances", None)
        return recorded_odds(words, power, chances)


def recorded_odds(words: Words, who: str, chances: list[float] | None) -> Odds | None:
    """As they were recorded, for the tables of the edition that is played; older logs have none."""
    if chances is None:
        return None
    win, draw, loss = chances
    title = words.say("happening-chances", {"power": who})
    return Odds(title, win, draw, loss, mine=0.0, theirs=0.0)


WAR_TALES: Final[tuple[Tale, ...]] = (
    BattleTale(),
    RaidTale(
        "piracy",
        rolls=("piracy", "piracy defence"),
        decides=(PiracyHits, PiratesRepelled),
        goes_on=(VpGained, CardTaken, CardTakenIs, ShipLost, CardPlayed),
        leads=(PiracyBegan, CpSpent),
    ),
    RevoltTale(
        "revolt",
        rolls=("rebels",),
        decides=(CityRebelled,),
        goes_on=(TroopsLost, ShipLost, ControlChanged, TroopsPlaced),
    ),
    ForeignTale(
        "foreign-war",
        rolls=("foreign war",),
        decides=(ForeignBattleFought,),
        goes_on=(
            *(LostAbroad, ForeignWarWon, VpGained, CardPlayed, CardDiscarded, CardRemoved),
            *(LeaderPlaced, TroopsPlaced),
        ),
    ),
)
