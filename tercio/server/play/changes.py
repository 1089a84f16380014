"""What has changed for a viewer since a look that they hold, so that nothing else is sent."""

from collections.abc import Sequence

import msgspec

from tercio.kernel.events import Logged
from tercio.server.house import House
from tercio.server.http.wire.looks import Change
from tercio.server.http.wire.talk import TalkPart
from tercio.server.live.edits import edits
from tercio.server.live.remembered import Shown, Viewer
from tercio.server.live.table import Live
from tercio.server.play.more import odds_in, reasons_in
from tercio.server.play.talk import may_whisper, talk_part
from tercio.server.play.times import times_of

_MOST_LINES = 300
"""Whoever has missed more of the log reads it whole."""


def change_since(
    house: House, live: Live, viewer: Viewer, shown: Shown, *, version: str
) -> Change | None:
    """What has changed since a look of some version; None if that is not known any more.

    To be asked while the table is ours, and `shown` what there is to see.
    """
    if version == shown.look.version:
        return _change(house, live, viewer, shown, new=shown)
    if shown.before is None or shown.before.look.version != version:
        return None
    if shown.change is None:
        shown.change = _change(house, live, viewer, shown.before, new=shown)
    return shown.change


def _change(house: House, live: Live, viewer: Viewer, old: Shown, new: Shown) -> Change | None:
    """Who sits where, and that a game is over, is told with whole looks."""
    kept = _kept(old.lines, new.lines)
    if any(chair.is_kept or chair.is_vacant for chair in live.seats):
        return None
    if old.seating != new.seating or old.heard > new.heard or len(new.lines) - kept > _MOST_LINES:
        return None
    same = msgspec.structs.replace(old.look, version=new.look.version)
    return Change(
        times=times_of(house, live),
        version=new.look.version,
        after=old.look.version,
        edits=tuple(edits(same, new.look)),
        reasons=reasons_in(live, new.look, viewer.language),
        odds=odds_in(live, new.look, viewer.language),
        # One line is told twice: what it belongs to may end with it now.
        log=live.remembered.log_parts.part(
            live.words(viewer.language), new.lines, max(0, kept - 1)
        ),
        talk=_said_since(house, live, viewer, old.heard if old.heard < new.heard else None),
    )


def _said_since(house: House, live: Live, viewer: Viewer, heard: int | None) -> TalkPart:
    """None: nothing was said."""
    is_private = may_whisper(live)
    if heard is None:
        return TalkPart(private=is_private, entries=())
    with house.database.read() as session:
        chair = None if viewer.hears is None else live.seat(viewer.hears)
        return talk_part(
            session,
            live.row,
            viewer.hears,
            heard,
            is_private=is_private,
            language=viewer.language,
            listener=None if chair is None else chair.account_id,
        )


def _kept(old: Sequence[Logged], new: Sequence[Logged]) -> int:
    """How many lines are the same from the first one on."""
    if len(old) <= len(new) and (not old or old[-1] is new[len(old) - 1]):
        return len(old)
    pairs = enumerate(zip(old, new, strict=False))
    others = (n for n, (was, line) in pairs if was.event != line.event)
    return next(others, min(len(old), len(new)))
