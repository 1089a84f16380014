"""What is proposed in the games: it can be taken, can be taken back, is told in words, and tells
nothing that the seat does not know."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from tercio.kernel.aids.proposals import Proposal, proposal
from tercio.kernel.ask import Seat
from tercio.kernel.chains import take
from tercio.kernel.display.proposed import family_text, told_lines
from tercio.kernel.messages import Words, ids_in
from tercio.kernel.registry import game
from tercio.kernel.saving.canonical import canonical
from tercio.kernel.table import Table
from tests.server.twins import imagined
from tools.clicks import GAMES, Turn

MOST = 3
"""So often a proposal of one family is looked at."""

of_each_game = pytest.mark.parametrize("name", GAMES)


def proposals(name: str) -> Iterator[tuple[Table[Any], Seat, Proposal]]:
    """Some of each family, in the first turn of a game."""
    turn = Turn(name, GAMES[name], seed="proposals")
    seen: Counter[str] = Counter()
    for seat, ask in turn.questions():
        families = [each.id for each in turn.table.game.families if each.starts(ask.kind)]
        if families and seen[families[0]] < MOST:
            found = proposal(turn.table, seat)
            if found is not None:
                seen[families[0]] += 1
                yield turn.table, seat, found


@cache
def words(name: str) -> Words:
    return Words(game(name), game(name).load_data())


@of_each_game
def test_what_is_proposed_can_be_taken_and_its_first_line_taken_back(name: str) -> None:
    for table, seat, found in proposals(name):
        whole = table.fork()
        whole.pace = table.pace
        assert [taken.key for taken in take(whole, seat, found.keys, None)] == [*found.keys]
        if len(found.lines) > 1:
            part = table.fork()
            part.pace = table.pace
            first = found.lines[0].keys
            assert [taken.key for taken in take(part, seat, first, None)] == [*first]
            if first[-1].startswith("card."):
                continue  # others have seen it
            assert part.undo_barrier(seat) == "", first
            part.undo(seat)
            assert canonical(part.view(seat).position) == canonical(table.view(seat).position)


@of_each_game
def test_a_proposal_follows_from_what_the_seat_can_see(name: str) -> None:
    compared = 0
    for number, (table, seat, found) in enumerate(proposals(name)):
        twin = imagined(table, seat, f"dealt anew {number}")
        if twin is not None:
            twin.pace = table.pace
            assert proposal(twin, seat) == found
            compared += 1
    assert compared > 5


@of_each_game
def test_a_proposal_is_told_in_words(name: str) -> None:
    for _, _, found in proposals(name):
        told = told_lines(words(name), found)
        assert [key for line in told for key in line.keys] == [*found.keys]
        assert all(line.text.strip() for line in told)
        assert family_text(words(name), found.family)


@of_each_game
def test_families_are_of_questions_that_the_game_asks(name: str) -> None:
    """And their words are those of the game."""
    speech = words(name)
    for family in game(name).families:
        assert speech.has(f"proposal-{family.id}")
        for kind in family.begins | family.joins | family.goes_on:
            assert speech.has(f"ask-{kind}"), kind


@of_each_game
def test_words_of_proposals_are_of_questions_and_options_that_there_are(name: str) -> None:
    """A sentence that nothing leads to is a slip of the pen."""
    speech, rules = words(name), game(name)
    folders = [folder / "en" for folder in (*rules.locales, rules.folder / "locale")]
    for message in ids_in("proposed-", *folders):
        rest = message.removeprefix("proposed-")
        kind = rest.removesuffix("-pass").removesuffix("-done")
        assert speech.has(rest if rest.startswith("option-") else f"ask-{kind}"), message
