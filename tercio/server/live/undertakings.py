"""What can be undertaken from a place, and how far it comes, in words."""

from tercio.kernel.aids.openings import Goal, Opening
from tercio.kernel.aids.ways import Leg, Risk, Way
from tercio.kernel.display.protocol import told_odds
from tercio.kernel.messages import Words
from tercio.server.http.wire.decisions import GoalInfo, LegInfo, OpeningInfo, WayInfo
from tercio.server.live.looks import option_text


def opening_info(words: Words, opening: Opening) -> OpeningInfo:
    return OpeningInfo(
        keys=opening.keys,
        texts=tuple(option_text(words, step) for step in opening.steps),
        goals=tuple(_goal(words, goal) for goal in opening.goals),
        odds=told_odds(opening.prospect, words),
    )


def _goal(words: Words, goal: Goal) -> GoalInfo:
    return GoalInfo(
        keys=goal.keys,
        text=option_text(words, goal.option),
        aims=goal.aims,
        odds=told_odds(goal.prospect, words),
    )


def way_info(words: Words, way: Way) -> WayInfo:
    return WayInfo(
        start=way.start,
        verb=way.verb,
        price=way.price,
        cost=cost_of(words, way.price),
        legs=tuple(_leg(words, leg) for leg in way.legs),
    )


def cost_of(words: Words, price: int) -> str:
    return words.say("price", {"n": price}) if price else ""


def _leg(words: Words, leg: Leg) -> LegInfo:
    return LegInfo(
        keys=leg.keys,
        to=leg.to,
        price=leg.price,
        risks=tuple(dict.fromkeys(_risk(words, risk) for risk in leg.risks)),
        ends=leg.ends,
        told=tuple(words.event(event) for event in leg.told),
    )


def _risk(words: Words, risk: Risk) -> str:
    """Who might do what: a game has words for those that players think of by name."""
    if risk.seat is None:
        return words.say("risk-anybody")
    message = f"risk-{risk.window}"
    return words.say(
        message if words.has(message) else "risk-somebody", {"seat": f"seat:{risk.seat}"}
    )
