"""Events about royals (VQ 21)."""

from tercio.kernel.events import Event

WEDDING_EVENTS: tuple[type[Event], ...] = ()
