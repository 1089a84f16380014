"""Verbs that change a freshly set-up position, for scripts of play and tests.

The docstrings are printed in docs/scripts-of-play.md.
"""

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import get_args

from tercio.games.ultima_ratio_regis.display.overlay_words import noun, refusal
from tercio.games.ultima_ratio_regis.model.names import (
    FORTRESS,
    FORTRESS_BEGUN,
    KIND_IDS,
    NOBODY,
    Center,
    Kind,
    Mask,
    On,
    Place,
    Player,
    Power,
)
from tercio.games.ultima_ratio_regis.model.numbered import by_kind, by_player
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import major_of
from tercio.games.ultima_ratio_regis.model.realm_state import Loan
from tercio.games.ultima_ratio_regis.model.state import Leader
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_at, stacks_of
from tercio.games.ultima_ratio_regis.model.war_questions import war_of
from tercio.games.ultima_ratio_regis.rows.op_rows import Technology
from tercio.games.ultima_ratio_regis.rows.powers import Religion
from tercio.games.ultima_ratio_regis.rules.deployment.auction_of_groups import take_group
from tercio.games.ultima_ratio_regis.rules.sequence.course_of_game import phases
from tercio.games.ultima_ratio_regis.rules.special_rules.registry import apply_turn_rules
from tercio.kernel.errors import Unknown
from tercio.kernel.masks import mask_of
from tercio.kernel.overlays import Verb, find


def _power(g: Regis, id: str) -> Power:
    return find(g.world.power, noun("power"), id)


def _major(g: Regis, id: str) -> Power:
    return find({g.world.power_ids[p]: p for p in g.world.majors}, noun("major-power"), id)


def _powers(g: Regis, ids: Sequence[str]) -> Mask:
    return mask_of(_power(g, id) for id in ids)


def _place_of(g: Regis, id: str) -> Place:
    return find(g.world.location, noun("place"), id)


def _center(g: Regis, id: str) -> Center:
    return find(g.world.center, noun("trade-center"), id)


def _player(g: Regis, id: str) -> Player:
    return find({str(seat): n for n, seat in by_player(g.seats)}, noun("seat"), id)


def _kind(id: str) -> Kind:
    return find({id: kind for kind, id in by_kind(KIND_IDS)}, noun("kind-of-unit"), id)


def _pair(g: Regis, powers: tuple[str, str]) -> tuple[Power, Power]:
    one, other = powers
    return _power(g, one), _power(g, other)


def _card(g: Regis, id: str) -> str:
    find(g.world.cards, noun("card"), id)
    return id


# -- who plays what ----------------------------------------------------------------------------


def groups(g: Regis) -> None:
    """the seats have the groups of powers in their printed order, and nothing is left to deploy"""
    for player, row in by_player(g.world.groups(g.scenario.id, len(g.seats))):
        take_group(g, player, row)
    g.realm.deployment = {}


def deal(g: Regis, seat: str, cards: Sequence[str]) -> None:
    """`seat` holds exactly these `cards`, which are in the deck of this turn"""
    hand = sorted(_card(g, card) for card in cards)
    deck = g.state.cards
    deck.hands[g.seats[_player(g, seat)]] = hand
    g.state.deck_list = sorted(chain(deck.pile, deck.discards, *deck.hands.values()))


def turn_rules(g: Regis) -> None:
    """the special rules of the turn hold, as if it had begun (those that ask nothing)"""
    for ask in apply_turn_rules(g):
        raise Unknown(refusal("turn-rules-ask", turn=g.state.turn, ask=str(ask)))


# -- units and areas ---------------------------------------------------------------------------


def place(
    g: Regis,
    power: str,
    place: str,
    leader: str | None = None,
    on: On = "troop",
    **units_by_kind: int,
) -> None:
    """at `place`, `power` gets units by kind (`T2`, `T3V`, `S3`, `S2D`, ...), and a `leader`:
    `ordinary`, an ability (then he is extraordinary), or a name; he is `on` a `troop`, a
    `squadron` or a `fortress`"""
    owner, at = _power(g, power), _place_of(g, place)
    for id, count in units_by_kind.items():
        if count:
            g._put(owner, at, _kind(id), count)
    if leader is not None:
        _lead(g, owner, at, leader, on=on)


def _lead(g: Regis, power: Power, place: Place, ability: str, on: On) -> None:
    if ability in g.world.historical_leaders:
        g.bring_leader(power, ability, place, on)
        return
    pool, plain = g.state.leader_pool, ability == "ordinary"
    number = next((n for n in pool if plain or g.world.ability(n) == ability), None)
    if number is None:
        there = ", ".join(["ordinary", *dict.fromkeys(map(g.world.ability, pool))])
        raise Unknown(refusal("no-leader", leader=ability, known=there))
    pool.remove(number)
    g.state.leaders.append(
        Leader(number, g.world.ability(number), power, place, on=on, extraordinary=not plain)
    )


