"""Building and dealing the deck of a turn (uRR 8.1.4)."""

from tercio.games.ultima_ratio_regis.model.events.general import DeckBuilt
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.kernel.ask import ref
from tercio.kernel.citations import cites
from tercio.kernel.decks import CardDrawn, Deck


@cites("uRR 8.1.4")
def historical_cards(g: Regis) -> list[str]:
    """Those of the turn that the scenario has and that are not in force already."""
    out = g.world.excluded(g.scenario.id) | {*g.realm.deck_out, *g.realm.lasting}
    return [id for id in g.world.historical(g.state.turn) if id not in out]


@cites("uRR 8.1.4")
def generic_cards(g: Regis) -> list[str]:
    """Those that scenario and turn leave in the game, every copy."""
    out = g.world.excluded(g.scenario.id) | {*g.realm.deck_out}
    return [id for id in g.world.generic if id not in out]


@cites("uRR 8.1.4")
def deck_size(g: Regis) -> int:
    return g.scenario.deck_size(len(g.seats))


@cites("uRR 8.1.4")
def build_deck(g: Regis) -> None:
    """All historical cards of the turn and so many generic ones as are missing; all are dealt.

    What is left of the generic cards stays in the pile, unseen. Should the historical cards alone
    be too many, some of them stay there instead.
    """
    size = deck_size(g)
    historical, generic = sorted(historical_cards(g)), sorted(generic_cards(g))
    g.shuffle(historical, "historical cards")
    g.shuffle(generic, "generic cards")
    count = min(len(historical), size)
    deck = historical[:count] + generic[: size - count]
    g.state.deck_list = sorted([*historical, *generic]) if size else []
    g.state.cards = Deck.of(g.state.deck_list, g.seats)
    if deck:
        g.record(DeckBuilt(count, len(deck) - count))
    g.shuffle(deck, "deal")
    deal(g, deck)


def deal(g: Regis, deck: list[str]) -> None:
    """One after the other, as many to each as they come out evenly."""
    share = len(deck) // len(g.seats)
    for n, seat in enumerate(g.seats):
        for card in sorted(deck[n * share : (n + 1) * share]):
            g.state.cards.deal(seat, [card])
            g.record(CardDrawn(ref("seat", seat), ref("card", card)), (seat,))
