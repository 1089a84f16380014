"""How to spend an impulse: undertakings, best first by what a command point brings."""

from collections.abc import Sequence

from tercio.kernel.ask import Ask
from tercio.wars.bots.outlook import Undertaking

RECRUITING = frozenset(("buy_mercenary", "raise_regular", "raise_cavalry"))
"""What is worth less each time."""
LASTING = RECRUITING | {"build_corsair", "control_unfortified"}
"""Actions that leave the rest of an agenda as good as it was, in both games."""
ONE_MORE = 0.75
"""What is left of the worth of recruits once others have been raised before them."""
GIST = 3
"""Undertakings by which agendas are told apart."""
LEFT_OVER = 0.04
"""A CP for which there is no use."""


def spend_worth(found: Sequence[Undertaking], cp: int, again: frozenset[str]) -> float:
    """What `cp` bring if they are spent on the best things first."""
    total = 0.0
    seen = set[str]()
    for u in found:
        if u.what in seen or u.cost > cp or u.worth <= 0:
            continue
        if u.what in again:
            times = min(cp // u.cost, 3)
            less = ONE_MORE if u.what in RECRUITING else 1.0
            total += sum(u.worth * less**time for time in range(times))
            cp -= u.cost * times
        else:
            total += u.worth
            cp -= u.cost
        seen.add(u.what)
        if cp <= 0:
            break
    return total + LEFT_OVER * cp


class Agenda:
    """What to do in an impulse, best first; it is made anew when the position has changed."""

    __slots__ = ("again", "found", "lasting", "stale")

    def __init__(
        self, found: list[Undertaking] | None, lasting: frozenset[str], again: frozenset[str]
    ) -> None:
        self.found = found or []
        self.stale = found is None
        self.lasting = lasting
        """Actions that leave the rest of an agenda as good as it was."""
        self.again = again
        """What can be done more than once in an impulse."""

    def next(self, ask: Ask, cp: int) -> Undertaking | None:
        """The best undertaking that is offered and can be paid for; None if there is none."""
        best = max(self.fitting(ask, cp), key=lambda u: u.rate, default=None)
        if best is None or best.worth <= 0:
            return None
        self.begin(best)
        return best

    def fitting(self, ask: Ask, cp: int) -> list[Undertaking]:
        """What is offered and can be paid for."""
        offered = {option.key for option in ask.options}
        return [u for u in self.found if u.cost <= cp and f"action.{u.action}" in offered]

    def begin(self, best: Undertaking) -> None:
        """It is done: what is left to do is worth less, or has to be thought over."""
        if best.action not in self.lasting:
            self.stale = True
        elif best.what not in self.again:
            self.found.remove(best)
        elif best.what in RECRUITING:
            best.worth *= ONE_MORE

    @property
    def gist(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """What would be done first."""
        return tuple((u.action, u.script) for u in self.found[:GIST])

    def copy(self) -> "Agenda":
        other = Agenda([u.copy() for u in self.found], self.lasting, self.again)
        other.stale = self.stale
        return other
