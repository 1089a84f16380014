"""How a game is put before those who learn it: the setting, what they see, do and get for it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from tercio.envs.catalogue import catalogue_of
from tercio.envs.encodings import Encoding, Fixed, Pointer
from tercio.envs.observing import Observer
from tercio.envs.sentences import told
from tercio.envs.shapes import read_shapes
from tercio.envs.vocabulary import Vocabulary
from tercio.kernel.data import Pack
from tercio.kernel.errors import Unknown
from tercio.kernel.game import Game
from tercio.kernel.registry import game as registered

Actions: TypeAlias = Literal["pointer", "fixed"]
Form: TypeAlias = Literal["dense", "structured"]
Reward: TypeAlias = Literal["win", "vp", "shaped"]
Illegal: TypeAlias = Literal["raise", "next"]
ACTIONS: Final = ("pointer", "fixed")
FORMS: Final = ("dense", "structured")
REWARDS: Final = ("win", "vp", "shaped")
ILLEGAL: Final = ("raise", "next")
EVENTS: Final = 16
"""How much of the log is observed."""


class Frame:
    """All that is the same in every game of an environment.

    | argument | what it means |
    |---|---|
    | `scenario`, `players`, `options`, `packs` | as everywhere; packs are folders |
    | `actions` | `pointer` or `fixed` (`encodings.py`) |
    | `bound` | how many options a pointer lays out at a time; each game has one by default |
    | `observations` | `dense`, one row of numbers, or `structured`, a table for each block |
    | `events` | how many of the latest events are observed |
    | `rewards` | `win`, `vp` or `shaped` (`rewards.py`); `gamma` is the discount of the shaping |
    | `max_turns`, `max_steps` | after so many turns of the game, or decisions, it is truncated |
    | `forced` | whether questions with one answer are put, too |
    | `illegal` | an action that the mask forbids is refused, or the `next` legal one is taken |
    """

    def __init__(
        self,
        game: str,
        scenario: str | None = None,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        packs: Sequence[str | Path] = (),
        *,
        actions: Actions = "pointer",
        bound: int | None = None,
        observations: Form = "dense",
        events: int = EVENTS,
        rewards: Reward = "win",
        gamma: float = 1.0,
        max_turns: int | None = None,
        max_steps: int | None = None,
        forced: bool = False,
        illegal: Illegal = "raise",
    ) -> None:
        _check("actions", actions, ACTIONS)
        _check("observations", observations, FORMS)
        _check("rewards", rewards, REWARDS)
        _check("illegal", illegal, ILLEGAL)
        for name, limit in (("max_turns", max_turns), ("max_steps", max_steps)):
            if limit is not None and limit < 1:
                raise ValueError(told("at-least-one", name=name, count=str(limit)))
        if events < 0:
            raise ValueError(told("not-below-nought", name="events", count=str(events)))
        if not 0 <= gamma <= 1:
            raise ValueError(told("a-share", name="gamma", value=str(gamma)))
        self._made_of = {
            "scenario": scenario,
            "players": players,
            "options": dict(options or {}),
            "packs": tuple(packs),
            "actions": actions,
            "bound": bound,
            "observations": observations,
            "events": events,
            "rewards": rewards,
            "gamma": gamma,
            "max_turns": max_turns,
            "max_steps": max_steps,
            "forced": forced,
            "illegal": illegal,
        }
        opened = [Pack.at(Path(folder)) for folder in packs]
        self.game: Game[Any] = registered(game)
        shapes = read_shapes(game)
        self.setting = self.game.setting(scenario, players, options, opened)
        self.data = self.game.load_data(opened)
        dataset = self.game.schema.load(opened)
        self.vocabulary = Vocabulary(self.game, dataset)
        self.form = observations
        self.rewards = rewards
        self.gamma = gamma
        self.max_turns = max_turns
        self.max_steps = max_steps
        self.is_limited = max_turns is not None or max_steps is not None
        self.forced = forced
        self.illegal = illegal
        room = bound or shapes.bound
        self.encoding: Encoding = (
            Pointer(self.vocabulary, room)
            if actions == "pointer"
            else Fixed(catalogue_of(self.game, dataset))
        )
        self.observer = Observer(
            self.setting, self.data, self.vocabulary, events=events, room=shapes.bound
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process makes it anew."""
        return _made, (self.game.id, self._made_of)


def _made(game: str, made_of: Mapping[str, Any]) -> Frame:
    return Frame(game, **made_of)


def _check(what: str, value: str, known: Sequence[str]) -> None:
    if value not in known:
        raise Unknown(told(f"no-{what}", value=str(value), known=", ".join(known)))
