"""Questions that movement asks again and again: a place on the map, a leader, part of a stack.

    ask = place_ask(g, power, "march", "goal", candidates, TABLE, (g, march))

Places that a table of restrictions allows are the options; of all others it says why not.
"""

from collections.abc import Callable, Iterable
from typing import TypeVarTuple

from tercio.games.ultima_ratio_regis.model.names import KIND_IDS, Kind, Place, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import seat_of
from tercio.games.ultima_ratio_regis.model.refs import leader_ref, place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.state import Leader
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_at
from tercio.kernel.ask import Args, Ask, Explain, Foresee, Option, Prospect, Refusal, ref
from tercio.kernel.restrictions import Restrictions

TO_PLACE = "option-to-place"
Told = TypeVarTuple("Told")
"""What a table of restrictions is told before the place."""


def place_options(
    g: Regis,
    verb: str,
    candidates: Iterable[Place],
    table: Restrictions[*Told, Place],
    told: tuple[*Told],
    cite: str,
) -> list[Option]:
    """`verb.<place>` for each candidate that the table allows; its value is the place."""
    ids = g.world.location_ids
    return [
        Option(f"{verb}.{ids[place]}", place, (place_ref(g, place),), TO_PLACE, cite=cite)
        for place in candidates
        if table.allow(*told, place)
    ]


ON_LAND = (
    "march", "landing", "evade", "intercept", "retreat", "troop-site", "squadron-site",
    "fortress-site",
)  # fmt: skip
"""Tables that are about areas alone: nobody marches into the sea."""


def why_not_place(g: Regis, table: Restrictions[*Told, Place], told: tuple[*Told]) -> Explain:
    """Every reason against an area or a sea."""

    def explain(thing: str) -> list[Refusal]:
        kind, _, id = thing.partition(":")
        place = g.world.location.get(id)
        if place is None or place_ref(g, place) != thing or kind == "box":
            return []
        if kind == "sea" and table.name in ON_LAND:
            return []
        return table.refusals(*told, place)

    return explain


def place_ask(
    g: Regis,
    power: Power,
    kind: str,
    verb: str,
    candidates: Iterable[Place],
    table: Restrictions[*Told, Place],
    told: tuple[*Told],
    cite: str,
    more: Iterable[Option] = (),
    args: Args | None = None,
    foresee: Callable[[Regis, Place], Prospect | None] | None = None,
) -> Ask:
    """`foresee` gives the chances of what happens in a place."""
    options = [*place_options(g, verb, candidates, table, told=told, cite=cite), *more]
    words = {"power": power_ref(g, power), **(args or {})}
    explain = why_not_place(g, table, told)
    seen = foresee_place(verb, foresee) if foresee is not None else None
    return Ask(seat_of(g, power), kind, options, cite, args=words, explain=explain, foresee=seen)


def foresee_place(verb: str, promise: Callable[[Regis, Place], Prospect | None]) -> Foresee:
    """Of options `verb.<place>`."""

    def foresee(view: Regis, key: str) -> Prospect | None:
        first, _, id = key.partition(".")
        return promise(view, view.world.location[id]) if first == verb and id else None

    return foresee


def leader_name(g: Regis, leader: Leader) -> str:
    """By what he shows. Those of a power that are alike in a place are numbered as they came: they
    are worth the same, whichever counters they are."""
    if leader.id:
        return leader.id
    shown = leader_face(leader)
    alike = [
        one.number
        for one in leaders_at(g, leader.power, leader.place)
        if not one.id and leader_face(one) == shown
    ]
    number = alike.index(leader.number)
    return f"{shown}.{number + 1}" if number else shown


def leader_face(leader: Leader) -> str:
    return leader.ability if leader.extraordinary else "ordinary"


def leader_key(leader: Leader) -> str:
    """As keys spelt it before, by the number of his counter; it is still understood."""
    return leader.id or f"{leader.ability}{leader.number}"


def leader_option(g: Regis, verb: str, leader: Leader, cite: str) -> Option:
    spot = f"{verb}.{g.world.location_ids[leader.place]}"
    refs = (leader_ref(g, leader), place_ref(g, leader.place))
    key, was = f"{spot}.{leader_name(g, leader)}", f"{spot}.{leader_key(leader)}"
    return Option(key, leader, refs, "option-leader", cite=cite, was=was)


def unit_key(g: Regis, owner: Power, kind: Kind) -> str:
    return f"{g.world.power_ids[owner]}.{KIND_IDS[kind]}"


def stack_option(g: Regis, verb: str, owner: Power, kind: Kind, place: Place, cite: str) -> Option:
    """A unit of a stack somewhere on the map; its value is (owner, kind, place)."""
    key = f"{verb}.{unit_key(g, owner, kind)}.{g.world.location_ids[place]}"
    refs = (power_ref(g, owner), ref("unit", KIND_IDS[kind]), place_ref(g, place))
    return Option(key, (owner, kind, place), refs, "option-stack", cite=cite)


def member_option(g: Regis, verb: str, owner: Power, kind: Kind, cite: str) -> Option:
    """A unit of a stack that is known; its value is (owner, kind)."""
    refs = (power_ref(g, owner), ref("unit", KIND_IDS[kind]))
    key = f"{verb}.{unit_key(g, owner, kind)}"
    return Option(key, (owner, kind), refs, "option-member", cite=cite)
