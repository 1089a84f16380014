"""Questions about war, peace and alliances (uRR 21)."""

from tercio.games.ultima_ratio_regis.model.area_questions import besieged_areas, held_by_side
from tercio.games.ultima_ratio_regis.model.ground import Ground
from tercio.games.ultima_ratio_regis.model.kept_answers import remembered
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Mask, Power, directed, pair, parties
from tercio.games.ultima_ratio_regis.model.numbered import power_members
from tercio.games.ultima_ratio_regis.model.power_questions import side_of, takes_part
from tercio.games.ultima_ratio_regis.model.realm_state import War
from tercio.kernel.masks import mask_of


def war_of(g: Ground, a: Power, b: Power) -> War | None:
    for war in g.state.realm.wars:
        if war.between(a, b):
            return war
    return None


def are_at_war(g: Ground, a: Power, b: Power) -> bool:
    """Between the majors behind two powers, or with a minor that is at war by itself.

    A minor that its ally keeps out takes no part in his wars (20.5).
    """
    realm = g.state.realm
    if not realm.wars or a == b or NOBODY in (a, b):
        return False
    if realm.foes[a] >> b & 1:
        return True
    one, other = realm.patron[a], realm.patron[b]
    if NOBODY in (one, other) or not realm.foes[one] >> other & 1:
        return False
    return not realm.kept_out or (takes_part(g, a, other) and takes_part(g, b, one))


@remembered
def hostile_to(g: Ground, power: Power) -> Mask:
    """All powers with which one is at war, majors and minors."""
    realm = g.state.realm
    if not realm.wars:
        return 0
    foes, major = realm.foes[power], realm.patron[power]
    if major != NOBODY:
        foes |= realm.foes[major] & ~realm.kept_out.get(power, 0)
    if not foes:
        return 0
    for foe in power_members(foes & g.data.major_mask):
        foes |= mask_of(side_of(g, foe, major if major != NOBODY else power))
    return foes


@remembered
def land_at_peace(g: Ground, power: Power) -> Mask:
    """Land of other majors, and of their minors, with which one is not at war; not where
    somebody besieges them, for relief may come (13.3.5)."""
    mask, in_play = 0, g.state.realm.in_play
    others = in_play & g.data.major_mask & ~hostile_to(g, power) & ~(1 << power)
    for other in power_members(others):
        mask |= held_by_side(g, other)
    return mask & ~besieged_areas(g)


@remembered
def enemy_troops(g: Ground, power: Power) -> Mask:
    """Places where troops of powers stand with which one is at war."""
    troops, mask = g.state.troops, 0
    for foe in power_members(hostile_to(g, power)):
        mask |= troops[foe]
    return mask


@remembered
def neutral_troops(g: Ground, power: Power) -> Mask:
    """Places where troops stand that are neither of one's side nor at war with one."""
    friends_and_foes, mask = {*side_of(g, power), *power_members(hostile_to(g, power))}, 0
    for other, troops in enumerate(g.state.troops):
        if troops and other not in friends_and_foes:
            mask |= troops
    return mask


def enemy_ships(g: Ground, power: Power) -> Mask:
    ships, mask = g.state.ships, 0
    for foe in power_members(hostile_to(g, power)):
        mask |= ships[foe]
    return mask


def enemies_of(g: Ground, power: Power) -> list[Power]:
    """Those with whom it is at war in its own name."""
    found = [war.b if war.a == power else war.a for war in _wars_of(g, power)]
    return sorted(found)


def _wars_of(g: Ground, power: Power) -> list[War]:
    return [war for war in g.state.realm.wars if power in (war.a, war.b)]


def are_allied(g: Ground, a: Power, b: Power) -> bool:
    """Two majors."""
    return pair(a, b) in g.state.realm.alliances


def allies_of(g: Ground, power: Power) -> list[Power]:
    found, realm = list[Power](), g.state.realm
    if not realm.alliances:
        return found
    for key in realm.alliances:
        a, b = parties(key)
        if power in (a, b):
            other = b if a == power else a
            if realm.in_play >> other & 1:
                found.append(other)
    found.sort()
    return found


def has_casus_belli(g: Ground, a: Power, b: Power) -> bool:
    return directed(a, b) in g.state.realm.casus_belli


def in_forced_peace(g: Ground, a: Power, b: Power) -> bool:
    return pair(a, b) in g.state.realm.forced_peace
