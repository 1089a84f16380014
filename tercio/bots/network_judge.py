"""A network beside the game's own judge, where there is one: what they say on
average, weighed by how much each is to be trusted.

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
        own = self._own
        self.longest, self.swiftness = own.longest, own.swiftness
        self.sure, self.trust = own.sure, own.trust

    @property
    def _own(self) -> Judge[Any]:
        judge = registered(self._game_id).judge
        assert judge is not None, "a network takes the place of a judge"
        return judge

    def moment(self, g: Position[Any]) -> int:
        return self._own.moment(g)

    def chances(self, g: Position[Any], seat: Seat) -> Mapping[Seat, float]:
        network, trust = _network(g.setting, g.data), self.trust
        if network is None:
            return self._own.chances(g, seat)
        from tercio.nets.blocks import glanced

        view = glanced(registered(self._game_id), g.setting, g.data, g.state, seat=seat)
        told = network.chances(view, seat)
        if not trust:
            return told
        own = self._own.chances(g, seat)
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
