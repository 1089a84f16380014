"""The state of a game of Here I Stand."""

from dataclasses import dataclass, field
from typing import Self

from tercio.games.here_i_stand.model.court_state import Court
from tercio.games.here_i_stand.model.new_world_state import NewWorld
from tercio.games.here_i_stand.model.religion_state import Religion
from tercio.games.here_i_stand.model.two_player_state import TwoPlayer
from tercio.wars.model.state import WarsState


@dataclass(slots=True)
class HisState(WarsState):
    religion: Religion = field(default_factory=Religion)
    new_world: NewWorld = field(default_factory=NewWorld)
    court: Court = field(default_factory=Court)
    two_player: TwoPlayer = field(default_factory=TwoPlayer)

    def copy_into(self, other: Self) -> None:
        WarsState.copy_into(self, other)
        other.religion = self.religion.copy()
        other.new_world = self.new_world.copy()
        other.court = self.court.copy()
        other.two_player = self.two_player.copy()
