"""Events about artists and scientists (VQ 22)."""

from tercio.kernel.events import Event

PATRONAGE_EVENTS: tuple[type[Event], ...] = ()
