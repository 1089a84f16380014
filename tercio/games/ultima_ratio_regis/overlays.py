"""Verbs that change a freshly set-up position, for scripts of play and tests."""

from collections.abc import Callable, Mapping
from itertools import chain
from typing import Any

from tercio.games.ultima_ratio_regis.names import (
    FORTRESS,
    FORTRESS_BEGUN,
    KIND_IDS,
    NOBODY,
    Place,
    Power,
)
from tercio.games.ultima_ratio_regis.position import Regis
from tercio.games.ultima_ratio_regis.realm_state import Loan
from tercio.games.ultima_ratio_regis.rules.special_rules import apply_turn_rules
from tercio.games.ultima_ratio_regis.rules.starting import take_group
from tercio.games.ultima_ratio_regis.state import Leader
from tercio.kernel.errors import Unknown
from tercio.kernel.masks import mask_of

Args = Mapping[str, Any]


def overlay(g: Regis, verb: str, args: Args) -> None:
    """Change the position by one of `VERBS`; each tells what it takes."""
    if verb not in VERBS:
        known = ", ".join(VERBS)
        raise Unknown(f"Ultima Ratio Regis has no overlay verb {verb!r}; it has {known}.")
    VERBS[verb](g, args)
    g.log.clear()


def find(table: Mapping[str, int], what: str, id: Any) -> int:
    if id not in table:
        raise Unknown(f"There is no {what} {id!r}.")
    return table[id]


def _power(g: Regis, id: Any) -> Power:
    return find(g.world.power, "power", id)


def _place_of(g: Regis, id: Any) -> Place:
    return find(g.world.location, "place", id)


def _player(g: Regis, id: Any) -> int:
    return find({str(seat): n for n, seat in enumerate(g.seats)}, "seat", id)


def _pair(g: Regis, args: Args) -> tuple[Power, Power]:
    one, other = args["powers"]
    return _power(g, one), _power(g, other)


# -- who plays what ----------------------------------------------------------------------------


def _groups(g: Regis, args: Args) -> None:
    """The groups go to the seats in their printed order; nobody has anything left to deploy."""
    for player, row in enumerate(g.world.groups(g.scenario.id, len(g.seats))):
        take_group(g, player, row)
    g.realm.deployment = {}


def _deal(g: Regis, args: Args) -> None:
    """`seat` holds exactly these `cards`, which are in the deck of this turn."""
    hand = [str(card) for card in args["cards"]]
    for card in hand:
        if card not in g.world.cards:
            raise Unknown(f"There is no card {card!r}.")
    cards = g.state.cards
    cards.hands[g.seats[_player(g, args.get("seat"))]] = sorted(hand)
    g.state.deck_list = sorted(chain(cards.pile, cards.discards, *cards.hands.values()))


def _turn_rules(g: Regis, args: Args) -> None:
    """The special rules of the turn hold, as if it had begun; none of them may ask anything."""
    for ask in apply_turn_rules(g):
        raise Unknown(f"The rules of turn {g.state.turn} ask {ask}.")


# -- units and areas ---------------------------------------------------------------------------


def _place(g: Regis, args: Args) -> None:
    """`power` has units by kind (T2, T2V, S3D, ...) at `place`, and a `leader` on a troop."""
    power, place = _power(g, args.get("power")), _place_of(g, args.get("place"))
    for kind, id in enumerate(KIND_IDS):
        if id in args:
            g._put(power, place, kind, int(args[id]))
    if "leader" in args:
        on = args.get("on", "troop")
        _lead(g, power, place, str(args["leader"]), on)
    unknown = args.keys() - {"power", "place", "leader", "on", *KIND_IDS}
    if unknown:
        raise Unknown(f"It cannot place {', '.join(sorted(unknown))}.")


def _lead(g: Regis, power: Power, place: Place, ability: str, on: Any) -> None:
    """An ability makes him extraordinary; he may be `ordinary`, or bear a name of history."""
    if ability in g.world.historical_leaders:
        g.bring_leader(power, ability, place, on)
        return
    pool, plain = g.state.leader_pool, ability == "ordinary"
    number = next((n for n in pool if plain or g.world.ability(n) == ability), None)
    if number is None:
        raise Unknown(f"There is no leader {ability!r} in the pool.")
    pool.remove(number)
    g.state.leaders.append(Leader(number, g.world.ability(number), power, place, on, not plain))


def _lend(g: Regis, args: Args) -> None:
    """One troop of this `kind` among those of `to` is lent by `power`."""
    kind = find({id: kind for kind, id in enumerate(KIND_IDS)}, "kind of unit", args.get("kind"))
    powers = _power(g, args.get("power")), _power(g, args.get("to"))
    g.realm.loans.append(Loan(*powers, kind))


def _fortress(g: Regis, args: Args) -> None:
    """In these `areas`, operational unless they are `begun`."""
    for id in args["areas"]:
        state = FORTRESS_BEGUN if args.get("begun") else FORTRESS
        g.state.fortress[_place_of(g, id)] = state


def _control(g: Regis, args: Args) -> None:
    """`power` controls these `areas`."""
    for id in args["areas"]:
        g._mark_holder(_place_of(g, id), _power(g, args.get("power")))


def _own(g: Regis, args: Args) -> None:
    """`power` possesses and controls these `areas`, which are open now; perhaps its `home`."""
    s, power = g.state, _power(g, args.get("power"))
    for area in (_place_of(g, id) for id in args["areas"]):
        s.closed &= ~(1 << area)
        s.free[area] = 0
        g._mark_owner(area, power)
        g._mark_holder(area, power)
        if args.get("home"):
            s.homes[power] |= 1 << area


