"""Rules of thumb in words: for the answers that both games give, the message that tells why."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from tercio.wars.bots import battle_answers as battle
from tercio.wars.bots import card_answers as cards
from tercio.wars.bots import combat_answers as combat
from tercio.wars.bots import event_answers as event

Thumbs: TypeAlias = Mapping[Callable[..., str], str]
"""By what finds the answer, the message that tells its rule."""

THUMBS: Final[Thumbs] = {
    # war on land
    battle.muster: "hint-all",
    battle.few: "hint-few",
    battle.intercept: "hint-intercept",
    battle.avoid_battle: "hint-avoid",
    battle.withdraw: "hint-withdraw",
    battle.retreat: "hint-retreat",
    battle.losses: "hint-losses",
    battle.deploy: "hint-deploy",
    battle.winter_route: "hint-winter-route",
    battle.winter_return: "hint-winter-return",
    battle.build: "hint-build",
    battle.place_unit: "hint-join",
    battle.send_troops: "hint-troops-abroad",
    # war at sea
    battle.naval_intercept: "hint-sail-out",
    battle.naval_avoid: "hint-sail-away",
    # cards and events
    combat.combat_card: "hint-combat-card",
    combat.disrupt: "hint-disrupt",
    cards.part_with_card: "hint-least-card",
    cards.take_card: "hint-best-card",
    cards.their_card: "hint-their-card",
    event.harm_power: "hint-harm",
    event.favour_power: "hint-favour",
    event.unrest: "hint-unrest",
    event.eliminate: "hint-eliminate",
    event.remove_own: "hint-needed-least",
    event.rebel_city: "hint-rebel-city",
}
