"""Standing orders in words."""

from tercio.kernel.messages import Words
from tercio.kernel.windows import StandingOrder


def order_text(words: Words, order: StandingOrder) -> str:
    """The whole order as a sentence."""
    return words.say(
        "order-stands",
        {
            "window": "any" if order.window == "*" else _name(words, "window", order.window),
            "against": _name(words, "seat", order.against) or "anybody",
            "until": _name(words, "span", order.until) or "ever",
            "unless": _name(words, "condition", order.unless) or "never",
        },
    )


def fitting_text(words: Words, order: StandingOrder) -> str:
    """The order as whoever is asked may add it to passing: "not again this turn"."""
    if order.until:
        return words.say("order-fits-until", {"span": _name(words, "span", order.until)})
    if order.against:
        return words.say("order-fits-against", {"seat": _name(words, "seat", order.against)})
    return words.say("order-fits-unless", {"condition": _name(words, "condition", order.unless)})


def _name(words: Words, kind: str, id: str) -> str:
    """What has no name is called by its id; a game need not name what its orders may."""
    ref = f"{kind}:{id}"
    return words.name(ref) if id and words.knows(ref) else id
