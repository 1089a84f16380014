"""The answer to every kind of question, by its kind."""

from collections.abc import Callable, Mapping
from typing import Final

from tercio.games.here_i_stand.bots import battle_answers as battle
from tercio.games.here_i_stand.bots import deals
from tercio.games.here_i_stand.bots import event_answers as event
from tercio.games.here_i_stand.bots import faith_answers as faith
from tercio.games.here_i_stand.bots.question import Question
from tercio.kernel.ask import BACK, PASS

Answer = Callable[[Question], str]
_UNDOING: Final = frozenset((BACK, "scrap", "strike", "withdraw", "unready"))


def fallback(q: Question) -> str:
    """For a question nobody has thought of: pass if a window is open, else the first option.

    Nothing is ever taken back, so that every choice comes to its end.
    """
    if q.ask.window and q.has(PASS):
        return PASS
    for key in q.keys:
        if key.partition(".")[0] not in _UNDOING:
            return key
    return q.keys[0]


ANSWERS: Final[Mapping[str, Answer]] = {
    # war on land
    "formation": battle.muster,
    "spring-formation": battle.muster,
    "transport-force": battle.muster,
    "assault-formation": battle.muster,
    "interceptors": battle.muster,
    "avoiders": battle.muster,
    "winter-stack": battle.muster,
    "winter-excess": battle.few,
    "sortie": battle.sortie,
    "interception": battle.intercept,
    "avoid-battle": battle.avoid_battle,
    "withdraw": battle.withdraw,
    "withdraw-beaten": battle.muster,
    "retreat": battle.retreat,
    "displace": battle.retreat,
    "winter-leader": battle.retreat,
    "losses": battle.losses,
    "deploy": battle.deploy,
    "winter-route": battle.winter_route,
    "winter-return": battle.winter_return,
    "continue-or-retreat": battle.continue_or_retreat,
    "build": battle.build,
    "event-place-unit": battle.place_unit,
    "place-mercenaries": battle.place_unit,
    "place-leader": battle.build,
    "add-leader": battle.build,
    "return-leader": battle.build,
    "return-captive": battle.build,
    "renegade-site": battle.place_unit,
    "cloth-mercenaries": battle.place_unit,
    "reinforce-scotland": battle.build,
    "naval-intercept": battle.naval_intercept,
    "naval-avoid": battle.naval_intercept,
    # windows
    "before_field_battle": battle.hire_for_battle,
    "before_assault": event.pass_by,
    "field_battle_cards": battle.combat_card,
    "field_battle_after_roll": battle.combat_card,
    "assault_cards": battle.combat_card,
    "assault_after_roll": battle.combat_card,
    "naval_combat_cards": battle.combat_card,
    "naval_combat_after_roll": battle.combat_card,
    "move_announced": battle.disrupt,
    "assault_announced": battle.disrupt,
    "event_declared": event.wartburg,
    "peace_segment": event.way,
    "papal_bull_on_cranmer": event.way,
    # faith
    "reformation": faith.attempt,
    "counter-reformation": faith.attempt,
    "flip-to-protestant": faith.flip,
    "flip-to-catholic": faith.flip,
    "nearest-convert": faith.flip,
    "reconvert": faith.flip,
    "treatise": faith.treatise,
    "burn-books": faith.burn_books,
    "translate": faith.translate,
    "debate-zone": faith.debate_zone,
    "debate-after-bull": faith.debate_zone,
    "debate-defender": faith.debate_defender,
    "debate-attacker": faith.strongest_debater,
    "debate-excluded": faith.excluded_debater,
    "council-of-trent": faith.council,
    "insert-debater": faith.insert_debater,
    "debate_round": faith.insert_luther,
    "university": faith.university,
    "excommunicate-ruler": faith.excommunicate_ruler,
    "excommunicate-reformer": faith.excommunicate_reformer,
    "diet-of-worms": faith.diet_of_worms,
    # diplomacy
    "negotiate": deals.negotiate,
    "declare-war": deals.declare_war,
    "event-war": deals.event_war,
    "sue-for-peace": deals.sue_for_peace,
    "regain-key": deals.regain,
    "regain-leader": deals.regain,
    "regain-price": deals.regain,
    "regain-spaces": deals.regain,
    "intervene": deals.intervene,
    "ransom": deals.ransom,
    "remove-excommunication": deals.remove_ban,
    "war-on-activation": event.way,
    "give-mercenary": event.remove_own,
    "remove-unit": event.remove_own,
    "foreign-war-troops": battle.send_troops,
    "foreign-war-leader": battle.send_leader,
    # cards
    "pay-for-war": event.part_with_card,
    "discard": event.part_with_card,
    "overture-card": event.part_with_card,
    "event-discard": event.their_card,
    "retrieve-card": event.take_card,
    "jane-grey-keep": event.take_card,
    "card-mode": event.card_mode,
    "use-retrieved-card": event.way,
    "event-unrest": event.unrest,
    "excommunication-unrest": event.unrest,
    "unpaid-where": event.largest_stack,
    "camp-where": event.largest_stack,
    "rebel-key": event.rebel_key,
    "event-eliminate": event.eliminate,
    "emperor-goes": event.emperor_goes,
    "mercenaries-demand-pay": event.harm_power,
    "unpaid-whose": event.harm_power,
    "camp-whose": event.harm_power,
    "comet-discard": event.harm_power,
    "comet-skip": event.harm_power,
    "akinji-target": event.harm_power,
    "inquisition-suspect": event.harm_power,
    "informant-target": event.harm_power,
    "place-uprising": event.harm_power,
    "cancel-voyage": event.harm_power,
    "piracy-target": event.harm_power,
    "deactivate-minor": event.harm_power,
    "favour": event.favour_power,
    "place-governor": event.favour_power,
    "overture-taker": event.favour_power,
    "informant-reports-to": event.favour_power,
    "jane-grey-heir": event.favour_power,
    "rowers-side": event.favour_power,
    "activate-minor": event.activate_minor,
    "copernicus": event.way,
    "bigamy": event.way,
    "roxelana": event.way,
    "wartburg": event.way,
    "emperors-company": event.way,
    "papal-inquisition": event.way,
    "pay-mercenaries": event.way,
    "rowers": event.way,
    "aid-rebels": event.pass_by,
    "scots-raid-leader": event.pass_by,
    "piracy-award": event.way,
    "any_impulse": event.pass_by,
    "spring_deployment": event.pass_by,
    "spring_deployment_start": event.pass_by,
}
