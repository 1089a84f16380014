"""A guide: through the whole game for one, and through the first steps of any other."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tercio.games.ultima_ratio_regis.names import NAVAL, TROOPS
from tercio.games.ultima_ratio_regis.position import Regis
from tercio.kernel.ask import DONE, PASS, Seat
from tercio.kernel.messages import Words
from tercio.kernel.scene import Hint

BEFORE_PLAY: Final = ("bids", "groups", "turn_start", "deployment", "trade", "deck", "first_player")

ADVICE: Final[Mapping[str, tuple[str, ...]]] = {
    "bid-vp": ("bid.1",),
    "choose-group": ("group.1",),
    "deploy-where": ("place.lisbon", "place."),
    "leader-face": ("ordinary",),
    "first-player": ("begin.",),
    "impulse-start": (DONE,),
    "impulse-end": (DONE,),
    "give-up": (DONE,),
    "dynastic-change": (DONE,),
    "auction": (PASS,),
}
"""By the kind of an ask, the keys that the guide would choose, or how they begin, best first."""

ALONE: Final[Mapping[str, tuple[str, ...]]] = {
    "landing": ("unit.portugal.T3.", "unit."),
    "landing-leader": ("alone",),
    "landing-escort": ("escort.",),
    "subjugate": ("subjugate.",),
    "take-anyway": ("sacrifice",),
    "claim": ("claim",),
    "control": ("control",),
    "build-troop": ("build.portugal.T3.lisbon", "build.portugal.T2.lisbon", "build."),
    "build-squadron": ("lay.portugal.S3D.lisbon", "lay."),
    "repair-squadron": ("repair.",),
    "regroup": ("regroup.",),
    "build-merchant": ("merchant.",),
    "enter-merchants": ("enter.2", "enter.1", "enter."),
    "intercept-pirate": ("intercept.", PASS),
    "agitation": ("revolts",),
    "replace-leader": ("besides",),
    "base": ("port.lisbon", "port."),
}
"""The same in the game for one."""

DEPLOYED: Final = (
    ("ship", "S3"), ("troop", "T3"), ("troop", "T2"), ("leader", "leader"), ("ship", "S2D"),
)  # fmt: skip
"""What a seafaring power begins with, in this order."""


def hint(g: Regis, seat: Seat, kind: str, keys: Sequence[str], words: Words) -> Hint | None:
    if not is_guided(g):
        return None
    if g.state.over:
        return Hint(words.say("guide-over"))
    if not kind:
        return Hint(words.say("guide-wait"))
    alone = (f"guide-{kind}-alone",) if g.scenario.solo else ()
    message = next(filter(words.has, (*alone, f"guide-{kind}")), "guide-other")
    return Hint(words.say(message), advice(g, kind, keys))


def is_guided(g: Regis) -> bool:
    """All of the game for one; of others the first turn, until everybody has played a card."""
    s = g.state
    if g.scenario.solo:
        return True
    if s.over or s.turn != g.scenario.first_turn:
        return False
    return s.phase in BEFORE_PLAY or len(s.cards.discards) < len(g.seats)


def advice(g: Regis, kind: str, keys: Sequence[str]) -> str:
    """The key of the option that the guide would take; empty where it leaves the choice open."""
    if g.scenario.solo and kind in SOLO:
        return SOLO[kind](g, keys)
    best = ADVICE.get(kind) or (ALONE.get(kind, ()) if g.scenario.solo else ())
    return _first(keys, best)


def _first(keys: Sequence[str], best: Sequence[str]) -> str:
    for start in best:
        for key in keys:
            if key == start or (start.endswith(".") and key.startswith(start)):
                return key
    return ""


def _deploy(g: Regis, keys: Sequence[str]) -> str:
    """The next of what Portugal should begin with; what is there already is not bought twice."""
    (power,) = g.powers_of(0)
    there = [kind for _, kind, count in g.stacks_of(power) for _ in range(count)]
    have = {
        "troop": sum(kind in TROOPS for kind in there),
        "ship": sum(kind in NAVAL for kind in there),
        "leader": len(g.leaders_of(power)),
    }
    for kind, item in DEPLOYED:
        have[kind] -= 1
        if have[kind] >= 0:
            continue
        key = f"deploy.{g.world.power_ids[power]}.{item}"
        if key in keys:
            return key
    return DONE if DONE in keys else ""


ACTIONS: Final = ("land", "subjugate", "build_merchant", "regroup", "repair_squadron")
"""What is worth a point whenever it can be done, in this order."""


def _act(g: Regis, keys: Sequence[str]) -> str:
    """Lands first, then trade; troops are raised as long as there is money for them."""
    (power,) = g.powers_of(0)
    id = g.world.power_ids[power]
    if found := _first(keys, [f"act.{id}.{action}" for action in ACTIONS]):
        return found
    calm = g.realm.unrest[power] <= g.world.vitality[power]
    troops = any(kind in TROOPS for place, kind, _ in g.stacks_of(power) if place == _port(g))
    raised = [f"act.{id}.build_troop"] if calm and not troops else []
    return _first(keys, [*raised, f"act.{id}.lower_unrest", DONE])


def _port(g: Regis) -> int:
    return g.world.location["lisbon"]


def _goal(g: Regis, keys: Sequence[str]) -> str:
    """The weakest independent area that gives a point; where revolts are, otherwise."""
    goals = [key for key in keys if key.startswith("goal.")]
    return min(goals, key=lambda key: _resistance(g, key.partition(".")[2]), default="")


def _resistance(g: Regis, area: str) -> tuple[bool, int]:
    place = g.world.location[area]
    return not g.state.free[place], g.state.free[place]


SOLO: Final[Mapping[str, Callable[[Regis, Sequence[str]], str]]] = {
    "deploy": _deploy,
    "action": _act,
    "landing-goal": _goal,
}
"""Questions of the game for one whose answer depends on the board."""
