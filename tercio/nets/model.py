"""A network as plain arrays: read from a file, and run with numpy.

    summary = all blocks but the map        board = the map
    wide    = relu(summary) + relu(board), side by side
    deep    = relu(wide)
    chances = softmax((deep + summary) * warmth)          of every contender
    vp      = deep                                        at the end
    policy  = relu(deep + option), one number an option

`warmth` is what calibration has found: how sure the network may be, by the share of the game that
is played.
"""

from pathlib import Path
from typing import Any, Final, Self

import msgspec
import numpy as np
from numpy.typing import NDArray

from tercio.kernel.errors import DataError
from tercio.kernel.reasons import reason
from tercio.nets.blocks import Numbers
from tercio.nets.options import Options
from tercio.nets.sentences import told

LAYERS: Final = ("summary", "board", "deep", "win", "straight", "vp")
POLICY: Final = ("option", "query", "score")
TABLES: Final = ("kinds", "verbs", "things")
VP_SCALE: Final = 10.0


class Setup(msgspec.Struct, frozen=True):
    """A setting that a network was made for. `last_turn` is the last of its games."""

    scenario: str
    players: int
    first_turn: int
    last_turn: int
    options: dict[str, str] = {}


class Card(msgspec.Struct, frozen=True):
    """What a model says of itself."""

    game: str
    version: int
    """Of the rules (`Game.version`)."""
    data: str
    """Hash of the data tables."""
    fingerprint: str
    """Of the encoder."""
    settings: tuple[Setup, ...]
    games: int
    seed: str
    bots: str
    commit: str = ""
    figures: dict[str, Any] = {}
    """What held-back games say of it."""


class Net:
    """The arrays, and how they are used."""

    def __init__(self, card: Card, arrays: dict[str, NDArray[Any]]) -> None:
        self.card = card
        self._arrays = {name: each.astype(np.float32) for name, each in arrays.items()}
        self._board = self._arrays["board.weight"].shape[1]
        self._turned = {
            name: np.ascontiguousarray(each.T)
            for name, each in self._arrays.items()
            if name.endswith(".weight")
        }

    @classmethod
    def read(cls, file: Path) -> Self:
        """Raises DataError if the file is no model."""
        try:
            with np.load(file, allow_pickle=False) as found:
                arrays = {name: found[name] for name in found.files}
            card = msgspec.json.decode(arrays.pop("card").tobytes(), type=Card)
            return cls(card, arrays)
        except (OSError, KeyError, ValueError, EOFError, msgspec.MsgspecError) as error:
            raise DataError(told("no-model-file", file=file.name, why=reason(error))) from error

    def write(self, file: Path) -> None:
        card = np.frombuffer(msgspec.json.encode(self.card), np.uint8)
        arrays = {name: each.astype(np.float16) for name, each in self._arrays.items()}
        file.parent.mkdir(parents=True, exist_ok=True)
        np.savez_compressed(file, card=card, **arrays)  # type: ignore[arg-type]

    # -- what it says --------------------------------------------------------------------------

    def chances(self, positions: Numbers, progress: Numbers) -> Numbers:
        """[position, contender]; `progress` is the share of each game that is played."""
        warmth = self._arrays["warmth"]
        logits = self.logits(positions) * np.exp(warmth[0] + warmth[1] * progress)[:, None]
        raised = np.exp(logits - logits.max(axis=1, keepdims=True))
        shares: Numbers = raised / raised.sum(axis=1, keepdims=True)
        return shares

    def logits(self, positions: Numbers) -> Numbers:
        """[position, contender]: what chances are made of, before calibration."""
        return self._think(positions)[0]

    def calibrate(self, warmth: NDArray[Any]) -> None:
        self._arrays["warmth"] = warmth.astype(np.float32)

    def vp(self, positions: Numbers) -> Numbers:
        """[position, contender]: VP at the end."""
        _, deep = self._think(positions)
        return self._layer("vp", deep) * VP_SCALE

    @property
    def has_policy(self) -> bool:
        return "option.weight" in self._arrays

    def policy(self, position: Numbers, options: Options) -> Numbers:
        """[option]: how likely the bots that it learned from are to choose it."""
        _, deep = self._think(position[None])
        arrays = self._arrays
        count = len(options.verbs)
        kind = np.repeat(arrays["kinds"][options.kind][None], count, axis=0)
        verbs = arrays["verbs"][options.verbs]
        things = arrays["things"][options.things].sum(axis=1)
        features = np.concatenate([kind, verbs, things, options.numbers], axis=1)
        hidden = _relu(self._layer("option", features) + self._layer("query", deep))
        logits = self._layer("score", hidden)[:, 0]
        raised = np.exp(logits - logits.max())
        shares: Numbers = raised / raised.sum()
        return shares

    def _think(self, positions: Numbers) -> tuple[Numbers, Numbers]:
        summary, board = positions[:, : -self._board], positions[:, -self._board :]
        wide = np.concatenate(
            [_relu(self._layer("summary", summary)), _relu(self._layer("board", board))], axis=1
        )
        deep = _relu(self._layer("deep", wide))
        return self._layer("win", deep) + self._layer("straight", summary), deep

    def _layer(self, name: str, values: Numbers) -> Numbers:
        found: Numbers = values @ self._turned[f"{name}.weight"] + self._arrays[f"{name}.bias"]
        return found


def _relu(values: Numbers) -> Numbers:
    return np.maximum(values, 0)
