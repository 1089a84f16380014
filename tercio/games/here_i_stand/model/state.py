"""The state of a game of Here I Stand."""

from dataclasses import field

from tercio.games.here_i_stand.model.court_state import Court
from tercio.games.here_i_stand.model.new_world_state import NewWorld
from tercio.games.here_i_stand.model.religion_state import Religion
from tercio.games.here_i_stand.model.two_player_state import TwoPlayer
from tercio.kernel.fields import part
from tercio.wars.model.state import WarsState


@part
class HisState(WarsState):
    religion: Religion = field(default_factory=Religion)
    new_world: NewWorld = field(default_factory=NewWorld)
    court: Court = field(default_factory=Court)
    two_player: TwoPlayer = field(default_factory=TwoPlayer)
