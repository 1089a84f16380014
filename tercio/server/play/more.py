"""What a screen wants to know beside a look, so that a decision costs it one request.

There is nothing here but what `why`, `odds`, `log`, `talk` and the table itself tell the viewer who
asks them. It is found out for those only who wish for it: programs want the look alone.
"""

from typing import Any, NamedTuple

from tercio.kernel.ask import Seat
from tercio.kernel.display.scene import Odds
from tercio.kernel.errors import RulesBug
from tercio.kernel.table import NOT_HERE
from tercio.server.house import House
from tercio.server.http.errors import missing
from tercio.server.http.wire.looks import Look, More, Reason
from tercio.server.live.log_lines import log_part
from tercio.server.live.table import Live
from tercio.server.people.access import hearing_seat
from tercio.server.people.identity import Identity
from tercio.server.play.table_info import seat_infos
from tercio.server.play.talk import may_whisper, talk_part
from tercio.server.play.times import time_at

_CARDS = 40
_OPTIONS = 60
"""So many are thought about, and no more, however many there are."""


class Known(NamedTuple):
    """How many lines somebody has read already."""

    log: int
    talk: int


def more_of(
    house: House, live: Live, who: Identity, look: Look, *, known: Known, language: str
) -> More:
    """Made after the look: if somebody speaks meanwhile, its version brings them back for it."""
    seat = None if look.seat is None else Seat(look.seat)
    words = live.words(language)
    status: Any = live.row.status
    with house.database.read() as session:
        return More(
            reasons=reasons_in(live, look, language),
            odds=odds_in(live, look, language),
            log=log_part(words, live.seen(seat), known.log),
            talk=talk_part(
                session,
                live.row,
                hearing_seat(live.seats, who, seat),
                known.talk,
                is_private=may_whisper(live),
                language=language,
                listener=who.id,
            ),
            status=status,
            seats=seat_infos(session, live.row, live.seats, who, words=words),
            time=time_at(house, live),
        )


def _is_asked(live: Live, look: Look) -> bool:
    seat = None if look.seat is None else Seat(look.seat)
    return seat is not None and seat in live.table.asks() and not live.stranded


def reasons_in(live: Live, look: Look, language: str) -> dict[str, tuple[Reason, ...]]:
    """Why cards that this seat sees in hands cannot be played now."""
    if look.seat is None or not _is_asked(live, look):
        return {}
    can_be = {ref for option in look.options for ref in option.refs}
    held = [card.ref for hand in look.scene.hands for card in hand.cards]
    barred = [ref for ref in dict.fromkeys(held) if ref and ref not in can_be]
    found = {ref: reasons_of(live, Seat(look.seat), ref, language) for ref in barred[:_CARDS]}
    return {ref: reasons for ref, reasons in found.items() if reasons}


def reasons_of(live: Live, seat: Seat, ref: str, language: str) -> tuple[Reason, ...] | None:
    """Why a thing cannot be chosen now; nothing if it can, None if there is no such thing."""
    words = live.words(language)
    try:
        return tuple(
            Reason(
                text=words.say(each.message, each.args),
                cite=each.cite,
                doing=words.name(each.doing) if each.doing else "",
                general=each.message == NOT_HERE,
            )
            for each in live.table.why_not(seat, ref)
        )
    except (RulesBug, LookupError, ValueError):
        return None


def told_reasons(live: Live, seat: Seat, ref: str, language: str) -> tuple[Reason, ...]:
    """The same for who asks about a thing that may not be there."""
    live.check_afloat()
    reasons = reasons_of(live, seat, ref, language)
    if reasons is None:
        raise missing("no-such-thing")
    return reasons


def odds_in(live: Live, look: Look, language: str) -> dict[str, Odds]:
    """The chances of the first options of somebody who is asked."""
    if look.seat is None or not _is_asked(live, look):
        return {}
    keys = [option.key for option in look.options[:_OPTIONS]]
    return odds_of(live, Seat(look.seat), keys, language)


def odds_of(live: Live, seat: Seat, keys: list[str], language: str) -> dict[str, Odds]:
    """The chances of those options that lead to a roll."""
    ask = live.table.asks()[seat]
    g, words = live.table.view_position(seat), live.words(language)
    found = ((key, live.rules.display.odds(g, seat, ask, key, words=words)) for key in keys)
    return {key: odds for key, odds in found if odds is not None}
