"""What else happens in Virgin Queen: plots, weddings, rebellions, captains and works."""

from collections.abc import Iterable
from itertools import product
from typing import Final

from tercio.games.virgin_queen.display.event_tales import EDITION, EVENT_TALES, courts_of
from tercio.games.virgin_queen.model.data_worlds import VqData
from tercio.games.virgin_queen.model.events.court import CardMarkersChanged
from tercio.games.virgin_queen.model.events.espionage import (
    EspionageResolved,
    InformantNeutralized,
    LeaderMurdered,
)
from tercio.games.virgin_queen.model.events.influence import StatusRolled
from tercio.games.virgin_queen.model.events.marriage import (
    MaryDied,
    PatronWed,
    RoyalAged,
    RoyalRemoved,
    SuitorJilted,
    WeddingHeld,
)
from tercio.games.virgin_queen.model.events.oceans import (
    CaptainDamaged,
    CaptainDelayed,
    CaptainLost,
    CaptainReturned,
    CaptainSailed,
    CircumnavigationMade,
    EscortLost,
    EscortsChanged,
    FleetAttacked,
    FleetSighted,
    LootDiscarded,
    LootTaken,
    LootTakenIs,
    NavigationChecked,
    OceanPiracyBegan,
    OceanPiracyHits,
    PatrolLost,
)
from tercio.games.virgin_queen.model.events.patronage import (
    BonusClaimed,
    TalentLost,
    TalentReturned,
    WorkJudged,
)
from tercio.games.virgin_queen.model.events.religion import RebellionBegan, RebellionEnded
from tercio.games.virgin_queen.model.events.treasures import TreasureGained, TreasureGainedIs
from tercio.games.virgin_queen.rows.tables import PatronageRow, WeddingRow
from tercio.games.virgin_queen.rules.espionage.espionage_table import result_chances, summed
from tercio.games.virgin_queen.rules.naval_affairs.navigation import DAMAGED, ELIMINATED, SAFE
from tercio.kernel.display.scene import Odds
from tercio.kernel.display.story import Party
from tercio.kernel.display.tales import (
    ENDS,
    AddedUp,
    Chapter,
    Tale,
    ToldByOutcome,
    hitting,
    purpose_of,
    thrower_of,
)
from tercio.kernel.events import Event, Rolled
from tercio.kernel.messages import Words
from tercio.wars.cards.card_events import (
    CardDrawn,
    CardsDealt,
    CardTaken,
    CardTakenIs,
    HandLookedAt,
    HandSeen,
)
from tercio.wars.display.tales import WAR_TALES, losses_of, overcoming
from tercio.wars.land.battle_odds import hit_chances
from tercio.wars.model.events import (
    ControlChanged,
    LeaderRemoved,
    ShipLost,
    TroopsLost,
    TroopsPlaced,
    UnrestPlaced,
    UnrestRemoved,
    VpGained,
)
from tercio.wars.model.rows import OutcomeRow

DULL: Final = (RoyalAged, RoyalRemoved, TalentLost, TalentReturned, StatusRolled)
_SIDES: Final = ("attack", "defence")
_TWO_DICE: Final = tuple(product(range(1, 7), repeat=2))


class PlotTale(Tale):
    """Espionage (19): the dice of the plotter against those of the victim's spies."""

    def title(self, chapter: Chapter, words: Words) -> str:
        plot = chapter.decided
        if not isinstance(plot, EspionageResolved):
            return words.say("happening-plot")
        return words.say("happening-plot-against", {"a": plot.power, "b": plot.target})

    def places(self, chapter: Chapter, data: VqData) -> list[str]:
        """The court that it is aimed at."""
        plot = chapter.decided
        return courts_of(data, plot.target) if isinstance(plot, EspionageResolved) else []

    def is_in_parties(self, chapter: Chapter, event: Event, words: Words) -> bool:
        if chapter.decided is None or not isinstance(event, Rolled):
            return False
        return thrower_of(event) in _SIDES

    def odds(self, chapter: Chapter, data: VqData, words: Words) -> Odds | None:
        """By the dice of both sides, which responses may have changed before they fell."""
        plot = chapter.decided
        if not isinstance(plot, EspionageResolved):
            return None
        attack, defence = (
            sum(len(roll.dice) for roll in chapter.rolls() if thrower_of(roll) == side)
            for side in _SIDES
        )
        world = data.world(EDITION)
        win, draw, loss = summed(result_chances(world, plot.action, attack, defence))
        return before_dice(words, plot.power, win, draw, loss=loss)

    def parties(self, chapter: Chapter, data: VqData, words: Words) -> tuple[Party, ...]:
        plot = chapter.decided
        if not isinstance(plot, EspionageResolved):
            return ()
        both = zip(_SIDES, (plot.power, plot.target), strict=True)
        return tuple(
            hitting(power, [roll for roll in chapter.rolls() if thrower_of(roll) == side], words)
            for side, power in both
        )


