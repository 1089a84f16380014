"""PettingZoo: every seat is an agent.

    env = tercio.envs.pettingzoo.env("here_i_stand", scenario="1517", players=6)

`env` is an AEC environment: `agent_selection` is whoever has to answer. `parallel_env` asks all
agents in every cycle; who has nothing to answer waits, and whatever it chooses counts for nothing.
"""

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from tercio.envs.frame import Frame
from tercio.envs.play import Play, Seeds
from tercio.envs.sentences import told
from tercio.envs.spaces import action_space, observation_space
from tercio.kernel.ask import Seat


def env(game: str, *, max_cycles: int | None = None, **setting: Any) -> AECEnv:
    """An AEC environment; `setting` is that of a `Frame` (`frame.py`).

    With `max_cycles` every agent is stepped in every cycle, as in `parallel_env`, one after the
    other, and after so many cycles all are truncated.
    """
    if max_cycles is None:
        return TableEnv(Frame(game, **setting))
    return parallel_to_aec(parallel_env(game, max_cycles=max_cycles, **setting))


def parallel_env(game: str, *, max_cycles: int | None = None, **setting: Any) -> "ParallelTableEnv":
    return ParallelTableEnv(Frame(game, **{"illegal": "next", **setting}), max_cycles)


class TableEnv(AECEnv):  # type: ignore[misc]
    """A table as PettingZoo sees it. `play` is what is behind it: the question, keys of options."""

    metadata = {
        "name": "tercio_v1",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(self, frame: Frame, render_mode: str | None = None) -> None:
        super().__init__()
        self.frame = frame
        self.render_mode = render_mode
        self.possible_agents: list[str] = list(frame.setting.seats)
        self.agents: list[str] = []
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: observation_space(frame) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: action_space(frame) for agent in self.possible_agents
        }
        self._seeds = Seeds()
        self.play: Play

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.play = Play(self.frame, self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = str(self.play.seat)

    def observe(self, agent: str) -> dict[str, Any]:
        return self.play.observe(Seat(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(told("action-needed", seat=agent))
        play, agents = self.play, self.agents
        paid = play.act(action)
        self._cumulative_rewards[agent] = 0.0
        if any(paid):
            self.rewards = dict(zip(agents, paid, strict=True))
            self._accumulate_rewards()
        else:
            self.rewards = dict.fromkeys(agents, 0.0)
        if play.is_over:
            self.terminations = dict.fromkeys(agents, True)
        elif play.is_cut:
            self.truncations = dict.fromkeys(agents, True)
        self.agent_selection = str(play.seat or agent)

    def render(self) -> str:
        """Who is asked what, and what can be chosen."""
        play = self.play
        ask = play.ask
        if ask is None:
            return "The game is over."
        return f"{play.seat}: {ask.kind} ({', '.join(option.key for option in ask.options)})"

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return f"tercio_{self.frame.setting.game}"


class ParallelTableEnv(ParallelEnv):  # type: ignore[misc]
    """The same in cycles, in which all agents act at once. Of a cycle's actions the table takes
    that of the seat which is to answer; the others wait."""

    metadata = {"name": "tercio_parallel_v1", "render_modes": ["ansi"]}

    def __init__(
        self, frame: Frame, max_cycles: int | None, render_mode: str | None = None
    ) -> None:
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(told("at-least-one", name="max_cycles", count=str(max_cycles)))
        self._table = TableEnv(frame, render_mode)
        self._max_cycles = max_cycles
        self._cycles = 0
        self.frame = frame
        self.render_mode = render_mode
        self.possible_agents = self._table.possible_agents
        self.observation_spaces = self._table.observation_spaces
        self.action_spaces = self._table.action_spaces
        self.agents: list[str] = []

    @property
    def play(self) -> Play:
        return self._table.play

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self._table.reset(seed, options)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, Any],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        play, agents = self.play, self.agents
        rewards = dict.fromkeys(agents, 0.0)
        seat = play.seat
        if seat is not None:
            for agent, paid in zip(agents, play.act(actions[seat]), strict=True):
                rewards[agent] += paid
        self._cycles += 1
        is_cut = play.is_cut or (not play.is_over and self._cycles == self._max_cycles)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        told = (
            self._seen(),
            rewards,
            dict.fromkeys(agents, play.is_over),
            dict.fromkeys(agents, is_cut),
            infos,
        )
        if play.is_over or is_cut:
            self.agents = []
        return told

    def _seen(self) -> dict[str, Any]:
        return {agent: self.play.observe(Seat(agent)) for agent in self.agents}

    def render(self) -> str:
        return self._table.render()

    def close(self) -> None:
        """There is nothing to close."""
