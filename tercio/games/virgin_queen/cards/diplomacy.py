"""Events of envoys, peace and thrones (VQ 9.4, 12.5, 28)."""

from tercio.games.virgin_queen.cards.registry import of_card
from tercio.games.virgin_queen.conditions.diplomacy import mediable_wars
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import FRANCE, OTTOMAN, PROTESTANT, SPAIN
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.games.virgin_queen.rules.diplomacy.peace import (
    agrees_to_peace,
    make_peace,
    may_make_peace,
)
from tercio.games.virgin_queen.rules.diplomacy.war_restrictions import AT_ALL_TIMES
from tercio.games.virgin_queen.rules.minor_powers.influence import (
    can_buy,
    choose_column,
    open_columns,
    spend_on_influence,
)
from tercio.games.virgin_queen.rules.religion.colloquy_of_poissy import begin_colloquy
from tercio.games.virgin_queen.rules.religion.conversion_attempts import conversion_row, convert_row
from tercio.kernel.ask import PASS, Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.cards.card_effects import target_powers
from tercio.wars.cards.card_parts import (
    choose_power,
    choose_space,
    grant_cp,
    is_retrievable,
    place_unrest,
)
from tercio.wars.cards.card_play import OWN_IMPULSE, Declared, play_event, playable_modes
from tercio.wars.cards.plain_effects import cancel_event
from tercio.wars.diplomacy.declarations import go_to_war
from tercio.wars.diplomacy.own_powers import are_of_one_player
from tercio.wars.model.names import CardId, Power
from tercio.wars.model.numbered import spaces_in

# -- Ottoman Tribute -------------------------------------------------------------------------------


def _tributaries(g: VirginQueen, mode: VqCardMode) -> list[Power]:
    targets = target_powers(g, mode)
    return [p for p in targets if g.is_played(p) and not are_of_one_player(g, p, OTTOMAN)]


