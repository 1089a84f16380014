"""What a seat is proposed, thought of once for each question."""

import logging

from tercio.kernel.aids.proposals import Proposal, proposal
from tercio.kernel.ask import Seat
from tercio.kernel.display.proposed import family_text, told_lines
from tercio.kernel.messages import Words
from tercio.server.http.wire.looks import Proposed, ProposedLine
from tercio.server.live.pace import people_at
from tercio.server.live.table import Live

_log = logging.getLogger("tercio.server.live.proposed")


def proposed_to(live: Live, seat: Seat, words: Words) -> Proposed | None:
    """What must be settled is proposed to everybody; advice, like hints, is for who plays against
    bots alone."""
    try:
        found = _remembered(live, seat, with_advice=len(people_at(live.seats)) <= 1)
        return None if found is None else _told(words, found)
    except Exception:  # who must decide can do so without
        _log.exception("Nothing could be proposed to %s at table %s.", seat, live.row.id)
        return None


def _remembered(live: Live, seat: Seat, with_advice: bool) -> Proposal | None:
    """As long as the question stands, what was proposed does too."""
    ask = live.table.asks()[seat]
    known = live.proposed.get((seat, with_advice))
    if known is None or known[0] is not ask:
        found = proposal(live.table, seat, with_advice)
        known = live.proposed[seat, with_advice] = (ask, found)
    return known[1]


def _told(words: Words, found: Proposal) -> Proposed:
    return Proposed(
        text=family_text(words, found.family),
        advice=found.family.is_advice,
        lines=tuple(
            ProposedLine(keys=line.keys, text=line.text, refs=line.refs)
            for line in told_lines(words, found)
        ),
    )
