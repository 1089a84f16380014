"""Response and combat cards: windows in which any seat that might hold one is asked."""

from collections.abc import Callable, Sequence
from typing import Final

from tercio.kernel.ask import Args, Explain, Foresee, Option, Procedure, Refusal, Seat
from tercio.kernel.citations import cites
from tercio.kernel.windows import window
from tercio.wars.model.names import CardId, Power
from tercio.wars.model.refs import card_ref, power_ref
from tercio.wars.model.war import AnyWar

ANY_TIME: Final = "any_impulse"
"""The moment of cards that may interrupt any impulse at any time (6.1)."""


def might_hold(g: AnyWar, power: Power, cards: Sequence[CardId]) -> bool:
    """Whether, for all that everybody knows, a power might hold one of these cards.

    It might, if one of them is its home card and still in its hand, or if it holds any other
    card and one of these is nowhere to be seen.
    """
    return any(_might_hold(g, power, card) for card in unseen(g, cards))


def unseen(g: AnyWar, cards: Sequence[CardId]) -> list[CardId]:
    """Those of the cards that somebody may hold: home cards, and what is nowhere to be seen."""
    return [card for card in cards if _is_home(g, card) or not _is_seen(g, card)]


def _might_hold(g: AnyWar, power: Power, card: CardId) -> bool:
    """Whether a power might hold a card that is unseen."""
    if _is_home(g, card):
        return bool(g.might_hold_home(power, card))
    return _holds_others_than_home(g, power)


def _holds_others_than_home(g: AnyWar, power: Power) -> bool:
    """Whether a power holds cards of which not everybody knows what they are."""
    homes = g.world.home_cards
    for held in g.state.hands[power]:
        if held == 0 or (held > 0 and held not in homes):
            return True
    return False


def _is_home(g: AnyWar, card: CardId) -> bool:
    return card in g.world.home_cards


def _is_seen(g: AnyWar, card: CardId) -> bool:
    """Discarded, being resolved, out of the game or not yet in it."""
    state = g.state
    return (
        card in state.discard
        or card in state.on_table
        or card in state.removed
        or card in state.aside
    )


def respond_window(
    g: AnyWar,
    moment: str,
    about: object,
    powers: Sequence[Power],
    *,
    cite: str,
    in_order: bool = False,
    place: str = "",
    others: Sequence[str] = (),
    told: Args | None = None,
    foresight: Callable[[Power], Foresee] | None = None,
) -> Procedure[list[Power]]:
    """Poll `powers` for cards playable at `moment`, and resolve them in the given order.

    Goes on until nobody plays another. Returns the powers that played something.
    A power is not asked about cards that the position forbids it: everybody sees that.
    `place` and `others` are what the question is about: standing orders may name them.
    The question says `where` it is, and what else it is `told`.
    `foresight` is what playing or passing promises a power, where it can be told.
    """
    cards = g.hooks.cards_for(g, moment)
    played: list[Power] = []
    while True:
        left = unseen(g, cards)
        polled = _seats(g, _who_might_respond(g, powers, left, moment, about=about))
        if not polled:
            return played

        def foresee(seat: Seat) -> Foresee:
            assert foresight is not None
            return foresight(next(power for power in powers if g.seat_of(power) == seat))

        answers = yield from window(
            moment,
            polled,
            _offers(g, powers, cards, moment, about=about),
            cite=cite,
            args=({"where": place} if place else {}) | dict(told or {}),
            refs=(*([place] if place else ()), *others),
            in_order=in_order,
            explain=lambda seat: _why_not(g, seat, powers, cards, moment=moment, about=about),
            foresee=foresee if foresight else None,
        )
        if not answers:
            return played
        for _, pick in answers:
            power, card = pick.value
            # What was played before it may have taken the card, or its occasion, away.
            still_there = card in _in_hand(g, power, (card,))
            if still_there and g.hooks.may_respond(g, power, card, moment, about=about):
                yield from _play(g, power, card, moment, about=about)
                played.append(power)