@of_card(2, "tribute", can=lambda g, power, mode, about: bool(_tributaries(g, mode)), cite="VQ 9.4")
def tribute(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Pay, or be at war; accepted tribute ends a war and leaves nothing else of the event."""
    target = yield from choose_power(g, power, _tributaries(g, mode), "demand-tribute")
    if g.has_random(target) and (yield from _pays(g, power, target)):
        for _ in range(mode.numbers["cards"]):
            g.take_random(power, target)
        if g.is_at_war(power, target):
            yield from make_peace(g, power, target)
        return
    if AT_ALL_TIMES.allow(g, power, target):
        yield from go_to_war(g, power, target)
    grant_cp(g, mode.numbers["cp"])


def _pays(g: VirginQueen, power: Power, target: Power) -> Procedure[bool]:
    """The target offers tribute, and the Sultan deigns to take it."""
    args = {"power": g.power_ref(power), "target": g.power_ref(target)}
    offer = [Option("offer", True), Option("refuse", False)]
    pick = yield Ask(g.seat_of(target), "offer-tribute", offer, "VQ 6.1", args)
    if not pick.value:
        return False
    answer = [Option("accept", True, text="option-accept-offer"), Option("refuse", False)]
    pick = yield Ask(g.seat_of(power), "accept-tribute", answer, "VQ 6.1", args)
    return bool(pick.value)


# -- Holy Roman Intercession -----------------------------------------------------------------------


@of_card(34, "intercession", cite="VQ 9.4")
def intercession(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Two powers make peace at once; who refuses has unrest at home, and perhaps another war."""
    one, other = yield from _which_war(g, power)
    refusing = []
    for side, enemy in ((one, other), (other, one)):
        if not (yield from agrees_to_peace(g, side, enemy)):
            refusing.append(side)
    if not refusing:
        yield from make_peace(g, one, other)
        g.draw_cards(power, mode.numbers["cards"])
    for side in refusing:
        yield from place_unrest(
            g, power, g.state.home[side], mode.numbers["unrest"], optional=False
        )
        if AT_ALL_TIMES.allow(g, power, side):
            yield from _may_go_to_war(g, power, side)


def _which_war(g: VirginQueen, power: Power) -> Procedure[tuple[Power, Power]]:
    wars = mediable_wars(g, power)
    if len(wars) == 1:
        return wars[0]
    rows = g.world.power_rows
    options = [
        Option(
            f"war.{rows[a].id}.{rows[b].id}",
            (a, b),
            (g.power_ref(a), g.power_ref(b)),
            "option-mediate",
        )
        for a, b in wars
    ]
    pick = yield Ask(g.seat_of(power), "mediate", options, "VQ 6.1")
    pair: tuple[Power, Power] = pick.value
    return pair


def _may_go_to_war(g: VirginQueen, power: Power, enemy: Power) -> Procedure[None]:
    args = {"power": g.power_ref(power), "enemy": g.power_ref(enemy)}
    war = Option("war", True, (g.power_ref(enemy),), "option-free-war", args)
    pick = yield Ask(g.seat_of(power), "event-war", [war, Option(PASS)], "VQ 9.4", args)
    if pick.value:
        yield from go_to_war(g, power, enemy)


# -- Diplomatic Overture ---------------------------------------------------------------------------


def _partners(g: VirginQueen, power: Power) -> list[Power]:
    order = g.impulse_order()
    return [p for p in order if p != power and not are_of_one_player(g, p, power)]


@of_card(19, "overture", cite="VQ 6.1")
def overture(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Two cards, of which one is a gift; it may end a war, or win influence."""
    drawn = g.draw_cards(power, mode.numbers["draw"])
    partners = _partners(g, power)
    friend = None
    if drawn and partners:
        card = yield from _which_gift(g, power, drawn)
        friend = yield from choose_power(g, power, partners, "give-card-to")
        g.give_card(power, friend, card)
    may_end_war = friend is not None and may_make_peace(g, power, friend)
    if friend is not None and may_end_war and (yield from agrees_to_peace(g, friend, power)):
        yield from make_peace(g, power, friend)
        return
    targets = open_columns(g, power)
    if targets:
        target = yield from choose_column(g, power, targets)
        g.gain_influence(target, power, mode.numbers["influence"])


def _which_gift(g: VirginQueen, power: Power, cards: list[CardId]) -> Procedure[CardId]:
    if len(cards) == 1:
        return cards[0]
    options = [Option(f"give.{c}", c, (g.card_ref(c),), secret=True) for c in sorted(cards)]
    pick = yield Ask(g.seat_of(power), "give-card", options, "VQ 6.1")
    card: CardId = pick.value
    return card


# -- Sultana Safiye --------------------------------------------------------------------------------


@of_card(98, "sultana", cite="VQ 6.1")
def sultana(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """A look into the Sultan's hand, and peace with him for one who wants it."""
    (sultan,) = target_powers(g, mode)
    if power != sultan:
        g.look_at_hand(power, sultan)
    enemies = [p for p in g.impulse_order() if may_make_peace(g, sultan, p)]
    if enemies:
        enemy = yield from choose_power(g, power, enemies, "peace-with-ottoman")
        if (yield from agrees_to_peace(g, enemy, sultan)):
            yield from make_peace(g, sultan, enemy)


def _gifts_help(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> bool:
    return bool(g.state.deck) or can_buy(g, power)


@of_card(98, "draw_and_influence", can=_gifts_help, cite="VQ 24.5")
def draw_and_influence(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    g.draw_cards(power, mode.numbers["cards"])
    yield from spend_on_influence(g, power, mode.numbers["cp"])


# -- peace in France and in the Netherlands --------------------------------------------------------


@of_card(33, "pacify", cite="VQ 28")
def pacify(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Gouvernante de France: Grand Tour, peace with the Huguenots, and no rebellion this turn."""
    tours = [c for c in (g.world.card[id] for id in mode.cards) if c in g.state.discard]
    retrieved = [card for card in tours if is_retrievable(g, power, card)]
    for card in retrieved:
        g.retrieve_card(power, card)
    if g.is_at_war(FRANCE, PROTESTANT):
        yield from make_peace(g, FRANCE, PROTESTANT)
    g.mark_this_turn("gouvernante_de_france")
    for card in retrieved:
        yield from _may_play_at_once(g, power, card)


@cites("VQ 28")
def _may_play_at_once(g: VirginQueen, power: Power, card: CardId) -> Procedure[None]:
    """The card that was taken back may be the next event of the same impulse."""
    if not playable_modes(g, power, card, OWN_IMPULSE):
        return
    ref = g.card_ref(card)
    play = Option(f"event.{card}", True, (ref,), "option-play-event", {"card": ref})
    pick = yield Ask(g.seat_of(power), "play-at-once", [play, Option(PASS)], "VQ 28", {"card": ref})
    if pick.value:
        yield from play_event(g, power, card)


@of_card(46, "colloquy", cite="VQ 6.1")
def colloquy(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """The Colloquy of Poissy: peace and a card for both; or calm, sermons, and no rebellion."""
    if g.is_at_war(FRANCE, PROTESTANT):
        for side, enemy in ((FRANCE, PROTESTANT), (PROTESTANT, FRANCE)):
            if not (yield from agrees_to_peace(g, side, enemy)):
                return
        yield from make_peace(g, FRANCE, PROTESTANT)
        for side in (FRANCE, PROTESTANT):
            g.draw_cards(side, mode.numbers["cards"])
        return
    for _ in range(mode.numbers["unrest"]):
        calmed = yield from choose_space(
            g, FRANCE, g.state.home[FRANCE] & g.state.unrest, "event-calm", key="calm"
        )
        if calmed is not None:
            g.remove_unrest(calmed)
    yield from convert_row(g, PROTESTANT, conversion_row(g, mode.conversions[0]))
    begin_colloquy(g)


@of_card(
    85,
    "dutch_peace",
    can=lambda g, power, mode, about: g.is_at_war(SPAIN, PROTESTANT),
    cite="VQ 6.1",
)
def dutch_peace(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """The Pacification of Ghent, if the rebels agree."""
    if not (yield from agrees_to_peace(g, PROTESTANT, SPAIN)):
        return
    yield from make_peace(g, SPAIN, PROTESTANT)
    for area in mode.areas:
        for space in spaces_in(g.world.area_masks[area] & g.state.unrest):
            g.remove_unrest(space)
    g.draw_cards(SPAIN, mode.numbers["cards"])


# -- Catherine's Flying Squadron -------------------------------------------------------------------


@of_card(42, "cancel_for_cp", cite="VQ 28")
def cancel_for_cp(g: VirginQueen, power: Power, mode: VqCardMode, declared: Declared) -> None:
    """The event does not happen; its player has a few CP for it."""
    cancel_event(g, power, mode, declared)
    grant_cp(g, mode.numbers["cp"])
