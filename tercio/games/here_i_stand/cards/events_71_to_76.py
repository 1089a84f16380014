"""Events 71 to 76: rebels, trade and envoys (HIS 6.1, 9.3, 12.4, 22)."""

from typing import Generic

from tercio.games.here_i_stand.cards.registry import of_card
from tercio.games.here_i_stand.cards.shared import add_troops, rising_spaces
from tercio.games.here_i_stand.conditions import holds
from tercio.games.here_i_stand.conditions.registry import condition
from tercio.games.here_i_stand.conditions.warfare import open_to
from tercio.games.here_i_stand.model.position import H_contra, HereIStand
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    HAPSBURG,
    HUNGARY,
    INDEPENDENT,
    MAJORS,
    MINORS,
    PAPACY,
    PROTESTANT,
)
from tercio.games.here_i_stand.rows.files import HisCardMode
from tercio.games.here_i_stand.rules.diplomacy.peace import Peace
from tercio.games.here_i_stand.rules.reformation.counter_reformation import (
    counter_reformation_attempts,
)
from tercio.games.here_i_stand.rules.reformation.reformation_attempts import reformation_attempts
from tercio.kernel.ask import Args, Ask, Option, Procedure
from tercio.kernel.masks import mask_of
from tercio.wars.cards.card_parts import choose_power, choose_space, place_unrest
from tercio.wars.diplomacy.minors import activate_minor, deactivate_minor
from tercio.wars.land.battle import HIT
from tercio.wars.land.capture import capture_leaders
from tercio.wars.land.displacement import displace
from tercio.wars.model.events import CityRebelled
from tercio.wars.model.force_pools import can_add, make_change, most_that_fit
from tercio.wars.model.leader_questions import leaders_at
from tercio.wars.model.names import KINDS, REGULAR, SECOND, CardId, Mask, Power, ShipId, Space
from tercio.wars.model.numbered import by_power, spaces_in
from tercio.wars.model.power_questions import are_friends, is_active_minor, is_allied
from tercio.wars.model.refs import card_ref, place_ref, power_ref
from tercio.wars.model.rows import CardMode
from tercio.wars.model.ship_questions import ship_kind, ships_at
from tercio.wars.model.space_questions import (
    controller_of,
    friendly_spaces,
    is_besieged,
    is_controlled_by,
)
from tercio.wars.model.troop_questions import kind_name, occupants_of, troops_of
from tercio.wars.sea.fleets import ship_groups

# -- 71: City State Rebels -------------------------------------------------------------------------


class RebelHooks(Generic[H_contra]):
    """Whom City State Rebels free."""

    def rebel_spaces(self, g: H_contra) -> Mask:
        """Spaces beside the keys that City State Rebels can free."""
        return 0


def rebel_targets(g: HereIStand) -> list[Space]:
    """Captured keys, not besieged, that can rebel (card 71)."""
    keys = (g.world.keys | g.hooks.rebel_spaces(g)) & ~g.state.closed
    return [space for space in spaces_in(keys) if _may_rebel(g, space)]


def _may_rebel(g: HereIStand, space: Space) -> bool:
    holder = controller_of(g, space)
    if holder not in MAJORS or is_besieged(g, space):
        return False
    home = home_power(g, space)
    return home == INDEPENDENT or (home != holder and not is_allied(g, home, holder))


def home_power(g: HereIStand, space: Space) -> Power:
    for power, homes in by_power(g.state.home):
        if homes >> space & 1:
            return power
    return INDEPENDENT


@condition("HIS 22.6")
def rebel_target(g: HereIStand, power: Power, about: object) -> bool:
    return bool(rebel_targets(g))


