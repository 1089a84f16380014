"""Who is winning: the chances of every seat, as a viewer can tell them.

A network judges the settings that it was made for, with the rules and the data of then. Everything
else is judged by victory points, and says so (`Judge.source`, `Judge.why`).
"""

from collections.abc import Sequence
from functools import cache
from math import exp
from pathlib import Path
from typing import Any, Final

import numpy as np

from tercio.kernel.ask import Seat
from tercio.kernel.errors import DataError, Unknown
from tercio.kernel.game import Game
from tercio.kernel.position import Position, Setting
from tercio.kernel.told import sentence_of
from tercio.nets.blocks import Encoder
from tercio.nets.encoders import ENCODED, encoder_for
from tercio.nets.model import Card, Net
from tercio.nets.sentences import told
from tercio.nets.stamp import stamp

MODELS: Final = Path(__file__).parent / "models"
NETWORK, POINTS = "network", "points"
EARLY, LATE = 12.0, 2.5
"""By how many VP one must lead to have e times the chance, in the first turn and in the last."""


class Unfit(DataError):
    """A model that was made for something else."""


class Judge:
    """Of one setting. Without a network that fits, chances come from VP."""

    def __init__(self, game: Game[Any], setting: Setting, data: Any) -> None:
        self._game = game
        self._encoder: Encoder[Any] | None = None
        self._net: Net | None = None
        self.why = ""
        """Why there is no network, in a sentence."""
        if setting.game in ENCODED:
            self._encoder = encoder_for(setting, data)
        try:
            self._net = self._fitting(game, setting)
        except (DataError, Unknown) as error:
            self.why = sentence_of(error)

    @property
    def source(self) -> str:
        return POINTS if self._net is None else NETWORK

    def _fitting(self, game: Game[Any], setting: Setting) -> Net:
        if self._encoder is None:
            raise Unfit(told("no-model", game=game.title))
        net = shipped(game.id)
        check(net.card, game, setting, self._encoder)
        return net

    def chances(self, view: Position[Any], seat: Seat | None) -> dict[Seat, float]:
        """Of every seat, which make 1. `view` is the position as `seat` (None: a spectator) sees
        it."""
        return self.all_chances([(view, seat)])[0]

    def all_chances(
        self, views: Sequence[tuple[Position[Any], Seat | None]]
    ) -> list[dict[Seat, float]]:
        """Of many views, which is faster than one by one."""
        return self.weigh([self.look(view, seat) for view, seat in views])

    def look(self, view: Position[Any], seat: Seat | None) -> "Look":
        """What is to be judged later, when the position has changed."""
        result = self._game.result(view)
        if result is not None:
            return Look(view.seats, shares_of(view.seats, result.winners))
        if self._encoder is None:
            points = [self._game.worth(view, each) for each in view.seats]
            return Look(view.seats, _by_points(points, 0.5))
        encoder = self._encoder
        seats = encoder.contenders(view)
        progress = encoder.progress(view)
        if self._net is None:
            return Look(seats, _by_points(encoder.points(view), progress))
        return Look(seats, None, encoder.encode(view, seat), progress)

    def weigh(self, looks: Sequence["Look"]) -> list[dict[Seat, float]]:
        unknown = [look for look in looks if look.shares is None]
        if unknown and self._net is not None:
            numbers = np.stack([look.numbers for look in unknown])
            progress = np.array([look.progress for look in unknown], np.float32)
            for look, found in zip(unknown, self._net.chances(numbers, progress), strict=True):
                look.shares = [float(p) for p in found]
                look.numbers = None
        return [dict(zip(look.seats, look.shares or (), strict=True)) for look in looks]


class Look:
    """A position, ready to be judged."""

    __slots__ = ("numbers", "progress", "seats", "shares")

    def __init__(
        self,
        seats: Sequence[Seat],
        shares: list[float] | None,
        numbers: Any = None,
        progress: float = 0.0,
    ) -> None:
        self.seats = seats
        self.shares = shares
        self.numbers = numbers
        self.progress = progress


@cache
def shipped(id: str) -> Net:
    """The model of a game that comes with the package."""
    file = MODELS / f"{id}.npz"
    if not file.exists():
        raise Unfit(told("no-model", game=id))
    return Net.read(file)


def check(card: Card, game: Game[Any], setting: Setting, encoder: Encoder[Any]) -> None:
    """Raises Unfit if a model was made for another setting, or for other rules or data."""
    players = len(setting.seats)
    if setting.packs:
        raise Unfit(told("packs-unknown"))
    made = [each for each in card.settings if each.scenario == setting.scenario]
    if not any(each.players == players for each in made):
        known = ", ".join(f"{each.scenario} ({each.players})" for each in card.settings)
        raise Unfit(told("no-model-of", scenario=setting.scenario, players=players, known=known))
    usual = {name: values[0] for name, values in game.options.items()}
    if {**usual, **setting.options} != usual:
        raise Unfit(told("usual-options"))
    if card.version != game.version:
        raise Unfit(told("other-rules", version=card.version, ours=game.version))
    if card.fingerprint != encoder.fingerprint:
        raise Unfit(told("other-numbers"))
    if card.data != stamp(game.id):
        raise Unfit(told("other-data"))


def shares_of(seats: Sequence[Seat], winners: Sequence[Seat]) -> list[float]:
    """What is certain once a game is over; where nobody wins, nobody has a share."""
    return [(seat in winners) / max(1, len(winners)) for seat in seats]


def _by_points(points: Sequence[float], progress: float) -> list[float]:
    """The more of the game is played, the more a lead is worth."""
    spread = EARLY + (LATE - EARLY) * min(1.0, max(0.0, progress))
    best = max(points)
    raised = [exp((each - best) / spread) for each in points]
    total = sum(raised)
    return [each / total for each in raised]
