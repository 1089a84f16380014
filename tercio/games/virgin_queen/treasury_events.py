"""Events about treasures (VQ 6.3)."""

from tercio.kernel.events import Event

TREASURY_EVENTS: tuple[type[Event], ...] = ()