class WeddingTale(AddedUp):
    """A royal wedding (21.1): what the couple might have made of it."""

    def places(self, chapter: Chapter, data: VqData) -> list[str]:
        """The capitals of both courts."""
        wedding, world = chapter.decided, data.world(EDITION)
        if not isinstance(wedding, WeddingHeld):
            return []
        courts = [world.royals[world.royal[id.partition(":")[2]]].power for id in _couple(wedding)]
        return courts_of(data, *(court for court in courts if court))

    def odds(self, chapter: Chapter, data: VqData, words: Words) -> Odds | None:
        wedding, rolls = chapter.decided, chapter.rolls()
        if not isinstance(wedding, WeddingHeld) or len(rolls) != 1:
            return None  # where one die was rolled again nobody can tell which it was
        rows = data.world(EDITION).data.table("weddings", WeddingRow).values()
        rating = wedding.total - sum(rolls[0].dice)
        ends = [_end_of(rows, rating + one + other) for one, other in _TWO_DICE]
        win, draw, loss = (ends.count(end) / len(ends) for end in ENDS)
        return before_dice(words, wedding.groom, win, draw, loss=loss)


def _couple(wedding: WeddingHeld) -> tuple[str, str]:
    return wedding.groom, wedding.bride


def _end_of(rows: Iterable[WeddingRow], total: int) -> str:
    """VP, whoever dies; a wedding without; none at all, or a murder."""
    row = next(row for row in rows if row.low <= total <= row.high)
    if row.vp > 0:
        return "win"
    return "loss" if row.cancelled or row.dies else "draw"


class NavigationTale(AddedUp):
    """A Navigation Check (16.1)."""

    titled = "captain"

    def places(self, chapter: Chapter, data: VqData) -> list[str]:
        return [event.to for _, event in chapter.before if isinstance(event, CaptainSailed)]

    def odds(self, chapter: Chapter, data: VqData, words: Words) -> Odds | None:
        check, rolls = chapter.decided, chapter.rolls()
        if not isinstance(check, NavigationChecked) or not rolls:
            return None
        rows = data.world(EDITION).data.table("navigation", OutcomeRow).values()
        rating = check.total - sum(rolls[-1].dice)
        totals = [rating + one + other for one, other in _TWO_DICE]
        ends = [next(row.result for row in rows if row.low <= n <= row.high) for n in totals]
        safe, damaged, lost = (ends.count(end) / len(ends) for end in (SAFE, DAMAGED, ELIMINATED))
        return before_dice(words, check.captain, safe, damaged, loss=lost)


def before_dice(words: Words, who: str, win: float, draw: float, *, loss: float) -> Odds:
    title = words.say("happening-chances", {"power": who})
    return Odds(title, win, draw, loss, mine=0.0, theirs=0.0)


def _between(mine: int, theirs: int) -> tuple[float, float, float]:
    """Of so many dice against so many: more hits, as many, fewer."""
    win = draw = 0.0
    for hits, chance in enumerate(hit_chances(mine)):
        for back, other in enumerate(hit_chances(theirs)):
            win += chance * other * (hits > back)
            draw += chance * other * (hits == back)
    return win, draw, max(0.0, 1.0 - win - draw)


def _rolled(chapter: Chapter, *purposes: str) -> list[Rolled]:
    return [roll for roll in chapter.rolls() if purpose_of(roll) in purposes]


