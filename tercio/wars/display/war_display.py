"""How both games of wars are shown, where they are shown alike."""

from collections.abc import Mapping

from tercio.kernel.ask import Seat
from tercio.kernel.display.protocol import Display
from tercio.kernel.events import Event
from tercio.wars.display.letters import WAR_LETTERS
from tercio.wars.display.standing_orders import acting
from tercio.wars.display.tales import DULL, LISTED, WAR_TALES, breaks
from tercio.wars.model.events import CpSpent, ImpulseBegan, PhaseBegan
from tercio.wars.model.war import AnyWar


class WarDisplay(Display):
    """What is paid in CP, and battles."""

    tales = WAR_TALES
    routine = (CpSpent,)
    dull = DULL
    listed = LISTED

    def acts(self, event: Event) -> str | None:
        if isinstance(event, ImpulseBegan):
            return event.power
        return "" if isinstance(event, PhaseBegan) else None

    def breaks(self, event: Event) -> bool:
        return breaks(event)

    def letters(self) -> Mapping[str, str]:
        return WAR_LETTERS

    def at_hand(self, g: AnyWar, seat: Seat) -> int | None:
        """The CP of one's own impulse (11.1)."""
        return g.state.impulse.cp if acting(g) == seat else None
