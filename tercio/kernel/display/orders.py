"""Standing orders in words."""

from tercio.kernel.messages import Text, Words
from tercio.kernel.running.advance import MOST, OFFERS, UNIT
from tercio.kernel.windows import StandingOrder


def order_text(words: Words, order: StandingOrder) -> str:
    """The whole order as a sentence."""
    if order.kind == OFFERS:
        return words.say("order-accepts", {"what": Text(order.note or ", ".join(order.about))})
    if order.kind:
        return _losses(words, order, "order-loses")
    return words.say(
        "order-plays" if order.take else "order-stands",
        {
            "what": [_called(words, each) for each in order.take],
            "about": [_called(words, each) for each in order.about],
            "named": len(order.about),
            "window": "any" if order.window == "*" else _name(words, "window", order.window),
            "against": _name(words, "seat", order.against) or "anybody",
            "until": _name(words, "span", order.until) or "ever",
            "unless": _name(words, "condition", order.unless) or "never",
        },
    )


def _losses(words: Words, order: StandingOrder, says: str) -> str:
    if order.take[0].startswith(UNIT):
        return words.say(f"{says}-first", {"unit": _called(words, order.take[0])})
    kind = (*order.about, order.take[0].removeprefix(MOST))[0]
    return words.say(says, {"kind": Text(kind), "most": int(order.take[0].startswith(MOST))})


def _called(words: Words, ref: str) -> str:
    """Anybody may name anything: what does not exist is called as it was written."""
    return words.name(ref) if words.knows(ref) else Text(ref)


def fitting_text(words: Words, order: StandingOrder) -> str:
    """The order as whoever is asked may add it to passing: "not again this turn"."""
    if order.kind:
        return _losses(words, order, "order-fits-losses")
    if order.until:
        fits = "order-fits-all" if order.window == "*" else "order-fits-until"
        return words.say(fits, {"span": _name(words, "span", order.until)})
    if order.against:
        return words.say("order-fits-against", {"seat": _name(words, "seat", order.against)})
    return words.say("order-fits-unless", {"condition": _name(words, "condition", order.unless)})


def _name(words: Words, kind: str, id: str) -> str:
    """What has no name is called by its id; a game need not name what its orders may."""
    ref = f"{kind}:{id}"
    return words.name(ref) if id and words.knows(ref) else id
