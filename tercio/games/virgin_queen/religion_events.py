"""Events about religious influence, Jesuits (VQ 18)."""

from tercio.kernel.events import Event

RELIGION_EVENTS: tuple[type[Event], ...] = ()
