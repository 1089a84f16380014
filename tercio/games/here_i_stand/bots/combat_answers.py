"""Cards in battle, and against it: what single cards of this game are good for."""

from tercio.games.here_i_stand.bots.question import Question
from tercio.kernel.ask import PASS
from tercio.wars.bots import combat_answers as combat

SIEGE_ARTILLERY = 35
LANDSKNECHTS, SWISS = 33, 36


def combat_card(q: Question) -> str:
    """Siege artillery is of no use to the defender."""
    cards = q.verbs("card.")
    if q.power != q.g.state.active:
        cards = [key for key in cards if q.card(key) != SIEGE_ARTILLERY]
    return combat.combat_card(q, cards)


def hire_for_battle(q: Question) -> str:
    """Landsknechts and Swiss."""
    cards = [key for key in q.verbs("card.") if q.card(key) in (LANDSKNECHTS, SWISS)]
    answer = combat.hire_for_battle(q, cards)
    space = combat.battle_space(q)
    if answer != PASS and space is not None:
        q.script = [f"place.{q.o.id(space)}"] * 4
    return answer


def disrupt_assault(q: Question) -> str:
    """Hired troops help nobody in a besieged city."""
    weather = {q.g.world.card["foul_weather"], q.g.world.card["gout"]}
    return combat.disrupt(q, [key for key in q.verbs("card.") if q.card(key) in weather])