class RebellionTale(Tale):
    """A rebellion (18.5, 19.4): all loyal units of the old master must fall."""

    def title(self, chapter: Chapter, words: Words) -> str:
        began = chapter.opening
        assert isinstance(began, RebellionBegan)
        if not began.against:
            return super().title(chapter, words)
        args = {"a": began.power, "b": began.against, "place": began.space}
        return words.say("happening-against", args)

    def is_in_parties(self, chapter: Chapter, event: Event, words: Words) -> bool:
        own = isinstance(event, (Rolled, TroopsLost, ShipLost)) and chapter.decided is not None
        return own or super().is_in_parties(chapter, event, words)

    def odds(self, chapter: Chapter, data: VqData, words: Words) -> Odds | None:
        began = chapter.opening
        assert isinstance(began, RebellionBegan)
        if chapter.decided is None or began.loyal is None:
            return None
        title = words.say("happening-chances", {"power": began.power})
        return overcoming(title, began.strength, began.loyal)

    def parties(self, chapter: Chapter, data: VqData, words: Words) -> tuple[Party, ...]:
        began, ended = chapter.opening, chapter.decided
        assert isinstance(began, RebellionBegan)
        if not isinstance(ended, RebellionEnded):
            return ()
        rebels = hitting(began.power, chapter.rolls(), words, won=ended.success)
        if not began.against:
            return (rebels,)
        owners = {e.power for e in chapter.events() if isinstance(e, (TroopsLost, ShipLost))}
        loyal = Party(
            side=began.against.partition(":")[2],
            name=words.name(began.against),
            score=words.say("happening-loyal", {"n": began.loyal or 0}),
            losses=tuple(losses_of(chapter, owners, words)),
            won=not ended.success,
        )
        return rebels, loyal


class OceanRaidTale(Tale):
    """A captain's raid in an ocean zone (16.5)."""

    def is_in_parties(self, chapter: Chapter, event: Event, words: Words) -> bool:
        own = isinstance(event, Rolled) and chapter.decided is not None
        return own or super().is_in_parties(chapter, event, words)

    def odds(self, chapter: Chapter, data: VqData, words: Words) -> Odds | None:
        """A hit, nothing, or no captain left to try."""
        began = chapter.opening
        assert isinstance(began, OceanPiracyBegan)
        if chapter.decided is None or began.strength is None:
            return None
        shots, enough, whole, hurt = began.strength
        win = loss = 0.0
        for hits, chance in enumerate(hit_chances(shots)):
            if hits >= enough:
                loss += chance
            else:
                win += chance * (1.0 - hit_chances(hurt if hits else whole)[0])
        return before_dice(words, began.captain, win, max(0.0, 1.0 - win - loss), loss=loss)

    def parties(self, chapter: Chapter, data: VqData, words: Words) -> tuple[Party, ...]:
        began, ended = chapter.opening, chapter.decided
        assert isinstance(began, OceanPiracyBegan)
        if ended is None:
            return ()
        won = isinstance(ended, OceanPiracyHits) and ended.hits > 0
        robbed, fired = _rolled(chapter, "piracy"), _rolled(chapter, "piracy defence")
        return (
            hitting(began.captain, robbed, words, won=won),
            hitting(began.target, fired, words, won=not robbed),
        )


class FleetTale(ToldByOutcome):
    """An attack on the treasure fleet (23.2): its dice against the captain's."""

    titled = "captain"

    def leads(self, event: Event) -> bool:
        where = isinstance(event, Rolled) and purpose_of(event) == "treasure fleet"
        return where or super().leads(event)

    def places(self, chapter: Chapter, data: VqData) -> list[str]:
        return [event.ocean for _, event in chapter.before if isinstance(event, FleetSighted)]

    def is_in_parties(self, chapter: Chapter, event: Event, words: Words) -> bool:
        return isinstance(event, Rolled) and chapter.decided is not None

    def odds(self, chapter: Chapter, data: VqData, words: Words) -> Odds | None:
        attack = chapter.decided
        if not isinstance(attack, FleetAttacked):
            return None
        mine, theirs = (sum(len(each.dice) for each in rolls) for rolls in _at_the_fleet(chapter))
        win, draw, loss = _between(mine, theirs)
        return before_dice(words, attack.captain, win, draw, loss=loss)

    def parties(self, chapter: Chapter, data: VqData, words: Words) -> tuple[Party, ...]:
        attack = chapter.decided
        if not isinstance(attack, FleetAttacked):
            return ()
        mine, theirs = _at_the_fleet(chapter)
        more = attack.hits - attack.fleet_hits
        return (
            hitting(attack.captain, mine, words, won=more > 0),
            hitting("power:spain", theirs, words, won=more < 0),
        )


