"""Cards 71 to 94 that raise towns against their lords (HIS 12.4, 22.6)."""

from tercio.games.here_i_stand.cards.registry import of_card
from tercio.games.here_i_stand.cards.shared import rising_spaces
from tercio.games.here_i_stand.conditions.diplomacy import home_power, rebel_targets
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.rows.files import HisCardMode
from tercio.kernel.ask import Args, Ask, Option, Procedure
from tercio.kernel.masks import mask_of
from tercio.wars.cards.card_parts import choose_space, place_unrest
from tercio.wars.land.battle import HIT
from tercio.wars.land.capture import capture_leaders
from tercio.wars.land.displacement import displace
from tercio.wars.model.events import CityRebelled
from tercio.wars.model.force_pools import make_change, most_that_fit
from tercio.wars.model.names import KINDS, REGULAR, Power, ShipId, Space
from tercio.wars.model.rows import CardMode
from tercio.wars.sea.fleets import ship_groups


@of_card(72, "cloth_prices_fluctuate.slump", cite="HIS 12.4")
def cloth_prices_slump(
    g: HereIStand, power: Power, mode: HisCardMode, about: None
) -> Procedure[None]:
    """Whoever controls Antwerp loses a card; the Netherlands and the Empire grow restless."""
    merchant = g.controller(g.world.space[mode.spaces[0]])
    if merchant in g.world.majors:
        for _ in range(mode.numbers["discards"]):
            g.discard_random_card(merchant)
    yield from place_unrest(g, power, rising_spaces(g, mode), mode.numbers["spaces"])


# -- rebels (card 71) ------------------------------------------------------------------------------


@of_card(71, "city_state_rebels", cite="HIS 22.6")
def city_state_rebels(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """Dice against the garrison of a captured key; if nobody is left, the key is free."""
    space = yield from choose_space(g, power, mask_of(rebel_targets(g)), "rebel-key", key="rebel")
    assert space is not None
    hits = sum(die >= HIT for die in g.dice(mode.numbers["dice"], "rebels", HIT))
    g.record(CityRebelled(g.place_ref(space), hits))
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
        args: Args = {"space": g.place_ref(space), "left": left}
        holder = g.seat_of(g.controller(space))
        pick = yield Ask(holder, "rebels-eliminate", options, "HIS 22.6", args)
    owner, kind, ship = pick.value
    if ship is None:
        g.lose_troops(owner, kind, 1, space)
        make_change(g, owner, space)
    else:
        g.lose_ship(ship)
    return True


def _garrison(g: HereIStand, space: Space) -> list[Option]:
    """All units in a space by owner and kind; values are (owner, kind, ship)."""
    ids, place = g.world.power_rows, (g.place_ref(space),)
    found: list[tuple[Power, str, tuple[Power, int, ShipId | None]]] = []
    for owner in g.occupants(space):
        for kind in KINDS:
            if g.troops_of(owner, kind, space):
                name = g.kind_name(owner, kind)
                found.append((owner, name, (owner, kind, None)))
    for ship in ship_groups(g, g.ships_at(space)).values():
        owner = g.world.ship_owner[ship]
        found.append((owner, g.ship_kind(ship), (owner, REGULAR, ship)))
    return [
        Option(
            f"lose.{ids[owner].id}.{name}",
            value,
            place,
            "option-lose-to-rebels",
            {"power": g.power_ref(owner), "kind": name},
        )
        for owner, name, value in found
    ]


def _throw_off_the_yoke(g: HereIStand, power: Power, space: Space, count: int) -> Procedure[None]:
    """Leaders there are taken; the key goes back to its home power, or is independent."""
    for leader in g.leaders_at(space):
        lord = g.state.patron[g.state.leader_power[leader]]
        if g.are_friends(power, lord):
            yield from displace(g, space, [lord])
        else:
            capture_leaders(g, [leader], power)
    g.set_control(space, home_power(g, space))
    owner = g.controller(space)
    fits = most_that_fit(g, owner, REGULAR, count, space)
    g.place_troops(owner, REGULAR, fits, space)
