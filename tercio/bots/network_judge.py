"""A network beside the game's own judge, where there is one: what they say on average, each as far
as it is to be trusted at that time of the game.

Whoever searches finds the positions of which a judge thinks too well; two err less often together.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tercio.kernel.ask import Seat
from tercio.kernel.bot import Judge
from tercio.kernel.position import Position, Setting
from tercio.kernel.registry import game as registered

if TYPE_CHECKING:
    from tercio.nets.judge import Judge as Network


class NetworkJudge:
    """It holds no more than the name of its game, so that bots travel light."""

    def __init__(self, game_id: str) -> None:
        self._game_id = game_id
        self.longest, self.swiftness = self._own.longest, self._own.swiftness

    @property
    def _own(self) -> Judge[Any]:
        judge = registered(self._game_id).judge
        assert judge is not None, "a network takes the place of a judge"
        return judge

    def trust(self, g: Position[Any]) -> float:
        return self._own.trust(g)

    def moment(self, g: Position[Any]) -> int:
        return self._own.moment(g)

    def chances(self, g: Position[Any], seat: Seat) -> Mapping[Seat, float]:
        judge, network = self._own, _network(g.setting, g.data)
        own = judge.chances(g, seat)
        if network is None:
            return own
        trust = judge.trust(g)
        from tercio.nets.blocks import glanced

        view = glanced(registered(self._game_id), g.setting, g.data, g.state, seat=seat)
        told = network.chances(view, seat)
        return {
            each: trust * chance + (1 - trust) * told.get(each, 0.0) for each, chance in own.items()
        }


_known: dict[tuple[object, ...], "Network | None"] = {}


def _network(setting: Setting, data: Any) -> "Network | None":
    """The network that was made for a setting, if there is one and numpy to run it."""
    key = setting.game, setting.scenario, setting.seats, *sorted(setting.options.items())
    if setting.packs:
        return None
    if key not in _known:
        _known[key] = _find(setting, data)
    return _known[key]


def _find(setting: Setting, data: Any) -> "Network | None":
    try:
        from tercio.nets.judge import NETWORK
        from tercio.nets.judge import Judge as Network
    except ImportError:  # numpy is an extra
        return None
    found = Network(registered(setting.game), setting, data)
    return found if found.source == NETWORK else None
