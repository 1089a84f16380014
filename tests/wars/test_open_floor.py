"""While a floor is open nothing is worked out twice, and the answers are the same."""

from collections.abc import Iterator
from typing import Any

from tercio.arena.match import Match
from tercio.bots.turns import play_out
from tercio.games.here_i_stand.rules.diplomacy.negotiation import DEALS
from tercio.kernel.deals import Deal
from tercio.kernel.floor import Item
from tercio.wars.diplomacy.deals import Remembered
from tercio.wars.diplomacy.gifts import mercenary_stacks
from tercio.wars.model.force_pools import can_give_up, takeable


def test_what_is_remembered_is_looked_for_once_and_no_further_than_asked() -> None:
    looked: list[int] = []

    def numbers() -> Iterator[int]:
        for n in range(4):
            looked.append(n)
            yield n

    found = Remembered(numbers())
    assert next(iter(found)) == 0
    assert looked == [0]
    assert [*found] == [0, 1, 2, 3]
    assert [*found] == [0, 1, 2, 3]
    assert looked == [0, 1, 2, 3]


def test_an_open_floor_offers_what_a_fresh_book_does() -> None:
    """For every draft of two seats, before and after its first clause."""
    match = Match("here_i_stand", "floor", bots=("random",))
    table = match.table(0)
    play_out(table, match.sit_down(0), 400)
    g: Any = table.g
    opened = DEALS.opened()
    seen = 0
    for one in g.seats:
        for other in DEALS.partners(g, one):
            draft = Deal(0, one, other)
            for _ in range(2):
                fresh = DEALS.items(g, draft)
                assert opened.items(g, draft) == fresh
                assert opened.items(g, draft) == fresh  # from memory
                draft.items = [each.value for each in fresh if isinstance(each.value, Item)][:1]
                seen += len(fresh)
    assert seen > 100


def test_mercenaries_can_be_given_up_where_a_stack_can_be_taken_from() -> None:
    match = Match("here_i_stand", "floor", bots=("random",))
    table = match.table(0)
    play_out(table, match.sit_down(0), 400)
    g: Any = table.g
    answers = set()
    for power in g.world.majors:
        stacks = mercenary_stacks(g, power)
        for count in range(1, 5):
            can = can_give_up(g, stacks, count)
            assert can == bool(takeable(g, stacks, count))
            answers.add(can)
    assert answers == {True, False}
