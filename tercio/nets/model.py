"""A network as plain arrays: read from a file, and run with numpy.

    summary = all blocks but the map        board = the map
    wide    = relu(summary) + relu(board), side by side
    deep    = relu(wide)
    added   = deep + summary + relu(row)                  of every contender
    chances = softmax((standings + added * share) * warmth)
    vp      = deep                                        at the end
    policy  = relu(deep + option), one number an option

`standings` are what a judge of standings says: of every contender a few plain facts, weighed alike
for all of them, by the share of the game that is played; from there the network goes on. `row` is
all that is known of one contender, again weighed alike for all. Older models have neither.

`warmth` and `share` are what calibration has found: how sure the network may be, and how much of
what it adds to the standings counts, both by the share of the game that is played.
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
STANDINGS: Final = ("bend", "bent", "row", "rated")
"""Layers of models that begin with the standings."""
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
        self._arrays = {name: _as(np.float32, each) for name, each in arrays.items()}
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
        arrays = {name: _as(np.float16, each) for name, each in self._arrays.items()}
        file.parent.mkdir(parents=True, exist_ok=True)
        np.savez_compressed(file, card=card, **arrays)  # type: ignore[arg-type]

    # -- what it says --------------------------------------------------------------------------

    def chances(self, positions: Numbers, progress: Numbers) -> Numbers:
        """[position, contender]; `progress` is the share of each game that is played."""
        warmth = self._arrays["warmth"]
        sure = np.exp(warmth[0] + warmth[1] * progress)[:, None]
        logits = self.logits(positions, progress) * sure
        raised = np.exp(logits - logits.max(axis=1, keepdims=True))
        shares: Numbers = raised / raised.sum(axis=1, keepdims=True)
        return shares

    def logits(self, positions: Numbers, progress: Numbers) -> Numbers:
        """[position, contender]: what chances are made of, before it is said how sure one may
        be."""
        added, _ = self._think(positions)
        if not self.has_standings:
            return added
        share = self._arrays["share"]
        added = added + self._by_row(positions, progress)
        counted = (share[0] + share[1] * progress)[:, None] * added
        logits: Numbers = self._standings(positions, progress) + counted
        return logits

    @property
    def has_standings(self) -> bool:
        return "standings.at" in self._arrays

    def _standings(self, positions: Numbers, progress: Numbers) -> Numbers:
        arrays = self._arrays
        facts = positions[:, arrays["standings.at"]]
        powers = np.stack([np.ones_like(progress), progress, progress * progress], axis=1)
        plain = (facts @ arrays["standings.worth"].T * powers[:, None]).sum(axis=2)
        bent = self._layer("bent", _relu(self._layer("bend", _timed(facts, progress))))
        standings: Numbers = plain + powers @ arrays["standings.seat"].T + bent[..., 0]
        return standings

    def _by_row(self, positions: Numbers, progress: Numbers) -> Numbers:
        row = _timed(positions[:, self._arrays["row.at"]], progress)
        return self._layer("rated", _relu(self._layer("row", row)))[..., 0]

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


def _timed(rows: Numbers, progress: Numbers) -> Numbers:
    """`[position, contender, fact]`, with the share of the game that is played as one more."""
    played = np.broadcast_to(progress[:, None, None], (*rows.shape[:2], 1))
    return np.concatenate([rows, played], axis=2)


def _as(kind: type[np.floating[Any]], each: NDArray[Any]) -> NDArray[Any]:
    """Numbers of places stay whole."""
    return each if each.dtype.kind == "i" else each.astype(kind)


def _relu(values: Numbers) -> Numbers:
    return np.maximum(values, 0)
