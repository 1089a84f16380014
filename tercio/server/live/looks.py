"""What a viewer is shown of a table: views become sentences, scenes and versions."""

import hashlib
import logging
from collections.abc import Callable
from typing import Any

import msgspec

from tercio.kernel.aids.openings import aiming
from tercio.kernel.ask import PASS, AskAll, Seat
from tercio.kernel.deals import Deal, Floor, Item
from tercio.kernel.display.orders import fitting_text, order_text
from tercio.kernel.display.protocol import Display
from tercio.kernel.display.scene import Dialog, Hint, Scene
from tercio.kernel.errors import RulesBug
from tercio.kernel.game import Result
from tercio.kernel.messages import Words
from tercio.kernel.pace import is_window
from tercio.kernel.position import Position
from tercio.kernel.saving.history import Bar
from tercio.kernel.table import Table
from tercio.kernel.told import in_language
from tercio.kernel.view import Offer, Offered, View
from tercio.kernel.windows import StandingOrder
from tercio.server.http.wire.looks import (
    CanUndo,
    ClauseInfo,
    DealInfo,
    FloorInfo,
    Look,
    OptionInfo,
    Prompt,
)
from tercio.server.http.wire.orders import OrderInfo
from tercio.server.http.wire.tables import ResultInfo
from tercio.server.live.edits import made_of
from tercio.server.live.proposed import proposed_to
from tercio.server.live.sentences import told
from tercio.server.live.table import Live

_log = logging.getLogger("tercio.server.live.looks")
STRANDED = "stranded"
"""The kind of prompt that says why a game cannot go on."""
_NOTHING = Bar("undo-nothing-to-take-back")
_LATEST = 16
"""So many lines of the log are compared: one that was taken back has another in its place."""
_BARE = Scene("", 0, 0, {}, shades={}, pieces=(), marks=(), hands=(), standings=(), panels=())
"""For a game that has nothing to draw."""


def look_of(
    live: Live, seat: Seat | None, language: str, heard: int, *, beside: object = None
) -> Look:
    """`heard` is how much talk this viewer may read, `beside` what everybody sees beside the game:
    parts of what the version covers."""
    words = live.words(language)
    table = live.table
    if live.stranded:
        return _versioned(live, _stranded_look_of(live, seat, words), heard, beside)
    view = table.view(seat)
    seen = table.position_in(view)
    is_passing = seat in table.promised
    by_order = seat is not None and table.passes_by_order(seat)
    is_asked = not (is_passing or by_order or _can_only_pass(table, seat))
    offer = view.offer if is_asked else None
    orders = [] if seat is None else table.standing.get(seat, [])
    fitting = [] if seat is None or offer is None else table.fitting_orders(seat)
    look = Look(
        seat=seat,
        seq=view.seq,
        waiting=tuple(view.waiting),
        since=live.row.awaited,
        thinking=_thinking(live, view),
        prompt=None if offer is None else _prompt(words, offer),
        options=() if offer is None else options_of(words, offer, table.game.display),
        scene=_scene_in(live, seat, words, seen),
        result=result_of(table.result, words),
        orders=tuple(order_info(words, order) for order in orders),
        fitting=tuple(fitting_info(words, order) for order in fitting),
        passing=is_passing,
        by_order=by_order,
        window=is_window(table.stop),
        can_undo=_can_undo(_NOTHING if seat is None else live.undo_bar(seat), words),
        floor=_floor(view, words),
        guide=None if seat is None else _guide(table, seen, seat, offer, words=words),
        dialog=_dialog(table, seen, seat, offer, words=words),
        proposed=None if seat is None or offer is None else proposed_to(live, seat, words),
        version="",
    )
    return _versioned(live, look, heard, beside)


def _can_only_pass(table: Table[Any], seat: Seat | None) -> bool:
    """Whether a seat has nothing to play in a window that is held: it need not be asked, and when
    the window's time is over it has passed."""
    ask = None if seat is None else table.asks().get(seat)
    return ask is not None and table.is_held and ask.only is not None and ask.only.key == PASS


