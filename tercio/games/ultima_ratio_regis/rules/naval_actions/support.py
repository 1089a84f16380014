"""Fleets that support a combat on land (uRR 11.4.2).

    side = yield from support_fleets(g, area, attacker, defender)

`attacker` and `defender` are the powers that fight; the defender is NOBODY where a revolt or an
independent area resists. Fleets in seas next to the area are announced, the player whose impulse
it is first, and fight for the support if both sides have some. The answer is 0 or 1, the side that
has naval support, or -1. The war may be over then (21.4.2), and the combat on land with it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tercio.games.ultima_ratio_regis.model.area_questions import sailed_by_side
from tercio.games.ultima_ratio_regis.model.events.combat import SupportAnnounced, SupportGained
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Place, Player, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import (
    majors_in_play,
    player_of,
    powers_of,
    rank_of,
    seat_of_player,
)
from tercio.games.ultima_ratio_regis.model.refs import place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.war_questions import are_at_war
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.combat.naval_combat import (
    foresee_fleets,
    foresee_naval,
    naval_combat,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.choosing import leader_name, unit_key
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force
from tercio.games.ultima_ratio_regis.rules.links import FORCED_PEACE
from tercio.games.ultima_ratio_regis.rules.naval_actions.fleets import apart_from, fleets_at, told
from tercio.kernel.ask import PASS, Ask, Option, Procedure, Prospect, pass_option
from tercio.kernel.citations import cites

CITE = "uRR 11.4.2"


class Support(NamedTuple):
    side: int
    fleet: Force


@cites("uRR 11.4.2", "uRR 13.2.1", "uRR 21.4.2")
def support_fleets(g: Regis, area: Place, attacker: Power, defender: Power) -> Procedure[int]:
    """Which side has naval support in the end."""
    sides = attacker, defender
    announced = yield from announcements(g, area, sides)
    fleets = [[s.fleet for s in announced if s.side == side] for side in (0, 1)]
    winner = -1
    if fleets[0] and fleets[1]:
        a = yield from champion(g, area, attacker, fleets[0], enemies=fleets[1])
        b = yield from champion(g, area, defender, fleets[1], enemies=[a])
        winner = yield from naval_combat(g, a.place, a, b, cause="support")
        yield from FORCED_PEACE.follow(g)
        if winner >= 0 and not is_of_use(g, sides, winner, (a, b)[winner].power):
            winner = -1
    elif fleets[0] or fleets[1]:
        winner = 0 if fleets[0] else 1
    if winner >= 0:
        g.record(SupportGained(place_ref(g, area), power_ref(g, sides[winner])))
    return winner


@cites("uRR 21.4.2")
def is_of_use(g: Regis, sides: tuple[Power, Power], side: int, power: Power) -> bool:
    """The combat at sea has ended neither the war on land nor that of the winning fleet."""
    if NOBODY not in sides and not are_at_war(g, *sides):
        return False
    return may_support(g, power, *_order(sides, side))


def _order(sides: tuple[Power, Power], side: int) -> tuple[Power, Power]:
    """Who is supported by a side, and who is hindered."""
    return sides[side], sides[1 - side]


# -- announcing --------------------------------------------------------------------------------


def announcements(g: Regis, area: Place, sides: tuple[Power, Power]) -> Procedure[list[Support]]:
    """Round the table, until all have passed since the last announcement; none is taken back."""
    announced = list[Support]()
    if not any(offers(g, area, sides, power) for power in majors_in_play(g)):
        return announced
    order = table_order(g)
    passed, turn = 0, 0
    while passed < len(order):
        player = order[turn % len(order)]
        turn += 1
        support = yield from ask_support(g, area, sides, player, announced=announced)
        if support is None:
            passed += 1
        else:
            passed = 0
            announced.append(support)
    return announced


def table_order(g: Regis) -> list[Player]:
    """Whose impulse it is, then the others in the direction of play."""
    count, start = len(g.seats), max(g.state.active, 0)
    return [g.players[(start + step * g.state.direction) % count] for step in range(count)]


def ask_support(
    g: Regis,
    area: Place,
    sides: tuple[Power, Power],
    player: Player,
    announced: list[Support],
) -> Procedure[Support | None]:
    spoken = {support.fleet.power for support in announced}
    options = [
        option
        for power in powers_of(g, player)
        if power not in spoken
        for option in offers(g, area, sides, power, named=[one.fleet for one in announced])
    ]
    if not options:
        return None
    names = [power_ref(g, side) for side in sides]
    args = {"place": place_ref(g, area), "attacker": names[0], "defender": names[1]}
    options.append(pass_option(CITE))
    pick = yield Ask(
        seat_of_player(g, player),
        "support",
        options,
        CITE,
        args=args,
        refs=(place_ref(g, area),),
        window="support",
    )
    if pick.key == PASS:
        return None
    support: Support = pick.value
    who, where = power_ref(g, support.fleet.power), place_ref(g, support.fleet.place)
    g.record(SupportAnnounced(who, where, power_ref(g, sides[support.side])))
    return support


def offers(
    g: Regis, area: Place, sides: tuple[Power, Power], power: Power, *, named: Sequence[Force] = ()
) -> list[Option]:
    """One for each side that a power may support and each fleet that it has for it, of squadrons
    that are not in a fleet that was named before."""
    found = list[Option]()
    seas = g.world.coast.adjacent[area]
    if not sailed_by_side(g, power) & seas:
        return found
    for side in (0, 1):
        supported, hindered = _order(sides, side)
        if not may_support(g, power, supported, hindered):
            continue
        for sea in places_in(seas):
            for fleet in apart_from(g, fleets_at(g, power, sea, hindered), named):
                key = f"support.{_name(g, supported)}.{g.world.location_ids[sea]}"
                name, was = fleet_names(g, fleet)
                refs = power_ref(g, power), place_ref(g, sea), power_ref(g, supported)
                found.append(
                    Option(
                        f"{key}.{name}",
                        Support(side, fleet),
                        refs,
                        args={**told(g, fleet), "c": refs[2]},
                        cite=CITE,
                        was=f"{key}.{was}",
                    )
                )
    return found


@cites("uRR 11.4.2")
def may_support(g: Regis, power: Power, supported: Power, hindered: Power) -> bool:
    """Who is at war with the other side; against rebels and independents, only the subjugator."""
    if hindered == NOBODY:
        return power == supported
    return power != hindered and are_at_war(g, power, hindered)


def _name(g: Regis, power: Power) -> str:
    return "nobody" if power == NOBODY else g.world.power_ids[power]


def fleet_names(g: Regis, fleet: Force) -> tuple[str, str]:
    """By its leader, or by its only squadron; and as it was spelt before."""
    if fleet.leaders:
        whose, leader = g.world.power_ids[fleet.power], fleet.leaders[0]
        return f"{whose}.{leader_name(g, leader)}", f"{whose}.{leader.id or leader.number}"
    name = unit_key(g, *fleet.each[0])
    return name, name


# -- who fights --------------------------------------------------------------------------------


@cites("uRR 11.4.2")
def champion(
    g: Regis, area: Place, supported: Power, fleets: list[Force], enemies: list[Force]
) -> Procedure[Force]:
    """The supported power chooses which fleet fights; for rebels the highest vitality does."""
    if supported == NOBODY:
        return min(fleets, key=lambda fleet: vitality_order(g, fleet.power))
    options = [
        Option(f"champion.{g.world.power_ids[fleet.power]}", fleet, (power_ref(g, fleet.power),))
        for fleet in fleets
    ]

    def promise(view: Regis, fleet: Force) -> Prospect | None:
        """Where it is known whom it would meet."""
        if len(enemies) != 1:
            return None
        return foresee_naval(
            view, enemies[0].place, fleet, enemies[0], cause="support", power=fleet.power
        )

    foresee = foresee_fleets(options, promise)
    fleet: Force = yield from choose(
        g, supported, "champion", options, cite=CITE, place=area, foresee=foresee
    )
    return fleet


def vitality_order(g: Regis, power: Power) -> tuple[int, int]:
    """Ties go to the higher vitality, then to the player who is first in the game order."""
    return -g.world.vitality[power], rank_of(g, player_of(g, power))
