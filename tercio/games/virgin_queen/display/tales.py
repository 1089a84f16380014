"""What else happens in Virgin Queen: plots, weddings, rebellions, captains and works."""

from typing import Final

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
from tercio.kernel.display.story import Party
from tercio.kernel.display.tales import (
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

DULL: Final = (RoyalAged, RoyalRemoved, TalentLost, TalentReturned, StatusRolled)
_SIDES: Final = ("attack", "defence")


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

    def parties(self, chapter: Chapter, data: object, words: Words) -> tuple[Party, ...]:
        plot = chapter.decided
        if not isinstance(plot, EspionageResolved):
            return ()
        both = zip(_SIDES, (plot.power, plot.target), strict=True)
        return tuple(_plotting(chapter, side, power, words) for side, power in both)


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
    ToldByOutcome(
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
    ToldByOutcome(
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
    ToldByOutcome(
        "work",
        rolls=("patronage",),
        decides=(WorkJudged,),
        goes_on=(*_GAINS, TalentLost, TalentReturned, BonusClaimed),
    ),
)