def remove(g: Regis, power: str, place: str) -> None:
    """all units and leaders of `power` leave `place` for its pool"""
    owner, at = _power(g, power), _place_of(g, place)
    for leader in leaders_at(g, owner, at):
        g.remove_leader(leader)
    for where, kind, count in stacks_of(g, owner):
        if where == at:
            g._take(owner, at, kind, count)


def lend(g: Regis, power: str, to: str, kind: str) -> None:
    """one troop of this `kind` among those `to` a power is lent by `power`"""
    g.realm.loans.append(Loan(_power(g, power), _power(g, to), _kind(kind)))


def fortress(g: Regis, areas: Sequence[str], begun: bool = False) -> None:
    """in these `areas`, perhaps only `begun`"""
    for id in areas:
        g.state.fortress[_place_of(g, id)] = FORTRESS_BEGUN if begun else FORTRESS


def control(g: Regis, power: str, areas: Sequence[str]) -> None:
    """`power` controls these `areas`"""
    for id in areas:
        g._mark_holder(_place_of(g, id), _power(g, power))


def own(g: Regis, power: str, areas: Sequence[str], home: bool = False) -> None:
    """`power` possesses and controls these `areas`, which are active now, perhaps as `home`"""
    s, owner = g.state, _power(g, power)
    for area in (_place_of(g, id) for id in areas):
        s.closed &= ~(1 << area)
        s.free[area] = 0
        g._mark_owner(area, owner)
        g._mark_holder(area, owner)
        if home:
            s.homes[owner] |= 1 << area


def revolt(g: Regis, areas: Sequence[str], level: int = 2) -> None:
    """these `areas` are in revolt, of this `level`"""
    for id in areas:
        g.place_revolt(_place_of(g, id), level)


def independent(g: Regis, areas: Sequence[str], level: int = 2) -> None:
    """these `areas` are active and independent, of this `level`"""
    for id in areas:
        g.free_area(_place_of(g, id), level)


def siege(g: Regis, area: str, power: str, casualties: int = 0) -> None:
    """`power` besieges `area`, with so many `casualties` of the besieged"""
    at = _place_of(g, area)
    g.begin_siege(at, _power(g, power))
    g.state.sieges[at].casualties = casualties


def raze(g: Regis, areas: Sequence[str]) -> None:
    """these commercial ports have no commerce this turn"""
    g.state.razed |= mask_of(_place_of(g, id) for id in areas)


def lose(g: Regis, power: str, **units_by_kind: int) -> None:
    """`power` has lost units of these kinds this turn"""
    for id, count in units_by_kind.items():
        g.state.eliminated[_power(g, power)][_kind(id)] = count


# -- realms ------------------------------------------------------------------------------------


def war(g: Regis, powers: tuple[str, str], card: str = "", vp: int = 0) -> None:
    """between two `powers`, perhaps by an event (`card`), worth so many `vp`"""
    g.begin_war(*_pair(g, powers), card, vp)


def peace(g: Regis, powers: tuple[str, str], forced: bool = False) -> None:
    """the war between two `powers` is over, or they are in `forced` peace"""
    a, b = _pair(g, powers)
    found = war_of(g, a, b)
    if found is not None:
        g.end_war(found)
    elif not forced:
        raise Unknown(refusal("not-at-war", one=powers[0], other=powers[1]))
    if forced:
        g.force_peace(a, b)


def casus_belli(g: Regis, power: str, against: str) -> None:
    """`power` has one `against` another"""
    g.give_casus_belli(_power(g, power), _power(g, against))


def alliance(g: Regis, powers: tuple[str, str], until_war: bool = False) -> None:
    """between two `powers`, for this turn or `until_war` breaks out"""
    g.make_alliance(*_pair(g, powers), until_war)


def end_alliance(g: Regis, powers: tuple[str, str]) -> None:
    """two `powers` are allied no longer"""
    g.end_alliance(*_pair(g, powers))


def ally(g: Regis, minor: str, power: str = "", kept_out: bool = False) -> None:
    """`minor` has `power` for an ally, or none; perhaps `kept_out` of the wars it is in"""
    one = _power(g, minor)
    g.realm.set_patron(one, _power(g, power) if power else NOBODY)
    g.realm.in_play |= 1 << one
    if kept_out and power:
        g.realm.kept_out[one] = g.realm.foes[major_of(g, one)] & g.world.major_mask


def morale(g: Regis, power: str, loser: str, points: int) -> None:
    """`power` holds so many `points` of `loser`"""
    winner, other = _major(g, power), _major(g, loser)
    held = g.realm.morale[winner] = g.realm.morale[winner][:]
    held[other] = points


def unrest(g: Regis, **points_by_power: int) -> None:
    """each power named has so much unrest"""
    for id, points in points_by_power.items():
        g.realm.unrest[_power(g, id)] = points


