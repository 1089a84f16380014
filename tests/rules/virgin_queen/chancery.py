"""Deals and refusals for tests: what forbids something, and what comes of an agreement."""

from collections.abc import Iterable
from typing import Any

from tercio.games.virgin_queen.rules.diplomacy.negotiation import DEALS
from tercio.kernel.ask import Seat
from tercio.kernel.deals import Deal
from tercio.kernel.restrictions import AnyTable
from tercio.wars.diplomacy.clauses import Clause, Terms, to_item
from tests.rules.virgin_queen.stage import Stage


def forbidden(stage: Stage, clause: Clause, *others: Clause, agreed: Iterable[Clause] = ()) -> str:
    """The names of the restrictions against a clause beside others, joined by blanks."""
    return reasons(DEALS.kinds[clause.kind].restrictions, stage.g, clause, Terms(others, [*agreed]))


def deal(stage: Stage, *clauses: Clause) -> Deal:
    g = stage.g
    one, other = g.seat_of(clauses[0].giver), g.seat_of(clauses[0].taker)
    return Deal(1, one, other, [to_item(g, clause) for clause in clauses])


def agree(stage: Stage, *deals: Iterable[Clause], **script: Any) -> list[Clause]:
    """Carry out deals that were agreed on; returns what came about."""
    agreed = [deal(stage, *clauses) for clauses in deals]
    done: list[Clause] = stage.run(DEALS.carry_out(stage.g, agreed), **script)
    return done


def offers(stage: Stage, proposer: str, partner: str, heading: str = "") -> list[str]:
    """The keys of the clauses that can be added to an empty draft, or under a heading."""
    draft = Deal(0, Seat(proposer), Seat(partner), heading=heading)
    return [option.value.key for option in DEALS.items(stage.g, draft)]


def reasons(rules: AnyTable, *subject: Any) -> str:
    """The names of the restrictions against something, joined by blanks."""
    return " ".join(r.message.removeprefix("forbid-") for r in rules.refusals(*subject))


def europe(players: int = 6, edition: str = "living") -> Stage:
    """No pieces and no wars, home control everywhere; empty hands."""
    return Stage(players=players, edition=edition).clear().empty_hands()
