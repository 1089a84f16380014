"""Paying for declarations of war with cards and treasures (VQ 9.4)."""

from typing import TypeAlias

from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.treasure_questions import treasure_ref
from tercio.games.virgin_queen.model.treasure_verbs import play_treasure
from tercio.kernel.ask import Args, Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.model.names import CardId, Cp, Power
from tercio.wars.model.refs import card_ref, power_ref

Coin: TypeAlias = CardId | str
"""A card, or a treasure by its id."""


def coins(g: VirginQueen, power: Power) -> list[Coin]:
    """What can pay for a war: no home cards, no mandatory events, and treasures worth CP."""
    types = g.world.card_type
    cards = [c for c in g.state.hands[power] if types(c) not in ("home", "mandatory")]
    treasures = [t for t in g.state.treasury.hands[power] if worth(g, power, t)]
    return [*cards, *treasures]


def worth(g: VirginQueen, power: Power, coin: Coin) -> Cp:
    if isinstance(coin, str):
        row = g.world.treasures[coin]
        return row.value if row.kind == "cp" else 0
    return g.world.card_cp(coin)


def funds(g: VirginQueen, power: Power) -> Cp:
    return sum(worth(g, power, coin) for coin in coins(g, power))


@cites("VQ 9.4")
def pay_for_wars(g: VirginQueen, power: Power, owed: Cp) -> Procedure[None]:
    """One or more cards and treasures that together are worth as much, or more."""
    while owed > 0:
        options = list({o.key: o for o in (_option(g, power, c) for c in coins(g, power))}.values())
        if not options:
            return
        args: Args = {"power": power_ref(g, power), "cp": owed}
        pick = yield Ask(g.seat_of(power), "pay-for-war", options, "VQ 9.4", args=args)
        owed -= worth(g, power, pick.value)
        spend(g, power, pick.value)


def spend(g: VirginQueen, power: Power, coin: Coin) -> None:
    """As if it had been played for CP in the Action Phase."""
    if isinstance(coin, str):
        play_treasure(g, power, coin)
    else:
        g.play_card(power, coin, "cp")
        g.hooks.dispose_card(g, power, coin)


def _option(g: VirginQueen, power: Power, coin: Coin) -> Option:
    cp = worth(g, power, coin)
    if isinstance(coin, str):
        ref = treasure_ref(coin)
        return Option(
            f"treasure.{coin}", coin, (ref,), "option-pay-with", args={"card": ref, "cp": cp}
        )
    ref = card_ref(g, coin)
    return Option(f"card.{coin}", coin, (ref,), "option-pay-with", args={"card": ref, "cp": cp})
