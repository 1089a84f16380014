"""Verbs that change a freshly set-up position of either game, for scripts of play and tests."""

from collections.abc import Callable, Mapping
from typing import Any

from tercio.kernel.errors import Unknown
from tercio.wars.names import AVAILABLE, captive_of
from tercio.wars.war import War

Args = Mapping[str, Any]


def find(table: Mapping[str, int], what: str, id: Any) -> int:
    if id not in table:
        raise Unknown(f"There is no {what} {id!r}.")
    return table[id]


def remove(g: War[Any], args: Args) -> None:
    """Everything in `space`, or `leader` from the map."""
    if "leader" in args:
        g.state.leader_at[find(g.world.leader, "leader", args["leader"])] = AVAILABLE
        return
    place = find(g.world.location, "space", args.get("space"))
    if not g.world.is_sea(place):
        for owner in g.occupants(place):
            g.lose_all_troops(owner, place)
    for ship in g.ships_at(place):
        g.state.ship_at[ship] = AVAILABLE
    for leader in g.leaders_at(place):
        g.state.leader_at[leader] = AVAILABLE
    g.recount_fleets()


def control(g: War[Any], args: Args) -> None:
    power = find(g.world.power, "power", args.get("power"))
    for space in args.get("spaces", ()):
        g._mark_control(find(g.world.location, "space", space), power)


def religion(g: War[Any], args: Args) -> None:
    religion = g.state.religion
    for space in args.get("protestant", ()):
        religion.protestant |= 1 << find(g.world.location, "space", space)
    for space in args.get("catholic", ()):
        religion.protestant &= ~(1 << find(g.world.location, "space", space))


def unrest(g: War[Any], args: Args) -> None:
    for space in args.get("spaces", ()):
        g.state.unrest |= 1 << find(g.world.location, "space", space)


def pair(g: War[Any], args: Args) -> tuple[int, int]:
    one, other = args.get("powers", (None, None))
    return find(g.world.power, "power", one), find(g.world.power, "power", other)


def war(g: War[Any], args: Args) -> None:
    g.begin_war(*pair(g, args))


def peace(g: War[Any], args: Args) -> None:
    g.end_war(*pair(g, args))


def ally(g: War[Any], args: Args) -> None:
    one, other = pair(g, args)
    if other in g.world.minors:
        g.set_patron(other, one)
    else:
        g.make_alliance(one, other)


def deal(g: War[Any], args: Args) -> None:
    """Give `power` exactly these `cards` (by id), taken from wherever they are.

    It keeps its home card, unless `home` is false: then that was played earlier this turn.
    """
    state = g.state
    power = find(g.world.power, "power", args.get("power"))
    state.deck += [c for c in state.hands[power] if g.is_hidden_card(c)]
    home = args.get("home", True)
    state.hands[power] = [c for c in state.hands[power] if home and g.world.card_type(c) == "home"]
    for id in args.get("cards", ()):
        card = find(g.world.card, "card", id)
        for pile in (*state.hands, state.deck, state.discard, state.removed, state.aside):
            if card in pile:
                pile.remove(card)
        state.hands[power].append(card)
    state.hands[power].sort()
    state.deck.sort()


def discard(g: War[Any], args: Args) -> None:
    """These `cards` lie in the discard pile."""
    state = g.state
    for id in args.get("cards", ()):
        card = find(g.world.card, "card", id)
        for pile in (*state.hands, state.deck, state.removed, state.aside):
            if card in pile:
                pile.remove(card)
        state.discard.append(card)


def siege(g: War[Any], args: Args) -> None:
    """`space` has been under siege by `power` since an earlier impulse."""
    space = find(g.world.location, "space", args.get("space"))
    g.begin_siege(space, find(g.world.power, "power", args.get("power")))
    g.state.impulse.sieges_begun &= ~(1 << space)


def capture(g: War[Any], args: Args) -> None:
    """`leader` is a prisoner of `power`."""
    leader = find(g.world.leader, "leader", args.get("leader"))
    captor = find(g.world.power, "power", args.get("power"))
    g.state.leader_at[leader] = captive_of(captor)


def lend(g: War[Any], args: Args) -> None:
    """The ships of `owner` at `space`, and its admirals, are on loan to `power`."""
    place = find(g.world.location, "space", args.get("space"))
    owner = find(g.world.power, "power", args.get("owner"))
    borrower = find(g.world.power, "power", args.get("power"))
    for ship in g.ships_at(place):
        if g.world.ship_owner[ship] == owner:
            g.lend_ship(ship, borrower)
    for leader in g.naval_leaders_at(place, owner):
        g.lend_leader(leader, borrower)


def ruler(g: Any, args: Args) -> None:
    """`power` is ruled by `ruler`."""
    power = find(g.world.power, "power", args.get("power"))
    g.state.court.rulers[power] = find(g.world.ruler, "ruler", args.get("ruler"))


def set_fields(g: War[Any], args: Args) -> None:
    """turn, phase, active (a power), cp; events that have happened (`done`), or this turn."""
    state = g.state
    if "turn" in args:
        state.turn = int(args["turn"])
    if "phase" in args:
        state.phase = str(args["phase"])
    if "active" in args:
        state.active = find(g.world.power, "power", args["active"])
    if "cp" in args:
        state.impulse.cp, state.impulse.spending = int(args["cp"]), True
    state.court.done += list(args.get("done", ()))
    state.court.this_turn += list(args.get("this_turn", ()))


VERBS: Mapping[str, Callable[[Any, Args], None]] = {
    "remove": remove,
    "control": control,
    "religion": religion,
    "unrest": unrest,
    "war": war,
    "peace": peace,
    "ally": ally,
    "deal": deal,
    "discard": discard,
    "siege": siege,
    "capture": capture,
    "lend": lend,
    "ruler": ruler,
    "set": set_fields,
}
