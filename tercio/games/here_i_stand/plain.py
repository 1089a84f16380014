"""A view's position by names, for scripts of play and other programs."""

from typing import Any

from tercio.games.here_i_stand.position import HereIStand
from tercio.games.here_i_stand.powers import MAJORS
from tercio.games.here_i_stand.rules.victory import victory_points
from tercio.games.here_i_stand.views import HIDDEN
from tercio.kernel.masks import places_of
from tercio.wars.names import (
    AVAILABLE,
    ELSEWHERE,
    NEXT_TURN,
    OUT_OF_PLAY,
    CardId,
    Mask,
    Power,
    captor,
)

_PLACES = {
    AVAILABLE: "available",
    NEXT_TURN: "next_turn",
    OUT_OF_PLAY: "out_of_play",
    ELSEWHERE: "elsewhere",
}


def plain(g: HereIStand) -> dict[str, Any]:
    state = g.state
    return {
        "turn": state.turn,
        "phase": state.phase,
        "active": g.world.power_rows[state.active].id,
        "cp": state.impulse.cp,
        "powers": {g.world.power_rows[p].id: _power(g, p) for p in MAJORS},
        "minors": {g.world.power_rows[m].id: _patron(g, m) for m in g.world.minors},
        "spaces": {row.id: _space(g, i) for i, row in enumerate(g.world.space_rows)},
        "seas": {row.id: _ships(g, g.world.location[row.id]) for row in g.world.sea_rows},
        "leaders": {row.id: _place(g, i) for i, row in enumerate(g.world.leader_rows)},
        "religion": _religion(g),
        "new_world": _new_world(g),
        "deck": len(state.deck),
        "discard": [g.world.cards[card].id for card in state.discard],
        "winners": list(state.winners),
    }


def _powers(g: HereIStand, mask: Mask) -> list[str]:
    return [g.world.power_rows[power].id for power in places_of(mask)]


def _patron(g: HereIStand, minor: Power) -> str | None:
    return g.world.power_rows[g.state.patron[minor]].id if g.is_active_minor(minor) else None


def _power(g: HereIStand, power: Power) -> dict[str, Any]:
    state = g.state
    return {
        "vp": victory_points(g, power),
        "keys": g.controlled_keys(power),
        "ruler": g.ruler(power).id,
        "hand": [_card(g, card) for card in state.hands[power]],
        "at_war": _powers(g, state.at_war[power]),
        "allied": _powers(g, state.allied[power]),
        "excommunicated": bool(state.court.under_ban >> power & 1),
    }


def _card(g: HereIStand, card: CardId) -> str:
    return "" if card == HIDDEN else g.world.cards[card].id


def _space(g: HereIStand, space: int) -> dict[str, Any]:
    state = g.state
    return {
        "control": g.world.power_rows[g.controller(space)].id,
        "religion": _faith(g, space),
        "unrest": g.is_in_unrest(space),
        "fortified": g.is_fortified(space),
        "besiegers": _powers(g, state.besiegers[space]),
        "units": {
            f"{g.world.power_rows[owner].id}.{g.kind_name(owner, kind)}": count
            for owner, kind, count in g.stacks(space)
        },
        "ships": _ships(g, space),
    }


def _faith(g: HereIStand, space: int) -> str:
    if g.is_protestant(space):
        return "protestant"
    return "catholic" if g.is_catholic(space) else "none"


def _ships(g: HereIStand, place: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for ship in g.ships_at(place):
        name = f"{g.world.power_rows[g.world.ship_owner[ship]].id}.{g.ship_kind(ship)}"
        found[name] = found.get(name, 0) + 1
    return found


def _place(g: HereIStand, leader: int) -> str:
    at = g.state.leader_at[leader]
    if at >= 0:
        return g.world.location_ids[at]
    return _PLACES[at] if at in _PLACES else f"captive.{g.world.power_rows[captor(at)].id}"


def _religion(g: HereIStand) -> dict[str, Any]:
    religion, names = g.state.religion, ("not_yet", "ready", "committed", "away", "gone")
    return {
        "protestant_spaces": religion.protestant.bit_count(),
        "debaters": {row.id: names[religion.debaters[i]] for i, row in enumerate(g.world.debaters)},
        "new_testament": dict(zip(g.world.debate_zones, religion.new_testament, strict=True)),
        "full_bible": dict(zip(g.world.debate_zones, religion.bible, strict=True)),
        "st_peters": {"cp": religion.st_peters_cp, "vp": religion.st_peters_vp},
        "universities": [g.world.location_ids[s] for s in places_of(religion.universities)],
    }


def _new_world(g: HereIStand) -> dict[str, Any]:
    new_world, rows = g.state.new_world, g.world.power_rows
    return {
        "crossing": [f"{rows[v.power].id}.{v.kind}" for v in new_world.crossing],
        "holdings": [f"{rows[h.power].id}.{h.what}" for h in new_world.holdings],
        "claimed": {what: rows[power].id for what, power in new_world.claimed.items()},
    }