def past_look_of(table: Table[Any], seat: Seat | None, words: Words) -> Look:
    """A table as it once stood: there is nothing to decide any more."""
    view = table.view(seat)
    return Look(
        seat=seat,
        seq=0,
        waiting=tuple(view.waiting),
        prompt=None,
        options=(),
        scene=scene_of(table, seat, words),
        result=result_of(table.result, words),
        orders=(),
        can_undo=_can_undo(_NOTHING, words),
        floor=_floor(view, words),
        version="",
    )


def _stranded_look_of(live: Live, seat: Seat | None, words: Words) -> Look:
    """The table where it last stood; instead of a question, why it does not go on."""
    return msgspec.structs.replace(
        past_look_of(live.table, seat, words),
        prompt=Prompt(text=in_language(live.stranded, words.language), cite="", kind=STRANDED),
        waiting=(),
    )


def _versioned(live: Live, look: Look, heard: int, beside: object) -> Look:
    """With another version exactly when this viewer has something new to see.

    It follows from what they see and from nothing else: a counter would count secrets.
    """
    lines = live.seen(None if look.seat is None else Seat(look.seat))
    latest = [logged.event for logged in lines[-_LATEST:]]
    own = [getattr(look, field) for field in _BESIDE_THE_SCENE]
    scene = _digested(live, look.scene)
    seen = (own, scene, len(lines), latest, live.row.status, live.chairs, heard, beside)
    return msgspec.structs.replace(look, version=_digest(seen)[:24])


_BESIDE_THE_SCENE = [field for field in Look.__struct_fields__ if field != "scene"]


def _digested(live: Live, scene: Scene) -> list[Any]:
    """The parts of a scene; of the large ones digests. What all seats see is digested once."""
    parts = [getattr(scene, field) for field in scene.__struct_fields__]
    return [_part_digest(live, part) if type(part) in _LARGE else part for part in parts]


_LARGE = (tuple, dict)
_DIGESTS_KEPT = 200


def _part_digest(live: Live, part: Any) -> str:
    known = live.remembered.digests.get(id(part))
    if known is None or known[0] is not part:
        if len(live.remembered.digests) >= _DIGESTS_KEPT:
            live.remembered.digests.clear()
        known = live.remembered.digests[id(part)] = (part, _digest(part))
    return known[1]


def _digest(part: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(part)).hexdigest()


def _thinking(live: Live, view: View) -> tuple[str, ...]:
    """The bots that have not answered yet. Who has answered a question that several are asked in
    secret is nobody's business; nor who can respond in a window."""
    stop = live.table.stop
    if is_window(stop) or (isinstance(stop, AskAll) and len(stop.polled) > 1):
        return ()
    floor = getattr(view.position, "floor", None)
    ready = floor.ready if isinstance(floor, Floor) else ()
    bots = {chair.seat for chair in live.chairs if chair.bot is not None}
    return tuple(seat for seat in view.waiting if seat in bots and seat not in ready)


def public_scene(live: Live, words: Words) -> Scene:
    """What everybody sees is made once: from a spectator's view, so that it holds no secret."""
    known = live.remembered.public.get(words.language)
    if known is None or known[0] != live.moves:
        scene = scene_of(live.table, None, words)
        if known is not None and scene is not _BARE:
            scene = made_of(known[1], scene)
        known = live.remembered.public[words.language] = (live.moves, scene)
    return known[1]


def _scene_in(live: Live, seat: Seat | None, words: Words, seen: Position[Any]) -> Scene:
    """`seen`: what the seat may know."""
    public, display = public_scene(live, words), live.table.game.display
    if seat is None:
        return public
    if public is _BARE:
        return _drawn(lambda: display.scene(seen, seat, words))
    return _drawn(lambda: display.scene_beside(seen, seat, words, public))


def scene_of(table: Table[Any], seat: Seat | None, words: Words) -> Scene:
    return _drawn(lambda: table.game.display.scene(table.view_position(seat), seat, words))


def _drawn(draw: Callable[[], Scene | None]) -> Scene:
    try:
        return draw() or _BARE
    except RulesBug as bug:  # a name is missing: who must decide finds the options all the same
        _log.error("%s", bug)
        return _BARE


