"""What else happens in Virgin Queen: plots, weddings, rebellions, captains and works."""

from collections.abc import Iterable
from itertools import product
from typing import Final

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
    CaptainSailed,
    CircumnavigationMade,
    EscortLost,
    EscortsChanged,
    FleetAttacked,
    FleetSighted,
    LootTaken,
    LootTakenIs,
    NavigationChecked,
    OceanPiracyBegan,
    OceanPiracyHits,
)
from tercio.games.virgin_queen.model.events.patronage import (
    BonusClaimed,
    TalentLost,
    TalentReturned,
    WorkJudged,
)
from tercio.games.virgin_queen.model.events.religion import RebellionBegan, RebellionEnded
from tercio.games.virgin_queen.model.events.treasures import TreasureGained, TreasureGainedIs
from tercio.games.virgin_queen.rows.tables import WeddingRow
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
    expected_hits,
    throw_of,
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
from tercio.wars.display.tales import WAR_TALES
from tercio.wars.model.events import (
    ControlChanged,
    LeaderRemoved,
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
EDITION: Final = "living"
"""The tables for which chances are told: they are those of all editions."""


class PlotTale(Tale):
    """Espionage (19): the dice of the plotter against those of the victim's spies."""

    def title(self, chapter: Chapter, words: Words) -> str:
        plot = chapter.decided
        if not isinstance(plot, EspionageResolved):
            return words.say("happening-plot")
        return words.say("happening-plot-against", {"a": plot.power, "b": plot.target})

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
        return tuple(_plotting(chapter, side, power, words) for side, power in both)


class WeddingTale(AddedUp):
    """A royal wedding (21.1): what the couple might have made of it."""

    def odds(self, chapter: Chapter, data: VqData, words: Words) -> Odds | None:
        wedding, rolls = chapter.decided, chapter.rolls()
        if not isinstance(wedding, WeddingHeld) or len(rolls) != 1:
            return None  # where one die was rolled again nobody can tell which it was
        rows = data.world(EDITION).data.table("weddings", WeddingRow).values()
        rating = wedding.total - sum(rolls[0].dice)
        ends = [_end_of(rows, rating + one + other) for one, other in _TWO_DICE]
        win, draw, loss = (ends.count(end) / len(ends) for end in ENDS)
        return before_dice(words, wedding.groom, win, draw, loss=loss)


def _end_of(rows: Iterable[WeddingRow], total: int) -> str:
    """VP, whoever dies; a wedding without; none at all, or a murder."""
    row = next(row for row in rows if row.low <= total <= row.high)
    if row.vp > 0:
        return "win"
    return "loss" if row.cancelled or row.dies else "draw"


class NavigationTale(AddedUp):
    """A Navigation Check (16.1)."""

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


def _plotting(chapter: Chapter, side: str, power: str, words: Words) -> Party:
    rolls = [roll for roll in chapter.rolls() if thrower_of(roll) == side]
    hits = sum(die >= roll.hit for roll in rolls for die in roll.dice if roll.hit)
    return Party(
        side=power.partition(":")[2],
        name=words.name(power),
        throws=tuple(map(throw_of, rolls)),
        score=words.say("happening-hits", {"n": hits}),
        hits=hits,
        expected=expected_hits(rolls) if rolls else None,
    )


_GAINS: Final = (VpGained, CardDrawn, CardsDealt, CardMarkersChanged)
_LOOT: Final = (VpGained, LootTaken, LootTakenIs, TreasureGained, TreasureGainedIs, CardTaken)
VQ_TALES: Final[tuple[Tale, ...]] = (
    *WAR_TALES,
    PlotTale(
        "plot",
        rolls=("espionage",),
        decides=(EspionageResolved,),
        goes_on=(
            *(HandLookedAt, HandSeen, CardTaken, CardTakenIs, InformantNeutralized),
            *(LeaderMurdered, LeaderRemoved, *_GAINS),
        ),
    ),
    WeddingTale(
        "wedding",
        rolls=("wedding",),
        decides=(WeddingHeld,),
        goes_on=(*_GAINS, RoyalRemoved, PatronWed, MaryDied, SuitorJilted),
    ),
    Tale(
        "rebellion",
        opens=(RebellionBegan,),
        decides=(RebellionEnded,),
        goes_on=(ControlChanged, TroopsPlaced, TroopsLost, UnrestPlaced, UnrestRemoved, VpGained),
    ),
    NavigationTale(
        "navigation",
        rolls=("navigation",),
        leads=(CaptainSailed,),
        decides=(NavigationChecked,),
        goes_on=(CaptainDamaged, CaptainLost, CaptainDelayed, CircumnavigationMade, VpGained),
    ),
    Tale("raid", opens=(OceanPiracyBegan,), decides=(OceanPiracyHits,), goes_on=_LOOT),
    ToldByOutcome(
        "fleet",
        rolls=("attack on the fleet",),
        leads=(FleetSighted,),
        decides=(FleetAttacked,),
        goes_on=(*_LOOT, CaptainDamaged, CaptainLost, EscortLost, EscortsChanged),
    ),
    AddedUp(
        "work",
        rolls=("patronage",),
        decides=(WorkJudged,),
        goes_on=(*_GAINS, TalentLost, TalentReturned, BonusClaimed),
    ),
)
