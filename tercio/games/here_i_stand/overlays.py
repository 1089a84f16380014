"""Verbs that change a freshly set-up position, for scripts of play and tests."""

from collections.abc import Callable, Mapping
from typing import Any

from tercio.games.here_i_stand.new_world_state import Holding, Voyage
from tercio.games.here_i_stand.position import HereIStand
from tercio.games.here_i_stand.religion_state import COMMITTED, GONE, NOT_YET, UNCOMMITTED
from tercio.games.here_i_stand.setup import blank
from tercio.kernel.errors import Unknown
from tercio.wars.names import AVAILABLE, OUT_OF_PLAY, REGULAR, SECOND, captive_of

Args = Mapping[str, Any]


def overlay(g: HereIStand, verb: str, args: Args) -> None:
    """Change the position by one of `VERBS`; each tells what it takes."""
    if verb not in VERBS:
        raise Unknown(f"Here I Stand has no overlay verb {verb!r}; it has {', '.join(VERBS)}.")
    VERBS[verb](g, args)
    g.log.clear()


def _find(table: Mapping[str, int], what: str, id: Any) -> int:
    if id not in table:
        raise Unknown(f"There is no {what} {id!r}.")
    return table[id]


def _clear(g: HereIStand, args: Args) -> None:
    """No pieces, wars or alliances, and every space with its home power; the rest stays."""
    state = g.state
    kept = state.hands, state.events_played, state.bonus_vp
    religion, court = state.religion.copy(), state.court.copy()
    blank(g)
    state.hands, state.events_played, state.bonus_vp = kept
    state.religion, state.court = religion, court


def _place(g: HereIStand, args: Args) -> None:
    """space, power, and any of regulars, mercenaries, cavalry, squadrons, corsairs, leaders."""
    world = g.world
    place = _find(world.location, "space", args.get("space"))
    leaders = [_find(world.leader, "leader", name) for name in args.get("leaders", ())]
    for leader in leaders:
        g.state.leader_at[leader] = place
    if "power" not in args:
        return
    power = _find(world.power, "power", args["power"])
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


def _remove(g: HereIStand, args: Args) -> None:
    """Everything in `space`, or `leader` from the map."""
    if "leader" in args:
        g.state.leader_at[_find(g.world.leader, "leader", args["leader"])] = AVAILABLE
        return
    place = _find(g.world.location, "space", args.get("space"))
    if not g.world.is_sea(place):
        for owner in g.occupants(place):
            g.lose_all_troops(owner, place)
    for ship in g.ships_at(place):
        g.state.ship_at[ship] = AVAILABLE
    for leader in g.leaders_at(place):
        g.state.leader_at[leader] = AVAILABLE
    g.recount_fleets()


def _control(g: HereIStand, args: Args) -> None:
    power = _find(g.world.power, "power", args.get("power"))
    for space in args.get("spaces", ()):
        g._mark_control(_find(g.world.location, "space", space), power)


def _religion(g: HereIStand, args: Args) -> None:
    religion = g.state.religion
    for space in args.get("protestant", ()):
        religion.protestant |= 1 << _find(g.world.location, "space", space)
    for space in args.get("catholic", ()):
        religion.protestant &= ~(1 << _find(g.world.location, "space", space))


def _unrest(g: HereIStand, args: Args) -> None:
    for space in args.get("spaces", ()):
        g.state.unrest |= 1 << _find(g.world.location, "space", space)


def _pair(g: HereIStand, args: Args) -> tuple[int, int]:
    one, other = args.get("powers", (None, None))
    return _find(g.world.power, "power", one), _find(g.world.power, "power", other)


def _war(g: HereIStand, args: Args) -> None:
    g.begin_war(*_pair(g, args))


def _peace(g: HereIStand, args: Args) -> None:
    g.end_war(*_pair(g, args))


def _ally(g: HereIStand, args: Args) -> None:
    one, other = _pair(g, args)
    if other in g.world.minors:
        g.set_patron(other, one)
    else:
        g.make_alliance(one, other)


def _deal(g: HereIStand, args: Args) -> None:
    """Give `power` exactly these `cards` (by id), taken from wherever they are.

    It keeps its home card, unless `home` is false: then that was played earlier this turn.
    """
    state = g.state
    power = _find(g.world.power, "power", args.get("power"))
    state.deck += [c for c in state.hands[power] if g.is_hidden_card(c)]
    home = args.get("home", True)
    state.hands[power] = [c for c in state.hands[power] if home and g.world.card_type(c) == "home"]
    for id in args.get("cards", ()):
        card = _find(g.world.card, "card", id)
        for pile in (*state.hands, state.deck, state.discard, state.removed, state.aside):
            if card in pile:
                pile.remove(card)
        state.hands[power].append(card)
    state.hands[power].sort()
    state.deck.sort()


