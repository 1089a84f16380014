"""A guide through the first turn of 1532 for three, for England and the Protestants.

A deal, and an impulse each of voyages, of preaching, at sea, of debate, of building and of war.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import ENGLAND, FRANCE, PROTESTANT
from tercio.games.here_i_stand.rules.reformation.attempts import Attempts
from tercio.games.here_i_stand.rules.reformation.religious_odds import attempt_odds
from tercio.games.here_i_stand.rules.victory.victory import scenario_of
from tercio.kernel.ask import DONE, PASS, Seat
from tercio.kernel.display.scene import Hint
from tercio.kernel.messages import Words
from tercio.wars.model.names import CardId, Power, Space
from tercio.wars.model.numbered import places_in, spaces_in
from tercio.wars.model.troop_questions import land_units, total_units

SCENARIO: Final = "1532"
SEAT: Final = Seat("england+protestant")

LESSONS: Final[Mapping[Power, tuple[str, ...]]] = {
    ENGLAND: ("new-world", "sea", "building"),
    PROTESTANT: ("preaching", "debate", "war"),
}
"""What each impulse of a power is about, the first one first."""

ACTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "new-world": ("action.explore", "action.colonize", "action.buy_mercenary"),
    "preaching": ("action.publish_treatise", "action.translate"),
    "sea": ("action.naval_move", "action.build_squadron", "action.buy_mercenary"),
    "debate": ("action.call_debate", "action.publish_treatise", "action.translate"),
    "building": ("action.raise_regular", "action.buy_mercenary"),
    "war": ("action.move_clear", "action.buy_mercenary"),
}
"""What is done with the CP of an impulse, in this order."""

ADVICE: Final[Mapping[str, tuple[str, ...]]] = {
    "declare-war": (PASS,),
    "deploy": (PASS,),
    "build": ("build.london", "build.mainz", "build."),
    "treatise": ("zone.german", "zone."),
    "translate": ("translate.german", "translate."),
    "debate-zone": ("debate.german", "debate."),
    "flip-to-protestant": ("flip.", DONE),
    "naval-move": (DONE, "from.portsmouth", "from."),
    "naval-destination": ("to.english_channel", "to."),
    "formation": ("all", DONE),
    "withdraw": ("withdraw",),
}
"""By the kind of an ask, the keys that the guide would choose, or how they begin, best first."""


def hint(g: HereIStand, seat: Seat, kind: str, keys: Sequence[str], *, words: Words) -> Hint | None:
    if not is_guided(g, seat):
        return None
    lesson = lesson_of(g)
    if g.state.phase == "action" and not lesson:
        return Hint(words.say("guide-farewell"))
    if not kind:
        return Hint(words.say("guide-wait"))
    if kind == "spend-cp" and lesson == "debate" and "action.call_debate" not in keys:
        lesson = "preaching"  # what is left of the CP goes there
    own = (f"guide-{kind}-{lesson}", f"guide-{kind}")
    other = "guide-window" if "_" in kind else "guide-other"
    message = next(filter(words.has, own), other)
    return Hint(words.say(message), advice(g, seat, kind, keys))


def is_guided(g: HereIStand, seat: Seat) -> bool:
    """In the first turn, up to the end of its Action Phase."""
    state, scenario = g.state, scenario_of(g)
    if scenario.id != SCENARIO or seat != SEAT or state.over:
        return False
    early = ("card_draw", "diplomacy", "spring_deployment", "action")
    return state.turn == scenario.first_turn and state.phase in early


def lesson_of(g: HereIStand) -> str:
    """What one's next impulse is about, or the present one; empty when all have been taken."""
    state, order = g.state, g.impulse_order()
    taken, place = divmod(max(0, state.impulses - 1), len(order))
    ahead = [(taken, power) for power in order[place:]] + [(taken + 1, each) for each in order]
    turn, power = next((turn, power) for turn, power in ahead if power in LESSONS)
    return LESSONS[power][turn] if turn < len(LESSONS[power]) else ""


