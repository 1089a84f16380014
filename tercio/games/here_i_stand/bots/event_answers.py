"""Answers to what cards ask that only this game asks, or sees otherwise."""

from functools import partial
from typing import Final

from tercio.games.here_i_stand.bots.cards import best_activation, best_dismissal
from tercio.games.here_i_stand.bots.question import Answer, Question
from tercio.games.here_i_stand.model.powers import HAPSBURG
from tercio.kernel.ask import DONE, PASS
from tercio.wars.bots.caution import ESCORT
from tercio.wars.bots.event_answers import favour, liked, named_keys
from tercio.wars.model.names import Space
from tercio.wars.model.power_questions import are_enemies
from tercio.wars.model.troop_questions import land_units, total_units

LED = 3
"""By so many units an army that has a leader needs another less."""


def favour_power(q: Question) -> str:
    """Ourselves; or whoever has least to lose to us, and rather not an enemy."""
    return favour(q, lambda power: (q.o.harm(power), are_enemies(q.g, q.power, power)))


def largest_stack(q: Question) -> str:
    """Where most land units stand."""
    return q.best_space(partial(total_units, q.g), named_keys(q), other=0.0)


def emperor_goes(q: Question) -> str:
    """Charles stays with his army unless a larger one waits for a leader."""
    best, answer = _charles_leads(q) + 1, DONE if q.has(DONE) else q.keys[0]
    for key in q.verbs("space."):
        space = q.space(key)
        if space is not None:
            units = land_units(q.g, HAPSBURG, space)
            units -= LED if q.o.leaders.get(space) else 0
            if units > best:
                best, answer = units, key
    return answer


def emperors_company(q: Question) -> str:
    """Alva stays with an army that would be left without a leader."""
    return "alone" if _charles_leads(q) >= ESCORT and q.has("alone") else q.keys[0]


def _charles_leads(q: Question) -> int:
    """The units that are with the Emperor."""
    at = q.g.state.leader_at[q.g.world.leader["charles_v"]]
    return land_units(q.g, HAPSBURG, Space(at)) if at >= 0 and q.g.world.is_space(at) else 0


# -- cards -----------------------------------------------------------------------------------------


def card_mode(q: Question) -> str:
    """The use that is usually best; a marriage wins an ally, or costs a rival his."""
    if q.has("mode.activate") and q.has("mode.deactivate"):
        wins = best_activation(q.o) >= best_dismissal(q.o)
        return "mode.activate" if wins else "mode.deactivate"
    return usual_mode(q)


usual_mode: Final[Answer] = liked(
    "mode.activate",
    "mode.marriage",
    "mode.reformer",
    "mode.choose_attacker",
    "mode.retrieve",
    "mode.regulars",
    "mode.raid",
    "mode.trade",
    "mode.governor",
    "mode.discard",
    "mode.treatise",
    "mode.reinforce",
)
way: Final[Answer] = liked(
    "call-suleiman",
    "draw-card",
    "take-card",
    "take-wartburg",
    "lose-card",
    "play-event-now",
    "keep",
    "refuse-pay",
    "donate",
    "faster",
    "leave",
    "commit",
)
"""Plain alternatives of events, in order of liking."""


def wartburg(q: Question) -> str:
    """Cancel what would cost us most."""
    dreaded = ("papal_inquisition", "spanish_inquisition", "anabaptists", "peasants_war")
    on_table = {q.g.world.cards[card].id for card in q.g.state.on_table if card}
    card = q.first(f"card.{q.g.world.card['the_wartburg']}")
    return card if card is not None and on_table.intersection(dreaded) else PASS
