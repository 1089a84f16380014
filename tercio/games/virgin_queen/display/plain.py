"""A view's position by names, for scripts of play and other programs."""

from tercio.games.virgin_queen.model import ocean_state
from tercio.games.virgin_queen.model.court_questions import is_ruler_dead, ruler_of
from tercio.games.virgin_queen.model.court_state import SECRET_HOME
from tercio.games.virgin_queen.model.patronage_questions import talent_row
from tercio.games.virgin_queen.model.patronage_state import Sponsorship
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import MAJORS
from tercio.games.virgin_queen.model.religion_questions import is_protestant
from tercio.games.virgin_queen.rules.victory.scoring import (
    protestant_spaces,
    victory_points,
    vp_sources,
)
from tercio.kernel.display.protocol import Plain
from tercio.wars.display.plain import (
    PLACES,
    leader_place,
    patron_id,
    power_ids,
    ships_by_type,
    space_facts,
)
from tercio.wars.model.names import NOBODY, CardId, Power, Space
from tercio.wars.model.numbered import by_leader, by_space, spaces_in
from tercio.wars.model.space_questions import controlled_keys
from tercio.wars.model.viewers import HIDDEN

STATUS = ("not_yet", "available", "sponsored", "gone")


def plain(g: VirginQueen) -> Plain:
    state, rows = g.state, g.world.power_rows
    return {
        "turn": state.turn,
        "phase": state.phase,
        "active": rows[state.active].id,
        "cp": state.impulse.cp,
        "powers": {rows[p].id: _power(g, p) for p in MAJORS},
        "minors": {rows[m].id: patron_id(g, m) for m in g.world.minors},
        "activated": {rows[p].id: rows[a].id for p, a in state.influence.activated.items()},
        "spaces": {row.id: _space(g, i) for i, row in by_space(g.world.space_rows)},
        "seas": {row.id: ships_by_type(g, g.world.location[row.id]) for row in g.world.sea_rows},
        "leaders": {row.id: leader_place(g, i) for i, row in by_leader(g.world.leader_rows)},
        "protestant_spaces": protestant_spaces(g),
        "oceans": _oceans(g),
        "captains": {row.id: _captain(g, i) for i, row in enumerate(g.world.captains)},
        "treasures": _treasures(g),
        "royals": {row.id: state.weddings.eligibility[i] for i, row in enumerate(g.world.royals)},
        "betrothed": [
            [g.world.royals[groom].id, g.world.royals[bride].id]
            for groom, bride in state.weddings.betrothed
        ],
        "weddings": _weddings(g),
        "patronage": _patronage(g),
        "espionage": _espionage(g),
        "influence": _influence(g),
        "court": _court(g),
        "deck": len(state.deck),
        "discard": [g.world.cards[card].id for card in state.discard],
        "winners": list(state.winners),
    }


def _power_id(g: VirginQueen, power: Power) -> str | None:
    return None if power == NOBODY else g.world.power_rows[power].id


def _power(g: VirginQueen, power: Power) -> dict[str, object]:
    state = g.state
    return {
        "vp": victory_points(g, power),
        "bonus_vp": state.bonus_vp[power],
        "vp_sources": vp_sources(g, power),
        "keys": controlled_keys(g, power),
        "ruler": ruler_of(g, power).id,
        "ruler_dead": is_ruler_dead(g, power),
        "hand": [_card(g, card) for card in state.hands[power]],
        "treasures": list(state.treasury.hands[power]),
        "home_card_aside": _card(g, state.court.set_aside.get(power, HIDDEN)),
        "at_war": power_ids(g, state.at_war[power]),
        "allied": power_ids(g, state.allied[power]),
    }


def _card(g: VirginQueen, card: CardId) -> str:
    return "" if card in (HIDDEN, SECRET_HOME) else g.world.cards[card].id


def _space(g: VirginQueen, space: Space) -> dict[str, object]:
    faith = "none"
    if is_protestant(g, space):
        faith = "protestant"
    elif (g.world.struggle | g.world.printed_catholic) >> space & 1:
        faith = "catholic"
    jesuit = bool(g.state.religion.jesuits >> space & 1)
    return space_facts(g, space) | {"religion": faith, "jesuit": jesuit}


