"""Actions: what command points are spent on (11.1)."""

from collections.abc import Callable, Sequence
from typing import Generic

import msgspec

from tercio.kernel.ask import Args, Ask, Checkpoint, Option, Procedure, Prospect, Refusal
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.cards.responses import interject, interjections
from tercio.wars.model.events import CpLost, CpSpent
from tercio.wars.model.names import Cp, Mask, Power
from tercio.wars.model.refs import card_ref, power_ref
from tercio.wars.model.war import AnyWar, G, G_contra


class ActionHooks(Generic[G_contra]):
    """Which actions there are, and what may be done with them."""

    def actions(self, g: G_contra) -> Sequence["Action[G_contra]"]:
        """All actions of the game, in the order of the power cards."""
        return ()

    def may_act(self, g: G_contra, power: Power, action: str) -> bool:
        """Whether a power may choose an action now, whatever it could do with it (11)."""
        return True

    def action_refusals(self, g: G_contra, power: Power, action: str) -> Sequence[Refusal]:
        """Why `may_act` says no, if a game can tell."""
        return ()

    def paid(self, g: G_contra, power: Power, action: str) -> None:
        """After CP of the impulse were paid for an action."""

    def after_action(self, g: G_contra, power: Power) -> None:
        """After each action and event: automatic victories and the like."""

    def theatre(self, g: G_contra) -> Mask:
        """The spaces to which an event confines this impulse's actions; usually all."""
        return -1

    def march_theatre(self, g: G_contra) -> Mask:
        """The same for moves of land units and for building them."""
        return self.theatre(g)


class Action(msgspec.Struct, Generic[G_contra], frozen=True):
    """An action of the power cards.

    `can` says whether a power that can pay for it has anything legal to do with it. `run`
    carries it out and pays for it with `pay`; if the player goes back before anything has
    happened, nothing is paid. `why` explains why a thing on the board is no target of it.
    `foresee` gives the chances of an action that leads to a roll without further choice.
    """

    id: str
    cite: str
    can: Callable[[G_contra, Power], bool]
    run: Callable[[G_contra, Power], Procedure[None]]
    cost: Callable[[G_contra, Power], Cp | None] | None = None
    why: Callable[[G_contra, Power, str], list[Refusal]] | None = None
    foresee: Callable[[G_contra, Power], Prospect | None] | None = None

    def price(self, g: G_contra, power: Power) -> Cp | None:
        """CP for this power; None if it does not have the action."""
        if self.cost is not None:
            return self.cost(g, power)
        price: Cp | None = g.world.prices[power].get(self.id)
        return price


def pay(g: AnyWar, power: Power, cp: Cp, action: str) -> None:
    g.state.impulse.cp -= cp
    assert g.state.impulse.cp >= 0
    g.record(CpSpent(power_ref(g, power), cp, action))
    g.hooks.paid(g, power, action)


def lose_cp(g: AnyWar, power: Power, cp: Cp) -> None:
    """CP that an event takes away."""
    cp = min(cp, g.state.impulse.cp)
    if cp:
        g.state.impulse.cp -= cp
        g.record(CpLost(power_ref(g, power), cp))


# -- what stands against an action -----------------------------------------------------------------


@forbids("HIS 11.1", "VQ 11.1")
def is_no_action_of_the_power(g: AnyWar, power: Power, action: Action[AnyWar]) -> bool:
    """Its card does not list it, or not yet."""
    return action.price(g, power) is None


@forbids(
    "HIS 11.1",
    "VQ 11.1",
    args=lambda g, power, action: {"cp": action.price(g, power) or 0, "left": g.state.impulse.cp},
)
def costs_more_cp_than_are_left(g: AnyWar, power: Power, action: Action[AnyWar]) -> bool:
    return bool((action.price(g, power) or 0) > g.state.impulse.cp)


@forbids("HIS 11.1", "VQ 11.1")
def is_barred_in_this_impulse(g: AnyWar, power: Power, action: Action[AnyWar]) -> bool:
    """By a card that was played in it, or that it was played for."""
    impulse = g.state.impulse
    if action.id in impulse.barred or (impulse.only and action.id not in impulse.only):
        return True
    return not g.hooks.may_act(g, power, action.id)


@forbids("HIS 11.1", "VQ 11.1")
def has_nothing_to_act_on(g: AnyWar, power: Power, action: Action[AnyWar]) -> bool:
    return action.price(g, power) is not None and not action.can(g, power)


