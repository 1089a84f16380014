"""Words: message ids and arguments become sentences, and a second language is one more file."""

from pathlib import Path

import pytest

from tercio.kernel.ask import Ask, Option, Phrase, Procedure, Refusal
from tercio.kernel.display.scene import Term, initial
from tercio.kernel.errors import CannotUndo, DataError, RulesBug, Unknown
from tercio.kernel.events import Rolled, message_id
from tercio.kernel.messages import DRAFT, Words, languages
from tercio.kernel.table import Table
from tercio.kernel.told import sentence_in
from tercio.kernel.words.pseudo import PSEUDO, words_left
from tercio.kernel.words.stand_ins import standing_in, unmarked
from tests.kernel.toys import BLUE, RED, Noted, Pad, Toy

ENGLISH = """
ask-march = March, { $seat }.
option-go = Go to { $a }
option-rest = Rest for { $days ->
    [one] a day
   *[other] { $days } days
 }
event-noted = It is noted: { $text }
forbid-too-far = { $goal } is too far.
name-space-rome = the Eternal City
without-text =
    .title = Only an attribute
"""
LATIN = """
ask-march = Procede, { $seat }.
option-go = I { $a }
option-rest = Requiesce { $days }
event-noted = Notatum est: { $text }
forbid-too-far = { $goal } longius abest.
option-pass = Omitto
name-space-rome = Roma
name-seat-blue = Caeruleus
"""


def marching(g: Pad) -> Procedure[None]:
    options = [
        Option("go.rome", refs=("space:rome",)),
        Option("rest", args={"days": 2}),
        Option("pass"),
    ]
    yield Ask(RED, "march", options, cite="TOY 1", args={"seat": "seat:red"})
    g.note("thus")
    yield Ask(BLUE, "march", [Option("pass")], args={"seat": "seat:blue"})


class Game(Toy):
    def __init__(self, folder: Path) -> None:
        super().__init__(marching)
        self.folder = folder


@pytest.fixture
def game(tmp_path: Path) -> Game:
    for language, text in (("en", ENGLISH), ("la", LATIN)):
        folder = tmp_path / "locale" / language
        folder.mkdir(parents=True)
        (folder / "toy.ftl").write_text(text)
    return Game(tmp_path)


def words(game: Game, language: str = "en") -> Words:
    return Words(game, None, language)


def told(game: Game, language: str) -> list[str]:
    """A whole little game, as red reads it."""
    table, speak = Table.new(game, players=2, seed="7"), words(game, language)
    offer = table.offer(RED)
    assert offer is not None
    lines = [speak.prompt(offer), *map(speak.option, offer.options)]
    table.decide(RED, "pass")
    lines += [speak.event(logged.event) for logged in table.events(RED)]
    return lines


def test_english(game: Game) -> None:
    assert told(game, "en") == [
        "March, Red.",
        "Go to the Eternal City",
        "Rest for 2 days",
        "Pass",
        "It is noted: thus",
    ]


def test_a_second_language_is_one_more_file(game: Game) -> None:
    assert languages(game) == ["en", "la"]
    assert told(game, "la") == [
        "Procede, ⟦Red⟧.",
        "I Roma",
        "Requiesce 2",
        "Omitto",
        "Notatum est: thus",
    ]


def test_the_kernel_speaks_english_until_a_language_has_words_for_it(game: Game) -> None:
    latin = words(game, "la")
    assert latin.say("option-back") == "⟦Back⟧"
    assert latin.say("option-pass") == "Omitto"
    assert latin.event(Rolled([6, 1], "assault")) == "⟦Dice (assault): 6, 1⟧"


def test_what_a_language_lacks_is_said_in_english_marked_and_kept_in_mind(game: Game) -> None:
    (game.folder / "locale" / "la" / "toy.ftl").write_text("option-go = I { $a }")
    latin = Words(game, None, "la")
    assert latin.say("option-go", {"a": "space:rome"}) == "I ⟦the Eternal City⟧"
    assert latin.lacking == {"name-space-rome"}
    assert latin.say("ask-march", {"seat": "seat:red"}) == "⟦March, Red.⟧"
    assert latin.lacking == {"name-space-rome", "ask-march", "name-seat-red"}


