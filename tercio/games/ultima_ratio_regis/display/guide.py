"""A guide: through the whole game for one, and through the first steps of any other."""

from collections.abc import Mapping, Sequence
from typing import Final

from tercio.games.ultima_ratio_regis.display.guide_alone import SOLO
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.kernel.ask import DONE, PASS, Seat
from tercio.kernel.display.scene import Hint
from tercio.kernel.messages import Words

BEFORE_PLAY: Final = ("bids", "groups", "turn_start", "deployment", "trade", "deck", "first_player")

ADVICE: Final[Mapping[str, tuple[str, ...]]] = {
    "bid-vp": ("bid.1",),
    "choose-group": ("group.1",),
    "deploy-where": ("place.lisbon", "place."),
    "strategic-goal": (PASS,),
    "leader-face": ("ordinary",),
    "leader-post": ("onto.",),
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
    "control": ("take",),
    "build-troop": ("build.portugal.T3.lisbon", "build.portugal.T2.lisbon", "build."),
    "build-squadron": ("lay.portugal.S3D.lisbon", "lay."),
    "repair-squadron": ("repair.",),
    "build-merchant": ("merchant.",),
    "enter-merchants": ("enter.2", "enter.1", "enter."),
    "intercept-pirate": ("intercept.", PASS),
    "robbed": (PASS,),
    "support": ("support.", PASS),
    "march-leader": ("alone",),
    "march-party": ("everybody",),
    "march-on": ("claim", PASS),
    "strategic-leader": ("alone",),
    "agitation": ("revolts",),
    "replace-leader": ("besides",),
    "base": ("port.lisbon", "port."),
}
"""The same in the game for one."""


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