def _oceans(g: VirginQueen) -> dict[str, object]:
    oceans, world = g.state.oceans, g.world
    return {
        "patrols": {row.id: oceans.patrols[i] for i, row in enumerate(world.oceans)},
        "colonies": {id: _power_id(g, power) for id, power in oceans.colonies.items()},
        "settlements": {id: _power_id(g, power) for id, power in oceans.settlements.items()},
        "forts": list(oceans.forts),
        "escorts": len(oceans.escorts),
        "armada": oceans.armada,
        "circumnavigations": oceans.circumnavigations,
        "suez": {"attempts": oceans.suez_attempts, "built": oceans.suez_built},
    }


def _captain(g: VirginQueen, captain: int) -> dict[str, object]:
    oceans = g.state.oceans
    at = oceans.captain_at[captain]
    if at >= 0:
        place = g.world.oceans[at].id
    elif captain in oceans.wintering:
        place = oceans.wintering[captain]
    else:
        place = "not_yet" if at == ocean_state.NOT_YET else PLACES[at]
    return {
        "at": place,
        "power": _power_id(g, oceans.captain_power[captain]),
        "damaged": bool(oceans.damaged >> captain & 1),
        "colony": bool(oceans.colony_aboard >> captain & 1),
        "loot": list(oceans.loot[captain]),
    }


def _treasures(g: VirginQueen) -> dict[str, object]:
    treasury = g.state.treasury
    return {
        "pool": len(treasury.pool),
        "spanish": list(treasury.spanish_row),
        "portuguese": list(treasury.portuguese_row),
        "discard": list(treasury.discard),
    }


def _patronage(g: VirginQueen) -> dict[str, object]:
    patronage, world = g.state.patronage, g.world
    return {
        "artists": {row.id: _status(patronage.artists[i]) for i, row in enumerate(world.artists)},
        "scientists": {
            row.id: _status(patronage.scientists[i]) for i, row in enumerate(world.scientists)
        },
        "at_work": [_work(g, work) for work in patronage.sponsored],
        "held_up": [_work(g, work) for work in patronage.held_up],
        "cultural_center": patronage.prague,
        "awards": dict(patronage.awards),
        "bonuses": {id: _power_id(g, power) for id, power in patronage.bonuses.items()},
    }


def _work(g: VirginQueen, work: Sponsorship) -> dict[str, object]:
    return {
        "power": _power_id(g, work.power),
        "who": talent_row(g, work.kind, work.who).id,
        "cp": work.cp,
        "bonus": work.bonus,
    }


def _weddings(g: VirginQueen) -> dict[str, object]:
    weddings, royals = g.state.weddings, g.world.royals
    return {
        "festivities": [royals[royal].id for royal in weddings.festivities],
        "wed": [royals[royal].id for royal in weddings.wed],
        "valois": [royals[royal].id for royal in weddings.married],
        "patrons": [_power_id(g, power) for power in weddings.patrons],
        "queen_vp": weddings.queen_vp,
        "guardian": _power_id(g, weddings.guardian),
    }


def _status(status: int) -> str:
    return STATUS[status] if status < len(STATUS) else "waiting"


def _espionage(g: VirginQueen) -> dict[str, object]:
    spies, rows = g.state.spies, g.world.power_rows
    return {
        "informants": [
            {
                "owner": rows[each.owner].id,
                "target": rows[each.target].id if each.target != each.owner else None,
                "neutralized": each.neutralized,
            }
            for each in spies.informants
        ],
        "assassins_used": power_ids(g, spies.assassins_used),
        "ciphers": {rows[owner].id: rows[on].id for owner, on in spies.ciphers.items()},
        "walsingham": spies.walsingham,
    }


def _influence(g: VirginQueen) -> dict[str, object]:
    rows, points = g.world.power_rows, g.state.influence.points
    return {
        rows[target].id: {rows[p].id: n for p, n in enumerate(points[target]) if n != NOBODY}
        for target in g.world.powers
        if any(n != NOBODY for n in points[target])
    }


def _court(g: VirginQueen) -> dict[str, object]:
    court, world = g.state.court, g.world
    return {
        "mary": court.mary,
        "excommunicated": court.elizabeth_excommunicated,
        "preference": court.preference,
        "preference_revealed": court.preference_revealed,
        "league_turn": court.league_turn,
        "mercenaries_for_hire": court.hire,
        "capitals": {
            world.power_rows[p].id: world.location_ids[s] for p, s in court.capitals.items()
        },
        "waiting": [world.leader_rows[leader].id for leader in court.waiting],
        "jesuits": [world.location_ids[s] for s in spaces_in(g.state.religion.jesuits)],
        "done": list(court.done),
        "this_turn": list(court.this_turn),
    }
