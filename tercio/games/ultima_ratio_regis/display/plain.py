"""A position by names, for scripts of play and people."""

import msgspec

from tercio.games.ultima_ratio_regis.model.names import KIND_IDS, NOBODY, PAIR, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in, powers_in, theaters_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import major_of, points_of
from tercio.games.ultima_ratio_regis.model.state import Leader
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_of, stacks_of
from tercio.kernel.display.protocol import Plain


def plain(g: Regis) -> Plain:
    """Everything that is open, and the hands as far as they are known."""
    s, world = g.state, g.world
    return {
        "turn": s.turn,
        "phase": s.phase,
        "vp": {seat: s.vp[n] for n, seat in enumerate(g.seats)},
        "game_order": [g.seats[player] for player in s.game_order],
        "powers": {world.power_ids[p]: _power(g, p) for p in powers_in(g.realm.in_play)},
        "areas": {
            world.location_ids[area]: _area(g, area)
            for area in places_in(world.area_mask & ~s.closed)
        },
        **_relations(g),
        "merchants": {
            row.id: {world.power_ids[p]: n for p, n in g.realm.merchants[center].items()}
            for center, row in enumerate(world.centers)
        },
        "techs": {id: name_of(g, power) for id, power in g.realm.techs.items()},
        "lasting": g.realm.lasting[:],
        "hands": msgspec.to_builtins(s.cards.hands),
    }


def name_of(g: Regis, power: Power) -> str:
    return g.world.power_ids[power] if power != NOBODY else ""


def _relations(g: Regis) -> dict[str, object]:
    """Between powers: wars and their VP, alliances, casus belli, morale by who holds it."""
    realm, ids = g.realm, g.world.power_ids
    pairs = {
        "alliances": realm.alliances,
        "casus_belli": realm.casus_belli,
        "forced_peace": realm.forced_peace,
    }
    return {
        "wars": [[ids[war.a], ids[war.b], war.vp] for war in realm.wars],
        **{name: [[ids[k // PAIR], ids[k % PAIR]] for k in table] for name, table in pairs.items()},
        "morale": {
            ids[a]: {ids[b]: points for b, points in enumerate(row) if points}
            for a, row in enumerate(realm.morale)
            if any(row)
        },
    }


def _area(g: Regis, area: Place) -> dict[str, object]:
    s = g.state
    found: dict[str, object] = {
        "owner": name_of(g, s.owner[area]),
        "holder": name_of(g, s.holder[area]),
        "revolt": s.rebels[area],
        "independent": s.free[area],
        "fortress": s.fortress[area],
        "razed": bool(s.razed >> area & 1),
    }
    if siege := s.sieges.get(area):
        found["siege"] = {"power": name_of(g, siege.power), "casualties": siege.casualties}
    return found


def _power(g: Regis, power: Power) -> dict[str, object]:
    places, impulse = g.world.location_ids, g.state.impulse
    units: dict[str, dict[str, int]] = {}
    for place, kind, count in stacks_of(g, power):
        units.setdefault(places[place], {})[KIND_IDS[kind]] = count
    return {
        "unrest": g.realm.unrest[power],
        "patron": name_of(g, major_of(g, power)),
        "points": points_of(g, power) if impulse.stage == "actions" else 0,
        "units": units,
        "eliminated": {KIND_IDS[kind]: n for kind, n in g.state.eliminated[power].items()},
        "leaders": [[places[one.place], _leader(one)] for one in leaders_of(g, power)],
        "interest": [g.world.theaters[n].id for n in theaters_in(g.realm.interest[power])],
    }


def _leader(leader: Leader) -> str:
    return leader.id or (leader.ability if leader.extraordinary else "ordinary")
