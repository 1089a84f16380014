"""Special rules of turns and scenarios: functions by name, chosen by rows of the data (uRR 8.1.1).

    @special("independent_becomes", "uRR 8.1.1")
    def independent_becomes(g: Regis, rule: RuleRow) -> Procedure[None]: ...

Rows of `rules` in scenarios.toml say which function, and with what (`RuleRow`).
"""

from collections.abc import Callable

from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.setup import START_RULES
from tercio.games.ultima_ratio_regis.rows.scenarios import RuleRow
from tercio.games.ultima_ratio_regis.rules.special_rules.blocks import at_turn_start
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites, note_citation

Special = Callable[[Regis, RuleRow], Procedure[None]]
SPECIALS: dict[str, Special] = {}


def special(name: str, *cite: str) -> Callable[[Special], Special]:
    """Add a function to those that rows may name."""

    def declare(rule: Special) -> Special:
        note_citation(f"{rule.__module__}:{rule.__qualname__}", *cite)
        SPECIALS[name] = rule
        return rule

    return declare


def has_rules_of_the_turn(g: Regis) -> bool:
    """Not in a game for one, nor in the first turn of a scenario with rules of its own."""
    first = g.state.turn == g.scenario.first_turn
    return not g.scenario.solo and not (first and g.scenario.own_rules)


@cites("uRR 8.1.1")
def apply_turn_rules(g: Regis) -> Procedure[None]:
    """Those of the turn that begins, in the order of the data; then those that go on.

    In the first turn of a scenario the board has been laid out by them already, and a scenario with
    rules of its own does without those of the turn; a solo scenario never has them.
    """
    scenario, first = g.scenario, g.state.turn == g.scenario.first_turn
    turn = g.world.turn_rules(g.state.turn) if has_rules_of_the_turn(g) else []
    own = [
        rule
        for rule in g.world.scenario_rules(scenario.id)
        if (rule.turns[0] if rule.turns else scenario.first_turn) == g.state.turn
    ]
    for rule in [*turn, *own]:
        if rule.rule in START_RULES and not first:
            START_RULES[rule.rule](g, rule)
        elif rule.rule in SPECIALS:
            yield from SPECIALS[rule.rule](g, rule)
    yield from at_turn_start.follow(g)
