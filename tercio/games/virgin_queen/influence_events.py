"""Events about the Diplomatic Influence Table (VQ 24)."""

from tercio.kernel.events import Event

INFLUENCE_EVENTS: tuple[type[Event], ...] = ()
