"""Asks of Ultima Ratio Regis that have a table of their own on the screen: bids and peace."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from tercio.games.ultima_ratio_regis.names import Power
from tercio.games.ultima_ratio_regis.position import Regis
from tercio.kernel.ask import Args
from tercio.kernel.messages import Words
from tercio.kernel.scene import Choice, Dialog, Group
from tercio.kernel.view import Offer, Offered

Make = Callable[[Regis, Offer, Words], Dialog]


def dialog(g: Regis, offer: Offer, words: Words) -> Dialog | None:
    """Where there is only one answer, none is laid out."""
    make = DIALOGS.get(offer.kind)
    return make(g, offer, words) if make is not None and len(offer.options) > 1 else None


def auction(g: Regis, offer: Offer, words: Words) -> Dialog:
    """The bids of each of the player's powers (19.3.1, 20.3.1)."""
    bids: dict[str, list[Offered]] = {}
    for option in offer.options:
        verb, _, rest = option.key.partition(".")
        if verb == "bid":
            bids.setdefault(rest.partition(".")[0], []).append(option)
    groups = tuple(_bidder(g, words, id, options) for id, options in bids.items())
    title = words.say("dialog-auction", {"lot": offer.args["lot"]})
    return Dialog("auction", title, groups, _so_far(offer, words))


def _so_far(offer: Offer, words: Words) -> tuple[tuple[str, str], ...]:
    bid = offer.args["bid"]
    if not bid:
        return ((words.say("auction-highest"), words.say("auction-none")),)
    told = words.say("auction-bid", {"leader": offer.args["leader"], "bid": bid})
    return ((words.say("auction-highest"), told),)


def _bidder(g: Regis, words: Words, id: str, options: Iterable[Offered]) -> Group:
    power = g.world.power[id]
    choices = tuple(Choice(each.key, each.key.rpartition(".")[2]) for each in options)
    return Group(words.name(f"power:{id}"), choices, id, _purse(g, words, power))


def _purse(g: Regis, words: Words, power: Power) -> str:
    """Unrest is the money of this game."""
    args = {"unrest": g.realm.unrest[power], "vitality": g.world.vitality[power]}
    return words.say("auction-purse", args)


def sealed_bid(g: Regis, offer: Offer, words: Words) -> Dialog:
    """VP for the choice of powers (7.1.1)."""
    choices = tuple(Choice(each.key, each.key.rpartition(".")[2]) for each in offer.options)
    group = Group(words.say("bid-in-secret"), choices, "", words.say("bid-note"))
    return Dialog("auction", words.say("dialog-bid"), (group,), tuple(_groups(g, words)))


def _groups(g: Regis, words: Words) -> Iterator[tuple[str, str]]:
    """What there is to choose from, and the VP that come with it."""
    for row in g.world.groups(g.scenario.id, len(g.seats)):
        args: Args = {
            "powers": [f"power:{id}" for id in row.powers],
            "vp": row.starting_vp,
            "each": row.vp_per_turn,
        }
        yield words.say("bid-group", {"n": row.slot}), words.say("option-group", args)


def group_choice(g: Regis, offer: Offer, words: Words) -> Dialog:
    """The groups of powers that are left (7.1.1)."""
    rows = {str(row.slot): row for row in g.world.groups(g.scenario.id, len(g.seats))}
    groups = []
    for option in offer.options:
        row = rows[option.key.rpartition(".")[2]]
        names = ", ".join(words.name(f"power:{id}") for id in row.powers)
        note = words.say("group-note", {"vp": row.starting_vp, "each": row.vp_per_turn})
        choice = Choice(option.key, words.say("group-take"))
        groups.append(Group(names, (choice,), row.powers[0], note))
    return Dialog("draft", words.say("dialog-groups"), tuple(groups))


CONDITIONS: Final = {
    "vp": "vp",
    "unrest": "unrest",
    "take": "minors",
    "break": "minors",
    "cede": "areas",
    "remove": "merchants",
    "replace": "merchants",
    "raze": "ports",
}
"""Under which line of the table of reparations a condition stands, by its kind (21.5.3)."""


def peace_table(g: Regis, offer: Offer, words: Words) -> Dialog:
    """What the winner may demand, line by line, and its price (21.5.3)."""
    lines: dict[str, list[Choice]] = {}
    for option in offer.options:
        verb, _, rest = option.key.partition(".")
        if verb == "demand":
            kind = rest.partition(".")[0]
            price = words.say("peace-price", {"price": option.args["price"]})
            demand = Choice(option.key, _demand(words, kind, option), price)
            lines.setdefault(CONDITIONS.get(kind, "other"), []).append(demand)
    groups = tuple(
        Group(words.say(f"peace-{line}"), tuple(choices)) for line, choices in lines.items()
    )
    title = words.say("dialog-peace", {"loser": offer.args["loser"]})
    left = words.say("peace-price", {"price": offer.args["left"]})
    return Dialog("treaty", title, groups, ((words.say("peace-left"), left),))


def _demand(words: Words, kind: str, option: Offered) -> str:
    """Without the price, which stands beside it."""
    message = f"peace-demand-{kind}"
    return words.say(message, option.args) if words.has(message) else words.option(option)


DIALOGS: Final[dict[str, Make]] = {
    "auction": auction,
    "bid-vp": sealed_bid,
    "choose-group": group_choice,
    "peace-conditions": peace_table,
}
"""By the kind of the ask."""
