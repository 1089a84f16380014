"""Who will win, by what everybody has at the end of a turn: a fit on games of thinkers."""

from collections.abc import Mapping
from typing import Final, Generic

from tercio.kernel.ask import Seat
from tercio.kernel.judging import chances_of, weighed
from tercio.wars.bots.outlook import O
from tercio.wars.model.names import Power
from tercio.wars.model.unseen_cards import is_after_action
from tercio.wars.model.war import AnyWar

NEAR: Final = 4
"""VP before victory from which each counts for more."""

WITHIN_REACH: Final = 0.5
"""How near to victory somebody may be who wins after the Action Phase."""


class WarJudge(Generic[O]):
    """`weights` are logits of a mark, by its name; `tools/fit_judge.py` finds them."""

    longest = 100
    sure = 1.0

    def __init__(
        self,
        outlook: type[O],
        weights: Mapping[str, float],
        *,
        swiftness: float = 1.0,
        trust: float = 0.5,
    ) -> None:
        self.swiftness = swiftness
        self.trust = trust
        self._outlook = outlook
        self._weights = weights

    def moment(self, g: AnyWar) -> int:
        """Turns, and their Action Phases: what comes after changes little, unless somebody may
        have won."""
        after = is_after_action(g) and not self._may_be_won(g)
        return 2 * int(g.state.turn) + after

    def _may_be_won(self, g: AnyWar) -> bool:
        o = self._look(g)
        return any(o.nearness(power) >= WITHIN_REACH for power in o.contenders())

    def _look(self, g: AnyWar) -> O:
        return self._outlook(g, g.powers_of(g.seats[0])[0])

    def chances(self, g: AnyWar, seat: Seat) -> dict[Seat, float]:
        marks = self.marks(g)
        return chances_of({s: weighed(each, self._weights) for s, each in marks.items()})

    def marks(self, g: AnyWar) -> dict[Seat, dict[str, float]]:
        """Of each seat, those of its best power."""
        o = self._look(g)
        able = o.contenders()
        found = {}
        for seat in g.seats:
            mine = [p for p in g.powers_of(seat) if p in able]
            best = max(mine, key=o.points, default=None)
            found[seat] = {"hopeless": 1.0} if best is None else self._marks(o, best)
        return found

    def _marks(self, o: O, power: Power) -> dict[str, float]:
        state, scenario, vp = o.state, o.scenario, float(o.points(power))
        late = state.turn / max(1, scenario.last_turn)
        return {
            "vp": vp,
            "vp-late": vp * late,
            "near": max(0.0, vp - (scenario.standard_vp - NEAR)),
            "keys": float((state.controlled[power] & o.world.keys).bit_count()),
            "regulars": float(sum(state.troops[power * 2])),
            "cards": float(len(state.hands[power])),
            f"power-{o.world.power_rows[power].id}": 1.0,
        }
