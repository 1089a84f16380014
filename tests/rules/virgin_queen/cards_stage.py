"""Events of cards, run from the data of their card."""

from collections.abc import Generator
from typing import Any

from tercio.games.virgin_queen.cards.registry import EFFECTS, resolver
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.kernel.randomness import Script
from tercio.wars.cards.card_play import playable_modes
from tercio.wars.model.names import Power
from tests.rules.virgin_queen.stage import Stage


def carry_out(stage: Stage, power: Power, mode: VqCardMode, about: Any = None) -> object:
    """What the effect of a mode returns, whoever must carry it out."""
    return EFFECTS.known[mode.event].run(stage.g, resolver(stage.g, power, mode), mode, about)


def mode_of(stage: Stage, card: str, mode: str = "") -> VqCardMode:
    """A mode of a card; the first if none is named."""
    modes = stage.g.world.vq_card(stage.g.world.card[card]).modes
    return next(m for m in modes if m.id == mode) if mode else modes[0]


def play(
    stage: Stage,
    power: Power,
    card: str,
    mode: str = "",
    *,
    dice: tuple[int, ...] = (),
    answers: tuple[str, ...] = (),
    about: Any = None,
) -> Any:
    """What the event does, whoever may play it when."""
    stage.g.random.script = Script(dice)
    outcome = carry_out(stage, power, mode_of(stage, card, mode), about)
    if isinstance(outcome, Generator):
        return stage.run(outcome, dice=dice, answers=answers)
    assert not answers
    return outcome


def may_play(stage: Stage, power: Power, card: str, mode: str = "", about: Any = None) -> bool:
    """Whether it may be used so at its time."""
    row, number = mode_of(stage, card, mode), stage.g.world.card[card]
    return row in playable_modes(stage.g, power, number, row.windows[0], about=about)
