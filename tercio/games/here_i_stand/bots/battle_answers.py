"""Cards in battle, and against it."""

from tercio.games.here_i_stand.bots.question import Question
from tercio.kernel.ask import PASS
from tercio.wars.model.names import Space


def _battle_space(q: Question) -> Space | None:
    """Where a battle on land is fought."""
    return q.g.world.space_by_ref.get(q.ask.refs[0]) if q.ask.refs else None


SIEGE_ARTILLERY = 35
LANDSKNECHTS, SWISS = 33, 36


def combat_card(q: Question) -> str:
    """Play where much is at stake and the outcome is open."""
    cards = q.verbs("card.")
    if q.power != q.g.state.active:
        cards = [key for key in cards if q.card(key) != SIEGE_ARTILLERY]
    space = _battle_space(q)
    if not cards or space is None:
        return cards[0] if cards and q.ask.kind.startswith("naval") else PASS
    stake = q.g.total_units(space) >= 6 or q.g.world.is_key(space)
    stake = stake or bool(q.g.world.electorates >> space & 1)
    return max(cards, key=q.card) if stake else PASS


def hire_for_battle(q: Question) -> str:
    """Landsknechts and Swiss come just before a battle of ours, never otherwise."""
    space = _battle_space(q)
    if space is None or not q.o.own_land >> space & 1:
        return PASS
    cards = [key for key in q.verbs("card.") if q.card(key) in (LANDSKNECHTS, SWISS)]
    if not cards or q.g.total_units(space) < 4:
        return PASS
    q.script = [f"place.{q.o.id(space)}"] * 4
    return cards[0]


def disrupt(q: Question) -> str:
    """Foul weather and gout, against an enemy who comes for a key of ours, or is about to win."""
    cards = q.verbs("card.")
    if q.ask.kind == "assault_announced":  # hired troops help nobody in a besieged city
        weather = {q.g.world.card["foul_weather"], q.g.world.card["gout"]}
        cards = [key for key in cards if q.card(key) in weather]
    if not cards:
        return PASS
    active = q.g.state.active
    space = _battle_space(q)
    leader = q.o.harm(active) >= 0.9
    ours = space is not None and bool(q.o.friendly >> space & 1)
    key = space is not None and q.g.world.is_key(space)
    foe = q.g.are_enemies(q.power, active)
    return cards[0] if (foe and ours and key) or (leader and key and not ours) else PASS
