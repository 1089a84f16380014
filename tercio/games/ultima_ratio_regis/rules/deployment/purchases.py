"""What deployment points buy, and where it may be placed (uRR 24, 9)."""

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from tercio.games.ultima_ratio_regis.model.limits import centers_for_merchant
from tercio.games.ultima_ratio_regis.model.names import (
    KINDS,
    NOWHERE,
    S2,
    S2D,
    S3,
    S3D,
    T2,
    T3,
    TROOPS,
    TYPE,
    Center,
    Kind,
    Place,
    Power,
)
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import is_in_play, major_of
from tercio.games.ultima_ratio_regis.model.refs import center_ref, place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.unit_questions import available_units
from tercio.games.ultima_ratio_regis.rows.tables import Purchase
from tercio.games.ultima_ratio_regis.rules.actions.building import raise_unit
from tercio.games.ultima_ratio_regis.rules.actions.sites import (
    FORTRESS_SITE,
    SQUADRON_SITE,
    TROOP_SITE,
    areas_for_fortress,
    areas_for_squadron,
    areas_for_troop,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.choosing import why_not_place
from tercio.games.ultima_ratio_regis.rules.leaders.leaders import enlist, may_build_leader
from tercio.games.ultima_ratio_regis.rules.major_powers.war import give_casus_belli
from tercio.games.ultima_ratio_regis.rules.naval_actions.galleys import seas_for
from tercio.kernel.ask import BACK, Ask, Explain, Option, Procedure, Ref, Refusal, Seat
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import AnyTable

S = TypeVar("S")


class Item(NamedTuple, Generic[S]):
    """`kind` is the counter of a unit; S what it is placed in: a place, or a trade center."""

    id: Purchase
    kind: Kind | None
    places: Callable[[Regis, Power], list[S]]
    place: Callable[[Regis, Power, S], Procedure[None]]
    refer: Callable[[Regis, S], Ref]
    needs_place: bool = True

    def is_for(self, g: Regis, power: Power) -> bool:
        """A major buys what it has; a minor's own units wait to be placed."""
        kind = self.kind
        if power in g.world.majors:
            return kind is None or available_units(g, power, TYPE[kind]) > 0
        if kind is None or kind not in (T2, T3, S2, S3):
            return False
        return g.realm.to_place.get(power * KINDS + kind, 0) > 0

    def placings(self, g: Regis, power: Power) -> list[Option]:
        """An option for each place where it may go."""
        refs = [(place, self.refer(g, place)) for place in self.places(g, power)]
        return [
            Option(f"place.{ref.partition(':')[2]}", place, (ref,), cite="uRR 24")
            for place, ref in refs
        ]

    def place_at_once(self, g: Regis, power: Power) -> Procedure[None]:
        """What needs no place."""
        return self.place(g, power, self.places(g, power)[0])


AnyItem: TypeAlias = Item[Place] | Item[Center]


def placing_ask(g: Regis, seat: Seat, power: Power, item: AnyItem) -> Ask:
    """Where the thing that he has picked goes."""
    options = [*item.placings(g, power), Option(BACK)]
    args = {"power": power_ref(g, power), "item": f"item:{item.id}"}
    return Ask(seat, "deploy-where", options, "uRR 24", args=args, explain=_why_not(g, power, item))


RAISED_ELSEWHERE = Refusal("uRR 9.1", "forbid-is-raised-elsewhere")


def _why_not(g: Regis, power: Power, item: AnyItem) -> Explain | None:
    """What speaks against an area for a power and its minors, or for this unit alone."""
    table = _site(item)
    if table is None:
        return None
    reasons = why_not_place(g, table, (g, major_of(g, power)))

    def explain(thing: str) -> list[Refusal]:
        kind, _, id = thing.partition(":")
        found = reasons(thing)
        if found or kind != "area" or g.world.location[id] in item.places(g, power):
            return found
        return [RAISED_ELSEWHERE]

    return explain


def _site(item: AnyItem) -> AnyTable | None:
    """What speaks against an area for it."""
    if item.kind is not None:
        return TROOP_SITE if item.kind in TROOPS else SQUADRON_SITE
    return FORTRESS_SITE if item.id.startswith("fortress") else None


# -- units -------------------------------------------------------------------------------------


def _troop(kind: Kind) -> Item[Place]:
    def places(g: Regis, power: Power) -> list[Place]:
        return list(places_in(areas_for_troop(g, power, kind)))

    def put(g: Regis, power: Power, place: Place) -> Procedure[None]:
        yield from raise_unit(g, power, kind, place)

    return Item("T3" if kind == T3 else "T2", kind, places, put, refer=place_ref)


def _squadron(kind: Kind, id: Purchase) -> Item[Place]:
    """It is laid down in a port. One that is paid for twice is repaired with it (9.3) and may make
    a strategic move; the seas around are offered at once."""

    def places(g: Regis, power: Power) -> list[Place]:
        ports = areas_for_squadron(g, power)
        seas = 0
        for port in places_in(ports if kind in (S2, S3) else 0):
            seas |= g.world.coast.adjacent[port] & seas_for(g, power, port)
        return list(places_in(ports | seas))

    def put(g: Regis, power: Power, place: Place) -> Procedure[None]:
        if kind in (S2, S3) and g.world.is_area(place):
            yield from raise_unit(g, power, kind, place)
        else:
            g.place_units(power, place, kind)

    return Item(id, kind, places, put, refer=place_ref)


# -- fortresses, leaders, merchants, unrest ----------------------------------------------------


def _fortress_places(g: Regis, power: Power) -> list[Place]:
    return list(places_in(areas_for_fortress(g, power)))


def _begin_fortress(g: Regis, power: Power, place: Place) -> Procedure[None]:
    g.begin_fortress(place)
    yield from ()


def _build_fortress(g: Regis, power: Power, place: Place) -> Procedure[None]:
    g.begin_fortress(place)
    g.finish_fortress(place)
    yield from ()


def _if_leader(g: Regis, power: Power) -> list[Place]:
    return [NOWHERE] if may_build_leader(g, power) else []


@cites("uRR 17.2")
def _draw_leader(g: Regis, power: Power, place: Place) -> Procedure[None]:
    """As by an action: it is seen who he is before it is said where he goes."""
    yield from enlist(g, power)


def _centers(g: Regis, power: Power) -> list[Center]:
    """Trade centers that can hold merchants at all."""
    return list(centers_for_merchant(g, power))


@cites("uRR 24", "uRR 21.3.2")
def _place_merchant(g: Regis, power: Power, center: Center) -> Procedure[None]:
    """Straight into the center; whoever was there before the game or turn has a casus belli."""
    present = [other for other in g.realm.merchants[center] if other != power]
    g.add_merchant(center, power)
    if g.state.turn > g.scenario.first_turn:
        for other in present:
            if other not in g.realm.deployment and is_in_play(g, other):
                give_casus_belli(g, other, power)
    yield from ()


def _if_unrest(g: Regis, power: Power) -> list[Place]:
    return [NOWHERE] if g.realm.unrest[power] else []


def _lower_unrest(g: Regis, power: Power, place: Place) -> Procedure[None]:
    g.change_unrest(power, -1)
    yield from ()


ALL: tuple[AnyItem, ...] = (
    _troop(T2),
    _troop(T3),
    _squadron(S2D, "S2D"),
    _squadron(S3D, "S3D"),
    _squadron(S2, "S2"),
    _squadron(S3, "S3"),
    Item("fortress_begun", None, _fortress_places, _begin_fortress, refer=place_ref),
    Item("fortress", None, _fortress_places, _build_fortress, refer=place_ref),
    Item("leader", None, _if_leader, _draw_leader, refer=place_ref, needs_place=False),
    Item("merchant", None, _centers, _place_merchant, refer=center_ref),
    Item("unrest", None, _if_unrest, _lower_unrest, refer=place_ref, needs_place=False),
)
ITEMS: dict[str, AnyItem] = {item.id: item for item in ALL}