def _at_the_fleet(chapter: Chapter) -> tuple[list[Rolled], list[Rolled]]:
    return _rolled(chapter, "attack on the fleet"), _rolled(chapter, "treasure fleet fires")


class WorkTale(AddedUp):
    """A work of an artist or a scientist (22.1, 22.2)."""

    def places(self, chapter: Chapter, data: VqData) -> list[str]:
        """The court that it was made for."""
        work = chapter.decided
        return courts_of(data, work.power) if isinstance(work, WorkJudged) else []

    def odds(self, chapter: Chapter, data: VqData, words: Words) -> Odds | None:
        """It is worth something, or nothing; whether he is lost with it, his rating says."""
        work, rolls = chapter.decided, chapter.rolls()
        if not isinstance(work, WorkJudged) or len(rolls) != 1:
            return None
        rows = data.world(EDITION).data.table("patronage", PatronageRow).values()
        more = work.total - sum(rolls[0].dice)
        totals = [more + one + other for one, other in _TWO_DICE]
        ends = [next(row for row in rows if row.low <= n <= row.high) for n in totals]
        science = work.who.startswith("scientist:")
        worth = [row.science_vp + row.bonuses if science else row.vp for row in ends]
        win = sum(each > 0 for each in worth) / len(worth)
        return before_dice(words, work.power, win, 0.0, loss=1.0 - win)


_GAINS: Final = (VpGained, CardDrawn, CardsDealt, CardMarkersChanged)
_LOOT: Final = (VpGained, LootTaken, LootTakenIs, TreasureGained, TreasureGainedIs, CardTaken)
VQ_TALES: Final[tuple[Tale, ...]] = (
    *WAR_TALES,
    PlotTale(
        "plot",
        display="espionage",
        rolls=("espionage",),
        decides=(EspionageResolved,),
        goes_on=(
            *(HandLookedAt, HandSeen, CardTaken, CardTakenIs, InformantNeutralized),
            *(LeaderMurdered, LeaderRemoved, *_GAINS),
        ),
    ),
    WeddingTale(
        "wedding",
        display="royals",
        rolls=("wedding",),
        decides=(WeddingHeld,),
        goes_on=(*_GAINS, RoyalRemoved, PatronWed, MaryDied, SuitorJilted),
    ),
    RebellionTale(
        "rebellion",
        opens=(RebellionBegan,),
        decides=(RebellionEnded,),
        goes_on=(
            *(ControlChanged, TroopsPlaced, TroopsLost, ShipLost, UnrestPlaced, UnrestRemoved),
            VpGained,
        ),
    ),
    NavigationTale(
        "navigation",
        display="captains",
        rolls=("navigation",),
        leads=(CaptainSailed,),
        decides=(NavigationChecked,),
        goes_on=(CaptainDamaged, CaptainLost, CaptainDelayed, CircumnavigationMade, VpGained),
    ),
    OceanRaidTale(
        "raid",
        display="captains",
        opens=(OceanPiracyBegan,),
        decides=(OceanPiracyHits, CaptainLost),
        goes_on=(*_LOOT, CaptainDamaged, LootDiscarded, PatrolLost, CaptainReturned),
    ),
    FleetTale(
        "fleet",
        display="treasures",
        rolls=("attack on the fleet",),
        leads=(FleetSighted,),
        decides=(FleetAttacked,),
        goes_on=(*_LOOT, CaptainDamaged, CaptainLost, EscortLost, EscortsChanged),
    ),
    WorkTale(
        "work",
        display="talents",
        rolls=("patronage",),
        decides=(WorkJudged,),
        goes_on=(*_GAINS, TalentLost, TalentReturned, BonusClaimed),
    ),
    *EVENT_TALES,
)
