"""Questions about the religious struggle (HIS 2.3, 18)."""

from typing import TYPE_CHECKING

from tercio.games.here_i_stand.model.powers import OTTOMAN, PAPACY, PROTESTANT
from tercio.games.here_i_stand.model.religion_state import (
    UNCOMMITTED,
    DebaterId,
    ReformerId,
)
from tercio.wars.model.names import Mask, Power, Space

if TYPE_CHECKING:
    from tercio.games.here_i_stand.model.position import HereIStand


def protestant_spaces(g: "HereIStand") -> Mask:
    """Spaces under Protestant religious influence."""
    return g.state.religion.protestant


def catholic_spaces(g: "HereIStand") -> Mask:
    """Spaces under Catholic religious influence: all others but Ottoman home spaces."""
    state = g.state
    return g.world.all_spaces & ~(state.religion.protestant | state.home[OTTOMAN] | state.closed)


def is_catholic(g: "HereIStand", space: Space) -> bool:
    return bool(catholic_spaces(g) >> space & 1)


def debater_ref(g: "HereIStand", debater: DebaterId) -> str:
    return g.world.religion.debater_refs[debater]


def is_uncommitted(g: "HereIStand", debater: DebaterId) -> bool:
    return g.state.religion.debaters[debater] == UNCOMMITTED


def debaters_of(g: "HereIStand", power: Power, zone: str, status: int) -> list[DebaterId]:
    """A side's debaters in a state; the Papal ones know no zones (8.2)."""
    tables = g.world.religion
    pool = tables.papal_debaters if power == PAPACY else tables.debaters_of_zone[zone]
    states = g.state.religion.debaters
    return [i for i in pool if states[i] == status]


def may_use_bonus(g: "HereIStand", power: Power, debater: DebaterId) -> bool:
    """An uncommitted debater's bonus, within the limit of one an impulse (18.2)."""
    row = g.world.debaters[debater]
    if not is_uncommitted(g, debater):
        return False
    if not g.world.religion.users[debater] >> power & 1:
        return False
    return not row.limited or not has_used_bonus(g, power)


def has_used_bonus(g: "HereIStand", power: Power) -> bool:
    unlimited = g.world.edition_rule("debater_bonus") == "england_unlimited"
    if unlimited and power not in (PAPACY, PROTESTANT):
        return False
    return bool(g.state.religion.bonus_used >> power & 1)


def reformer_ref(g: "HereIStand", reformer: ReformerId) -> str:
    return g.world.religion.reformer_refs[reformer]


def is_reformer_on_map(g: "HereIStand", reformer: ReformerId) -> bool:
    return g.state.religion.reformers[reformer] >= 0


def is_protestant(g: "HereIStand", space: Space) -> bool:
    """Religious influence. Only Ottoman home spaces are neither (2.3)."""
    return bool(g.state.religion.protestant >> space & 1)
