"""Events about the status of minor and activated powers (VQ 24.6)."""

from tercio.games.virgin_queen.cards.registry import of_card, plain
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    IRELAND,
    OTTOMAN,
    VENICE,
)
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.games.virgin_queen.rules.action_phase.extra_cp import act_at_once
from tercio.games.virgin_queen.rules.major_powers.mary_queen_of_scots import check_capture
from tercio.games.virgin_queen.rules.minor_powers.influence import (
    StatusCheck,
    ally_of,
    resolve_status,
)
from tercio.games.virgin_queen.rules.patronage.sponsoring import italians_for, sponsor_italian
from tercio.games.virgin_queen.rules.religion.conversion_attempts import conversion_row, convert_row
from tercio.kernel.ask import Procedure
from tercio.wars.cards.card_effects import target_powers
from tercio.wars.cards.card_parts import choose_power, choose_way, eliminate_unit, is_retrievable
from tercio.wars.model.force_pools import most_that_fit
from tercio.wars.model.names import AVAILABLE, KINDS, NOBODY, REGULAR, Power
from tercio.wars.model.numbered import by_leader, spaces_in
from tercio.wars.sea.loans import lend_ships, lendable


@plain("resolve_status", cite="VQ 24.6")
def resolve(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """German Intervention and The Sublime Porte."""
    yield from resolve_status(g, target_powers(g, mode)[0])


@plain("status_bonus", cite="VQ 24.6")
def status_bonus(
    g: VirginQueen, power: Power, mode: VqCardMode, check: StatusCheck
) -> Procedure[None]:
    """Border Reivers and Mary herself: one claim is worth more."""
    args = {"target": g.power_ref(check.target)}
    favoured = yield from choose_power(
        g, power, check.competitors, "favour-claim", cite="24.6", args=args
    )
    check.add(favoured, mode.numbers["bonus"])


# -- Papal Bull ------------------------------------------------------------------------------------


@of_card(5, "papal_bull", cite="VQ 9.5")
def papal_bull(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """The status of the Papacy; then its ally has the ear of the Pope.

    Nothing happens if its status was resolved this turn.
    """
    (papacy,) = target_powers(g, mode)
    if not (yield from resolve_status(g, papacy)):
        return
    ally = ally_of(g, papacy)
    ways = _papal_favours(g, ally, mode) if ally != NOBODY else []
    if not ways:
        return
    args = {"power": g.power_ref(ally)}
    way = yield from choose_way(g, ally, ways, "papal-bull", cite="6.1", args=args)
    if way == "excommunicate":
        g.excommunicate_elizabeth()
        yield from convert_row(g, ally, conversion_row(g, mode.conversions[0]))
    elif way == "call-league":
        g.retrieve_card(ally, g.world.card[mode.cards[0]])
    else:
        yield from sponsor_italian(g, ally, mode.numbers["cp"])


def _papal_favours(g: VirginQueen, ally: Power, mode: VqCardMode) -> list[str]:
    ways = []
    if not g.state.court.elizabeth_excommunicated and g.rules(ENGLAND, "elizabeth_i"):
        ways.append("excommunicate")
    league = g.world.card[mode.cards[0]]
    if league in g.state.discard and is_retrievable(g, ally, league):
        ways.append("call-league")
    if italians_for(g, ally):
        ways.append("sponsor")
    return ways


# -- Holy League -----------------------------------------------------------------------------------


@of_card(23, "holy_league", cite="VQ 24.6")
def holy_league(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Venice is asked; then an enemy of the Sultan sails with the ships of Rome and Venice."""
    yield from resolve_status(g, VENICE)
    enemies = [p for p in g.impulse_order() if g.is_at_war(OTTOMAN, p)]
    if not enemies:
        return
    crusader = yield from choose_power(g, power, enemies, "lead-the-league")
    for minor in target_powers(g, mode):
        if g.is_active_minor(minor):
            continue
        ships = lendable(g, minor, crusader)
        ports = {g.state.ship_at[ship] for ship in ships}
        leaders = [
            leader
            for leader, at in by_leader(g.state.leader_at)
            if at in ports and g.state.leader_power[leader] == minor
        ]
        yield from lend_ships(g, crusader, ships, leaders)
    yield from act_at_once(g, crusader, mode.numbers["cp"], mode.actions, mode.action_types)


# -- Irish Rebellion -------------------------------------------------------------------------------


@of_card(57, "irish_rebellion", cite="VQ 24.2")
def irish_rebellion(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """Half of the English regulars, and of the mercenaries, of both garrisons; then Ireland."""
    garrisons = g.world.mask(*mode.spaces)
    for kind in KINDS:
        total = sum(g.troops_of(ENGLAND, kind, space) for space in spaces_in(garrisons))
        lost = total // mode.numbers["divisor"]
        for gone in range(lost):
            stacks = [
                (ENGLAND, kind, space)
                for space in spaces_in(garrisons)
                if g.troops_of(ENGLAND, kind, space)
            ]
            yield from eliminate_unit(g, ENGLAND, stacks, left=lost - gone)
    yield from resolve_status(g, IRELAND)


# -- Scottish Lords Rebel --------------------------------------------------------------------------


@of_card(74, "scottish_lords", cite="VQ 23.3")
def scottish_lords(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """The Scottish army is formed anew, whoever wins, unless Edinburgh is besieged."""
    (scotland,) = target_powers(g, mode)
    edinburgh = g.world.space[mode.spaces[0]]
    if not g.is_besieged(edinburgh):
        for space in spaces_in(g.state.land[scotland]):
            g.lose_troops(scotland, REGULAR, g.troops_of(scotland, REGULAR, space), space)
        if g.are_friends(scotland, g.controller(edinburgh)):
            count = most_that_fit(g, scotland, REGULAR, mode.units["regular"], edinburgh)
            g.place_troops(scotland, REGULAR, count, edinburgh)
    if (yield from resolve_status(g, scotland)):
        check_capture(g)


# -- Death of King Sebastian -----------------------------------------------------------------------


@of_card(87, "portugal_enters", cite="VQ 9.4")
def portugal_enters(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """Portugal is a minor power from now on, and everybody claims its throne."""
    g.mark_done("death_of_king_sebastian")
    (portugal,) = target_powers(g, mode)
    lisbon, oporto = (g.world.space[space] for space in mode.spaces)
    g.place_troops(portugal, REGULAR, mode.units["regular"], lisbon)
    g.place_troops(portugal, REGULAR, mode.numbers["oporto_regulars"], oporto)
    pool = [s for s in g.world.ships_of(portugal) if g.state.ship_at[s] == AVAILABLE]
    for ship in pool[: mode.units["galleon"]]:
        g.build_ship(ship, lisbon)
    yield from resolve_status(g, portugal)
