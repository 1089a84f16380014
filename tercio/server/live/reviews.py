"""A game looked back on by whoever looks: from their view, and from what they were told."""

from tercio.kernel.ask import Seat
from tercio.kernel.display.review import Review
from tercio.server.live.table import Live


def review_of(live: Live, seat: Seat | None, language: str) -> Review:
    g = live.table.view_position(seat)
    told = [logged.event for logged in live.seen(seat)]
    found = live.rules.display.review(g, told, words=live.words(language))
    return Review(first=1) if found is None else found
