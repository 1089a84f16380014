"""Every game, scenario and number of players, of which a run of the tests tries one."""

from typing import Any, NamedTuple

from tercio.kernel.registry import game
from tests.turns import one_in_turn

GAMES = ("primer", "here_i_stand", "virgin_queen", "ultima_ratio_regis")


class Kind(NamedTuple):
    game: str
    scenario: str
    players: int

    def __str__(self) -> str:
        return f"{self.game}.{self.scenario}.{self.players}"

    @property
    def setting(self) -> dict[str, Any]:
        return {"scenario": self.scenario, "players": self.players}


def kinds_of(name: str) -> list[Kind]:
    return [
        Kind(name, scenario.id, players)
        for scenario in game(name).scenarios
        for players in scenario.players
    ]


KINDS = [kind for name in GAMES for kind in kinds_of(name)]
IN_TURN = one_in_turn(KINDS, [str(kind) for kind in KINDS])
SMALL = kinds_of("primer")
"""The primer, which is always tried."""
