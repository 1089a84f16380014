"""Events about informants and assassins (VQ 19)."""

from tercio.kernel.events import Event

SPY_EVENTS: tuple[type[Event], ...] = ()
