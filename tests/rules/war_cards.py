"""Short ways to play cards in tests of the war games."""

from collections.abc import Iterable
from typing import Any, TypeVar

from tercio.wars.cards.card_play import play_event, refusals, respond
from tercio.wars.model import card_questions
from tercio.wars.model.names import FIRST, Power
from tests.rules.war_stage import WarStage

S = TypeVar("S", bound=WarStage[Any])


def play(
    stage: S,
    power: Power,
    card: str,
    dice: Iterable[int] = (),
    answers: Iterable[str] = (),
    draws: Iterable[str] = (),
) -> S:
    """A power plays a card as the event of its impulse; it gets the card if it has it not."""
    number = stage.g.world.card[card]
    deal(stage, power, card)
    stage.g.state.active = power
    stage.g.state.impulse.card = number
    stage.run(play_event(stage.g, power, number), dice, answers, draws)
    return stage


def answer_with(
    stage: S,
    power: Power,
    card: str,
    moment: str,
    about: Any = None,
    dice: Iterable[int] = (),
    answers: Iterable[str] = (),
) -> S:
    """A power plays a response or combat card at a moment."""
    number = stage.g.world.card[card]
    deal(stage, power, card)
    assert may_answer(stage, power, card, moment, about)
    stage.g.play_card(power, number, "response")
    stage.run(respond(stage.g, power, number, moment, about=about), dice, answers)
    return stage


def next_turn(stage: S) -> S:
    """As far as cards are concerned: what was an event this turn may be one again."""
    stage.g.state.events_played = [[] for _ in stage.g.state.events_played]
    return stage


def deal(stage: S, power: Power, *cards: str) -> S:
    """Add cards to a hand, from wherever they are."""
    state = stage.g.state
    for card in cards:
        number = stage.g.world.card[card]
        for pile in (*state.hands, state.deck, state.discard, state.removed, state.aside):
            if number in pile:
                pile.remove(number)
        state.hands[power].append(number)
    return stage


def discard(stage: S, *cards: str) -> S:
    """Put cards onto the discard pile."""
    for card in cards:
        deal(stage, FIRST, card)
        stage.g.state.hands[FIRST].remove(stage.g.world.card[card])
        stage.g.state.discard.append(stage.g.world.card[card])
    return stage


def may_play(stage: WarStage[Any], power: Power, card: str) -> bool:
    return not why_not(stage, power, card)


def why_not(stage: WarStage[Any], power: Power, card: str, window: str = "own_impulse") -> set[str]:
    """What stands against a card: conditions by name, other reasons by their message."""
    found = refusals(stage.g, power, stage.g.world.card[card], window)
    return {str(r.args.get("condition", r.message)).removeprefix("condition:") for r in found}


def may_answer(
    stage: WarStage[Any], power: Power, card: str, moment: str, about: Any = None
) -> bool:
    number = stage.g.world.card[card]
    return bool(stage.g.hooks.may_respond(stage.g, power, number, moment, about=about))


def is_discarded(stage: WarStage[Any], card: str) -> bool:
    return bool(stage.g.world.card[card] in stage.g.state.discard)


def is_removed(stage: WarStage[Any], card: str) -> bool:
    return bool(stage.g.world.card[card] in stage.g.state.removed)


def holds_card(stage: WarStage[Any], power: Power, card: str) -> bool:
    return card_questions.holds_card(stage.g, power, stage.g.world.card[card])


def hand_size(stage: WarStage[Any], power: Power) -> int:
    return len(stage.g.state.hands[power])


def last_keys(stage: WarStage[Any], kind: str) -> list[str]:
    """The options of the last question of a kind."""
    ask = [ask for ask in stage.asked if ask.kind == kind][-1]
    return [option.key for option in ask.options]
