"""Corsair Raid, Plague, Shipbuilding, the Knights of St. John and the Siege of Vienna."""

from tercio.games.here_i_stand.model.powers import (
    FRANCE,
    HAPSBURG,
    HUNGARY,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
)
from tercio.games.here_i_stand.model.religion_verbs import build_st_peters
from tercio.games.here_i_stand.rows.files import DiplomaticCardRow
from tercio.games.here_i_stand.two_player.deck import diplomatic
from tercio.games.here_i_stand.two_player.diplomatic_verbs import turn_up_card
from tercio.games.here_i_stand.two_player.events import UnitsHeldFast
from tercio.games.here_i_stand.two_player.invasions import SQUADRON, squadron_ports
from tercio.games.here_i_stand.two_player.players import opponent
from tercio.games.here_i_stand.two_player.position import TwoPlayerStand
from tercio.kernel.ask import DONE, Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.wars.cards.card_parts import discard_from_hands, eliminate_unit, unit_stacks
from tercio.wars.land.battle import HIT
from tercio.wars.land.battle_odds import hit_chances
from tercio.wars.land.construction import add_unit
from tercio.wars.model.events import ChanceTaken
from tercio.wars.model.fatigue import tire
from tercio.wars.model.force import Force
from tercio.wars.model.force_pools import make_change
from tercio.wars.model.leader_questions import leaders_at
from tercio.wars.model.names import KINDS, Mask, Power, ShipId, Space
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.power_questions import commanded_by, is_at_war
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.ship_questions import ship_kind, ships_at
from tercio.wars.model.troop_questions import kind_name, stacks_in, total_units, troops_of

# -- 203: Corsair Raid -----------------------------------------------------------------------------


@diplomatic("dip_corsair_raid", cite="HIS 16.4")
def corsair_raid(g: TwoPlayerStand, player: Power, card: DiplomaticCardRow) -> Procedure[None]:
    """For each hit the opponent gives up a card or a squadron, as he likes."""
    dice, by, victim = card.numbers["dice"], power_ref(g, player), opponent(player)
    hits = sum(die >= HIT for die in g.dice(dice, "corsair raid", HIT, by=by))
    none = hit_chances(dice)[0]
    chances = [1.0 - none, 0.0, none]
    g.record(ChanceTaken(by, "corsair-raid", hits, power_ref(g, victim), chances=chances))
    for left in range(hits, 0, -1):
        yield from _pay_the_corsairs(g, victim, left)


def _pay_the_corsairs(g: TwoPlayerStand, victim: Power, left: int) -> Procedure[None]:
    options = [_ship_option(g, ship) for ship in exposed_ships(g, victim)]
    if _spare_cards(g, victim):
        options.append(Option("discard-card"))
    if not options:
        return
    pick = yield Ask(g.seat_of(victim), "corsair-raid", options, "HIS 16.4", args={"left": left})
    if pick.value is None:
        yield from discard_from_hands(g, victim, [victim], cite="HIS 16.4")
    else:
        g.lose_ship(pick.value)


def _spare_cards(g: TwoPlayerStand, power: Power) -> bool:
    """Home cards and mandatory events are never discarded."""
    kept = ("home", "mandatory")
    return any(g.world.card_type(card) not in kept for card in g.state.hands[power])


def exposed_ships(g: TwoPlayerStand, victim: Power) -> list[ShipId]:
    """One squadron for each owner and place that a player can lose to corsairs."""
    if victim == PAPACY:
        owners = commanded_by(g, PAPACY)
    else:
        owners = [FRANCE, OTTOMAN]
        if is_at_war(g, HAPSBURG, PAPACY):
            owners.append(HAPSBURG)
    found: dict[tuple[Power, int], ShipId] = {}
    for owner in owners:
        for ship in g.world.ships_of(owner):
            place = g.state.ship_at[ship]
            if place >= 0 and ship_kind(g, ship) == SQUADRON:
                found.setdefault((owner, place), ship)
    return list(found.values())


def _ship_option(g: TwoPlayerStand, ship: ShipId) -> Option:
    owner, place = g.world.ship_owner[ship], g.state.ship_at[ship]
    args = {"power": power_ref(g, owner), "place": place_ref(g, place)}
    key = f"squadron.{g.world.power_rows[owner].id}.{g.world.location_ids[place]}"
    return Option(key, ship, (place_ref(g, place),), "option-lose-squadron", args=args)


# -- 208: Knights of St. John ----------------------------------------------------------------------


@diplomatic("dip_knights_of_st_john", cite="HIS 18.1")
def knights_of_st_john(
    g: TwoPlayerStand, player: Power, card: DiplomaticCardRow
) -> Procedure[None]:
    """A card of the main deck is worth its CP to Saint Peter's."""
    for _ in range(card.numbers["cards"]):
        turned = turn_up_card(g)
        if turned is not None:
            build_st_peters(g, g.world.card_cp(turned))
    yield from ()


# -- 209: Plague -----------------------------------------------------------------------------------


@diplomatic("dip_plague", cite="HIS 6.1")
def plague(g: TwoPlayerStand, player: Power, card: DiplomaticCardRow) -> Procedure[None]:
    """Units die where several stand together; then the opponent loses a card."""
    struck = 0
    for left in range(card.numbers["units"], 0, -1):
        options = [
            option for space in spaces_in(crowded(g) & ~struck) for option in _units_in(g, space)
        ]
        if not options:
            break
        pick = yield Ask(g.seat_of(player), "plague", options, "HIS 6.1", args={"left": left})
        struck |= 1 << _die(g, *pick.value)
    for _ in range(card.numbers["cards"]):
        g.discard_random_card(opponent(player))


