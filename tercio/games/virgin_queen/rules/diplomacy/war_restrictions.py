"""Whom a power may not declare war on (VQ 9.4)."""

from tercio.games.virgin_queen.model.court_questions import has_happened, is_this_turn
from tercio.games.virgin_queen.model.court_verbs import mark_this_turn
from tercio.games.virgin_queen.model.influence_questions import inactive_majors
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import INDEPENDENT, MINORS
from tercio.games.virgin_queen.rows.map import VqWarCostRow
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.diplomacy.declarations import WARS
from tercio.wars.diplomacy.own_powers import between_own_powers
from tercio.wars.model.names import Power

# -- at all times --------------------------------------------------------------------------------


@forbids("VQ 9.4")
def king_sebastian_lives(g: VirginQueen, power: Power, target: Power) -> bool:
    """Nobody declares war on Portugal before its king is dead."""
    row = g.world.war_costs.get((power, target))
    needed = row.only_after if isinstance(row, VqWarCostRow) else None
    return needed is not None and not has_happened(g, needed)


@forbids("VQ 3.2", "VQ 28")
def is_left_out(g: VirginQueen, power: Power, target: Power) -> bool:
    """A scenario of few powers knows no war with the others."""
    if target >= INDEPENDENT or target in MINORS or g.is_played(target):
        return False
    return target not in inactive_majors(g)


AT_ALL_TIMES = Restrictions(
    WARS.name, *WARS.rules, king_sebastian_lives, is_left_out, between_own_powers
)


# -- during the Diplomacy Phase ------------------------------------------------------------------


def remember_peace(g: VirginQueen, one: Power, other: Power) -> None:
    mark_this_turn(g, _peace(one, other))


def made_peace(g: VirginQueen, one: Power, other: Power) -> bool:
    """Whether the two ended a war in this Diplomacy Phase."""
    return is_this_turn(g, _peace(one, other))


def _peace(one: Power, other: Power) -> str:
    return f"peace.{min(one, other)}.{max(one, other)}"


@forbids("VQ 9.4")
def peace_was_made_this_turn(g: VirginQueen, power: Power, target: Power) -> bool:
    return made_peace(g, power, target)


IN_DIPLOMACY = AT_ALL_TIMES.plus(peace_was_made_this_turn)
"""An alliance of this turn bars war at all times, as long as it lasts."""
