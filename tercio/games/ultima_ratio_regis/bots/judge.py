"""Who will win a game of Ultima Ratio Regis, by VP and those that are still to come."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tercio.games.ultima_ratio_regis.bots.outlook import Outlook
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.kernel.ask import Seat
from tercio.kernel.judging import chances_of, read_judge, weighed


class RegisJudge:
    """`weights` are logits of a mark, by its name; `tools/fit_judge.py` finds them."""

    longest = 70
    swiftness = 0.55
    sure = 0.0
    trust = 0.5

    def __init__(self, weights: Mapping[str, float]) -> None:
        self._weights = weights

    def moment(self, g: Regis) -> int:
        return g.state.turn

    def chances(self, g: Regis, seat: Seat) -> dict[Seat, float]:
        marks = self.marks(g)
        return chances_of({s: weighed(each, self._weights) for s, each in marks.items()})

    def marks(self, g: Regis) -> dict[Seat, dict[str, float]]:
        found = {}
        for player, seat in zip(g.players, g.seats, strict=True):
            o = Outlook(g, player)
            standing, vp = o.standing(player), float(g.state.vp[player])
            found[seat] = {
                "vp": vp,
                "standing": standing,
                "standing-late": standing / max(1, o.turns),
                "unrest": float(
                    sum(max(0, o.projected(power) - o.limit(power)) for power in o.mine)
                ),
                "land": float(sum(g.state.held[power].bit_count() for power in o.mine)),
            }
        return found


JUDGE: Final = RegisJudge(read_judge(Path(__file__).parent))
