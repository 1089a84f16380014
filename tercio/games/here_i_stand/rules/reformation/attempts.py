"""A string of (Counter) Reformation attempts: who, where, with what (HIS 18.2-18.4)."""

from dataclasses import dataclass, field

from tercio.games.here_i_stand.model.court_questions import is_this_turn, ruler_of
from tercio.games.here_i_stand.model.events.religion import AttemptResolved
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import PAPACY
from tercio.games.here_i_stand.model.religion_questions import (
    catholic_spaces,
    debater_ref,
    has_used_bonus,
    may_use_bonus,
    protestant_spaces,
)
from tercio.games.here_i_stand.model.religion_state import DebaterId
from tercio.games.here_i_stand.model.religion_tables import EVERYWHERE, within
from tercio.games.here_i_stand.model.religion_verbs import use_bonus
from tercio.games.here_i_stand.rows.tables import AttemptRow
from tercio.games.here_i_stand.rules.reformation.presence import targets_of
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.model.names import Mask, Power, Space
from tercio.wars.model.refs import place_ref, power_ref


@dataclass(slots=True)
class Attempts:
    """The attempts that one action or event awards.

    `zone` are the spaces of the target language zone(s), in which the attempting power wins
    ties; `only` are the spaces it may target at all.
    """

    power: Power
    to_protestant: bool
    left: int
    zone: Mask = EVERYWHERE
    only: Mask = EVERYWHERE
    extra_dice: int = 0
    die_modifier: int = 0
    unrest_on_failure: bool = False
    burning_books: bool = False
    debaters: list[DebaterId] = field(default_factory=list)
    """Whose bonus has been applied in this string; it lasts to its end."""

    @property
    def kind(self) -> str:
        return "reformation" if self.to_protestant else "counter-reformation"


@cites("HIS 18.3", "HIS 18.4")
def attempts_of(
    g: HereIStand, power: Power, source: str, *, zone: str | None = None, count: int | None = None
) -> Attempts:
    """The attempts that a row of the table `attempts` awards.

    `zone` is the one that was chosen, where the row has one chosen; `count` where the row has
    no number of its own.
    """
    row = g.world.religion.attempts[source]
    zones = _zone_mask(g, row, zone)
    only = EVERYWHERE
    if row.only_home_of is not None:
        only = g.state.home[g.world.power[row.only_home_of]]
    if row.only_zone:
        only &= zones
    return Attempts(
        power,
        row.attempt == "reformation",
        row.count if count is None else count,
        zones,
        only=only,
        extra_dice=row.extra_dice,
        die_modifier=row.die_modifier,
        unrest_on_failure=any(
            g.world.debaters[g.world.debater[d]].unrest_on_failure for d in row.commits
        ),
        burning_books=row.action == "burn_books",
    )


def _zone_mask(g: HereIStand, row: AttemptRow, zone: str | None) -> Mask:
    zones = row.zones
    if row.choose_zone:
        assert zone is not None, f"{row.id} needs a zone"
        zones = (zone,)
    if not zones:
        zones = tuple(g.world.zone_masks)
    mask = 0
    for id in zones:
        mask |= g.world.zone_masks[id]
    return mask


# -- targets ---------------------------------------------------------------------------------------


def used_targets(g: HereIStand, to_protestant: bool) -> Mask:
    religion = g.state.religion
    return religion.reform_targets if to_protestant else religion.counter_targets


def legal_targets(g: HereIStand, string: Attempts) -> Mask:
    """What `TARGETS` allows, as a mask."""
    used = used_targets(g, string.to_protestant)
    return targets_of(g, string.to_protestant) & string.only & ~used


def mark_target(g: HereIStand, string: Attempts, space: Space) -> None:
    if string.to_protestant:
        g.state.religion.reform_targets |= 1 << space
    else:
        g.state.religion.counter_targets |= 1 << space


@forbids("HIS 18.3", "HIS 18.4")
def has_the_faith_already(g: HereIStand, string: Attempts, space: Space) -> bool:
    """A Reformation needs a Catholic space, a Counter Reformation a Protestant one."""
    wanted = catholic_spaces(g) if string.to_protestant else protestant_spaces(g)
    return not wanted >> space & 1


@forbids("HIS 18.3", "HIS 18.4", "HIS 12.4")
def is_out_of_reach(g: HereIStand, string: Attempts, space: Space) -> bool:
    """No figure in it, no calm neighbour and no port by sea of the right faith."""
    if has_the_faith_already(g, string, space):
        return False
    return not targets_of(g, string.to_protestant) >> space & 1


