"""Events about rulers, power cards and wars beside the map (VQ 3.3, 20, 23)."""

from tercio.kernel.events import Event

COURT_EVENTS: tuple[type[Event], ...] = ()