def merchants(
    g: Regis, center: str, capacity: int | None = None, **merchants_by_power: int
) -> None:
    """in `center` each power named has so many merchants; perhaps of another `capacity`"""
    at = _center(g, center)
    if capacity is not None:
        g.realm.capacity[at] = capacity
    for id, count in merchants_by_power.items():
        g._set(g.realm.merchants, at, _power(g, id), count)


def prepare(g: Regis, center: str, **merchants_by_power: int) -> None:
    """so many merchants of each power named wait to enter `center` next turn"""
    for id, count in merchants_by_power.items():
        g._set(g.realm.prepared, _center(g, center), _power(g, id), count)


def interest(g: Regis, power: str, theaters: Sequence[str]) -> None:
    """`power` has an interest in these `theaters` alone"""
    known = {row.id: row.id for row in g.world.theaters}
    names = [find(known, noun("theater"), theater) for theater in theaters]
    g.realm.interest[_power(g, power)] = g.world.theater_mask(*names)


def religion(g: Regis, power: str, religion: str) -> None:
    """an event has changed the `religion` of `power`"""
    names = {name: name for name in get_args(Religion)}
    g.set_religion(_power(g, power), find(names, noun("religion"), religion))


def technology(g: Regis, power: str, techs: Sequence[str]) -> None:
    """`power` has won these `techs`"""
    names = {name: name for name in get_args(Technology)}
    for tech in techs:
        g.win_technology(_power(g, power), find(names, noun("technology"), tech))


def enter(g: Regis, powers: Sequence[str] = (), absent: Sequence[str] = ()) -> None:
    """`powers` are in play, those of `absent` are not"""
    g.realm.in_play |= _powers(g, powers)
    g.realm.in_play &= ~_powers(g, absent)


# -- the course of the game --------------------------------------------------------------------


def impulse(
    g: Regis,
    seat: str,
    points: int = 0,
    kept: Mapping[str, int] | None = None,
    spent: Sequence[str] = (),
    fed: Sequence[str] = (),
) -> None:
    """`seat` is in the middle of its impulse: `points` of the card in play are left, and `kept`
    ones by power; powers that have `spent` their own action or were `fed` by an earlier card"""
    s = g.state
    g.begin_impulse(_player(g, seat))
    s.phase, s.impulse.stage = "impulses", "actions"
    s.impulse.played, s.impulse.event_done = 1, True
    s.impulse.unassigned = points
    s.impulse.points = {_power(g, id): n for id, n in (kept or {}).items()}
    s.impulse.intrinsic &= ~_powers(g, spent)
    s.impulse.fed = _powers(g, fed)


def set_fields(
    g: Regis,
    turn: int | None = None,
    phase: str | None = None,
    active: str | None = None,
    vp: Mapping[str, int] | None = None,
    vp_per_turn: Mapping[str, int] | None = None,
    nod: int | None = None,
    nod_mediterranean: int | None = None,
    emperor: str | None = None,
    lasting: Sequence[str] = (),
    collapsing: Sequence[str] = (),
) -> None:
    """`turn`; `phase`; whose impulse it is (`active`, a seat); `vp` and `vp_per_turn` by seat; the
    distance of naval operations (`nod`, and `nod_mediterranean`); the power that is `emperor`;
    events that are `lasting`, powers that are `collapsing`"""
    s, realm = g.state, g.realm
    if turn is not None:
        s.turn = turn
    if phase is not None:
        s.phase = find({name: name for name in phases(g)}, noun("phase"), phase)
    if active is not None:
        s.active = _player(g, active)
    for id, points in (vp or {}).items():
        s.vp[_player(g, id)] = points
    for id, points in (vp_per_turn or {}).items():
        s.vp_per_turn[_player(g, id)] = points
    if nod is not None:
        realm.nod_elsewhere = nod
    if nod_mediterranean is not None:
        realm.nod_mediterranean = nod_mediterranean
    if emperor is not None:
        realm.emperor = _power(g, emperor)
    realm.lasting = sorted({*realm.lasting, *(_card(g, card) for card in lasting)})
    realm.collapsing |= _powers(g, collapsing)


VERBS: Mapping[str, Verb] = {
    "groups": groups,
    "turn_rules": turn_rules,
    "deal": deal,
    "place": place,
    "remove": remove,
    "lend": lend,
    "fortress": fortress,
    "control": control,
    "own": own,
    "revolt": revolt,
    "independent": independent,
    "siege": siege,
    "raze": raze,
    "lose": lose,
    "war": war,
    "peace": peace,
    "casus_belli": casus_belli,
    "alliance": alliance,
    "end_alliance": end_alliance,
    "ally": ally,
    "morale": morale,
    "unrest": unrest,
    "merchants": merchants,
    "prepare": prepare,
    "interest": interest,
    "religion": religion,
    "technology": technology,
    "enter": enter,
    "impulse": impulse,
    "set": set_fields,
}
