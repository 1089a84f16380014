"""Treasures and spaces as clauses of deals (VQ 9.1)."""

from collections.abc import Iterator

from tercio.games.virgin_queen.conditions.diplomacy import InDeal, cedable_spaces
from tercio.games.virgin_queen.conditions.registry import holds
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.treasure_verbs import take_random_treasure
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.diplomacy.clauses import (
    Clause,
    ClauseKind,
    Deal,
    Terms,
    goes_both_ways,
    is_agreed_already,
    is_given_already,
)
from tercio.wars.diplomacy.gifts import (
    cede_space,
    describe_count,
    describe_space,
    held_spaces,
    is_not_ones_own,
)
from tercio.wars.diplomacy.own_powers import gives_to_own_power
from tercio.wars.model.names import Power
from tercio.wars.model.numbered import spaces_in

# -- treasures -----------------------------------------------------------------------------------


def treasure_counts(g: VirginQueen, giver: Power, taker: Power) -> Iterator[str]:
    return map(str, range(1, g.world.constant("treasure_draws_max") + 1))


@forbids("VQ 9.1")
def has_too_few_treasures(g: VirginQueen, clause: Clause, terms: Terms) -> bool:
    return len(g.state.treasury.hands[clause.giver]) < int(clause.detail)


@cites("VQ 9.1")
def give_treasures(g: VirginQueen, clause: Clause, deal: Deal) -> Procedure[None]:
    """Drawn at random."""
    for _ in range(int(clause.detail)):
        take_random_treasure(g, clause.taker, clause.giver)
    yield from ()


TREASURES = ClauseKind(
    "treasures",
    treasure_counts,
    Restrictions(
        "treasures", has_too_few_treasures, goes_both_ways, is_given_already, gives_to_own_power
    ),
    give_treasures,
    wording=describe_count,
)


# -- spaces --------------------------------------------------------------------------------------


@forbids("VQ 9.1")
def space_may_not_be_yielded(g: VirginQueen, clause: Clause, terms: Terms) -> bool:
    """It is none of the four cases of 9.1."""
    space = g.world.space[clause.detail]
    return not holds(g, "may_be_ceded", clause.giver, InDeal(clause.taker, space=space))


def spaces_to_yield(g: VirginQueen, giver: Power, taker: Power) -> list[str]:
    ids = g.world.location_ids
    return [ids[space] for space in spaces_in(cedable_spaces(g, giver, taker) & ~g.state.closed)]


CEDE_SPACE = ClauseKind(
    "cede_space",
    held_spaces,
    Restrictions("cede-space", is_not_ones_own, space_may_not_be_yielded, is_agreed_already),
    cede_space,
    wording=describe_space,
    promising=spaces_to_yield,
)
