"""How fast a table goes on where nobody has a choice."""

from enum import StrEnum
from typing import Final

from tercio.kernel.ask import AskAll, Stop


class Pace(StrEnum):
    """What becomes of a question with one answer.

    Records, scripts, simulations and programs ask everything, so that what was played is played
    again. Where people sit, nobody waits for an answer that is known.
    """

    ASKING = "asking"
    """It is put like any other."""
    QUICK = "quick"
    """It is answered at once for whoever is asked. How fast a window closes tells something."""
    DISCREET = "discreet"
    """The same, but a window is held until its time is over: nobody passes in it before, whether
    for want of a card, by a standing order or by choice."""

    @property
    def answers_forced(self) -> bool:
        return self is not ASKING


ASKING: Final = Pace.ASKING
DISCREET: Final = Pace.DISCREET
"""By names of their own, which are found sooner than those of a class: each decision looks."""


def is_window(stop: Stop | None) -> bool:
    return isinstance(stop, AskAll) and any(ask.window for ask in stop.asks.values())


def goes_on(window: Stop | None, stop: Stop | None) -> bool:
    """Whether a stop asks the next seat of a window in which one is asked after the other."""
    if not (isinstance(window, AskAll) and isinstance(stop, AskAll) and stop.polled):
        return False
    asked = [*window.asks, *stop.asks]
    if len(asked) != 2 or window.polled != stop.polled or not set(asked) <= set(stop.polled):
        return False
    places = [stop.polled.index(seat) for seat in asked]
    names = {ask.window for ask in (*window.asks.values(), *stop.asks.values())}
    return len(names) == 1 and places[0] < places[1]