def test_an_attribute_that_a_language_lacks_is_told_in_english(game: Game) -> None:
    for language, text in (
        ("en", "term-keep = keep\n    .help = Walls.\n    .also = tower, hold\n"),
        ("la", "term-keep = arx\n"),
    ):
        (game.folder / "locale" / language / "keep.ftl").write_text(text)
    (latin,) = (each for each in words(game, "la").glossary() if each.id == "keep")
    assert (latin.name, latin.text, latin.also) == ("arx", "⟦Walls.⟧", ("tower", "hold"))


def test_a_word_that_a_language_lacks_is_found_where_it_stands_in_a_sentence(game: Game) -> None:
    (game.folder / "locale" / "en" / "keep.ftl").write_text(
        "term-keep = keep\n    .help = Walls.\n"
    )
    (latin,) = (each for each in words(game, "la").glossary() if each.id == "keep")
    assert (latin.name, latin.text) == ("keep", "⟦Walls.⟧")


def test_a_draft_is_spoken_to_who_asks_and_not_offered(game: Game) -> None:
    (game.folder / "locale" / "la" / DRAFT).write_text("half of it")
    assert languages(game) == ["en"]
    assert words(game, "la").say("option-pass") == "Omitto"


def test_a_missing_message_is_a_bug_and_not_a_blank(game: Game) -> None:
    with pytest.raises(RulesBug, match="No message 'event-unheard-of' in language 'en'"):
        words(game).say("event-unheard-of")
    with pytest.raises(RulesBug, match="'without-text' has no text"):
        words(game).say("without-text")


def test_a_missing_argument_is_a_bug_too(game: Game) -> None:
    with pytest.raises(RulesBug, match=r"'option-go' \(en\): .*a"):
        words(game).say("option-go", {"b": "space:rome"})


def test_a_ref_without_a_name_is_a_bug(game: Game) -> None:
    with pytest.raises(RulesBug, match="Toy has no name for 'space:atlantis'"):
        words(game).say("option-go", {"a": "space:atlantis"})


def test_names_come_from_the_language_and_else_from_the_data(game: Game) -> None:
    assert words(game).name("seat:blue") == "Blue"
    assert words(game, "la").name("seat:blue") == "Caeruleus"
    assert words(game, "la").name("seat:red") == "⟦Red⟧"


def test_lists_are_enumerated_by_name(game: Game) -> None:
    assert words(game).say("event-noted", {"text": ["seat:red", "space:rome"]}) == (
        "It is noted: Red, the Eternal City"
    )


def test_a_refusal_is_a_sentence_with_its_rule(game: Game) -> None:
    refusal = Refusal("TOY 4", "forbid-too-far", {"goal": "space:rome"})
    assert words(game).refusal(refusal) == "the Eternal City is too far. (TOY 4)"
    assert words(game).refusal(Refusal("", "forbid-not-asked")) == "It is not your decision now."


def test_a_phrase_is_said_within_a_sentence(game: Game) -> None:
    goes = Phrase("option-go", {"a": "space:rome"})
    assert words(game).say("event-noted", {"text": goes}) == ("It is noted: Go to the Eternal City")
    assert words(game, "la").say("event-noted", {"text": [goes, goes]}) == (
        "Notatum est: I Roma; I Roma"
    )


def test_sentences_stand_together_as_the_language_has_it(game: Game) -> None:
    (game.folder / "locale" / "la" / "spaces.ftl").write_text('list-space = {""}')
    assert words(game).together(["One.", "", "Two."]) == "One. Two."
    assert words(game, "la").together(["Unum.", "", "Duo."]) == "Unum.Duo."


def test_messages_choose_by_nobody_in_any_language(game: Game) -> None:
    chosen = "who = { $who ->\n    [nobody] -\n   *[other] { $who }\n }\n"
    for language, name in (("en", "nobody"), ("la", "nemo")):
        text = f"name-power-nobody = {name}\n{chosen}"
        (game.folder / "locale" / language / "nobody.ftl").write_text(text)
    assert words(game, "la").name("power:nobody") == "nemo"
    assert words(game, "la").say("who", {"who": "power:nobody"}) == "-"
    assert words(game, "la").say("who", {"who": "space:rome"}) == "Roma"


