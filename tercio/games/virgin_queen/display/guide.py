"""A guide through the first turn, up to the end of a seat's first impulse, and a farewell."""

from collections.abc import Mapping, Sequence
from typing import Final

from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.setup import scenario_of
from tercio.kernel.ask import PASS, Seat
from tercio.kernel.display.scene import Hint
from tercio.kernel.messages import Words
from tercio.wars.model.names import CardId, Power

ADVICE: Final[Mapping[str, tuple[str, ...]]] = {
    "negotiate": ("ready",),
    "own-wedding": (PASS,),
    "declare-war": (PASS,),
    "intervene": ("isolate",),
    "deploy": (PASS,),
    "spring-formation": ("back",),
    "escorts": ("escort.", "done"),
    "post-captain": ("done",),
    "preference": ("prefer.balanced",),
    "choose-home-card": ("keep.",),
    "spend-cp": (
        "action.raise_regular",
        "action.preach_sermon",
        "action.buy_mercenary",
        "action.raise_cavalry",
        "action.buy_influence",
        "end-impulse",
    ),
    "build": ("build.",),
    "influence": ("influence.",),
    "extend": (PASS,),
}
"""By the kind of an ask, the keys that the guide would choose, or how they begin; the best first.
Quiet choices: whoever follows them raises troops and keeps out of trouble."""


def hint(
    g: VirginQueen, seat: Seat, kind: str, keys: Sequence[str], *, words: Words
) -> Hint | None:
    if not is_guided(g, seat):
        return (
            Hint(words.say("guide-farewell"), advice(g, kind, keys)) if is_left(g, seat) else None
        )
    if not kind:
        return Hint(words.say("guide-wait"))
    message = f"guide-{kind}" if words.has(f"guide-{kind}") else "guide-other"
    return Hint(words.say(message), advice(g, kind, keys))


def is_guided(g: VirginQueen, seat: Seat) -> bool:
    """Until the first impulse of the seat's first power has ended."""
    state = g.state
    powers = g.powers_of(seat)
    if state.over or not powers or state.turn != scenario_of(g).first_turn:
        return False
    if state.phase != "action":
        return state.impulses == 0
    place = g.impulse_order().index(powers[0]) + 1
    return state.impulses < place or _is_mine(g, powers[0], place)


def is_left(g: VirginQueen, seat: Seat) -> bool:
    """From the end of that impulse until the same power has its next."""
    state = g.state
    powers, order = g.powers_of(seat), g.impulse_order()
    if state.over or not powers or state.turn != scenario_of(g).first_turn:
        return False
    first = order.index(powers[0]) + 1
    return state.phase == "action" and first <= state.impulses < first + len(order)


def _is_mine(g: VirginQueen, power: Power, place: int) -> bool:
    return g.state.impulses == place and g.state.active == power


def advice(g: VirginQueen, kind: str, keys: Sequence[str]) -> str:
    """The key of the option that the guide would take; empty where it leaves the choice open."""
    if kind == "impulse":
        return _best_card(g, keys)
    for start in ADVICE.get(kind, (PASS,)):
        for key in keys:
            if key == start or (start.endswith(".") and key.startswith(start)):
                return key
    return ""


def _best_card(g: VirginQueen, keys: Sequence[str]) -> str:
    """The card with most CP, played for them; else the event that must be played, or nothing."""
    for_cp = [key for key in keys if key.startswith("cp.")]
    if for_cp:
        return max(for_cp, key=lambda key: g.world.card_cp(CardId(int(key.removeprefix("cp.")))))
    return next((key for key in keys if key.startswith("event.")), PASS if PASS in keys else "")
