"""The answers that both games give, by the kind of the question."""

from collections.abc import Callable

from tercio.wars.bots import battle_answers as battle
from tercio.wars.bots import card_answers as cards
from tercio.wars.bots import combat_answers as combat
from tercio.wars.bots import event_answers as event
from tercio.wars.bots.outlook import O
from tercio.wars.bots.question import WarQuestion


def answers_of_both() -> dict[str, Callable[[WarQuestion[O]], str]]:
    return {
        # war on land
        "formation": battle.muster,
        "spring-formation": battle.muster,
        "transport-force": battle.muster,
        "assault-formation": battle.muster,
        "interceptors": battle.muster,
        "avoiders": battle.muster,
        "winter-stack": battle.muster,
        "winter-excess": battle.few,
        "sortie": battle.muster,
        "interception": battle.intercept,
        "avoid-battle": battle.avoid_battle,
        "withdraw": battle.withdraw,
        "withdraw-beaten": battle.muster,
        "retreat": battle.retreat,
        "displace": battle.retreat,
        "losses": battle.losses,
        "deploy": battle.deploy,
        "winter-route": battle.winter_route,
        "winter-return": battle.winter_return,
        "continue-or-retreat": battle.continue_or_retreat,
        "build": battle.build,
        "event-place-unit": battle.place_unit,
        "place-mercenaries": battle.place_unit,
        "place-leader": battle.build,
        "foreign-war-troops": battle.send_troops,
        "foreign-war-leader": battle.send_leader,
        # war at sea
        "naval-intercept": battle.naval_intercept,
        "naval-avoid": battle.naval_avoid,
        "intercepting-ships": battle.muster,
        # windows
        "before_field_battle": combat.hire_for_battle,
        **dict.fromkeys(combat.CARD_WINDOWS, combat.combat_card),
        "move_announced": combat.disrupt,
        "assault_announced": combat.disrupt,
        # cards
        "discard": cards.part_with_card,
        "retrieve-card": cards.take_card,
        "event-unrest": event.unrest,
        "event-eliminate": event.eliminate,
        "give-mercenary": event.remove_own,
    }
