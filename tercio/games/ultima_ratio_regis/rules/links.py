"""Where sections meet in a circle: a procedure that a section above provides to those below it.

    REINFORCE_MINOR = Link[[Regis, Power]]()            here, with where it leads

    @REINFORCE_MINOR.provided                           minor_powers/reinforcements.py
    def reinforce(g: Regis, minor: Power) -> Procedure[None]: ...

    yield from REINFORCE_MINOR.follow(g, minor)         minor_powers/minors.py

Everything else is imported. `rules/all.py` checks that every link leads somewhere.
"""

from collections.abc import Callable
from typing import Final, Generic, ParamSpec

from tercio.games.ultima_ratio_regis.model.names import Place, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.kernel.ask import Procedure

P = ParamSpec("P")


class Link(Generic[P]):
    def __init__(self) -> None:
        self._procedure: Callable[P, Procedure[None]] | None = None

    def provided(self, procedure: Callable[P, Procedure[None]]) -> Callable[P, Procedure[None]]:
        """Declare the procedure that it leads to."""
        if self._procedure is not None:
            raise ValueError(f"{procedure.__qualname__} is provided a second time.")
        self._procedure = procedure
        return procedure

    @property
    def is_provided(self) -> bool:
        return self._procedure is not None

    def follow(self, *args: P.args, **kwargs: P.kwargs) -> Procedure[None]:
        assert self._procedure is not None
        return self._procedure(*args, **kwargs)


REPATRIATE: Final = Link[[Regis, Power, Place, bool]]()
"""Units of a major and its minors leave an area for home (14): logistics/repatriation.py."""
FORCED_PEACE: Final = Link[[Regis]]()
"""Who has lost his last morale or possession makes peace (21.4.2): major_powers/peace.py."""
ALLIANCE_BREAKS: Final = Link[[Regis, Power, Power]]()
"""Two majors are allies no more, and part (21.1): major_powers/expeditionary_corps.py."""
REINFORCE_MINOR: Final = Link[[Regis, Power]]()
"""A new ally's units are placed (20.3.2): minor_powers/reinforcements.py."""


def check_links() -> None:
    """Every one leads somewhere, once all rules are loaded."""
    loose = [
        name for name, link in globals().items() if isinstance(link, Link) and not link.is_provided
    ]
    if loose:
        raise ValueError(f"Nobody provides {', '.join(loose)}.")
