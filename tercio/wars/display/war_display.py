"""How both games of wars are shown, where they are shown alike."""

from tercio.kernel.ask import Seat
from tercio.kernel.display.protocol import Display
from tercio.wars.display.standing_orders import acting
from tercio.wars.model.war import AnyWar


class WarDisplay(Display):
    """What is paid in CP."""

    def at_hand(self, g: AnyWar, seat: Seat) -> int | None:
        """The CP of one's own impulse (11.1)."""
        return g.state.impulse.cp if acting(g) == seat else None
