"""A debate as its procedure, its cards and its odds see it, and its dice (HIS 18.5)."""

from dataclasses import dataclass

from tercio.games.here_i_stand.model.court_questions import is_this_turn, reigns
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import ENGLAND, PAPACY
from tercio.games.here_i_stand.model.religion_questions import debater_ref
from tercio.games.here_i_stand.model.religion_state import DebaterId
from tercio.games.here_i_stand.rows.tables import DebateModifierRow
from tercio.games.here_i_stand.rules.reformation.conversion import opponent
from tercio.kernel.citations import cites
from tercio.wars.model.names import Power

NO_DEBATER: DebaterId = -1


@dataclass(slots=True)
class Debate:
    """A debate as its procedure and the cards played in it see it.

    `fresh` says who entered the present round uncommitted: it decides dice and bonuses.
    """

    caller: Power
    zone: str
    excluded: DebaterId = NO_DEBATER
    source: str = ""
    extra_dice: int = 0
    round: int = 1
    attacker: DebaterId = NO_DEBATER
    defender: DebaterId = NO_DEBATER
    fresh_attacker: bool = True
    fresh_defender: bool = True
    attacker_hits: int = 0
    defender_hits: int = 0

    def debater_of(self, power: Power) -> DebaterId:
        return self.attacker if power == self.caller else self.defender

    def is_fresh(self, power: Power) -> bool:
        return self.fresh_attacker if power == self.caller else self.fresh_defender

    @property
    def difference(self) -> int:
        return abs(self.attacker_hits - self.defender_hits)

    @property
    def winner(self) -> Power:
        """Whose hits are more; the caller of a draw."""
        if self.attacker_hits >= self.defender_hits:
            return self.caller
        return opponent(self.caller)


@cites("HIS 18.5")
def attack_dice(g: HereIStand, debate: Debate) -> int:
    return max(0, sum(attack_reasons(g, debate).values()))


@cites("HIS 18.5")
def attack_reasons(g: HereIStand, debate: Debate) -> dict[str, int]:
    """Step 4: the initiator's debate value and 3 more, with the exceptions for the Papacy."""
    value = g.world.debaters[debate.attacker].value
    dice = {
        debater_ref(g, debate.attacker): value,
        "debate-calls": g.world.constant("debate_attacker_dice"),
        "event": debate.extra_dice,
    }
    if debate.caller == PAPACY:
        outdone = _outdone(g, debate)
        for row in g.world.religion.debate_modifiers:
            if row.zone not in (None, debate.zone) or row.id == outdone:
                continue
            if row.card is not None and row.when is None and row.card != debate.source:
                continue
            if row.debater is not None and not _has_bonus(g, debate, row.debater):
                continue
            if row.when is not None and not _holds(g, row.when):
                continue
            more = row.dice + value * (row.factor - 1)
            dice[_why(row)] = dice.get(_why(row), 0) + more
    return dice


def _why(row: DebateModifierRow) -> str:
    if row.card is not None:
        return f"card:{row.card}"
    return "debate-own" if row.debater is not None else "debate-doubled"


def _outdone(g: HereIStand, debate: Debate) -> str:
    """A card's dice for the zone of the debate replace its dice for all zones."""
    if not debate.source:
        return ""
    rows = g.world.religion.debate_modifiers
    special = any(r.card == debate.source and r.zone == debate.zone for r in rows if r.card)
    general = [r.id for r in rows if r.card == debate.source and r.zone is None]
    return general[0] if special and general else ""


def _has_bonus(g: HereIStand, debate: Debate, debater: str) -> bool:
    """Eck and Gardiner attack better, if they come uncommitted."""
    return debate.attacker == g.world.debater[debater] and debate.fresh_attacker


def laws_in_force(g: HereIStand) -> tuple[str, ...]:
    """The modifiers whose conditions hold now."""
    rows = g.world.religion.debate_modifiers
    return tuple(row.id for row in rows if row.when is not None and _holds(g, row.when))


def _holds(g: HereIStand, condition: str) -> bool:
    if condition == "mary_rules":
        return reigns(g, ENGLAND, "mary_i")
    assert condition == "augsburg_confession_in_effect", condition
    return is_this_turn(g, "augsburg_confession")


@cites("HIS 18.5")
def defence_dice(g: HereIStand, debater: DebaterId, fresh: bool) -> int:
    return sum(defence_reasons(g, debater, fresh).values())


@cites("HIS 18.5")
def defence_reasons(g: HereIStand, debater: DebaterId, fresh: bool) -> dict[str, int]:
    """Step 5: the debate value, and 2 more if he came uncommitted, 1 if committed."""
    value, more = debater_ref(g, debater), g.world.constant
    if fresh:
        why = {"debate-uncommitted": more("debate_uncommitted_defender_dice")}
    else:
        why = {"debate-committed": more("debate_committed_defender_dice")}
    return {value: g.world.debaters[debater].value} | why
