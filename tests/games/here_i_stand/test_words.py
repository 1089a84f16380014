"""Everything that Here I Stand can ask, offer, refuse or tell has words, however rare it is.

The source is read for it, because random play never comes to some of its questions.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import tercio
from tercio.games.here_i_stand.display.standing_orders import WINDOWS
from tercio.games.here_i_stand.game import GAME
from tercio.games.here_i_stand.rules.diplomacy.negotiation import DEALS
from tercio.games.here_i_stand.rules.victory.victory import scenario_of
from tercio.kernel.events import message_id
from tercio.kernel.messages import Words
from tercio.wars.model.rows import CardRow, ConditionRow
from tests.rules.here_i_stand.stage import Stage

ROOT = Path(tercio.__file__).parent
WORDS = Words(GAME, GAME.load_data())
SOURCES = [
    *(ROOT / "wars").rglob("*.py"),
    *(p for p in (ROOT / "games/here_i_stand").rglob("*.py") if "bots" not in p.parts),
]
SECTIONS = ROOT / "games/here_i_stand/data/sections.tsv"
TEXT, KIND = 3, 1
"""Places of the text of an Option and of the kind of an Ask among their arguments."""


def calls(name: str) -> Iterator[ast.Call]:
    return (call for call in _all_calls() if _called(call) == name)


@cache
def _all_calls() -> list[ast.Call]:
    trees = [ast.parse(path.read_text("utf-8")) for path in SOURCES]
    return [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]


def _called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else ""


def argument(call: ast.Call, place: int, keyword: str) -> ast.expr | None:
    for each in call.keywords:
        if each.arg == keyword:
            return each.value
    return call.args[place] if place < len(call.args) else None


def constant(node: ast.expr | None) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def verb(node: ast.expr | None) -> str:
    """The first part of a key, if the source says it."""
    if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        head = str(node.values[0].value)
        return head.partition(".")[0] if "." in head else ""
    return constant(node).partition(".")[0]


def missing(messages: set[str]) -> list[str]:
    return sorted(message for message in messages if message and not WORDS.has(message))


def test_every_question_has_a_prompt() -> None:
    kinds = {constant(argument(call, KIND, "kind")) for call in calls("Ask")}
    for name in ("choose_force", "muster_ask", "choose_part", "choose_ship"):
        kinds |= {constant(argument(call, 99, "kind")) for call in calls(name)}
    assert len(kinds) > 60
    assert missing({f"ask-{kind}" for kind in kinds if kind}) == []


def test_every_option_has_a_text() -> None:
    texts = set()
    for call in calls("Option"):
        text = argument(call, TEXT, "text")
        if text is None and (said := verb(argument(call, 0, "key"))):
            texts.add(f"option-{said}")
        texts.add(constant(text))
    assert len(texts) > 100
    assert missing(texts) == []


def test_every_chance_has_a_title() -> None:
    titles = {
        node.value
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value.startswith("odds-")
        and len(node.value) > len("odds-")
    }
    assert len(titles) > 8
    assert missing(titles) == []


def test_every_event_is_told() -> None:
    assert missing({message_id(event) for event in GAME.events}) == []


def test_every_clause_of_a_deal_is_told_by_itself_and_as_a_heading() -> None:
    assert missing({f"deal-{kind.replace('_', '-')}" for kind in DEALS.kinds}) == []
    # These say all by their name: there is never more than one of them to choose from.
    plain = {"end_war", "alliance", "grant_divorce", "rescind_excommunication"}
    assert missing({f"deals-{kind.replace('_', '-')}" for kind in {*DEALS.kinds} - plain}) == []


def test_every_window_in_which_cards_are_played_has_a_prompt() -> None:
    assert (
        missing({f"ask-{window}" for window in {*WINDOWS} - {"interception", "avoid_battle"}}) == []
    )


@pytest.mark.parametrize("edition", ["2017", "2010"])
def test_every_card_and_every_mode_of_one_has_a_name(edition: str) -> None:
    world = GAME.load_data().world(edition)
    for number, card in world.cards.items():
        assert WORDS.name(world.card_refs[number]) == card.name
    several = [card for card in world.cards.values() if len(card.modes) > 1]
    modes = {f"card-mode-{card.id}-{mode.id}" for card in several for mode in card.modes}
    assert isinstance(several[0], CardRow)
    assert missing(modes) == []


def test_every_refusal_is_a_sentence() -> None:
    """Restrictions that cite this book, whoever declares them."""
    names = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if not isinstance(mark, ast.Call) or _called(mark) != "forbids":
                    continue
                if any(constant(cite).startswith("HIS ") for cite in mark.args):
                    names.add(f"forbid-{node.name.replace('_', '-')}")
    assert len(names) > 80
    assert missing(names) == []


def test_every_condition_of_a_card_has_a_name() -> None:
    conditions = GAME.load_data().dataset.table("conditions", ConditionRow)
    for condition in conditions:
        assert WORDS.name(f"condition:{condition}")


def test_words_of_the_rules_cite_sections_of_the_book_and_its_numbers() -> None:
    sections = {line.split("\t")[0] for line in SECTIONS.read_text("utf-8").splitlines()}
    terms = {term.id: term for term in WORDS.glossary()}
    assert [term.id for term in terms.values() if term.cite.split()[1] not in sections] == []
    scenario = scenario_of(Stage("1517").g)
    assert f"{scenario.standard_vp} or more" in terms["vp"].text
    assert f"lead of {scenario.domination_lead}" in terms["vp"].text