@forbids("HIS 18.3", "HIS 18.4")
def was_targeted_this_impulse(g: HereIStand, string: Attempts, space: Space) -> bool:
    return bool(used_targets(g, string.to_protestant) >> space & 1)


@forbids("HIS 18.3", "HIS 21.3")
def is_outside_the_allowed_spaces(g: HereIStand, string: Attempts, space: Space) -> bool:
    """Carlstadt, Calvin, Mary I and the Book of Common Prayer confine attempts."""
    return not string.only >> space & 1


TARGETS = Restrictions(
    "attempt",
    has_the_faith_already,
    is_out_of_reach,
    was_targeted_this_impulse,
    is_outside_the_allowed_spaces,
)


# -- debater bonuses -------------------------------------------------------------------------------


@cites("HIS 18.2")
def bonus_area(g: HereIStand, debater: DebaterId) -> Mask:
    """Where the bonus dice of a debater count."""
    row = g.world.debaters[debater]
    if row.of_leader is None:
        return g.world.religion.bonus_area[debater]
    at = g.state.leader_at[g.world.leader[row.of_leader]]
    if not 0 <= at < g.world.space_count:
        return 0
    return within(g.world.land, 1 << at, row.within)


@cites("HIS 18.2", "HIS 18.3", "HIS 18.4")
def bonus_dice(g: HereIStand, string: Attempts, space: Space) -> int:
    """Dice beyond the base: of the event, of this turn, of debaters (step 3)."""
    return sum(bonus_by_reason(g, string, space).values())


def bonus_by_reason(g: HereIStand, string: Attempts, space: Space) -> dict[str, int]:
    dice = {"event": string.extra_dice} if string.extra_dice else {}
    if string.to_protestant and is_this_turn(g, "printing_press"):
        dice["printing-press"] = g.world.constant("printing_press_dice")
    for debater in string.debaters:
        row = g.world.debaters[debater]
        if row.bonus in ("reform_dice", "counter_dice") and bonus_area(g, debater) >> space & 1:
            dice[debater_ref(g, debater)] = row.amount
    return dice


@cites("HIS 18.2")
def helpers(g: HereIStand, string: Attempts, targets: Mask) -> list[DebaterId]:
    """Debaters who may be committed now for the attempts that are left."""
    tables = g.world.religion
    if has_used_bonus(g, string.power):
        return []
    pool = tables.protestant_debaters if string.to_protestant else tables.papal_debaters
    return [i for i in pool if may_use_bonus(g, string.power, i) and _helps(g, string, i, targets)]


def _helps(g: HereIStand, string: Attempts, debater: DebaterId, targets: Mask) -> bool:
    bonus = g.world.debaters[debater].bonus
    if bonus == "st_peters_cp":
        most = g.world.constant("st_peters_vp_max")
        return string.burning_books and g.state.religion.st_peters_vp < most
    wanted = "reform_dice" if string.to_protestant else "counter_dice"
    return bonus == wanted and bool(bonus_area(g, debater) & targets)


def commit_helper(g: HereIStand, string: Attempts, debater: DebaterId) -> None:
    use_bonus(g, string.power, debater)
    string.debaters.append(debater)


# -- modifiers -------------------------------------------------------------------------------------


def wins_ties(g: HereIStand, string: Attempts, space: Space) -> bool:
    """In the target zone; the Papacy only under a Pope who does (18.3, 18.4)."""
    if not string.zone >> space & 1:
        return False
    return string.to_protestant or ruler_of(g, PAPACY).wins_counter_ties


def die_modifier(g: HereIStand, string: Attempts, space: Space) -> int:
    """What is added to each die of the attempting power (step 4)."""
    if string.to_protestant:
        return string.die_modifier if string.zone >> space & 1 else 0
    confession = is_this_turn(g, "augsburg_confession")
    return g.world.constant("augsburg_die_modifier") if confession else 0


def tell_attempt(
    g: HereIStand,
    string: Attempts,
    space: Space,
    best: int,
    *,
    against: int,
    success: bool,
    chance: float,
) -> None:
    g.record(
        AttemptResolved(
            power_ref(g, string.power),
            place_ref(g, space),
            best,
            against,
            success=success,
            chance=chance,
            modifier=die_modifier(g, string, space),
        )
    )
