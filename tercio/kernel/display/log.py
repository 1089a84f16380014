"""Lines of a log, as a viewer reads them."""

from collections.abc import Sequence

from tercio.kernel.events import Logged
from tercio.kernel.floor import DealDeclined, DealProposed, DealWithdrawn
from tercio.kernel.messages import Words


def line(words: Words, n: int, seen: Sequence[Logged]) -> str:
    """Line `n` of what a viewer has seen.

    A deal that comes to nothing is told by what it held: deals are numbered in each circle of
    parties by itself.
    """
    event, audience = seen[n].event, seen[n].audience
    if isinstance(event, DealDeclined | DealWithdrawn):
        parties = set(audience or ())
        for earlier in reversed(seen[:n]):
            offer = earlier.event
            is_deal = isinstance(offer, DealProposed) and offer.deal == event.deal
            if is_deal and set(earlier.audience or ()) == parties:
                return words.end_of_offer(event, offer)
    return words.event(event)
