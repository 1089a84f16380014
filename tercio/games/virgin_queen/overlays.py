"""Verbs that change a freshly set-up position, for scripts of play and tests."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from tercio.games.virgin_queen import ocean_state, patronage_state
from tercio.games.virgin_queen.position import VirginQueen
from tercio.games.virgin_queen.setup import blank
from tercio.kernel.errors import Unknown
from tercio.wars import overlays
from tercio.wars.names import AVAILABLE, NOBODY, OUT_OF_PLAY, REGULAR, SECOND
from tercio.wars.overlays import find

Args = Mapping[str, Any]
SHIPS: Final = ("galley", "galleon", "corsair", "race_built_galleon")


def overlay(g: VirginQueen, verb: str, args: Args) -> None:
    """Change the position by one of `VERBS`; each tells what it takes."""
    if verb not in VERBS:
        raise Unknown(f"Virgin Queen has no overlay verb {verb!r}; it has {', '.join(VERBS)}.")
    VERBS[verb](g, args)
    g.log.clear()


def _clear(g: VirginQueen, args: Args) -> None:
    """No pieces, wars or alliances, and every space with its home power; cards, rulers, royals,
    artists, scientists, captains and influence stay."""
    state = g.state
    kept = state.hands, state.events_played, state.bonus_vp, state.vp_sources
    religion, court, treasury = state.religion.copy(), state.court.copy(), state.treasury
    weddings, patronage, influence = state.weddings, state.patronage, state.influence
    weddings, patronage, influence = weddings.copy(), patronage.copy(), influence.copy()
    captains = state.oceans.captain_at[:]
    blank(g)
    state.hands, state.events_played, state.bonus_vp, state.vp_sources = kept
    state.religion, state.court, state.treasury = religion, court, treasury
    state.weddings, state.patronage, state.influence = weddings, patronage, influence
    state.oceans.captain_at = captains
    state.court.capitals = {}


def _place(g: VirginQueen, args: Args) -> None:
    """space, power, and any of regulars, mercenaries, cavalry, leaders, or ships by their type
    (galley, galleon, corsair, race_built_galleon)."""
    world = g.world
    place = find(world.location, "space", args.get("space"))
    leaders = [find(world.leader, "leader", name) for name in args.get("leaders", ())]
    for leader in leaders:
        g.state.leader_at[leader] = place
        if leader in g.state.court.waiting:
            g.state.court.waiting.remove(leader)
    if "power" not in args:
        return
    power = find(world.power, "power", args["power"])
    for leader in leaders:
        row = world.vq_leaders[leader]
        g.state.leader_power[leader] = world.power[row.power] if row.power else power
    g.place_troops(power, REGULAR, int(args.get("regulars", 0)), place)
    second = int(args.get("mercenaries", 0)) + int(args.get("cavalry", 0))
    g.place_troops(power, SECOND, second, place)
    for kind in SHIPS:
        for _ in range(int(args.get(kind, 0))):
            _launch(g, power, kind, place)


def _launch(g: VirginQueen, power: int, kind: str, place: int) -> None:
    world = g.world
    free = [
        ship
        for ship in world.ships_of(power)
        if g.state.ship_at[ship] == AVAILABLE and kind in world.ship_kinds[ship]
    ]
    if not free:
        raise Unknown(f"{world.power_rows[power].id} has no more naval units of type {kind}.")
    g.build_ship(free[0], place, reverse=kind != world.ship_kinds[free[0]][0])


def _jesuits(g: VirginQueen, args: Args) -> None:
    """`spaces` of England hold a Jesuit."""
    for space in args.get("spaces", ()):
        g.state.religion.jesuits |= 1 << find(g.world.location, "space", space)


def _influence(g: VirginQueen, args: Args) -> None:
    """`power` has `points` of influence on `target`."""
    target = find(g.world.power, "power", args.get("target"))
    power = find(g.world.power, "power", args.get("power"))
    g.state.influence.points[target][power] = int(args.get("points", 0))


def _treasures(g: VirginQueen, args: Args) -> None:
    """Exactly these `treasures` in the hand of `power`; or in `row` = "spanish", "portuguese"."""
    treasury = g.state.treasury
    if "power" in args:
        pile = treasury.hands[find(g.world.power, "power", args["power"])]
    else:
        rows = {"spanish": treasury.spanish_row, "portuguese": treasury.portuguese_row}
        if args.get("row") not in rows:
            raise Unknown(f"There is no row {args.get('row')!r}.")
        pile = rows[args["row"]]
    treasury.pool = sorted([*treasury.pool, *pile])
    pile.clear()
    for treasure in args.get("treasures", ()):
        if treasure not in treasury.pool:
            raise Unknown(f"There is no treasure {treasure!r} in the pool.")
        treasury.pool.remove(treasure)
        pile.append(treasure)


def _captain(g: VirginQueen, args: Args) -> None:
    """`captain` of `power` in an `ocean` zone, perhaps `damaged`, with a `colony` aboard."""
    oceans, world = g.state.oceans, g.world
    captain = find(world.captain, "captain", args.get("captain"))
    if "ocean" not in args:
        oceans.captain_at[captain], oceans.captain_power[captain] = ocean_state.NOT_YET, NOBODY
        return
    oceans.captain_at[captain] = find(world.ocean, "ocean zone", args["ocean"])
    oceans.captain_power[captain] = find(world.power, "power", args.get("power"))
    oceans.legs[captain] = [args["ocean"]]
    oceans.damaged = oceans.damaged & ~(1 << captain) | bool(args.get("damaged")) << captain
    aboard = bool(args.get("colony")) << captain
    oceans.colony_aboard = oceans.colony_aboard & ~(1 << captain) | aboard


def _world(g: VirginQueen, args: Args) -> None:
    """`colonies` and `settlements` by their power, `forts`, `patrols` by ocean zone."""
    oceans, world = g.state.oceans, g.world
    for name, power in args.get("colonies", {}).items():
        oceans.colonies[_settlement(g, name)] = find(world.power, "power", power)
    for name, power in args.get("settlements", {}).items():
        oceans.settlements[_settlement(g, name)] = find(world.power, "power", power)
    oceans.forts += [_settlement(g, name) for name in args.get("forts", ())]
    for ocean, count in args.get("patrols", {}).items():
        oceans.patrols[find(world.ocean, "ocean zone", ocean)] = int(count)


def _settlement(g: VirginQueen, name: Any) -> str:
    if name not in g.world.settlements:
        raise Unknown(f"There is no settlement {name!r}.")
    return str(name)


def _royals(g: VirginQueen, args: Args) -> None:
    """`eligibility` by royal (0: gone), and `betrothed` couples (groom, bride)."""
    weddings, world = g.state.weddings, g.world
    for name, eligibility in args.get("eligibility", {}).items():
        weddings.eligibility[find(world.royal, "royal", name)] = int(eligibility)
    for groom, bride in args.get("betrothed", ()):
        couple = find(world.royal, "royal", groom), find(world.royal, "royal", bride)
        weddings.betrothed.append(couple)


def _bonuses(g: VirginQueen, args: Args) -> None:
    """Science `bonuses` that `power` has claimed; `available` artists and scientists."""
    patronage, world = g.state.patronage, g.world
    for bonus in args.get("bonuses", ()):
        if bonus not in world.science_bonuses:
            raise Unknown(f"There is no science bonus {bonus!r}.")
        patronage.bonuses[bonus] = find(world.power, "power", args.get("power"))
    for name in args.get("available", ()):
        if name in world.artist:
            patronage.artists[world.artist[name]] = patronage_state.AVAILABLE
        else:
            who = find(world.scientist, "artist or scientist", name)
            patronage.scientists[who] = patronage_state.AVAILABLE


def _court(g: VirginQueen, args: Args) -> None:
    """`mary`, `preference`, `excommunicated`; `capitals` by faction; leaders `waiting`, `gone`."""
    court, world = g.state.court, g.world
    court.mary = str(args.get("mary", court.mary))
    court.preference = str(args.get("preference", court.preference))
    court.elizabeth_excommunicated = bool(
        args.get("excommunicated", court.elizabeth_excommunicated)
    )
    for faction, space in args.get("capitals", {}).items():
        at = find(world.location, "space", space)
        court.capitals[find(world.power, "power", faction)] = at
    for name in args.get("waiting", ()):
        leader = find(world.leader, "leader", name)
        g.state.leader_at[leader] = AVAILABLE
        court.waiting.append(leader)
    for name in args.get("gone", ()):
        g.state.leader_at[find(world.leader, "leader", name)] = OUT_OF_PLAY


VERBS: Mapping[str, Callable[[Any, Args], None]] = {
    "clear": _clear,
    "place": _place,
    **overlays.VERBS,
    "jesuits": _jesuits,
    "influence": _influence,
    "treasures": _treasures,
    "captain": _captain,
    "world": _world,
    "royals": _royals,
    "bonuses": _bonuses,
    "court": _court,
}
