"""The answer to every kind of question, by its kind."""

from collections.abc import Mapping
from typing import Final

from tercio.games.here_i_stand.bots import combat_answers as combat
from tercio.games.here_i_stand.bots import deals
from tercio.games.here_i_stand.bots import event_answers as event
from tercio.games.here_i_stand.bots import faith_answers as faith
from tercio.games.here_i_stand.bots.question import Answer
from tercio.wars.bots import battle_answers as battle
from tercio.wars.bots import card_answers as cards
from tercio.wars.bots import event_answers as plain
from tercio.wars.bots import piracy
from tercio.wars.bots.answers import answers_of_both
from tercio.wars.bots.combat_answers import CARD_WINDOWS
from tercio.wars.bots.event_answers import liked

ANSWERS: Final[Mapping[str, Answer]] = {
    **answers_of_both(),
    # war on land
    "winter-leader": battle.retreat,
    "add-leader": battle.build,
    "return-leader": battle.build,
    "return-captive": battle.build,
    "renegade-site": battle.place_unit,
    "cloth-mercenaries": battle.place_unit,
    "reinforce-scotland": battle.build,
    # windows
    "before_field_battle": combat.hire_for_battle,
    "before_assault": plain.pass_by,
    **dict.fromkeys(CARD_WINDOWS, combat.combat_card),
    "assault_announced": combat.disrupt_assault,
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
    "translate": liked("translate.german", "translate.french", "translate.english"),
    "debate-zone": faith.debate_zone,
    "debate-after-bull": faith.debate_zone,
    "debate-defender": liked("target.committed"),
    "debate-attacker": faith.strongest_debater,
    "debate-excluded": faith.excluded_debater,
    "council-of-trent": faith.council,
    "insert-debater": faith.insert_debater,
    "debate_round": faith.insert_luther,
    "university": faith.university,
    "excommunicate-ruler": faith.excommunicate_ruler,
    "excommunicate-reformer": liked("reformer.luther", "reformer.calvin", "reformer.cranmer"),
    "diet-of-worms": faith.diet_of_worms,
    # diplomacy
    "negotiate": deals.DIPLOMAT.negotiate,
    "declare-war": deals.DIPLOMAT.declare_war,
    "event-war": deals.event_war,
    "sue-for-peace": deals.sue_for_peace,
    "regain-key": deals.regain,
    "regain-leader": deals.regain,
    "regain-price": deals.regain,
    "regain-spaces": deals.regain,
    "intervene": deals.DIPLOMAT.intervene,
    "ransom": deals.ransom,
    "remove-excommunication": deals.remove_ban,
    "war-on-activation": event.way,
    "remove-unit": plain.remove_own,
    # cards
    "pay-for-war": cards.part_with_card,
    "overture-card": cards.part_with_card,
    "event-discard": cards.their_card,
    "jane-grey-keep": cards.take_card,
    "card-mode": event.card_mode,
    "use-retrieved-card": event.way,
    "excommunication-unrest": plain.unrest,
    "unpaid-where": event.largest_stack,
    "camp-where": event.largest_stack,
    "rebel-key": plain.rebel_city,
    "emperor-goes": event.emperor_goes,
    "mercenaries-demand-pay": plain.harm_power,
    "unpaid-whose": plain.harm_power,
    "camp-whose": plain.harm_power,
    "comet-discard": plain.harm_power,
    "comet-skip": plain.harm_power,
    "akinji-target": plain.harm_power,
    "inquisition-suspect": plain.harm_power,
    "informant-target": plain.harm_power,
    "place-uprising": plain.harm_power,
    "cancel-voyage": plain.harm_power,
    "piracy-target": plain.harm_power,
    "deactivate-minor": plain.harm_power,
    "favour": event.favour_power,
    "place-governor": event.favour_power,
    "overture-taker": event.favour_power,
    "informant-reports-to": event.favour_power,
    "jane-grey-heir": event.favour_power,
    "rowers-side": event.favour_power,
    "activate-minor": liked("power.venice", "power.genoa", "power.hungary", "power.scotland"),
    "copernicus": event.way,
    "bigamy": event.way,
    "roxelana": event.way,
    "wartburg": event.way,
    "emperors-company": event.emperors_company,
    "papal-inquisition": event.way,
    "pay-mercenaries": event.way,
    "rowers": event.way,
    "aid-rebels": plain.pass_by,
    "scots-raid-leader": plain.pass_by,
    "piracy-award": piracy.award,
    "any_impulse": plain.pass_by,
    "spring_deployment": plain.pass_by,
    "spring_deployment_start": plain.pass_by,
}
