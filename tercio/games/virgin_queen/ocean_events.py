"""Events about captains, colonies, patrols and the Armada (VQ 16, 17.4, 23.2)."""

from tercio.kernel.events import Event

OCEAN_EVENTS: tuple[type[Event], ...] = ()
