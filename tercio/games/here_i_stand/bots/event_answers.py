"""Answers to what cards ask that only this game asks, or sees otherwise."""

from functools import partial
from typing import Final

from tercio.games.here_i_stand.bots.question import Answer, Question
from tercio.games.here_i_stand.model.powers import HAPSBURG
from tercio.kernel.ask import PASS
from tercio.wars.bots.event_answers import favour, liked, named_keys
from tercio.wars.model.power_questions import are_enemies
from tercio.wars.model.troop_questions import land_units, total_units


def favour_power(q: Question) -> str:
    """Ourselves; or whoever has least to lose to us, and rather not an enemy."""
    return favour(q, lambda power: (q.o.harm(power), are_enemies(q.g, q.power, power)))


def largest_stack(q: Question) -> str:
    """Where most land units stand."""
    return q.best_space(partial(total_units, q.g), named_keys(q), other=0.0)


def emperor_goes(q: Question) -> str:
    """Charles goes where an army waits for a leader, or an enemy threatens."""
    home = ("besancon", "brussels", "antwerp", "vienna", "naples")
    best = max(
        (f"space.{id}" for id in home if q.has(f"space.{id}")),
        key=lambda key: land_units(q.g, HAPSBURG, q.g.world.space[key.partition(".")[2]]),
        default=None,
    )
    return best or q.keys[0]


# -- cards -----------------------------------------------------------------------------------------


card_mode: Final[Answer] = liked(
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
"""Of several uses, the one that is usually best."""
way: Final[Answer] = liked(
    "call-suleiman",
    "draw-card",
    "take-card",
    "take-wartburg",
    "with-alva",
    "lose-card",
    "play-event-now",
    "keep",
    "refuse-pay",
    "donate",
    "faster",
    "award-ship",
    "award-vp",
    "award-card",
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
