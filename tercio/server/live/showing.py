"""What viewers are shown: a look, made once for each of its versions."""

from tercio.server.live.looks import look_of
from tercio.server.live.remembered import Shown, Viewer
from tercio.server.live.table import Live


def shown_to(live: Live, viewer: Viewer, heard: int, beside: object = None) -> Shown:
    """What a viewer sees now. `heard` is how much talk they may read, `beside` what everybody sees
    beside the game."""
    seating = (live.row.status, live.stranded, [chair[:-1] for chair in live.chairs])
    row = live.row
    mark = (live.moves, heard, beside, row.status, live.stranded, live.chairs, row.awaited)
    known = live.remembered.shown.get(viewer)
    if known is not None and known.mark == mark:
        return known
    look = look_of(live, viewer.seat, viewer.language, heard, beside=beside)
    if known is None or known.look.version != look.version:
        new = Shown(look, live.seen(viewer.seat), heard, seating)
        new.before = known
        if known is not None:
            known.before = known.change = None
        known = live.remembered.shown[viewer] = new
    known.mark = mark
    return known
