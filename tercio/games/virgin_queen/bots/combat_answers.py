"""Cards after a battle, against events and plots, and in the middle of an impulse."""

from tercio.games.virgin_queen.bots.question import Question
from tercio.games.virgin_queen.model.powers import SPAIN
from tercio.kernel.ask import PASS
from tercio.wars.model.power_questions import are_enemies
from tercio.wars.model.refs import power_ref


def after_storm(q: Question) -> str:
    """A captured key is sacked."""
    cards = q.verbs("card.")
    return cards[0] if cards else PASS


def cancel(q: Question) -> str:
    """Cancel an event of another that would cost us much."""
    cards = q.verbs("card.")
    active = q.g.state.active
    if not cards or active in q.o.own_powers:
        return PASS
    on_table = [card for card in q.g.state.on_table if card]
    if not on_table:
        return PASS
    plan = q.plans[active]
    gain = q.cards.event(q.o.of(active), plan, on_table[-1])
    return cards[0] if gain * max(0.0, q.o.harm(active)) > 0.6 else PASS


def against_plots(q: Question) -> str:
    """Walsingham guards the queen; Mary serves Spain."""
    cards = q.verbs("card.")
    if not cards:
        return PASS
    against_us = q.ask.refs and q.ask.refs[0] == power_ref(q.g, q.power)
    ours = q.g.state.active == q.power
    spanish = q.g.state.active == SPAIN
    return cards[0] if ours or (against_us and spanish) else PASS


def strike(q: Question) -> str:
    """Interrupt an impulse only to do harm to a dangerous enemy."""
    for option in q.ask.options:
        if "card:st_bartholomews_day" in option.refs and q.o.conversions(-4) > 0.8:
            return option.key
        if "card:unsanitary_camp" in option.refs and _large_foe(q):
            return option.key
    return PASS


def _large_foe(q: Question) -> bool:
    """An enemy with a great army in the field."""
    for power in q.g.impulse_order():
        if power not in q.o.own_powers and are_enemies(q.g, q.power, power):
            pairs = zip(*q.g.state.troops[power * 2 : power * 2 + 2], strict=True)
            if max(map(sum, pairs)) >= 8:
                return True
    return False
