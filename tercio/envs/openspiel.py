"""OpenSpiel: every game of ours as a Python game of theirs, `tercio_<game>`.

    game = tercio.envs.openspiel.load("here_i_stand", scenario="1517", players=6)
    state = game.new_initial_state()

The first node is chance's: its outcome says which of `deals` games is played. All dice and draws
after it come from that game's own stream and are no nodes (sampled stochastic). Actions are those
of the fixed encoding. Whoever is asked at once with others answers in turn and sees no answer.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from tercio.envs import require
from tercio.envs.frame import Frame
from tercio.envs.play import Play
from tercio.envs.sentences import told
from tercio.kernel.randomness import Randomness, Stream
from tercio.kernel.registry import cards
from tercio.kernel.table import View

require("openspiel", "pyspiel")

import pyspiel  # noqa: E402

PREFIX: Final = "tercio_"
DEALS: Final = 10_000
LONGEST: Final = 1_000_000
"""Decisions that no game reaches."""
MOST: Final = 16
"""Players that any of our games can have."""
UTILITIES: Final = {"win": (0.0, 1.0), "vp": (-1000.0, 1000.0), "shaped": (-100.0, 100.0)}
PARAMETERS: Final[Mapping[str, Any]] = {
    "scenario": "",
    "players": 0,
    "options": "",
    "packs": "",
    "rewards": "win",
    "gamma": 1.0,
    "max_turns": 0,
    "max_steps": 0,
    "events": 16,
    "forced": False,
    "deals": DEALS,
    "rng_seed": 0,
}
"""What OpenSpiel calls a game with; empty and 0 are what a `Frame` has by default. Options are
`name=value` and packs folders, with `;` between them."""


def load(
    game: str,
    *,
    options: Mapping[str, str] | None = None,
    packs: Sequence[str | Path] = (),
    **setting: Any,
) -> "TableGame":
    """A game for OpenSpiel; `setting` is of `PARAMETERS`."""
    given = {
        **{name: value for name, value in setting.items() if value is not None},
        "options": ";".join(f"{name}={value}" for name, value in (options or {}).items()),
        "packs": ";".join(map(str, packs)),
    }
    unknown = sorted(set(given) - set(PARAMETERS))
    if unknown:
        raise TypeError(told("no-parameter", names=", ".join(unknown), known=", ".join(PARAMETERS)))
    deals = int(given.get("deals", DEALS))
    if deals < 1:
        raise ValueError(told("at-least-one", name="deals", count=str(deals)))
    # Made here, a setting that there is not is told in our words, not as an error of C++.
    Frame(game, **_frame_of(given))
    return _loaded(game, given)


def register() -> None:
    """Make all our games known to OpenSpiel. Once is enough, and more does no harm."""
    known = set(pyspiel.registered_names())
    for card in cards()[0]:
        if PREFIX + card.id not in known:
            pyspiel.register_game(_game_type(card.id, card.name, "win"), _maker(card.id))


def _loaded(game: str, params: Mapping[str, Any]) -> "TableGame":
    register()
    made: TableGame = pyspiel.load_game(PREFIX + game, dict(params))
    return made


def _repeated(game: "TableGame", actions: Sequence[int]) -> "TableState":
    state = game.new_initial_state()
    for action in actions:
        state.apply_action(action)
    return state


def _maker(game: str) -> Any:
    class Made(TableGame):
        id = game

    return Made


def _game_type(game: str, name: str, rewards: str) -> Any:
    kind = pyspiel.GameType
    is_terminal = rewards == "win"
    return kind(
        short_name=PREFIX + game,
        long_name=f"Tercio: {name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.SAMPLED_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL if is_terminal else kind.RewardModel.REWARDS,
        max_num_players=MOST,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=dict(PARAMETERS),
    )


def _frame_of(params: Mapping[str, Any]) -> dict[str, Any]:
    """What a frame is made of, from parameters of which some may be missing."""
    given = {**PARAMETERS, **params}
    pairs = (each.partition("=") for each in given["options"].split(";") if each)
    return {
        "scenario": given["scenario"] or None,
        "players": given["players"] or None,
        "options": {name: value for name, _, value in pairs},
        "packs": [each for each in given["packs"].split(";") if each],
        "actions": "fixed",
        "rewards": given["rewards"],
        "gamma": given["gamma"],
        "max_turns": given["max_turns"] or None,
        "max_steps": given["max_steps"] or None,
        "events": given["events"],
        "forced": given["forced"],
    }


class TableGame(pyspiel.Game):  # type: ignore[misc]
    id: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.frame = frame = Frame(self.id, **_frame_of(given))
        self.deals = int(given["deals"])
        self.seed = int(given["rng_seed"])
        low, high = UTILITIES[frame.rewards]
        super().__init__(
            _game_type(self.id, frame.game.name, frame.rewards),
            pyspiel.GameInfo(
                num_distinct_actions=frame.encoding.size,
                max_chance_outcomes=self.deals,
                num_players=len(frame.setting.seats),
                min_utility=low,
                max_utility=high,
                utility_sum=None,
                max_game_length=frame.max_steps or LONGEST,
            ),
            dict(params or {}),
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (self.id, dict(self.get_parameters()))

    def new_initial_state(self) -> "TableState":
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TableObserver":
        if params:
            raise ValueError(told("no-parameters", given=str(params)))
        usual = pyspiel.IIGObservationType(perfect_recall=False)
        return TableObserver(self.frame, iig_obs_type or usual)


class _Held:
    """What a state holds: OpenSpiel copies it whenever it copies a state."""

    __slots__ = ("paid", "play", "total")

    def __init__(self, play: Play | None, players: int) -> None:
        self.play = play
        self.paid = [0.0] * players
        self.total = [0.0] * players

    def __deepcopy__(self, memo: Any) -> "_Held":
        return self.with_play(None if self.play is None else self.play.twin())

    def __reduce__(self) -> tuple[Any, ...]:
        return _held, (self.play, self.paid, self.total)

    def with_play(self, play: Play | None) -> "_Held":
        other = _Held(play, len(self.paid))
        other.paid, other.total = self.paid[:], self.total[:]
        return other


def _held(play: Play | None, paid: list[float], total: list[float]) -> _Held:
    held = _Held(play, len(paid))
    held.paid, held.total = paid, total
    return held


class TableState(pyspiel.State):  # type: ignore[misc]
    """A table between two decisions; before the first chance node there is none."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self._deals = game.deals
        self._seed = game.seed
        self._frame = _Shared(game.frame)
        self._held = _Held(None, game.num_players())

    @property
    def play(self) -> Play | None:
        return self._held.play

    def current_player(self) -> int:
        play = self.play
        if play is None:
            return int(pyspiel.PlayerId.CHANCE)
        if play.seat is None or play.is_cut:
            return int(pyspiel.PlayerId.TERMINAL)
        return play.seats.index(play.seat)

    def is_terminal(self) -> bool:
        play = self.play
        return play is not None and (play.is_over or play.is_cut)

    def _legal_actions(self, player: int) -> list[int]:
        play = self.play
        return [] if play is None or player != self.current_player() else play.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self._deals) for deal in range(self._deals)]

    def _apply_action(self, action: int) -> None:
        held = self._held
        if held.play is None:
            held.play = Play(self._frame.frame, f"{self._seed}/{action}")
            return
        held.paid = held.play.act(action)
        held.total = [a + b for a, b in zip(held.total, held.paid, strict=True)]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        play = self.play
        if play is not None and player == self.current_player() and action in play.legal():
            return play.key(action) or "next-page"
        return f"action {action}"

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel's own way wants the state of a generator of chance; ours is in the history."""
        return _repeated, (self.get_game(), self.history())

    def rewards(self) -> list[float]:
        return self._held.paid[:]

    def returns(self) -> list[float]:
        return self._held.total[:]

    def resample_from_infostate(self, player: int, sampler: Any) -> "TableState":
        """A state that the player could not tell from this one, and with dice of its own;
        `sampler` gives numbers between 0 and 1."""
        other = self.clone()
        play = self.play
        if play is not None:
            source = Stream.from_seed(f"resampled/{sampler()}")
            other._held = self._held.with_play(
                play.imagined(play.seats[player], Randomness(source))
            )
        made: TableState = other
        return made

    def __str__(self) -> str:
        play = self.play
        if play is None:
            return "before the deal"
        decided = " ".join(f"{seat}:{key}" for seat, key in play.chosen[-8:])
        return f"{play.seat or 'over'} after {len(play.chosen)} decisions: {decided}"


