"""A view's position by names, for scripts of play and other programs."""

from tercio.games.here_i_stand.model.court_questions import ruler_of
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import MAJORS
from tercio.games.here_i_stand.model.religion_questions import is_catholic, is_protestant
from tercio.games.here_i_stand.rules.victory.victory import protestant_spaces, victory_points
from tercio.kernel.display.protocol import Plain
from tercio.wars.display.plain import leader_place, patron_id, power_ids, ships_by_type, space_facts
from tercio.wars.model.names import (
    CardId,
    Power,
    Space,
)
from tercio.wars.model.numbered import by_leader, by_space, spaces_in
from tercio.wars.model.space_questions import controlled_keys
from tercio.wars.model.viewers import HIDDEN


def plain(g: HereIStand) -> Plain:
    state = g.state
    return {
        "turn": state.turn,
        "phase": state.phase,
        "active": g.world.power_rows[state.active].id,
        "cp": state.impulse.cp,
        "powers": {g.world.power_rows[p].id: _power(g, p) for p in MAJORS},
        "minors": {g.world.power_rows[m].id: patron_id(g, m) for m in g.world.minors},
        "spaces": {
            row.id: space_facts(g, i) | {"religion": _faith(g, i)}
            for i, row in by_space(g.world.space_rows)
        },
        "seas": {row.id: ships_by_type(g, g.world.location[row.id]) for row in g.world.sea_rows},
        "leaders": {row.id: leader_place(g, i) for i, row in by_leader(g.world.leader_rows)},
        "religion": _religion(g),
        "new_world": _new_world(g),
        "deck": len(state.deck),
        "discard": [g.world.cards[card].id for card in state.discard],
        "winners": list(state.winners),
    }


def _power(g: HereIStand, power: Power) -> dict[str, object]:
    state = g.state
    return {
        "vp": victory_points(g, power),
        "keys": controlled_keys(g, power),
        "ruler": ruler_of(g, power).id,
        "hand": [_card(g, card) for card in state.hands[power]],
        "at_war": power_ids(g, state.at_war[power]),
        "allied": power_ids(g, state.allied[power]),
        "excommunicated": bool(state.court.under_ban >> power & 1),
    }


def _card(g: HereIStand, card: CardId) -> str:
    return "" if card == HIDDEN else g.world.cards[card].id


def _space(g: HereIStand, space: Space) -> dict[str, object]:
    return space_facts(g, space) | {"religion": _faith(g, space)}


def _faith(g: HereIStand, space: Space) -> str:
    if is_protestant(g, space):
        return "protestant"
    return "catholic" if is_catholic(g, space) else "none"


def _religion(g: HereIStand) -> dict[str, object]:
    religion, names = g.state.religion, ("not_yet", "ready", "committed", "away", "gone")
    return {
        "protestant_spaces": protestant_spaces(g),
        "debaters": {row.id: names[religion.debaters[i]] for i, row in enumerate(g.world.debaters)},
        "new_testament": dict(zip(g.world.debate_zones, religion.new_testament, strict=True)),
        "full_bible": dict(zip(g.world.debate_zones, religion.bible, strict=True)),
        "st_peters": {"cp": religion.st_peters_cp, "vp": religion.st_peters_vp},
        "universities": [g.world.location_ids[s] for s in spaces_in(religion.universities)],
    }


def _new_world(g: HereIStand) -> dict[str, object]:
    new_world, rows = g.state.new_world, g.world.power_rows
    return {
        "crossing": [f"{rows[v.power].id}.{v.kind}" for v in new_world.crossing],
        "holdings": [f"{rows[h.power].id}.{h.what}" for h in new_world.holdings],
        "claimed": {what: rows[power].id for what, power in new_world.claimed.items()},
    }
