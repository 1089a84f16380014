"""`g` for Ultima Ratio Regis before its verbs: the state and the world.

Questions are functions of `g`, topic by topic: `power_questions`, `unit_questions`,
`area_questions`, `war_questions`, `event_questions`, `limits`; names are in `refs`.
"""

from collections.abc import Sequence
from typing import cast

from tercio.games.ultima_ratio_regis.model.kept_answers import Memory
from tercio.games.ultima_ratio_regis.model.names import Player
from tercio.games.ultima_ratio_regis.model.realm_state import Realm
from tercio.games.ultima_ratio_regis.model.state import State
from tercio.games.ultima_ratio_regis.model.world import World
from tercio.games.ultima_ratio_regis.rows.scenarios import ScenarioRow
from tercio.kernel.position import Position, Setting
from tercio.kernel.randomness import Randomness


class Ground(Position[State]):
    """What questions are asked of. Verbs are added below it."""

    data: World
    memory: Memory | None = None
    """Answers that hold within `still`."""

    def __init__(self, setting: Setting, data: World, state: State, random: Randomness) -> None:
        super().__init__(setting, data, state, random)
        self.world = data

    @property
    def realm(self) -> Realm:
        return self.state.realm

    @property
    def scenario(self) -> ScenarioRow:
        return self.data.scenarios[self.setting.scenario]

    @property
    def players(self) -> Sequence[Player]:
        return cast(Sequence[Player], range(len(self.seats)))
