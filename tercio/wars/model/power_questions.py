"""Questions about powers: who is friend and foe, who commands whom."""

from functools import lru_cache

from tercio.wars.model.names import Power
from tercio.wars.model.numbered import by_power


@lru_cache(maxsize=1 << 12)
def commanded(patron: tuple[Power, ...], power: Power) -> tuple[Power, ...]:
    """Whom a power commands; alliances change seldom."""
    return tuple(p for p, commander in by_power(patron) if commander == power)
