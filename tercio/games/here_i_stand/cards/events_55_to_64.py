"""Events 55 to 64: inquisitions, heirs and prayer books (HIS 12.4, 18, 21)."""

from tercio.games.here_i_stand.cards.registry import of_card
from tercio.games.here_i_stand.conditions import holds
from tercio.games.here_i_stand.conditions.court import holds_drawable
from tercio.games.here_i_stand.conditions.registry import condition
from tercio.games.here_i_stand.model.court_verbs import change_sides
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    HAPSBURG,
    PAPACY,
    PROTESTANT,
)
from tercio.games.here_i_stand.model.religion_questions import catholic_spaces
from tercio.games.here_i_stand.rows.tables import UnrestRow
from tercio.games.here_i_stand.rules.reformation.conversion import flip_spaces
from tercio.games.here_i_stand.rules.reformation.debate_calls import may_call_debate
from tercio.games.here_i_stand.rules.reformation.debates import theological_debate
from tercio.games.here_i_stand.rules.reformation.reformation_attempts import reformation_attempts
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.masks import mask_of
from tercio.wars.cards.card_parts import (
    choose_power,
    choose_space,
    choose_way,
    discard_from_hands,
    look_at_hand,
    place_unrest,
    retrieve_from_discards,
    unoccupied,
)
from tercio.wars.land.displacement import nearest
from tercio.wars.model.events import ChanceTaken
from tercio.wars.model.force_pools import make_change, most_that_fit
from tercio.wars.model.names import (
    AVAILABLE,
    NOBODY,
    OUT_OF_PLAY,
    SECOND,
    CardId,
    LeaderId,
    Power,
    Space,
    captor,
)
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.refs import card_ref, power_ref
from tercio.wars.model.rows import CardMode
from tercio.wars.model.space_questions import friendly_spaces, is_besieged
from tercio.wars.model.troop_questions import troops_of
from tercio.wars.siege.siege import check_siege


def _reconvert(g: HereIStand, zone: str, count: int) -> Procedure[None]:
    """The Papacy wins back Protestant spaces of a zone, whatever surrounds them."""
    yield from flip_spaces(g, PAPACY, count, zone, to_protestant=False, reach="any", cite="HIS 6.1")


# -- 56: Papal Inquisition -------------------------------------------------------------------------


@of_card(56, "papal_inquisition", cite="HIS 18.5")
def papal_inquisition(
    g: HereIStand, power: Power, mode: CardMode, about: object
) -> Procedure[None]:
    """The Papacy wins Italian spaces, reads a hand, and strikes."""
    yield from _reconvert(g, "italian", mode.numbers["spaces"])
    suspects = [ENGLAND, PROTESTANT]
    suspect = yield from choose_power(g, PAPACY, suspects, "inquisition-suspect")
    look_at_hand(g, PAPACY, suspect)
    ways = _inquisition_ways(g, suspect)
    if not ways:
        return
    way = yield from choose_way(
        g, PAPACY, ways, "papal-inquisition", args={"power": power_ref(g, suspect)}
    )
    if way == "take-card":
        for _ in range(mode.numbers["cards"]):
            g.take_random_card(PAPACY, suspect)
    elif way == "take-discard":
        yield from retrieve_from_discards(g, PAPACY)
    else:
        # The extra dice come from the table of debate modifiers.
        yield from theological_debate(g, PAPACY, source="papal_inquisition")


def _inquisition_ways(g: HereIStand, suspect: Power) -> list[str]:
    ways = []
    if holds_drawable(g, suspect, None):
        ways.append("take-card")
    if holds(g, "retrievable_card", PAPACY):
        ways.append("take-discard")
    if may_call_debate(g, PAPACY):
        ways.append("call-debate")
    return ways


# -- 57: Philip of Hesse's Bigamy ------------------------------------------------------------------


@condition("HIS 21.6")
def philip_or_card(g: HereIStand, power: Power, about: object) -> bool:
    """Philip of Hesse is in play, or the Protestant holds a card; `about` is the one played."""
    philip = g.state.leader_at[g.world.leader["philip_of_hesse"]]
    return philip not in (AVAILABLE, OUT_OF_PLAY) or holds_drawable(g, PROTESTANT, about)


@of_card(57, "philip_of_hesses_bigamy", cite="HIS 21.6")
def philip_of_hesses_bigamy(
    g: HereIStand, power: Power, mode: CardMode, about: object
) -> Procedure[None]:
    """The Protestant loses Philip or a card."""
    philip = g.world.leader[mode.leaders[0]]
    ways = []
    if g.state.leader_at[philip] not in (AVAILABLE, OUT_OF_PLAY):
        ways.append("lose-philip")
    if holds_drawable(g, PROTESTANT, None):
        ways.append("lose-card")
    way = yield from choose_way(g, PROTESTANT, ways, "bigamy", cite="HIS 21.6")
    if way == "lose-philip":
        g.remove_leader(philip)
    else:
        for _ in range(mode.numbers["cards"]):
            g.discard_random_card(PROTESTANT)


# -- 58: Spanish Inquisition -----------------------------------------------------------------------


@of_card(58, "spanish_inquisition", cite="HIS 18.5")
def spanish_inquisition(
    g: HereIStand, power: Power, mode: CardMode, about: object
) -> Procedure[None]:
    """The Hapsburgs read two hands, destroy a card and draw one; then a debate."""
    yield from _reconvert(g, "spanish", mode.numbers["spaces"])
    suspects = [ENGLAND, PROTESTANT]
    for suspect in suspects:
        look_at_hand(g, HAPSBURG, suspect)
    for _ in range(mode.numbers["discards"]):
        yield from discard_from_hands(g, HAPSBURG, suspects)
    g.draw_cards(HAPSBURG, mode.numbers["cards"])
    yield from theological_debate(g, PAPACY, source="spanish_inquisition")