def advice(g: HereIStand, seat: Seat, kind: str, keys: Sequence[str]) -> str:
    """The key of the option that the guide would take; empty where it leaves the choice open."""
    if len(keys) == 1:
        return keys[0]
    match kind:
        case "negotiate":
            return _first(keys, tuple(_offer(g, seat)))
        case "impulse":
            return _best_card(g, keys)
        case "spend-cp":
            return _action(g, keys)
        case "reformation":
            return _best_target(g, keys)
        case "move-from":
            return _march(g, keys)[0]
        case "move-to":
            return _march(g, keys)[1]
    return _first(keys, ADVICE.get(kind, (PASS,)))


def _first(keys: Sequence[str], best: Sequence[str]) -> str:
    for start in best:
        for key in keys:
            if key == start or (start.endswith(".") and key.startswith(start)):
                return key
    return ""


def _offer(g: HereIStand, seat: Seat) -> Iterator[str]:
    """An alliance with France, once; whatever comes of it."""
    friend = g.seat_of(FRANCE)
    draft = g.state.floor.drafts.get(seat)
    if draft is not None and not draft.items:
        # Whoever plays one power alone need not say which.
        yield f"item.alliance.{seat}.{friend}.england"
        yield f"item.alliance.{seat}.{friend}.england.france"
    elif draft is not None:
        yield "propose"
    elif not g.state.floor.counts:
        yield f"draft.{friend}"
    yield "ready"


def _best_card(g: HereIStand, keys: Sequence[str]) -> str:
    """The card with most CP, played for them; else the event that must be played, or nothing."""
    for_cp = [key for key in keys if key.startswith("cp.")]
    if for_cp:
        return max(for_cp, key=lambda key: g.world.card_cp(CardId(int(key.removeprefix("cp.")))))
    return _first(keys, ("event.", PASS))


def _action(g: HereIStand, keys: Sequence[str]) -> str:
    """Fleets leave port once, and one army marches."""
    done = set()
    if any(g.world.is_sea(place) for place in places_in(g.state.fleets[ENGLAND])):
        done.add("action.naval_move")
    if not any(marches(g)):
        done.add("action.move_clear")
    wanted = [action for action in ACTIONS.get(lesson_of(g), ()) if action not in done]
    return _first(keys, (*wanted, "end-impulse"))


def _best_target(g: HereIStand, keys: Sequence[str]) -> str:
    """Where an attempt is likeliest to convert somebody."""
    string = Attempts(PROTESTANT, True, 1, zone=g.world.zone_masks["german"])
    targets = [key for key in keys if key.startswith("target.")]
    chance = {
        key: attempt_odds(g, string, g.world.space[key.removeprefix("target.")]) for key in targets
    }
    return max(targets, key=lambda key: chance[key], default=DONE)


# -- war -------------------------------------------------------------------------------------------


def marches(g: HereIStand) -> Iterator[tuple[int, Space, Space]]:
    """From where the Protestants could march to besiege what, and by how many units they are more;
    nothing if they besiege something already."""
    state, world = g.state, g.world
    foes = state.foes[PROTESTANT]
    if any(mask >> PROTESTANT & 1 for mask in state.besiegers):
        return
    for here in spaces_in(state.land[PROTESTANT]):
        for there in spaces_in(world.clear.adjacent[here] & state.fortresses):
            more = land_units(g, PROTESTANT, here) - total_units(g, there)
            if foes >> state.control[there] & 1 and more > 0:
                yield more, here, there


def _march(g: HereIStand, keys: Sequence[str]) -> tuple[str, str]:
    """The key of where to march from, and of where to, by the best odds that are offered."""
    ids = g.world.location_ids
    for _, here, there in sorted(marches(g), key=lambda march: -march[0]):
        start, goal = f"from.{ids[here]}", f"move.{ids[here]}.{ids[there]}"
        if start in keys or goal in keys:
            return start, goal
    return "", ""