def crowded(g: TwoPlayerStand) -> Mask:
    """Spaces with more than one land or naval unit."""
    spaces = g.world.spaces
    return mask_of(s for s in spaces if total_units(g, s) + len(ships_at(g, s)) > 1)


def _units_in(g: TwoPlayerStand, space: Space) -> list[Option]:
    ids, rows = g.world.location_ids, g.world.power_rows
    found = {
        f"{rows[owner].id}.{kind_name(g, owner, kind)}": (owner, kind, space)
        for owner, kind, _ in stacks_in(g, space)
    }
    for ship in ships_at(g, space):
        owner = g.world.ship_owner[ship]
        found.setdefault(f"{rows[owner].id}.{ship_kind(g, ship)}", (owner, -1 - ship, space))
    return [
        Option(
            f"unit.{key}.{ids[space]}",
            value,
            (place_ref(g, space),),
            args={
                "power": power_ref(g, value[0]),
                "kind": key.partition(".")[2],
                "space": place_ref(g, space),
            },
        )
        for key, value in found.items()
    ]


def _die(g: TwoPlayerStand, owner: Power, kind: int, space: Space) -> Space:
    """A negative kind stands for a ship."""
    if kind < 0:
        g.lose_ship(ShipId(-1 - kind))
    else:
        g.lose_troops(owner, kind, 1, space)
        make_change(g, owner, space)
    return space


# -- 210: Shipbuilding -----------------------------------------------------------------------------


@diplomatic("dip_shipbuilding", cite="HIS 17.2")
def shipbuilding(g: TwoPlayerStand, player: Power, card: DiplomaticCardRow) -> Procedure[None]:
    """The Papacy builds for itself and its minors, the Protestant for those who may invade."""
    for left in range(card.numbers["squadrons"], 0, -1):
        options = [
            _shipyard(g, owner, port)
            for owner, ports in shipyards(g, player, card).items()
            for port in spaces_in(ports)
        ]
        if not options:
            return
        pick = yield Ask(
            g.seat_of(player),
            "build-squadrons",
            [*options, Option(DONE)],
            "HIS 17.2",
            args={"left": left},
        )
        if pick.key == DONE:
            return
        owner, port = pick.value
        add_unit(g, owner, SQUADRON, port)


def shipyards(g: TwoPlayerStand, player: Power, card: DiplomaticCardRow) -> dict[Power, Mask]:
    """By owner, the ports where a player can build a squadron with this card."""
    if player == PAPACY:
        return {owner: squadron_ports(g, owner) for owner in commanded_by(g, PAPACY)}
    named = g.world.mask(*card.spaces)
    yards = {owner: squadron_ports(g, owner) & named for owner in (FRANCE, HAPSBURG)}
    return {OTTOMAN: squadron_ports(g, OTTOMAN), **yards}


def _shipyard(g: TwoPlayerStand, owner: Power, port: Space) -> Option:
    args = {"power": power_ref(g, owner), "kind": SQUADRON, "space": place_ref(g, port)}
    key = f"build.{g.world.power_rows[owner].id}.{g.world.location_ids[port]}"
    return Option(key, (owner, port), (place_ref(g, port),), args=args)


# -- 218: Siege of Vienna --------------------------------------------------------------------------


@diplomatic("dip_siege_of_vienna", cite="HIS 13.1")
def siege_of_vienna(g: TwoPlayerStand, player: Power, card: DiplomaticCardRow) -> Procedure[None]:
    """The Turks cost the Hapsburgs units around Vienna and keep the others there."""
    vienna = g.world.space[card.spaces[0]]
    around = environs(g, vienna, card.numbers["within"])
    owners = (HAPSBURG, HUNGARY)
    for left in range(card.numbers["units"], 0, -1):
        stacks = unit_stacks(g, owners, around)
        yield from eliminate_unit(g, PROTESTANT, stacks, cite="HIS 13.1", left=left)
    hold_fast(g, owners, around)
    g.record(UnitsHeldFast(place_ref(g, vienna)))


def environs(g: TwoPlayerStand, space: Space, within: int) -> Mask:
    """What lies so many connections away, passes among them."""
    return g.world.land.within(1 << space, within)


@cites("HIS 13.1")
def hold_fast(g: TwoPlayerStand, owners: tuple[Power, ...], spaces: Mask) -> None:
    """All units of these owners in these spaces, and their leaders, stay for this turn."""
    for owner in owners:
        for space in spaces_in(g.state.land[owner] & spaces):
            force = Force(owner, space)
            for kind in KINDS:
                if count := troops_of(g, owner, kind, space):
                    force.add(owner, kind, count)
            force.leaders = [i for i in leaders_at(g, space) if g.state.leader_power[i] == owner]
            tire(g.state.two_player.held_fast, force)


@cites("HIS 13.1")
def keep_held_fast(g: TwoPlayerStand) -> None:
    """In each impulse these units count as having fought already: they may not move."""
    held, impulse = g.state.two_player.held_fast, g.state.impulse
    for key, count in held.troops.items():
        impulse.beaten.troops[key] = impulse.beaten.troops.get(key, 0) + count
    impulse.still_leaders |= held.leaders
