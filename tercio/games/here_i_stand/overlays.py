"""Verbs that change a freshly set-up position, for scripts of play and tests."""

from collections.abc import Mapping
from typing import Any

from tercio.games.here_i_stand.position import HereIStand
from tercio.kernel.errors import Unknown
from tercio.wars.names import AVAILABLE, REGULAR, SECOND


def overlay(g: HereIStand, verb: str, args: Mapping[str, Any]) -> None:
    """place, remove, control, religion, unrest, war, peace, ally, deal, set."""
    verbs = {
        "place": _place,
        "remove": _remove,
        "control": _control,
        "religion": _religion,
        "unrest": _unrest,
        "war": _war,
        "peace": _peace,
        "ally": _ally,
        "deal": _deal,
        "set": _set,
    }
    if verb not in verbs:
        raise Unknown(f"Here I Stand has no overlay verb {verb!r}; it has {', '.join(verbs)}.")
    verbs[verb](g, args)
    g.log.clear()


def _find(table: Mapping[str, int], what: str, id: Any) -> int:
    if id not in table:
        raise Unknown(f"There is no {what} {id!r}.")
    return table[id]


def _place(g: HereIStand, args: Mapping[str, Any]) -> None:
    """space, power, and any of regulars, mercenaries, cavalry, squadrons, corsairs, leaders."""
    world = g.world
    place = _find(world.location, "space", args.get("space"))
    for name in args.get("leaders", ()):
        leader = _find(world.leader, "leader", name)
        g.state.leader_at[leader] = place
    if "power" not in args:
        return
    power = _find(world.power, "power", args["power"])
    g.place_troops(power, REGULAR, int(args.get("regulars", 0)), place)
    second = int(args.get("mercenaries", 0)) + int(args.get("cavalry", 0))
    g.place_troops(power, SECOND, second, place)
    for kind in ("squadrons", "corsairs"):
        for _ in range(int(args.get(kind, 0))):
            free = [s for s in world.ships_of(power) if g.state.ship_at[s] == AVAILABLE]
            if not free:
                raise Unknown(f"{args['power']} has no more naval units.")
            g.build_ship(free[0], place, reverse=kind == "corsairs")


def _remove(g: HereIStand, args: Mapping[str, Any]) -> None:
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


def _control(g: HereIStand, args: Mapping[str, Any]) -> None:
    power = _find(g.world.power, "power", args.get("power"))
    for space in args.get("spaces", ()):
        g._mark_control(_find(g.world.location, "space", space), power)


def _religion(g: HereIStand, args: Mapping[str, Any]) -> None:
    religion = g.state.religion
    for space in args.get("protestant", ()):
        religion.protestant |= 1 << _find(g.world.location, "space", space)
    for space in args.get("catholic", ()):
        religion.protestant &= ~(1 << _find(g.world.location, "space", space))


def _unrest(g: HereIStand, args: Mapping[str, Any]) -> None:
    for space in args.get("spaces", ()):
        g.state.unrest |= 1 << _find(g.world.location, "space", space)


def _pair(g: HereIStand, args: Mapping[str, Any]) -> tuple[int, int]:
    one, other = args.get("powers", (None, None))
    return _find(g.world.power, "power", one), _find(g.world.power, "power", other)


def _war(g: HereIStand, args: Mapping[str, Any]) -> None:
    g.begin_war(*_pair(g, args))


def _peace(g: HereIStand, args: Mapping[str, Any]) -> None:
    g.end_war(*_pair(g, args))


def _ally(g: HereIStand, args: Mapping[str, Any]) -> None:
    one, other = _pair(g, args)
    if other in g.world.minors:
        g.set_patron(other, one)
    else:
        g.make_alliance(one, other)


def _deal(g: HereIStand, args: Mapping[str, Any]) -> None:
    """Give `power` exactly these `cards` (by id), taken from wherever they are."""
    state = g.state
    power = _find(g.world.power, "power", args.get("power"))
    state.deck += [c for c in state.hands[power] if g.is_hidden_card(c)]
    state.hands[power] = [c for c in state.hands[power] if not g.is_hidden_card(c)]
    for id in args.get("cards", ()):
        card = _find(g.world.card, "card", id)
        for pile in (*state.hands, state.deck, state.discard, state.removed, state.aside):
            if card in pile:
                pile.remove(card)
        state.hands[power].append(card)
    state.hands[power].sort()
    state.deck.sort()


def _set(g: HereIStand, args: Mapping[str, Any]) -> None:
    """turn, phase, active (a power), cp, and events that have happened (`done`)."""
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
