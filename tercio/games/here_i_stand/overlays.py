"""Verbs that change a freshly set-up position, for scripts of play and tests."""

from collections.abc import Callable, Mapping
from typing import Any

from tercio.games.here_i_stand.new_world_state import Holding, Voyage
from tercio.games.here_i_stand.position import HereIStand
from tercio.games.here_i_stand.religion_state import COMMITTED, GONE, NOT_YET, UNCOMMITTED
from tercio.games.here_i_stand.setup import blank
from tercio.kernel.errors import Unknown
from tercio.wars import overlays
from tercio.wars.names import AVAILABLE, OUT_OF_PLAY, REGULAR, SECOND
from tercio.wars.overlays import find

Args = Mapping[str, Any]


def overlay(g: HereIStand, verb: str, args: Args) -> None:
    """Change the position by one of `VERBS`; each tells what it takes."""
    if verb not in VERBS:
        raise Unknown(f"Here I Stand has no overlay verb {verb!r}; it has {', '.join(VERBS)}.")
    VERBS[verb](g, args)
    g.log.clear()


def _clear(g: HereIStand, args: Args) -> None:
    """No pieces, wars or alliances, and every space with its home power; the rest stays."""
    state = g.state
    kept = state.hands, state.events_played, state.bonus_vp, state.vp_sources
    religion, court = state.religion.copy(), state.court.copy()
    blank(g)
    state.hands, state.events_played, state.bonus_vp, state.vp_sources = kept
    state.religion, state.court = religion, court


def _place(g: HereIStand, args: Args) -> None:
    """space, power, and any of regulars, mercenaries, cavalry, squadrons, corsairs, leaders."""
    world = g.world
    place = find(world.location, "space", args.get("space"))
    leaders = [find(world.leader, "leader", name) for name in args.get("leaders", ())]
    for leader in leaders:
        g.state.leader_at[leader] = place
    if "power" not in args:
        return
    power = find(world.power, "power", args["power"])
    for leader in leaders:
        g.state.leader_power[leader] = power
    g.place_troops(power, REGULAR, int(args.get("regulars", 0)), place)
    second = int(args.get("mercenaries", 0)) + int(args.get("cavalry", 0))
    g.place_troops(power, SECOND, second, place)
    for kind in ("squadrons", "corsairs"):
        for _ in range(int(args.get(kind, 0))):
            free = [s for s in world.ships_of(power) if g.state.ship_at[s] == AVAILABLE]
            if not free:
                raise Unknown(f"{args['power']} has no more naval units.")
            g.build_ship(free[0], place, reverse=kind == "corsairs")


DEBATERS = {"ready": UNCOMMITTED, "committed": COMMITTED, "not_yet": NOT_YET, "gone": GONE}


def _debaters(g: HereIStand, args: Args) -> None:
    """Lists of those that are `ready`, `committed`, `not_yet` in play or `gone`."""
    for status, names in args.items():
        for name in names:
            debater = find(g.world.debater, "debater", name)
            g.state.religion.debaters[debater] = find(DEBATERS, "status of debaters", status)


def _reformers(g: HereIStand, args: Args) -> None:
    """`place`: reformers that stand in their own spaces; `remove`: those out of play."""
    religion, world = g.state.religion, g.world
    for name in args.get("place", ()):
        reformer = find(world.reformer, "reformer", name)
        religion.reformers[reformer] = world.location[world.reformers[reformer].space]
    for name in args.get("remove", ()):
        religion.reformers[find(world.reformer, "reformer", name)] = OUT_OF_PLAY


def _translation(g: HereIStand, args: Args) -> None:
    """`zone`, and how far its `new_testament` and its `bible` are."""
    zones = {zone: number for number, zone in enumerate(g.world.debate_zones)}
    zone = find(zones, "language zone", args.get("zone"))
    religion = g.state.religion
    religion.new_testament[zone] = int(args.get("new_testament", religion.new_testament[zone]))
    religion.bible[zone] = int(args.get("bible", religion.bible[zone]))


def _new_world(g: HereIStand, args: Args) -> None:
    """`voyages` (["power.kind", "power.kind.explorer"]), `colonies`, `conquests`, `charted`."""
    world, new_world = g.world, g.state.new_world
    if "voyages" in args:
        new_world.crossing, new_world.launched = [], []
    for voyage in args.get("voyages", ()):
        name, kind, who = (*str(voyage).split(".", 2), "")[:3]
        power = find(world.power, "power", name)
        new_world.crossing.append(Voyage(power, kind, who))
        new_world.launched.append(f"{name}.{kind}")
    for colony in args.get("colonies", ()):
        new_world.holdings.append(Holding(g.colony_owner(colony), "colony", colony))
    for conquest in args.get("conquests", ()):
        name, _, what = str(conquest).partition(".")
        power = find(world.power, "power", name)
        new_world.claimed[what] = power
        new_world.holdings.append(Holding(power, "conquest", what))
    for name in args.get("charted", ()):
        new_world.charted |= 1 << find(world.power, "power", name)


VERBS: Mapping[str, Callable[[Any, Args], None]] = {
    "clear": _clear,
    "place": _place,
    **overlays.VERBS,
    "debaters": _debaters,
    "reformers": _reformers,
    "translation": _translation,
    "new_world": _new_world,
}