def _revolt(g: Regis, args: Args) -> None:
    """Of this `level` in these `areas`."""
    for id in args["areas"]:
        g.place_revolt(_place_of(g, id), int(args.get("level", 2)))


def _independent(g: Regis, args: Args) -> None:
    """These `areas` are active and independent, of this `level`."""
    for id in args["areas"]:
        g.free_area(_place_of(g, id), int(args.get("level", 2)))


def _siege(g: Regis, args: Args) -> None:
    """`power` besieges `area`; so many `casualties` have been suffered."""
    area = _place_of(g, args.get("area"))
    g.begin_siege(area, _power(g, args.get("power")))
    g.state.sieges[area].casualties = int(args.get("casualties", 0))


def _raze(g: Regis, args: Args) -> None:
    """These commercial ports have no commerce this turn."""
    g.state.razed |= mask_of(_place_of(g, id) for id in args["areas"])


def _lose(g: Regis, args: Args) -> None:
    """`power` has lost units of these kinds this turn."""
    lost = g.state.eliminated[_power(g, args.get("power"))]
    for kind, id in enumerate(KIND_IDS):
        if id in args:
            lost[kind] = int(args[id])


# -- realms ------------------------------------------------------------------------------------


def _war(g: Regis, args: Args) -> None:
    """Between two `powers`, by an event (`card`) or not, worth so many `vp`."""
    g.begin_war(*_pair(g, args), str(args.get("card", "")), int(args.get("vp", 0)))


def _alliance(g: Regis, args: Args) -> None:
    g.make_alliance(*_pair(g, args))


def _end_alliance(g: Regis, args: Args) -> None:
    g.end_alliance(*_pair(g, args))


def _ally(g: Regis, args: Args) -> None:
    """`minor` is the ally of `power`, or of nobody; perhaps `kept_out` of the wars it is in."""
    minor = _power(g, args.get("minor"))
    g.realm.set_patron(minor, _power(g, args["power"]) if args.get("power") else NOBODY)
    g.realm.in_play |= 1 << minor
    if args.get("kept_out"):
        g.realm.kept_out[minor] = g.realm.foes[g.realm.patron[minor]] & g.world.major_mask


def _morale(g: Regis, args: Args) -> None:
    """`power` holds so many `points` of `loser`."""
    power, loser = _power(g, args.get("power")), _power(g, args.get("loser"))
    held = g.realm.morale[power] = g.realm.morale[power][:]
    held[loser] = int(args["points"])


def _unrest(g: Regis, args: Args) -> None:
    for id, unrest in args.items():
        g.realm.unrest[_power(g, id)] = int(unrest)


def _merchants(g: Regis, args: Args) -> None:
    """In `center`, so many of each power."""
    center = find(g.world.center, "trade center", args.get("center"))
    for id, count in args.items():
        if id != "center":
            g.realm.merchants[center] = {**g.realm.merchants[center], _power(g, id): int(count)}


def _interest(g: Regis, args: Args) -> None:
    """`power` has an interest in these `theaters` alone."""
    theaters = g.world.theater_mask(*args["theaters"])
    g.realm.interest[_power(g, args.get("power"))] = theaters


def _enter(g: Regis, args: Args) -> None:
    """`powers` are in play, and those of `absent` are not."""
    for id in args.get("powers", ()):
        g.realm.in_play |= 1 << _power(g, id)
    for id in args.get("absent", ()):
        g.realm.in_play &= ~(1 << _power(g, id))


# -- the course of the game --------------------------------------------------------------------


def _impulse(g: Regis, args: Args) -> None:
    """`seat` is in the middle of its impulse: `points` of the card in play are left, and `kept`
    ones by power; powers of `spent` have used their intrinsic action, those of `fed` have had
    points of an earlier card. All units are where they began."""
    s = g.state
    g.begin_impulse(_player(g, args.get("seat")))
    s.phase, s.impulse.stage = "impulses", "actions"
    s.impulse.played, s.impulse.event_done = 1, True
    s.impulse.unassigned = int(args.get("points", 0))
    s.impulse.points = {_power(g, id): int(n) for id, n in args.get("kept", {}).items()}
    s.impulse.intrinsic &= ~mask_of(_power(g, id) for id in args.get("spent", ()))
    s.impulse.fed = mask_of(_power(g, id) for id in args.get("fed", ()))


def _set(g: Regis, args: Args) -> None:
    """turn, phase, active (a seat), vp by seat, nod (elsewhere), events that are `lasting`."""
    s = g.state
    s.turn = int(args.get("turn", s.turn))
    s.phase = str(args.get("phase", s.phase))
    if "active" in args:
        s.active = _player(g, args["active"])
    for id, vp in args.get("vp", {}).items():
        s.vp[_player(g, id)] = int(vp)
    g.realm.nod_elsewhere = int(args.get("nod", g.realm.nod_elsewhere))
    g.realm.lasting = sorted({*g.realm.lasting, *args.get("lasting", ())})
    for id in args.get("collapsing", ()):
        g.realm.collapsing |= 1 << _power(g, id)


VERBS: Mapping[str, Callable[[Regis, Args], None]] = {
    "groups": _groups,
    "turn_rules": _turn_rules,
    "deal": _deal,
    "place": _place,
    "lend": _lend,
    "fortress": _fortress,
    "control": _control,
    "own": _own,
    "revolt": _revolt,
    "independent": _independent,
    "siege": _siege,
    "raze": _raze,
    "lose": _lose,
    "war": _war,
    "alliance": _alliance,
    "end_alliance": _end_alliance,
    "ally": _ally,
    "morale": _morale,
    "unrest": _unrest,
    "merchants": _merchants,
    "interest": _interest,
    "enter": _enter,
    "impulse": _impulse,
    "set": _set,
}
