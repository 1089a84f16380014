"""Leaders (uRR 17): building them, their faces, historical ones. Abilities act in combat.

yield from enlist(g, power)                  one is drawn, and placed
yield from bring_historical(g, power, id)    one comes by an event
retire_extraordinary(g)                      at the end of the turn
"""

from tercio.games.ultima_ratio_regis.model.area_questions import (
    besieged_areas,
    besieger_of,
    has_fortress,
)
from tercio.games.ultima_ratio_regis.model.names import NOBODY, On, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import side_of
from tercio.games.ultima_ratio_regis.model.refs import leader_ref, place_ref
from tercio.games.ultima_ratio_regis.model.state import Leader
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_of
from tercio.games.ultima_ratio_regis.rules.actions.registry import action
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.land_movement.choosing import leader_name
from tercio.games.ultima_ratio_regis.rules.land_movement.detachment import tire_leaders
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import flag_of
from tercio.kernel.ask import Args, Option, Procedure, ref
from tercio.kernel.citations import cites


@cites("uRR 17.1", "uRR 17.2")
def posts(g: Regis, power: Power) -> dict[str, tuple[Place, On]]:
    """Troops, squadrons and fortresses of a side, wherever they are, that are not besieged."""
    s, ids = g.state, g.world.location_ids
    found = dict[str, tuple[Place, On]]()
    for owner in side_of(g, power):
        walls = [area for area in places_in(s.held[owner]) if has_fortress(g, area)]
        stands: list[tuple[On, list[Place]]] = [
            ("troop", list(places_in(s.troops[owner]))),
            ("squadron", list(places_in(s.ships[owner]))),
            ("fortress", walls),
        ]
        for on, places in stands:
            for place in places:
                if not is_shut_in(g, power, place):
                    found[f"onto.{ids[place]}.{on}"] = place, on
    return found


def post_option(g: Regis, key: str, post: tuple[Place, On], cite: str) -> Option:
    """A box is named like the sea of its theater; its troops are told apart as dispersed."""
    place, on = post
    what = "dispersed" if g.world.is_box(place) else on
    return Option(key, post, (place_ref(g, place),), text=f"option-onto-{what}", cite=cite)


def is_shut_in(g: Regis, power: Power, place: Place) -> bool:
    besieger = besieger_of(g, place)
    return besieger != NOBODY and flag_of(g, besieger) != power


# -- building ----------------------------------------------------------------------------------


def may_build_leader(g: Regis, power: Power) -> bool:
    """There is one to draw, and something for him to be with."""
    s = g.state
    if not s.leader_pool:
        return False
    if (s.troops[power] | s.ships[power]) & ~besieged_areas(g):
        return True
    return bool(leaders_of(g, power)) or bool(posts(g, power))


@action("build_leader", "uRR 17.2", may=may_build_leader)
def build_leader(g: Regis, power: Power) -> Procedure[bool]:
    g.spend(power, "build_leader")
    yield from enlist(g, power)
    return True


@cites("uRR 17", "uRR 17.2", "uRR 17.3")
def enlist(g: Regis, power: Power) -> Procedure[Leader | None]:
    """Draw one, see his ability, decide which face he shows, and place him."""
    number = g.draw_leader(power)
    if number is None:
        return None
    extraordinary = yield from choose_face(g, power, number)
    old = yield from choose_replaced(g, power)
    if old is not None:
        place, on = old.place, old.on
        g.remove_leader(old)
    else:
        place, on = yield from choose_post(g, power)
    if extraordinary:
        g.change_unrest(power, g.world.book.unrest.extraordinary_leader)
    leader = g.place_leader(power, number, place, on, extraordinary=extraordinary)
    tire_leaders(g, leader)
    return leader


@cites("uRR 17.3")
def choose_face(g: Regis, power: Power, number: int) -> Procedure[bool]:
    """Extraordinary only where unrest does not exceed vitality."""
    options = [Option("ordinary", False, cite="uRR 17.3")]
    if g.realm.unrest[power] <= g.world.vitality[power]:
        options.append(Option("extraordinary", True, cite="uRR 17.3"))
    ability = ref("ability", g.world.ability(number))
    face: bool = yield from choose(
        g, power, "leader-face", options, cite="uRR 17.3", args={"ability": ability}
    )
    return face


@cites("uRR 17.2")
def choose_replaced(g: Regis, power: Power) -> Procedure[Leader | None]:
    """A leader on the map, even a besieged one, may make room for the new one."""
    options = [
        Option(
            f"replace.{g.world.location_ids[leader.place]}.{leader_name(g, leader)}",
            leader,
            (leader_ref(g, leader), place_ref(g, leader.place)),
            cite="uRR 17.2",
            was=f"replace.{g.world.location_ids[leader.place]}.{leader.id or leader.number}",
        )
        for leader in leaders_of(g, power)
    ]
    if posts(g, power):
        options.insert(0, Option("besides", None, cite="uRR 17.2"))
    old: Leader | None = yield from choose(g, power, "replace-leader", options, cite="uRR 17.2")
    return old


def choose_post(
    g: Regis, power: Power, kind: str = "leader-post", args: Args | None = None
) -> Procedure[tuple[Place, On]]:
    options = [post_option(g, key, post, "uRR 17.2") for key, post in posts(g, power).items()]
    post: tuple[Place, On] = yield from choose(g, power, kind, options, cite="uRR 17.2", args=args)
    return post


# -- historical leaders, and the end of the turn -----------------------------------------------


@cites("uRR 17.3.1")
def bring_historical(g: Regis, power: Power, id: str) -> Procedure[Leader | None]:
    """He comes with his ability for nothing; without anything to stand on he does not come."""
    if not posts(g, power):
        return None
    place, on = yield from choose_post(g, power, "event-leader", {"leader": ref("leader", id)})
    leader = g.bring_leader(power, id, place, on)
    tire_leaders(g, leader)
    return leader


@cites("uRR 17.3.3", "uRR 23.1.2")
def retire_extraordinary(g: Regis) -> None:
    """All are ordinary from now on, historical ones too."""
    for leader in g.state.leaders:
        if leader.extraordinary:
            g.flip_leader(leader, False)