# -- 59: Lady Jane Grey ----------------------------------------------------------------------------


@condition("HIS 3.3")
def england_changed_ruler(g: HereIStand, power: Power, about: object) -> bool:
    """This turn, and England holds a card that can be drawn; `about` is the card played."""
    this_turn = g.state.court.ruler_since[ENGLAND] == g.state.turn
    return this_turn and holds_drawable(g, ENGLAND, about)


@of_card(59, "lady_jane_grey", cite="HIS 3.3")
def lady_jane_grey(g: HereIStand, power: Power, mode: CardMode, about: object) -> Procedure[None]:
    """Of an English card and one of the deck the player keeps one and gives the other away."""
    english = _english_card(g, power)
    drawn = g.draw_cards(power, mode.numbers["cards"])
    if english is None or not drawn:
        return
    drawn.append(english)
    kept = yield _which_to_keep(g, power, drawn)
    given = next(card for card in drawn if card != kept.value)
    heirs = [p for p in (PROTESTANT, PAPACY) if p != power]
    heir = yield from choose_power(g, power, heirs, "jane-grey-heir", cite="HIS 3.3")
    g.give_card(power, heir, given)


def _english_card(g: HereIStand, power: Power) -> CardId | None:
    """England itself draws one of its own cards."""
    if power == ENGLAND:
        return g.random_card(ENGLAND)
    return g.take_random_card(power, ENGLAND)


def _which_to_keep(g: HereIStand, power: Power, cards: list[CardId]) -> Ask:
    options = [
        Option(f"keep-card.{card}", card, (card_ref(g, card),), secret=True) for card in cards
    ]
    return Ask(g.seat_of(power), "jane-grey-keep", options, "HIS 3.3")


# -- 60: Maurice of Saxony -------------------------------------------------------------------------


@condition("HIS 8.2")
def maurice_in_play(g: HereIStand, power: Power, about: object) -> bool:
    return g.state.leader_at[g.world.leader["maurice_of_saxony"]] not in (AVAILABLE, OUT_OF_PLAY)


@of_card(60, "maurice_of_saxony", cite="HIS 21.6")
def maurice_of_saxony(
    g: HereIStand, power: Power, mode: CardMode, about: object
) -> Procedure[None]:
    """He changes sides, and with him the mercenaries of his stack."""
    maurice = g.world.leader[mode.leaders[0]]
    at, before = g.state.leader_at[maurice], g.state.leader_power[maurice]
    after = HAPSBURG if before == PROTESTANT else PROTESTANT
    change_sides(g, maurice, after)
    if captor(at) != NOBODY:
        yield from _is_freed(g, maurice, after)
    elif at >= 0 and g.world.is_space(at):
        yield from _marches_off(g, maurice, at, before, after=after)
        yield from check_siege(g, at)


def _is_freed(g: HereIStand, maurice: LeaderId, power: Power) -> Procedure[None]:
    """A captive joins his new power in a fortified space."""
    walls = g.state.controlled[power] & g.state.fortresses
    walls = mask_of(space for space in spaces_in(walls) if not is_besieged(g, space))
    space = yield from choose_space(g, power, walls, "maurice-goes", cite="HIS 21.6")
    if space is None:
        g.delay_leader(maurice)
    else:
        g.place_leader(maurice, space)


def _marches_off(
    g: HereIStand, maurice: LeaderId, at: Space, before: Power, *, after: Power
) -> Procedure[None]:
    """To the nearest unoccupied friendly space, as far as the new force pool has counters."""
    friendly = unoccupied(g, friendly_spaces(g, after) & ~g.state.closed)
    near = nearest(g.world.land, at, g.world.all_spaces, friendly)
    space = yield from choose_space(g, after, near, "maurice-goes", cite="HIS 21.6")
    followers = troops_of(g, before, SECOND, at)
    g.lose_troops(before, SECOND, followers, at)
    make_change(g, before, at)
    if space is None:
        g.delay_leader(maurice)
        return
    g.place_leader(maurice, space)
    g.place_troops(after, SECOND, most_that_fit(g, after, SECOND, followers, space=space), space)


# -- 62: Book of Common Prayer ---------------------------------------------------------------------


@of_card(62, "book_of_common_prayer", cite="HIS 12.4")
def book_of_common_prayer(
    g: HereIStand, power: Power, mode: CardMode, about: object
) -> Procedure[None]:
    """Attempts in England, then a die says how many Catholic spaces rise, occupied or not."""
    yield from reformation_attempts(g, PROTESTANT, "book_of_common_prayer")
    die = g.dice(1, "Book of Common Prayer")[0]
    rows = g.world.data.table("prayer_book_unrest", UnrestRow).values()
    count = next(row.spaces for row in rows if row.low <= die <= row.high)
    spaces = g.state.home[ENGLAND] & catholic_spaces(g) & ~g.state.unrest
    there = spaces.bit_count()
    if count < 0:
        count = there
    some = sum(row.high - row.low + 1 for row in rows if row.spaces) / 6 if there else 0.0
    chances = [some, 0.0, 1.0 - some]
    g.record(ChanceTaken(power_ref(g, ENGLAND), "prayer-book", min(count, there), chances=chances))
    yield from place_unrest(g, power, spaces, count, optional=False)
