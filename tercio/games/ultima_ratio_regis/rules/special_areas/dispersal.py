"""Dispersing troops: which box, and who goes with them (uRR 18.1, 18.5).

box = yield from disperse_troop(g, owner, area, kind)     one troop
yield from disperse_force(g, force)                       all of it, leaders too
"""

from tercio.games.ultima_ratio_regis.model.area_questions import has_interest
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Kind, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import is_major, major_of
from tercio.games.ultima_ratio_regis.model.refs import place_ref
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force
from tercio.kernel.ask import Option, Procedure
from tercio.kernel.citations import cites


@cites("uRR 18.1", "uRR 18.5")
def boxes_for(g: Regis, owner: Power, area: Place) -> list[Place]:
    """Of the area's theater; from a border area also that of a theater it is joined to.

    A minor's troops keep to the boxes of its own theaters, mercenaries to those of their ally.
    """
    world = g.world
    landless = not is_major(g, owner) and not world.powers[owner].theaters
    lord = major_of(g, owner) if landless and major_of(g, owner) != NOBODY else owner
    found = [world.box_of[area]]
    if world.border >> area & 1:
        found += [world.box_of[other] for other in places_in(world.land.adjacent[area])]
    known = [
        box
        for box in dict.fromkeys(found)
        if has_interest(g, lord, world.theater_of_box[box])
        or (box == found[0] and is_major(g, lord))
    ]
    return known or found[:1]


@cites("uRR 13.1.7", "uRR 18.1")
def disperse_troop(g: Regis, owner: Power, area: Place, kind: Kind) -> Procedure[Place]:
    """One troop goes to a box, which is returned."""
    options = [
        Option(f"box.{g.world.location_ids[box]}", box, (place_ref(g, box),), cite="uRR 18.5")
        for box in boxes_for(g, owner, area)
    ]
    box: Place = yield from choose(g, owner, "box", options, cite="uRR 18.5", place=area)
    g.disperse(owner, area, kind, 1, box=box)
    return box


@cites("uRR 18.1", "uRR 17.1")
def disperse_force(g: Regis, force: Force) -> Procedure[None]:
    """All troops; the leaders go with the last of them."""
    box = None
    for owner, kind in force.each:
        box = yield from disperse_troop(g, owner, force.place, kind)
        force.drop(owner, kind)
    if box is not None:
        for leader in force.leaders:
            g.move_leader(leader, box, "troop")