def _guide(
    table: Table[Any], seen: Position[Any], seat: Seat, offer: Offer | None, *, words: Words
) -> Hint | None:
    kind, keys = "", []
    if offer is not None:
        kind, keys = offer.kind, [option.key for option in offer.options]
    return table.game.display.guide(seen, seat, kind, keys, words=words)


def _dialog(
    table: Table[Any],
    seen: Position[Any],
    seat: Seat | None,
    offer: Offer | None,
    *,
    words: Words,
) -> Dialog | None:
    if seat is None or offer is None:
        return None
    return table.game.display.dialog(seen, seat, offer, words)


def result_of(result: Result | None, words: Words) -> ResultInfo | None:
    if result is None:
        return None
    return ResultInfo(
        winners=tuple(result.winners),
        reason=words.say(result.reason) if words.has(result.reason) else result.reason,
        scores={str(seat): score for seat, score in result.scores.items()},
        turn=result.turn,
    )


def order_info(words: Words, order: StandingOrder) -> OrderInfo:
    return _order_info(order, order_text(words, order))


def fitting_info(words: Words, order: StandingOrder) -> OrderInfo:
    return _order_info(order, fitting_text(words, order))


def _order_info(order: StandingOrder, text: str) -> OrderInfo:
    return OrderInfo(**msgspec.structs.asdict(order), text=text)


def _prompt(words: Words, offer: Offer) -> Prompt:
    text = told(lambda: words.prompt(offer), offer.kind)
    return Prompt(text=text, cite=offer.cite, kind=offer.kind)


def options_of(words: Words, offer: Offer, display: Display[Any]) -> tuple[OptionInfo, ...]:
    aims = {option.key: tuple(sorted(found)) for option, found in aiming(offer.options)}
    letters = display.letters()
    return tuple(
        OptionInfo(
            key=each.key,
            text=option_text(words, each),
            cite=each.cite,
            refs=tuple(each.refs),
            aims=aims.get(each.key, ()),
            letter=letters.get(display.verb(each.key), ""),
        )
        for each in offer.options
    )


def option_text(words: Words, option: Offered) -> str:
    return told(lambda: words.option(option), option.key)


def _can_undo(bar: Bar, words: Words) -> CanUndo:
    return CanUndo(ok=not bar.why, why=words.bar(bar) if bar.why else "")


# -- deals ----------------------------------------------------------------------------------


def _floor(view: View, words: Words) -> FloorInfo | None:
    """The deals of an open negotiation that this seat may know of."""
    floor = getattr(view.position, "floor", None)
    if not isinstance(floor, Floor):
        return None
    deals = [
        *(_deal(words, deal, "draft") for deal in floor.drafts.values()),
        *(_deal(words, deal, "proposed") for deal in floor.proposed),
        *(_deal(words, deal, "agreed") for deal in floor.agreed),
    ]
    return FloorInfo(deals=tuple(deals), ready=tuple(map(str, floor.ready)))


def _deal(words: Words, deal: Deal, stage: Any) -> DealInfo:
    return DealInfo(
        number=deal.number,
        stage=stage,
        proposer=deal.proposer,
        partner=deal.partner,
        others=tuple(deal.others),
        accepted=tuple(deal.accepted),
        clauses=tuple(_clause(words, item) for item in deal.items),
    )


def _clause(words: Words, item: Item) -> ClauseInfo:
    """An item is rendered as the option by which it was added."""
    plain = " ".join((item.kind, item.what)).strip()
    if (own := item.words) is not None:
        text = told(lambda: words.say(own.message, own.args), plain)
        return ClauseInfo(key=item.key, text=text)
    args = {
        "seat": f"seat:{item.giver}",
        "giver": f"seat:{item.giver}",
        "taker": f"seat:{item.taker}",
        "n": item.what,
        "what": item.what,
    }
    text = told(lambda: words.say(f"item-{item.kind}", args), plain)
    return ClauseInfo(key=item.key, text=text)
