"""Gymnasium: one seat learns, bots sit in the others.

    env = tercio.envs.gymnasium.SeatEnv("here_i_stand", seat="ottoman", bots=("thinker",))

Observations and actions are those of the PettingZoo environment; `action_mask` is among them and
in `info`.
"""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium

from tercio.bots.registry import best_bot, bot
from tercio.envs.frame import Frame
from tercio.envs.play import Play, Seeds
from tercio.envs.sentences import told
from tercio.envs.spaces import action_space, observation_space
from tercio.kernel.ask import Seat
from tercio.kernel.bot import Bot
from tercio.kernel.errors import Unknown
from tercio.kernel.randomness import Stream
from tercio.kernel.told import told as told_by_kernel

LONGEST: Final = 100_000
"""Decisions of bots in a row after which something is wrong."""


class SeatEnv(gymnasium.Env[Any, Any]):
    """`bots` are dealt to the other seats in order, over and over; without any the game's best
    sits everywhere. Further arguments are those of a `Frame` (`frame.py`)."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        *,
        seat: str | None = None,
        bots: Sequence[str] = (),
        render_mode: str | None = None,
        **setting: Any,
    ) -> None:
        self.frame = frame = Frame(game, **{"illegal": "next", **setting})
        seats = frame.setting.seats
        self.seat = Seat(seat or seats[0])
        if self.seat not in seats:
            raise Unknown(told_by_kernel("no-seat", seat=str(seat), seats=", ".join(seats)))
        others = [each for each in seats if each != self.seat]
        names = list(bots) or [best_bot(frame.game)]
        if len(bots) > len(others):
            raise Unknown(told("bots-and-seats", bots=len(bots), seats=len(others)))
        self._bots = {each: names[n % len(names)] for n, each in enumerate(others)}
        for name in names:
            bot(frame.game, name)
        self.render_mode = render_mode
        self.observation_space = observation_space(frame)
        self.action_space = action_space(frame)
        self._seeds = Seeds()
        self._sitting: dict[Seat, Bot] = {}
        self.play: Play

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        table_seed = self._seeds.next(seed)
        stream = Stream.from_seed(f"{table_seed}/bots")
        game = self.frame.game
        self._sitting = {
            seat: bot(game, name)(seat, stream.child(seat)) for seat, name in self._bots.items()
        }
        self.play = Play(self.frame, table_seed)
        self._let_others_play()
        return self._told()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        play = self.play
        mine = play.seats.index(self.seat)
        reward = play.act(action)[mine] + self._let_others_play()
        seen, info = self._told()
        return seen, reward, play.is_over, play.is_cut, info

    def _let_others_play(self) -> float:
        """Until it is this seat's turn, or over. What this seat got meanwhile."""
        play, reward = self.play, 0.0
        mine = play.seats.index(self.seat)
        for _ in range(LONGEST):
            seat = play.seat
            if seat in (None, self.seat) or play.is_cut:
                return reward
            assert seat is not None
            chosen = self._sitting[seat].choose(play.table.sight(seat))
            reward += play.choose(chosen)[mine]
        raise RuntimeError(told("not-asked-for-long", seat=self.seat, count=str(LONGEST)))

    def _told(self) -> tuple[dict[str, Any], dict[str, Any]]:
        seen = self.play.observe(self.seat)
        return seen, {"action_mask": seen["action_mask"]}

    def render(self) -> str:
        play = self.play
        ask = play.ask
        if ask is None:
            return "The game is over."
        return f"{play.seat}: {ask.kind} ({', '.join(option.key for option in ask.options)})"
