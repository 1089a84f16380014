"""Seeking the enemy at sea (uRR 11.3): his fleets, whom to attack, who fights and who withdraws.

yield from hunt(g, party)      fleet after fleet in the sea where the party is
"""

from functools import partial

from tercio.games.ultima_ratio_regis.model.names import Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import powers_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import seat_of
from tercio.games.ultima_ratio_regis.model.refs import place_ref, power_ref
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.combat.naval_combat import (
    foresee_fleets,
    foresee_naval,
    naval_combat,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.choosing import (
    leader_key,
    leader_name,
    unit_key,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force, still_there
from tercio.games.ultima_ratio_regis.rules.links import FORCED_PEACE
from tercio.games.ultima_ratio_regis.rules.naval_actions.bases import retire
from tercio.games.ultima_ratio_regis.rules.naval_actions.fleets import fleets_at, formed, told
from tercio.kernel.ask import PASS, Args, Ask, Option, Procedure, Prospect, pass_option
from tercio.kernel.citations import cites

CITE = "uRR 11.3"


@cites("uRR 11.2", "uRR 11.3", "uRR 21.2.3")
def enemy_fleets(g: Regis, power: Power, sea: Place) -> list[Force]:
    """The fleets of all enemies in a sea, as they stand."""
    return formed(g, list(powers_in(g.realm.foes[power])), sea)


@cites("uRR 11", "uRR 11.3")
def hunt(g: Regis, party: Force) -> Procedure[None]:
    """Enemy after enemy, until one is not beaten or the player has enough."""
    sea = party.place
    while party.size and (targets := enemy_fleets(g, party.power, sea)):
        options = [_fleet_option(g, "attack", fleet) for fleet in targets]
        options.append(pass_option(CITE))
        args = {"power": power_ref(g, party.power), "sea": place_ref(g, sea)}
        seat, where = seat_of(g, party.power), (place_ref(g, sea),)
        foresee = foresee_fleets(options, partial(_meet, party))
        pick = yield Ask(seat, "hunt", options, CITE, args=args, refs=where, foresee=foresee)
        if pick.key == PASS:
            return
        yield from absorb(g, party, pick.value.power)
        if not (yield from engage(g, party, pick.value)):
            return


def _meet(party: Force, view: Regis, fleet: Force) -> Prospect | None:
    return foresee_naval(view, party.place, party, fleet, cause="action", power=party.power)


def _fleet_option(g: Regis, verb: str, fleet: Force) -> Option:
    if fleet.leaders:
        whose, leader = g.world.power_ids[fleet.power], fleet.leaders[0]
        name = f"{whose}.{leader_name(g, leader)}"
        was = f"{verb}.{whose}.{leader_key(leader)}"
    else:
        name, was = unit_key(g, *fleet.each[0]), ""
    refs = (power_ref(g, fleet.power),)
    return Option(f"{verb}.{name}", fleet, refs, args=told(g, fleet), cite=CITE, was=was)


@cites("uRR 11.3", "uRR 11.2", "uRR 21.2.3")
def absorb(g: Regis, party: Force, enemy: Power) -> Procedure[None]:
    """A leader may take the best squadrons of the sea along, also those of an ally at war with
    the same enemy."""
    sea = party.place
    fleets = [f for f in fleets_at(g, party.power, sea, enemy) if f.leaders]
    best = next((f for f in fleets if f.leaders[0] in party.leaders), None)
    if best is None or best.size <= party.size:
        return
    cite = "uRR 11.3"
    options = [
        Option("absorb", True, args={"n": best.size}, cite=cite),
        Option(PASS, False, cite=cite),
    ]
    if (yield from choose(g, party.power, "absorb", options, cite=cite, place=sea)):
        party.units = best.units


@cites("uRR 11.3", "uRR 21.4.2")
def engage(g: Regis, party: Force, enemy: Force) -> Procedure[bool]:
    """The enemy fights or goes to his base; whether he is gone. Who has lost his last morale makes
    peace before anybody else is sought."""
    cite = "uRR 11.3"
    options = [
        Option("fight", True, text="option-give-battle", cite=cite),
        Option("withdraw", False, text="option-to-port", cite=cite),
    ]
    args: Args = {"attacker": power_ref(g, party.power), "n": enemy.size}

    def foresee(view: Regis, key: str) -> Prospect | None:
        if key != "fight":
            return None
        return foresee_naval(view, party.place, party, enemy, cause="action", power=enemy.power)

    stays = yield from choose(
        g,
        enemy.power,
        "attacked-at-sea",
        options,
        cite=cite,
        place=party.place,
        args=args,
        foresee=foresee,
    )
    if not stays:
        yield from retire(g, enemy)
        return True
    winner = yield from naval_combat(g, party.place, party, enemy, cause="action")
    yield from FORCED_PEACE.follow(g)
    still_there(g, party)
    return int(winner) == 0
