"""Diplomacy: what a clause is worth, which deals to make, and whom to fight."""

from typing import Final

from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.bots.question import Question
from tercio.games.virgin_queen.bots.weddings import (
    good_match,
    is_a_good_match,
    matches,
    wedding_worth,
)
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    OTTOMAN,
    PROTESTANT,
    SPAIN,
)
from tercio.games.virgin_queen.rules.diplomacy.england_and_spain import war_cost
from tercio.kernel.ask import PASS, Seat
from tercio.wars.bots.deals import Diplomat, headed, peace_worth
from tercio.wars.bots.question import WarQuestion
from tercio.wars.diplomacy.clauses import Clause
from tercio.wars.model.names import Cp, Power

HIRED = 4
"""Mercenaries for hire that are sold for a card."""


class VqDiplomat(Diplomat[Outlook]):
    friends = frozenset(
        frozenset(pair)
        for pair in ((OTTOMAN, FRANCE), (SPAIN, HRE), (ENGLAND, PROTESTANT), (OTTOMAN, PROTESTANT))
    )

    def war_cost(self, o: Outlook, target: Power) -> Cp:
        return war_cost(o.g, o.power, target)

    def has_hands_free(self, o: Outlook) -> bool:
        """With no other war at hand."""
        return not o.fronts

    def own_clause_worth(self, o: Outlook, clause: Clause, gives: bool, count: int) -> float | None:
        match clause.kind:
            case "treasures":
                return -0.5 * count if gives else 0.4 * count
            case "mercenaries":
                price = 0.05 if o.power == HRE else 0.2
                return -price * count if gives else 0.2 * count
            case "marriage":
                groom, bride = (o.world.royal[id] for id in clause.detail.split("."))
                other = clause.taker if gives else clause.giver
                if not good_match(o, other, groom, bride):
                    return -o.weights.deal
                return wedding_worth(o, o.power, groom, bride)
        return None

    def must_fight_on(self, o: Outlook, enemy: Power) -> bool:
        return {o.power, enemy} == {ENGLAND, SPAIN}

    def settled(self, q: WarQuestion[Outlook]) -> set[Seat]:
        """Whoever has no deal yet asks everybody."""
        found = super().settled(q)
        return found if q.ask.seat in found else set()

    def offers(self, o: Outlook, other: Power) -> list[str]:
        return [*_weddings(o, other), *_soldiers(o, other)]

    def free_war(self, q: Question) -> str:
        """A war that costs nothing."""
        return self.best_war(q, 0.5, free=True)


def _weddings(o: Outlook, other: Power) -> list[str]:
    """The best couple, if no royal of ours in it has a much better match elsewhere."""
    for match in matches(o, other):
        if not is_a_good_match(o, match):
            continue
        royals = f"{o.world.royals[match.groom].id}.{o.world.royals[match.bride].id}"
        return [
            *headed(o, o.power, other, "marriage", details=[royals]),
            *headed(o, other, o.power, "marriage", details=[royals]),
        ]
    return []


def _soldiers(o: Outlook, other: Power) -> list[str]:
    """The Holy Roman sells his mercenaries for hire to somebody at war."""
    hires = o.power == HRE and o.state.court.hire >= HIRED and other in (SPAIN, FRANCE, ENGLAND)
    if not hires or not o.state.at_war[other] or other == o.best_rival:
        return []
    return [
        *headed(o, HRE, other, "mercenaries", details=[str(HIRED)]),
        *headed(o, other, HRE, "card_draws", details=["1"]),
    ]


DIPLOMAT: Final = VqDiplomat()


# -- war and peace -------------------------------------------------------------------------------


def event_peace(q: Question) -> str:
    enemy = q.g.world.power.get(q.arg("enemy"))
    if enemy is None:
        return q.first("peace") or q.keys[0]
    return "peace" if peace_worth(q.o, q.plan, enemy) >= 0.1 else "refuse"


def own_wedding(q: Question) -> str:
    """Two royals of one power, while the match is good for it."""
    best, answer = 0.4, PASS
    for key in q.verbs("wed."):
        _, groom, bride = key.split(".")
        worth = wedding_worth(q.o, q.power, q.g.world.royal[groom], q.g.world.royal[bride])
        if worth > best:
            best, answer = worth, key
    return answer