def _discard(g: HereIStand, args: Args) -> None:
    """These `cards` lie in the discard pile."""
    state = g.state
    for id in args.get("cards", ()):
        card = _find(g.world.card, "card", id)
        for pile in (*state.hands, state.deck, state.removed, state.aside):
            if card in pile:
                pile.remove(card)
        state.discard.append(card)


def _siege(g: HereIStand, args: Args) -> None:
    """`space` has been under siege by `power` since an earlier impulse."""
    space = _find(g.world.location, "space", args.get("space"))
    g.begin_siege(space, _find(g.world.power, "power", args.get("power")))
    g.state.impulse.sieges_begun &= ~(1 << space)


def _capture(g: HereIStand, args: Args) -> None:
    """`leader` is a prisoner of `power`."""
    leader = _find(g.world.leader, "leader", args.get("leader"))
    captor = _find(g.world.power, "power", args.get("power"))
    g.state.leader_at[leader] = captive_of(captor)


def _lend(g: HereIStand, args: Args) -> None:
    """The ships of `owner` at `space`, and its admirals, are on loan to `power`."""
    place = _find(g.world.location, "space", args.get("space"))
    owner = _find(g.world.power, "power", args.get("owner"))
    borrower = _find(g.world.power, "power", args.get("power"))
    for ship in g.ships_at(place):
        if g.world.ship_owner[ship] == owner:
            g.lend_ship(ship, borrower)
    for leader in g.naval_leaders_at(place, owner):
        g.lend_leader(leader, borrower)


DEBATERS = {"ready": UNCOMMITTED, "committed": COMMITTED, "not_yet": NOT_YET, "gone": GONE}


def _debaters(g: HereIStand, args: Args) -> None:
    """Lists of those that are `ready`, `committed`, `not_yet` in play or `gone`."""
    for status, names in args.items():
        for name in names:
            debater = _find(g.world.debater, "debater", name)
            g.state.religion.debaters[debater] = _find(DEBATERS, "status of debaters", status)


def _reformers(g: HereIStand, args: Args) -> None:
    """`place`: reformers that stand in their own spaces; `remove`: those out of play."""
    religion, world = g.state.religion, g.world
    for name in args.get("place", ()):
        reformer = _find(world.reformer, "reformer", name)
        religion.reformers[reformer] = world.location[world.reformers[reformer].space]
    for name in args.get("remove", ()):
        religion.reformers[_find(world.reformer, "reformer", name)] = OUT_OF_PLAY


def _translation(g: HereIStand, args: Args) -> None:
    """`zone`, and how far its `new_testament` and its `bible` are."""
    zones = {zone: number for number, zone in enumerate(g.world.debate_zones)}
    zone = _find(zones, "language zone", args.get("zone"))
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
        power = _find(world.power, "power", name)
        new_world.crossing.append(Voyage(power, kind, who))
        new_world.launched.append(f"{name}.{kind}")
    for colony in args.get("colonies", ()):
        new_world.holdings.append(Holding(g.colony_owner(colony), "colony", colony))
    for conquest in args.get("conquests", ()):
        name, _, what = str(conquest).partition(".")
        power = _find(world.power, "power", name)
        new_world.claimed[what] = power
        new_world.holdings.append(Holding(power, "conquest", what))
    for name in args.get("charted", ()):
        new_world.charted |= 1 << _find(world.power, "power", name)


def _ruler(g: HereIStand, args: Args) -> None:
    """`power` is ruled by `ruler`."""
    power = _find(g.world.power, "power", args.get("power"))
    g.state.court.rulers[power] = _find(g.world.ruler, "ruler", args.get("ruler"))


def _set(g: HereIStand, args: Args) -> None:
    """turn, phase, active (a power), cp; events that have happened (`done`), or this turn."""
    state = g.state
    if "turn" in args:
        state.turn = int(args["turn"])
    if "phase" in args:
        state.phase = str(args["phase"])
    if "active" in args:
        state.active = _find(g.world.power, "power", args["active"])
    if "cp" in args:
        state.impulse.cp, state.impulse.spending = int(args["cp"]), True
    state.court.done += list(args.get("done", ()))
    state.court.this_turn += list(args.get("this_turn", ()))


VERBS: Mapping[str, Callable[[HereIStand, Args], None]] = {
    "clear": _clear,
    "place": _place,
    "remove": _remove,
    "control": _control,
    "religion": _religion,
    "unrest": _unrest,
    "war": _war,
    "peace": _peace,
    "ally": _ally,
    "siege": _siege,
    "capture": _capture,
    "lend": _lend,
    "deal": _deal,
    "discard": _discard,
    "debaters": _debaters,
    "reformers": _reformers,
    "translation": _translation,
    "new_world": _new_world,
    "ruler": _ruler,
    "set": _set,
}