def test_lists_and_refusals_have_the_marks_of_their_language(game: Game) -> None:
    (game.folder / "locale" / "la" / "marks.ftl").write_text(
        "list-comma = {' / '}\nrefusal-cited = { $sentence } [{ $cite }]".replace("'", '"')
    )
    latin = words(game, "la")
    assert latin.event(Rolled([6, 1], "assault")) == "⟦Dice (assault): 6 / 1⟧"
    refusal = Refusal("TOY 4", "forbid-too-far", {"goal": "space:rome"})
    assert latin.refusal(refusal) == "Roma longius abest. [TOY 4]"


def test_what_dice_are_rolled_for_can_be_said_in_any_language(game: Game) -> None:
    (game.folder / "locale" / "la" / "dice.ftl").write_text("roll-assault = oppugnatio")
    assert Words(game, None, "la").event(Rolled([6], "assault")) == "⟦Dice (oppugnatio): 6⟧"
    assert Words(game, None, "la").event(Rolled([6], "pay")) == "⟦Dice (pay): 6⟧"


def test_the_words_of_a_game_are_explained(game: Game) -> None:
    file = game.folder / "locale" / "la" / "glossary.ftl"
    file.write_text("term-cp = CP\n    .also = CPs, points\n    .help = Puncta.\nterm-loc = LOC")
    cp, loc = Words(game, None, "la").glossary()
    assert cp == Term("cp", "CP", "Puncta.", ("CPs", "points"))
    assert loc == Term("loc", "LOC", "")


def test_whoever_points_at_what_does_not_exist_is_told_so(game: Game) -> None:
    table = Table.new(game, players=2, seed="7")
    for thing in ("space:atlantis", "atlantis", "", "a:b:c", ":"):
        [refusal] = table.why_not(RED, thing)
        assert words(game).refusal(refusal) == f'There is no "{thing}" on this table.'
    [refusal] = table.why_not(RED, "seat:blue")
    assert words(game).refusal(refusal) == "Blue is not part of this decision. (TOY 1)"


def test_a_seat_without_a_name_is_called_by_its_id(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game.display, "name_of", lambda *_: None)
    assert words(game, "la").name("seat:blue") == "Caeruleus"
    assert words(game, "la").name("seat:red") == "red"


def test_why_undo_stops_has_words(game: Game) -> None:
    table = Table.new(game, players=2, seed="7")
    with pytest.raises(CannotUndo) as caught:
        table.undo(RED)
    assert words(game).say(str(caught.value)) == "There is nothing to take back."


def test_an_unknown_language_is_refused(game: Game) -> None:
    with pytest.raises(Unknown, match="Toy does not speak 'tlh'; it speaks en, la"):
        words(game, "tlh")


def test_a_game_without_words_speaks_no_language(tmp_path: Path) -> None:
    assert languages(Game(tmp_path)) == []


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"ask-march = { $seat", "not valid Fluent at 'ask-march = { \\$seat'"),
        (b"hello world", "not valid Fluent at 'hello world'"),
        (b"ask-march = \xff", "not UTF-8"),
    ],
)
def test_a_malformed_file_is_named(game: Game, content: bytes, sentence: str) -> None:
    (game.folder / "locale" / "la" / "toy.ftl").write_bytes(content)
    with pytest.raises(DataError, match=f"toy.ftl is {sentence}"):
        words(game, "la")


def test_a_malformed_file_is_told_in_the_language_of_the_reader(game: Game) -> None:
    folder = game.folder / "locale" / "la"
    for content, sentence in ((b"salve", "\u300csalve\u300d"), (b"ave = \xff", "UTF-8")):
        folder.joinpath("toy.ftl").write_bytes(content)
        with pytest.raises(DataError) as caught:
            words(game, "la")
        told = sentence_in(caught.value, "ja")
        assert sentence in told
        other = sentence_in(caught.value, PSEUDO)
        assert words_left(other.replace(str(folder), "").replace("salve", "")) == []
        assert told != str(caught.value)


def test_events_are_named_after_their_type() -> None:
    assert message_id(Noted) == "event-noted"
    assert message_id(type("DealProposed", (Noted,), {}, frozen=True)) == "event-deal-proposed"


def test_whoever_has_an_english_name_for_want_of_another_keeps_its_letter() -> None:
    assert initial("⟦Papacy⟧", ()) == "P"
    assert initial("⟦Protestant⟧", ("P",)) == "Pr"


def test_a_link_is_not_followed_by_the_mark_of_what_stands_in() -> None:
    assert standing_in("No more: https://a.example/x") == "⟦No more: https://a.example/x ⟧"
    assert unmarked(standing_in("No more.")) == "No more."
