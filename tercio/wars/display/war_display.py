"""How both games of wars are shown, where they are shown alike."""

from tercio.kernel.ask import Seat
from tercio.kernel.display.protocol import Display
from tercio.kernel.events import Event
from tercio.wars.display import tales
from tercio.wars.display.standing_orders import acting
from tercio.wars.model.events import CpSpent
from tercio.wars.model.war import AnyWar


class WarDisplay(Display):
    """What is paid in CP, and battles."""

    tales = tales.WAR_TALES
    routine = (CpSpent,)

    def breaks(self, event: Event) -> bool:
        return tales.breaks(event)

    def at_hand(self, g: AnyWar, seat: Seat) -> int | None:
        """The CP of one's own impulse (11.1)."""
        return g.state.impulse.cp if acting(g) == seat else None