class _Shared:
    """A frame, which no copy of a state copies."""

    __slots__ = ("frame",)

    def __init__(self, frame: Frame) -> None:
        self.frame = frame

    def __deepcopy__(self, memo: Any) -> "_Shared":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _Shared, (self.frame,)


class TableObserver:
    """Observations as numbers and as text. The numbers hold the last events; the text of an
    information state all of them, and all that the player has decided."""

    def __init__(self, frame: Frame, kind: Any) -> None:
        self._observer = frame.observer
        self._kind = kind
        self.tensor = np.zeros(frame.observer.size, np.float32)
        self.dict = frame.observer.structured(self.tensor)

    @property
    def _is_private(self) -> bool:
        return bool(self._kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER)

    def set_from(self, state: TableState, player: int) -> None:
        self.tensor.fill(0)
        if state.play is not None and self._is_private:
            self.tensor[:] = state.play.numbers(state.play.seats[player])

    def string_from(self, state: TableState, player: int) -> str:
        play = state.play
        if play is None:
            return ""
        seat = play.seats[player] if self._is_private else None
        table = play.table
        if not self._kind.public_info:
            return _text(table.offer(seat) if seat is not None else None)
        view = msgspec.structs.replace(table.view(seat), commitment="", seed=None)
        if not self._kind.perfect_recall:
            return _text(view)
        own = [key for decider, key in play.chosen if decider == seat]
        return _text((own, play.seen(seat), view))


def _text(told: View | object) -> str:
    return msgspec.json.encode(told).decode()