def _offers(
    g: AnyWar, powers: Sequence[Power], cards: Sequence[CardId], moment: str, *, about: object
) -> Callable[[Seat], list[Option]]:
    """What a seat may play, for any of the powers that it plays."""
    played_by: dict[Seat, list[Power]] = {}
    for power in powers:
        played_by.setdefault(g.seat_of(power), []).append(power)

    def offers(seat: Seat) -> list[Option]:
        found: dict[CardId, Power] = {}
        for power in played_by[seat]:
            for card in _in_hand(g, power, cards):
                if card not in found and g.hooks.may_respond(g, power, card, moment, about=about):
                    found[card] = power
        return [_offer(g, power, card) for card, power in found.items()]

    return offers


def _why_not(
    g: AnyWar,
    seat: Seat,
    powers: Sequence[Power],
    cards: Sequence[CardId],
    *,
    moment: str,
    about: object,
) -> Explain:
    """Of cards that have their moment here and are in the hand of whoever asks."""

    def explain(thing: str) -> list[Refusal]:
        for power in powers:
            if g.seat_of(power) == seat:
                for card in _in_hand(g, power, cards):
                    if card_ref(g, card) == thing:
                        return g.hooks.response_refusals(g, power, card, moment, about=about)
        return []

    return explain


def _play(g: AnyWar, power: Power, card: CardId, moment: str, *, about: object) -> Procedure[None]:
    g.play_card(g.hooks.hand_of(g, power), card, "response")
    yield from g.hooks.respond(g, power, card, moment, about=about)


@cites("HIS 6.1", "VQ 6.1")
def ask_at_impulse(g: AnyWar, power: Power) -> Procedure[list[Power]]:
    """Ask for cards that may interrupt any impulse where that of a power begins."""
    told = {"power": power_ref(g, power)}
    cite = f"{g.book} 6.1"
    return (yield from respond_window(g, ANY_TIME, None, g.impulse_order(), cite=cite, told=told))


# -- in one's own impulse ------------------------------------------------------------------------


@cites("HIS 6.1", "VQ 6.1")
def interjections(g: AnyWar, power: Power) -> list[Option]:
    """Cards that may interrupt any impulse, and so one's own between two actions."""
    return [
        _offer(g, power, card)
        for card in _in_hand(g, power, g.hooks.cards_for(g, ANY_TIME))
        if g.hooks.may_respond(g, power, card, ANY_TIME, about=None)
    ]


def interject(g: AnyWar, power: Power, card: CardId) -> Procedure[None]:
    """Play one of them; the impulse goes on."""
    yield from _play(g, power, card, ANY_TIME, about=None)


def _in_hand(g: AnyWar, power: Power, cards: Sequence[CardId]) -> list[CardId]:
    """Those of the cards that a power can play from the hand it uses."""
    hand, fresh = g.state.hands[g.hooks.hand_of(g, power)], g.state.impulse.fresh
    return [card for card in cards if card in hand and card not in fresh]


def _offer(g: AnyWar, power: Power, card: CardId) -> Option:
    ref = card_ref(g, card)
    key = f"card.{card}"
    if len(g.powers_of(g.seat_of(power))) > 1:
        # The same key is the same play, so a seat with two powers says whose card it is.
        key += f".{g.world.power_rows[power].id}"
    return Option(key, (power, card), (ref,), "option-respond", args={"card": ref})


def _who_might_respond(
    g: AnyWar, powers: Sequence[Power], cards: list[CardId], moment: str, *, about: object
) -> list[Power]:
    """Whoever might hold a card that he may play. What one may play the next is asked about first,
    for one card is enough."""
    found: list[Power] = []
    order = cards[:]
    if not order:
        return found
    homes, may_respond = g.world.home_cards, g.hooks.may_respond
    for power in powers:
        holder = g.hooks.hand_of(g, power)
        holds_any = _holds_others_than_home(g, holder)
        for card in order:
            might = g.might_hold_home(holder, card) if card in homes else holds_any
            if might and may_respond(g, power, card, moment, about=about):
                found.append(power)
                order.remove(card)
                order.insert(0, card)
                break
    return found


def _seats(g: AnyWar, powers: Sequence[Power]) -> list[Seat]:
    return list(dict.fromkeys(g.seat_of(power) for power in powers))
