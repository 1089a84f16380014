"""The actions that powers may take, one point each (uRR 9).

A section adds its actions to the table:

    @action("build_merchant", "uRR 19.2.2", may=may_build_merchant)
    def build_merchant(g: Regis, power: Power) -> Procedure[bool]: ...

`may` says, cheaply, whether it would find anything to do. The procedure asks what it needs to
know, calls `g.spend(power, id)` as soon as the action is certain, and returns whether it was.
Free things at the start and the end of an impulse (8.2.2) are actions of another `when`, and spend
nothing.

Most look at the board alone. Those that depend on unrest, cards or a refusal too are `fleeting`,
and those that change nothing but unrest are `quiet`: after them, after a card that is played and
after an action that was given up all others are as possible as they were.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from tercio.games.ultima_ratio_regis.model.names import Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.kernel.ask import Option, Procedure, ref
from tercio.kernel.citations import cites, note_citation

When = Literal["start", "action", "end"]
May = Callable[[Regis, Power], bool]
Take = Callable[[Regis, Power], Procedure[bool]]


class Action(NamedTuple):
    id: str
    cite: str
    may: May
    take: Take
    when: When
    fleeting: bool
    quiet: bool


ORDER: Final = (
    "build_leader",
    "declare_war",
    "build_troop",
    "build_squadron",
    "repair_squadron",
    "begin_fortress",
    "finish_fortress",
    "regroup",
    "regroup_free",
    "build_merchant",
    "lower_unrest",
    "subsidize",
    "strategic_move",
    "redeploy_free",
    "send_corps",
    "recall_corps",
    "put_to_sea",
    "cruise",
    "piracy",
    "declare_alliance",
    "combine_fleets",
    "dissolve_fleets",
    "subjugate",
    "march",
    "land",
    "open_peace",
    "swap_leaders",
    "send_home",
    "post_leader",
    "raid",
    "assault",
    "sortie",
    "sortie_free",
)
"""All actions, as they are offered: whichever section is imported first."""

ACTIONS: dict[str, Action] = {}
BY_MOMENT: dict[When, list[Action]] = {"start": [], "action": [], "end": []}


Known = dict[Power, dict[str, bool]]
"""What is known of actions that are not fleeting, while the board stays as it is."""


def action(
    id: str,
    cite: str,
    *,
    may: May,
    when: When = "action",
    fleeting: bool = False,
    quiet: bool = False,
) -> Callable[[Take], Take]:
    """Add a procedure to the table of actions."""

    def declare(take: Take) -> Take:
        note_citation(f"{take.__module__}:{take.__qualname__}", cite)
        ACTIONS[id] = Action(id, cite, may, take, when=when, fleeting=fleeting, quiet=quiet)
        BY_MOMENT[when].append(ACTIONS[id])
        BY_MOMENT[when].sort(key=lambda one: ORDER.index(one.id))
        return take

    return declare


@cites("uRR 9", "uRR 9.6")
def actions_of(g: Regis, power: Power, when: When, known: Known | None = None) -> list[Option]:
    """One option `act.<power>.<action>` for each that a power may take now."""
    name = g.data.power_ids[power]
    answers = {} if known is None else known.setdefault(power, {})
    options = list[Option]()
    for one in BY_MOMENT[when]:
        may = answers.get(one.id)
        if may is None:
            may = one.may(g, power)
            if not one.fleeting:
                answers[one.id] = may
        if may:
            options.append(_option(one, power, name))
    return options


@lru_cache(maxsize=1 << 12)
def _option(one: Action, power: Power, name: str) -> Option:
    """The same for every position: nobody changes an option."""
    key = f"act.{name}.{one.id}"
    return Option(key, (one, power), (ref("power", name), ref("action", one.id)), cite=one.cite)