@of_card(71, "city_state_rebels", cite="HIS 22.6")
def city_state_rebels(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """Dice against the garrison of a captured key; if nobody is left, the key is free."""
    space = yield from choose_space(g, power, mask_of(rebel_targets(g)), "rebel-key", key="rebel")
    assert space is not None
    garrison = sum(troops_of(g, o, kind, space) for o in occupants_of(g, space) for kind in KINDS)
    garrison += len(ships_at(g, space))
    count = mode.numbers["dice"]
    hits = sum(die >= HIT for die in g.dice(count, "rebels", HIT, counted={"event": count}))
    g.record(CityRebelled(place_ref(g, space), hits, garrison=garrison))
    while hits and (yield from _lose_unit(g, space, hits)):
        hits -= 1
    if not _garrison(g, space):
        yield from _throw_off_the_yoke(g, power, space, mode.numbers["regulars"])


def _lose_unit(g: HereIStand, space: Space, left: int) -> Procedure[bool]:
    """The holder gives up a land or naval unit there; False if there is none."""
    options = _garrison(g, space)
    if not options:
        return False
    pick = options[0]
    if len(options) > 1:
        args: Args = {"space": place_ref(g, space), "left": left}
        holder = g.seat_of(controller_of(g, space))
        pick = yield Ask(holder, "rebels-eliminate", options, "HIS 22.6", args=args)
    owner, kind, ship = pick.value
    if ship is None:
        g.lose_troops(owner, kind, 1, space)
        make_change(g, owner, space)
    else:
        g.lose_ship(ship)
    return True


def _garrison(g: HereIStand, space: Space) -> list[Option]:
    """All units in a space by owner and kind; values are (owner, kind, ship)."""
    ids, place = g.world.power_rows, (place_ref(g, space),)
    found: list[tuple[Power, str, tuple[Power, int, ShipId | None]]] = []
    for owner in occupants_of(g, space):
        for kind in KINDS:
            if troops_of(g, owner, kind, space):
                name = kind_name(g, owner, kind)
                found.append((owner, name, (owner, kind, None)))
    for ship in ship_groups(g, ships_at(g, space)).values():
        owner = g.world.ship_owner[ship]
        found.append((owner, ship_kind(g, ship), (owner, REGULAR, ship)))
    return [
        Option(
            f"lose.{ids[owner].id}.{name}",
            value,
            place,
            "option-lose-to-rebels",
            args={"power": power_ref(g, owner), "kind": name},
        )
        for owner, name, value in found
    ]


def _throw_off_the_yoke(g: HereIStand, power: Power, space: Space, count: int) -> Procedure[None]:
    """Leaders there are taken; the key goes back to its home power, or is independent."""
    for leader in leaders_at(g, space):
        lord = g.state.patron[g.state.leader_power[leader]]
        if are_friends(g, power, lord):
            yield from displace(g, space, [lord])
        else:
            capture_leaders(g, [leader], power)
    g.set_control(space, home_power(g, space))
    owner = controller_of(g, space)
    fits = most_that_fit(g, owner, REGULAR, count, space=space)
    g.place_troops(owner, REGULAR, fits, space)


# -- 72: Cloth Prices Fluctuate --------------------------------------------------------------------


@condition("HIS 21.2")
def calais_and_antwerp(g: HereIStand, power: Power, about: object) -> bool:
    spaces = g.world.mode("cloth_prices_fluctuate", "trade").spaces
    calais, antwerp = (g.world.space[space] for space in spaces)
    return is_controlled_by(g, ENGLAND, calais) and is_controlled_by(g, HAPSBURG, antwerp)


def open_home_spaces(g: HereIStand, power: Power) -> Mask:
    """Friendly home spaces, calm and not besieged, that can take a mercenary or cavalry."""
    homes = g.state.home[power] & friendly_spaces(g, power) & ~g.state.unrest
    return mask_of(
        s for s in spaces_in(open_to(g, power, homes)) if can_add(g, power, SECOND, 1, space=s)
    )


@of_card(72, "cloth_prices_fluctuate.trade", cite="HIS 6.1")
def cloth_trade(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """England and the Hapsburgs profit; the player hires men at home."""
    for trader in (ENGLAND, HAPSBURG):
        g.draw_cards(trader, mode.numbers["cards"])
    if not holds(g, "may_gain_mercenaries", power):
        return
    spaces = open_home_spaces(g, power)
    space = yield from choose_space(g, power, spaces, "cloth-mercenaries", key="place")
    if space is not None:
        add_troops(g, power, SECOND, mode.numbers["mercenaries"], space=space)


@of_card(72, "cloth_prices_fluctuate.slump", cite="HIS 12.4")
def cloth_prices_slump(
    g: HereIStand, power: Power, mode: HisCardMode, about: None
) -> Procedure[None]:
    """Whoever controls Antwerp loses a card; the Netherlands and the Empire grow restless."""
    merchant = controller_of(g, g.world.space[mode.spaces[0]])
    if merchant in g.world.majors:
        for _ in range(mode.numbers["discards"]):
            g.discard_random_card(merchant)
    yield from place_unrest(g, power, rising_spaces(g, mode), mode.numbers["spaces"])


# -- 73: Diplomatic Marriage -----------------------------------------------------------------------


@condition("HIS 9.3")
def suing_for_peace(g: HereIStand, power: Power, about: object) -> bool:
    """`about` is the enemy that `power` is suing; None when it is not."""
    return about is not None


def activatable_minors(g: HereIStand, power: Power) -> list[Power]:
    """Inactive minors that `power` may activate by the table of 22.1."""
    id = g.world.power_rows[power].id
    return [
        minor
        for minor in MINORS
        if not is_active_minor(g, minor) and id in g.world.minor_rows[minor].activated_by
    ]


def deactivatable_minors(g: HereIStand) -> list[Power]:
    return [minor for minor in MINORS if minor != HUNGARY and is_active_minor(g, minor)]


@condition("HIS 22.1", "HIS 22.2")
def minor_activatable(g: HereIStand, power: Power, about: object) -> bool:
    return power >= 0 and bool(activatable_minors(g, power))


@condition("HIS 22.4")
def minor_deactivatable(g: HereIStand, power: Power, about: object) -> bool:
    return bool(deactivatable_minors(g))


@of_card(73, "diplomatic_marriage.activate", cite="HIS 22.2")
def marriage_with_a_minor(
    g: HereIStand, power: Power, mode: CardMode, about: None
) -> Procedure[None]:
    minor = yield from choose_power(
        g, power, activatable_minors(g, power), "activate-minor", cite="HIS 22.1"
    )
    yield from activate_minor(g, minor, power)


@of_card(73, "diplomatic_marriage.deactivate", cite="HIS 22.4")
def marriage_against_a_minor(
    g: HereIStand, power: Power, mode: CardMode, about: None
) -> Procedure[None]:
    minor = yield from choose_power(
        g, power, deactivatable_minors(g), "deactivate-minor", cite="HIS 22.4"
    )
    yield from deactivate_minor(g, minor)


@of_card(73, "diplomatic_marriage.peace", cite="HIS 9.3")
def marriage_for_peace(g: HereIStand, power: Power, mode: CardMode, peace: Peace) -> None:
    """All that was lost to this enemy comes back without further payment."""
    peace.free = True


# -- 74: Diplomatic Overture -----------------------------------------------------------------------


@of_card(74, "diplomatic_overture", cite="HIS 6.1")
def diplomatic_overture(
    g: HereIStand, power: Power, mode: CardMode, about: None
) -> Procedure[None]:
    """The gift is the player's choice, and only giver and taker know it."""
    g.draw_cards(power, mode.numbers["cards"])
    for _ in range(mode.numbers["give"]):
        cards = _gifts(g, power)
        if not cards:
            return
        taker = yield from choose_power(
            g, power, [p for p in MAJORS if p != power], "overture-taker"
        )
        options = [Option(f"give.{c}", c, (card_ref(g, c),), secret=True) for c in cards]
        args = {"power": power_ref(g, taker)}
        pick = yield Ask(g.seat_of(power), "overture-card", options, "HIS 6.1", args=args)
        g.give_card(power, taker, pick.value)


def _gifts(g: HereIStand, power: Power) -> list[CardId]:
    """No home card; a mandatory event only if there is nothing else."""
    hand = [card for card in g.state.hands[power] if g.is_hidden_card(card)]
    return [card for card in hand if g.world.card_type(card) != "mandatory"] or hand


# -- 75: Erasmus -----------------------------------------------------------------------------------


@of_card(75, "erasmus", cite="HIS 18.3")
def erasmus(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """A reformer in his early years, a moderate later on."""
    if g.state.turn <= mode.numbers["last_reformation_turn"]:
        yield from reformation_attempts(g, PROTESTANT, "erasmus_early")
    else:
        yield from counter_reformation_attempts(g, PAPACY, "erasmus_late")
