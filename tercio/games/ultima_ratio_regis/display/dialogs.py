"""Asks of Ultima Ratio Regis that have a table of their own on the screen: bids and peace."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from tercio.games.ultima_ratio_regis.display.text_board import counted
from tercio.games.ultima_ratio_regis.model.area_questions import homeland_of
from tercio.games.ultima_ratio_regis.model.names import KIND_IDS, NOBODY, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import major_of, religion_of
from tercio.games.ultima_ratio_regis.model.refs import power_ref
from tercio.games.ultima_ratio_regis.rules.economy.auctions import alliance_price
from tercio.games.ultima_ratio_regis.rules.minor_powers.imperial_election import EMPIRE, electors_of
from tercio.kernel.ask import Args, Phrase
from tercio.kernel.display.scene import Choice, Dialog, Group
from tercio.kernel.messages import Words
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
    lot = str(offer.args["lot"])
    groups = tuple(_bidder(g, words, lot, id, options=options) for id, options in bids.items())
    title = words.say("dialog-auction", {"lot": lot})
    facts = (
        *_lot(g, words, lot),
        (words.say("auction-paid"), words.say("auction-money")),
        (words.say("auction-highest"), _so_far(offer, words)),
    )
    return Dialog("auction", title, groups, facts)


def _lot(g: Regis, words: Words, lot: str) -> Iterator[tuple[str, str]]:
    """What is to be had: what a technology does; what a minor is, and whose."""
    kind, _, id = lot.partition(":")
    if kind == "tech":
        yield words.say("auction-what"), words.say("lot-technology", {"tech": id})
        return
    minor = g.world.power[id]
    pool = g.world.pools[minor]
    units = [counted(words, pool[type], KIND_IDS[type]) for type in sorted(pool) if pool[type]]
    args: Args = {
        "kind": words.say(f"kind-{g.world.powers[minor].kind}"),
        "religion": words.name(f"religion:{religion_of(g, minor)}"),
        "areas": homeland_of(g, minor).bit_count(),
        "units": words.listed(units) or words.say("lot-no-units"),
    }
    yield words.say("auction-what"), words.say("lot-minor", args)
    ally = major_of(g, minor)
    told = words.name(power_ref(g, ally)) if ally != NOBODY else words.say("lot-neutral")
    yield words.say("auction-ally"), told


def _so_far(offer: Offer, words: Words) -> str:
    bid = offer.args["bid"]
    if not bid:
        return words.say("auction-none")
    return words.say("auction-bid", {"leader": offer.args["leader"], "bid": bid})


def _bidder(g: Regis, words: Words, lot: str, id: str, options: Iterable[Offered]) -> Group:
    """Each bid, and where the unrest of the winner would stand: it is the money of this game."""
    power, choices = g.world.power[id], list[Choice]()
    for option in options:
        bid = option.key.rpartition(".")[2]
        unrest = g.realm.unrest[power] + _price(g, power, lot, int(bid))
        choices.append(Choice(option.key, bid, words.say("auction-then", {"unrest": unrest})))
    args = {"unrest": g.realm.unrest[power], "vitality": g.world.vitality[power]}
    return Group(words.name(f"power:{id}"), tuple(choices), id, words.say("auction-purse", args))


def _price(g: Regis, power: Power, lot: str, bid: int) -> int:
    """What a bid costs whoever wins with it: allies of another faith more, old ones less."""
    kind, _, id = lot.partition(":")
    if kind == "tech":
        return bid
    if id == EMPIRE:
        return max(bid - electors_of(g, power), 0)
    return alliance_price(g, power, g.world.power[id], bid)


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
        names = words.listed(words.name(f"power:{id}") for id in row.powers)
        powers = [_strength(g, g.world.power[id]) for id in row.powers]
        args: Args = {"vp": row.starting_vp, "each": row.vp_per_turn, "powers": powers}
        note = words.say("group-note", args)
        choice = Choice(option.key, words.say("group-take"))
        groups.append(Group(names, (choice,), row.powers[0], note))
    return Dialog("draft", words.say("dialog-groups"), tuple(groups))


def _strength(g: Regis, power: Power) -> Phrase:
    args: Args = {
        "power": power_ref(g, power),
        "vitality": g.world.vitality[power],
        "areas": g.state.owned[power].bit_count(),
    }
    return Phrase("group-power", args)


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
    groups = tuple(_line(g, offer, words, line, choices=choices) for line, choices in lines.items())
    title = words.say("dialog-peace", {"loser": offer.args["loser"]})
    left = words.say("peace-price", {"price": offer.args["left"]})
    winner = words.name(str(offer.args["power"]))
    facts = ((words.say("peace-winner"), winner), (words.say("peace-left"), left))
    return Dialog("treaty", title, groups, facts)


def _line(g: Regis, offer: Offer, words: Words, line: str, choices: Iterable[Choice]) -> Group:
    note, args = f"peace-note-{line}", dict[str, str | int]()
    for part in ("power", "loser"):
        ref = str(offer.args[part])
        power = g.world.power[ref.partition(":")[2]]
        args |= {part: ref, f"{part}-unrest": g.realm.unrest[power]}
    told = words.say(note, args) if words.has(note) else ""
    return Group(words.say(f"peace-{line}"), tuple(choices), "", told)


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
