"""Wars with their morale, alliances, casus belli and enforced peace (uRR 21)."""

from collections.abc import Iterator

from tercio.games.ultima_ratio_regis.display.panels.powers import power_name
from tercio.games.ultima_ratio_regis.model.names import KIND_IDS, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import majors_in_play
from tercio.games.ultima_ratio_regis.model.realm_state import War
from tercio.games.ultima_ratio_regis.model.refs import power_ref
from tercio.games.ultima_ratio_regis.model.war_questions import (
    allies_of,
    are_allied,
    are_at_war,
    has_casus_belli,
    in_forced_peace,
)
from tercio.games.ultima_ratio_regis.rules.major_powers.war_status import lead
from tercio.games.ultima_ratio_regis.rules.naval_actions.fleets import lends_squadrons
from tercio.kernel.display.parts import grid
from tercio.kernel.display.scene import Grid
from tercio.kernel.messages import Words


def wars(g: Regis, words: Words) -> Grid:
    """Each war, what its winner gets, and the morale that either side has taken."""
    rows = [
        (
            power_name(g, words, war.a),
            power_name(g, words, war.b),
            str(war.vp),
            _taken(g, war, war.a, war.b),
            _taken(g, war, war.b, war.a),
            _stands(g, words, war),
            words.listed(words.name(f"card:{card}") for card in war.cards),
        )
        for war in g.realm.wars
    ]
    columns = ("attacker", "defender", "vp", "morale-taken", "morale-lost", "stands", "events")
    return grid("wars", words, columns, rows)


def _taken(g: Regis, war: War, a: Power, b: Power) -> str:
    """Minors have no morale."""
    majors = g.world.majors
    return str(g.realm.morale[a][b]) if a in majors and b in majors else ""


def _stands(g: Regis, words: Words, war: War) -> str:
    """Who would win, and by how much, if peace were made now and nobody had asked for it."""
    if war.a in g.world.minors or war.b in g.world.minors:
        return ""
    points = lead(g, war.a, war.b)
    if not points:
        return words.say("war-draw")
    winner = power_ref(g, war.a if points > 0 else war.b)
    return words.say("war-leads", {"power": winner, "points": abs(points)})


def diplomacy(g: Regis, words: Words) -> Grid:
    majors = majors_in_play(g)
    rows = [
        (power_name(g, words, power), *(_status(g, words, power, other) for other in majors))
        for power in majors
    ]
    heads = ("", *(power_name(g, words, other) for other in majors))
    return Grid("diplomacy", words.say("panel-diplomacy"), heads, tuple(rows))


def _status(g: Regis, words: Words, power: Power, other: Power) -> str:
    if power == other:
        return ""
    if are_at_war(g, power, other):
        return words.say("status-war")
    told = []
    if are_allied(g, power, other):
        told.append(words.say("status-allied"))
    if in_forced_peace(g, power, other):
        told.append(words.say("status-peace"))
    if has_casus_belli(g, power, other):
        told.append(words.say("status-casus-belli"))
    return words.listed(told)


def comrades(g: Regis, words: Words) -> Grid:
    """Expeditionary corps, and fleets that allies have combined (21.2.2, 21.2.3)."""
    return grid("comrades", words, ("lender", "leader-of", "lent"), _comrades(g, words))


def _comrades(g: Regis, words: Words) -> Iterator[tuple[str, str, str]]:
    for loan in g.realm.loans:
        unit = words.say("comrades-corps", {"unit": f"unit:{KIND_IDS[loan.kind]}"})
        yield power_name(g, words, loan.lender), power_name(g, words, loan.receiver), unit
    for lender in majors_in_play(g):
        for leader in allies_of(g, lender):
            if lends_squadrons(g, lender, leader):
                fleet = words.say("comrades-fleet")
                yield power_name(g, words, lender), power_name(g, words, leader), fleet