ACTIONS = Restrictions(
    "action",
    is_no_action_of_the_power,
    costs_more_cp_than_are_left,
    is_barred_in_this_impulse,
    has_nothing_to_act_on,
)


def is_offered(g: G, power: Power, action: Action[G]) -> bool:
    """What `ACTIONS` allows, without a call for each of its rules."""
    impulse = g.state.impulse
    if action.id in impulse.barred or (impulse.only and action.id not in impulse.only):
        return False
    price = action.price(g, power)
    if price is None or price > impulse.cp or not g.hooks.may_act(g, power, action.id):
        return False
    return action.can(g, power)


def why_not_offered(g: AnyWar, power: Power, action: Action[AnyWar]) -> list[Refusal]:
    """What is against an action now; where the game or the action can say it better, they do."""
    told = list(g.hooks.action_refusals(g, power, action.id))
    better = {is_barred_in_this_impulse.message} if told else set()
    if action.why is not None and has_nothing_to_act_on(g, power, action):
        reasons = action.why(g, power, f"action:{action.id}")
        better |= {has_nothing_to_act_on.message} if reasons else set()
        told += reasons
    return [r for r in ACTIONS.refusals(g, power, action) if r.message not in better] + told


@cites("HIS 11.1", "VQ 11.1")
def spend_cp(g: AnyWar, power: Power, boundary: bool = True) -> Procedure[None]:
    """Spend the CP of an impulse, one action at a time (11.1).

    `boundary` is false where the CP belong to a procedure that cannot be re-entered.
    """
    impulse = g.state.impulse
    while (impulse.cp > 0 or impulse.free) and not g.state.over:
        if boundary:
            yield Checkpoint("action")
        offered = [action for action in g.hooks.actions(g) if is_offered(g, power, action)]
        if not offered:
            break
        pick = yield _which_action(g, power, offered)
        if pick.value is None:
            break
        if isinstance(pick.value, Action):
            yield from pick.value.run(g, power)
        else:
            yield from interject(g, *pick.value)
        g.hooks.after_action(g, power)
    impulse.cp = 0


def _cite(g: AnyWar, action: Action[AnyWar]) -> str:
    """Where a game's book has a shared action, its data says."""
    if " " in action.cite:
        return action.cite
    row = g.world.actions.get(action.id)
    return f"{g.book} {row.cite if row else action.cite}"


def _option(g: AnyWar, power: Power, action: Action[AnyWar]) -> Option:
    """Only its price tells one offer of an action from another: it is made once for each."""
    price, known = action.price(g, power) or 0, g.world.action_options
    option = known.get((g.hooks, action.id, price))
    if option is None or option.value is not action:
        option = known[g.hooks, action.id, price] = _option_at(g, action, price)
    return option


def _option_at(g: AnyWar, action: Action[AnyWar], price: Cp) -> Option:
    ref = f"action:{action.id}"
    args: Args = {"action": ref, "cp": price}
    return Option(
        f"action.{action.id}", action, (ref,), "option-action", args=args, cite=_cite(g, action)
    )


def _why_no_target(g: AnyWar, power: Power, action: Action[AnyWar], ref: str) -> list[Refusal]:
    """What is against doing something there, for an action that the power has."""
    if action.why is None or action.price(g, power) is None:
        return []
    return [
        msgspec.structs.replace(reason, doing=f"action:{action.id}")
        for reason in action.why(g, power, ref)
    ]


def _which_action(g: AnyWar, power: Power, offered: list[Action[AnyWar]]) -> Ask:
    options = [_option(g, power, action) for action in offered]
    options += interjections(g, power)
    options.append(Option("end-impulse"))

    def explain(ref: str) -> list[Refusal]:
        """What is against an action; or action by action, what is against a target of it."""
        actions = g.hooks.actions(g)
        for action in actions:
            if ref == f"action:{action.id}":
                return why_not_offered(g, power, action)
        if ref in [card_ref(g, card) for card in g.state.hands[power]]:
            return [Refusal(f"{g.book} 11.1", "forbid-waits-for-another-impulse")]
        return [reason for action in actions for reason in _why_no_target(g, power, action, ref)]

    def foresee(view: AnyWar, key: str) -> Prospect | None:
        for action in offered:
            if key == f"action.{action.id}" and action.foresee is not None:
                return action.foresee(view, power)
        return None

    return Ask(
        g.seat_of(power),
        "spend-cp",
        options,
        f"{g.book} 11.1",
        args={"power": power_ref(g, power), "cp": g.state.impulse.cp},
        explain=explain,
        foresee=foresee,
    )
