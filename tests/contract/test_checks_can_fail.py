"""Every check finds what it is there for: a sound toy game passes, each broken one is caught."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tercio.contract.checks import BY_NAME, CHECKS, CRASH, ENDLESS, Check
from tercio.contract.failures import Failure
from tercio.contract.fuzzing import cases, fuzz, play
from tercio.contract.speech import Speech
from tercio.kernel.ask import Option, Seat
from tercio.kernel.errors import Illegal
from tercio.kernel.game import Game
from tercio.kernel.saving import save
from tercio.kernel.table import Table, View
from tercio.kernel.told import in_language
from tests.contract.toy import Toy, broken

KANA = re.compile("[ぁ-んァ-ヶ]")
BY_THE_GAME = ("nothing_goes_without_a_cause", "no_invariant_is_violated")
"""These tell what the game itself says."""
BREAKAGES: list[tuple[Callable[[], Toy], str, str]] = [
    (broken.OffersTwice, "asks_are_well_formed", "'pass' is offered 2 times"),
    (broken.UntidyKeys, "asks_are_well_formed", "is no plain key"),
    (broken.AsksTheWrongSeat, "asks_are_well_formed", "in secret"),
    (broken.UndeclaredWindow, "asks_are_well_formed", "window 'parry' is not among those"),
    (broken.ExplainsNothingAtAll, "refusals_explain", "no name for 'nothing:here'"),
    (broken.ExplainsBadly, "refusals_explain", "forbid-just-because"),
    (broken.ExplainsOnlyCards, "refusals_explain", "ValueError"),
    (broken.ActsAmidAChoice, "nothing_happens_amid_a_choice", "before 'attack'"),
    (broken.PromisesTooMuch, "odds_are_chances", "are (1.0, 0.5, 0.0), which are no chances"),
    (broken.LosesLessThanNothing, "odds_are_chances", "expect losses of -1.0"),
    (broken.NamelessOdds, "odds_are_chances", "odds-of-a-kind"),
    (broken.ForeseesByOthersHand, "redealt_worlds_look_alike", "can tell from the odds of"),
    (broken.NamelessOption, "offers_render", "option-surrender"),
    (broken.ShowsAnId, "offers_render", "shows the id 'a_bare"),
    (broken.NamesAMessage, "offers_render", "shows the id 'option-attack'"),
    (broken.CitesNothing, "offers_render", "'somewhere' is no citation"),
    (broken.SpeaksOfPassing, "offers_render", "'attack' says that one may pass"),
    (broken.UndeclaredEvent, "events_render", "Sneezed is not among those"),
    (broken.NoWordsForAnEvent, "events_render", "event-sneezed"),
    (broken.NoReason, "the_result_renders", "result-because"),
    (broken.NoScores, "the_result_renders", "score for every seat"),
    (broken.LosesCards, "totals_are_conserved", "There were 12 cards, and now there are 11"),
    (broken.LosesCards, "nothing_goes_without_a_cause", "1 cards are gone after "),
    (broken.SwapsCards, "no_invariant_is_violated", "The cards are [1,"),
    (broken.Remembers, "a_replay_is_identical", "another state"),
    (broken.Remembers, "a_save_is_identical", "does not lead to the state"),
    (broken.Remembers, "a_save_replays_identically", "does not lead to the state"),
    (broken.Remembers, "a_fork_is_equal_and_independent", "another state than its parent"),
    (broken.NotReEnterable, "checkpoints_are_re_enterable", "before the checkpoint"),
    (broken.LateCheckpoint, "checkpoints_are_re_enterable", "before the checkpoint"),
    (broken.NotReEnterable, "a_save_is_identical", "SaveError"),
    (broken.CopiesShallowly, "kept_states_stay_as_they_were", "has changed a copy"),
    (broken.CopiesShallowly, "a_fork_is_equal_and_independent", "fork"),
    (broken.CountsViews, "undo_restores_and_never_hides", "After an undo"),
    (broken.AttacksInSecret, "secret_choices_do_not_show", "The secret choice"),
    (broken.MuttersAloud, "secret_choices_do_not_show", "The secret choice 'mutter' shows"),
    (broken.ShowsHands, "secrets_are_kept", "both see the secret hands."),
    (broken.GlancesTooFar, "redealt_worlds_look_alike", "sees what its view does not show"),
    (broken.GlancesHard, "redealt_worlds_look_alike", "changes the state"),
    (broken.ShowsATotal, "redealt_worlds_look_alike", "its view"),
    (broken.PollsByHand, "redealt_worlds_look_alike", "can tell from its view"),
    (broken.OffersByOthersHand, "redealt_worlds_look_alike", "can tell from its view"),
    (broken.ExplainsByOthersHand, "redealt_worlds_look_alike", "can tell from the refusal"),
    (broken.LogsHands, "redealt_worlds_look_alike", "can tell from the log"),
    (broken.DrawsQuietly, "redealt_worlds_look_alike", "neither is an event that reveals"),
    (broken.DrawsAloud, "redealt_worlds_look_alike", "can tell from the log"),
    (broken.ImaginesNonsense, "redealt_worlds_look_alike", "contradicts its view"),
    (broken.ImaginesNonsense, "imagined_tables_look_alike", "would know from the real one"),
    (broken.ImaginesTooFew, "redealt_worlds_look_alike", "other totals"),
    (broken.ImaginesDoubles, "redealt_worlds_look_alike", "is no position"),
    (broken.PeekingCondition, "redealt_worlds_look_alike", "'good-hand' depends on what is hidden"),
]


def first_failure(game: Game[Any], check: str) -> Failure | None:
    """Plays some games under one check alone, at every stop."""
    speech = Speech(game)
    checks = [Check(BY_NAME[check].test)]
    for case in cases(game, None, None, 40, seed="can fail"):
        failure = play(game, case, speech, checks=checks).failure
        if failure is not None:
            return failure
    return None


def test_a_sound_game_passes_every_check() -> None:
    report = fuzz(Toy(), None, None, 24, seed="sound", care="thorough")
    assert report.failures == []
    assert report.games == 24
    assert report.decisions > 200


@pytest.mark.parametrize("check", BY_NAME)
def test_a_sound_game_passes_each_check_at_every_stop(check: str) -> None:
    assert first_failure(Toy(), check) is None


@pytest.mark.parametrize(
    ("make", "check", "message"),
    BREAKAGES,
    ids=[f"{make.__name__}-{check}" for make, check, _ in BREAKAGES],
)
def test_a_broken_game_is_caught(make: Callable[[], Toy], check: str, message: str) -> None:
    failure = first_failure(make(), check)
    assert failure is not None
    assert failure.check == check
    assert message in failure.message
    assert check in BY_THE_GAME or KANA.search(in_language(failure.message, "ja"))


@pytest.mark.parametrize(
    "make", [make for make, _, _ in BREAKAGES], ids=lambda make: str(make.__name__)
)
def test_fuzzing_catches_each_broken_game(make: Callable[[], Toy]) -> None:
    assert fuzz(make(), None, None, 30, seed="caught", care="thorough").failures


def test_an_empty_ask_is_a_crash() -> None:
    failure = first_failure(broken.Speechless(), "asks_are_well_formed")
    assert failure is not None
    assert failure.check == CRASH
    assert "without an option" in failure.message


def test_a_rule_that_raises_is_a_crash() -> None:
    failure = first_failure(broken.Crashes(), "asks_are_well_formed")
    assert failure is not None
    assert failure.check == CRASH
    assert failure.message == "KeyError in lay (broken.py): 'the twelve'"


def test_a_setup_that_raises_is_a_crash_without_decisions() -> None:
    failure = first_failure(broken.CrashesAtOnce(), "asks_are_well_formed")
    assert failure is not None
    assert (failure.check, failure.decisions) == (CRASH, [])


def test_a_game_that_does_not_end_is_caught() -> None:
    game = broken.NeverEnds()
    case = next(cases(game, None, None, 1, seed="endless"))
    decisions, failure, _ = play(game, case, Speech(game), checks=(), longest=50)
    assert failure is not None
    assert (decisions, failure.check) == (50, ENDLESS)


def _speaking(folder: Path, **lost: str) -> Toy:
    """A game in some languages, each of which has lost a message."""
    for language, message in lost.items():
        (folder / "locale" / language).mkdir(parents=True)
        words = (Toy.folder / "locale" / "en" / "toy.ftl").read_text("utf-8")
        lacking = words.replace(message, "option-nobodys") if message else words
        (folder / "locale" / language / "toy.ftl").write_text(lacking, "utf-8")
    game = Toy()
    game.folder = folder
    return game


def test_a_message_that_no_language_has_is_caught(tmp_path: Path) -> None:
    failure = first_failure(_speaking(tmp_path, en="option-attack"), "offers_render")
    assert failure is not None
    assert "No message 'option-attack'" in failure.message


def test_what_a_language_lacks_is_english_and_no_failure(tmp_path: Path) -> None:
    assert first_failure(_speaking(tmp_path, en="", xx="option-attack"), "offers_render") is None


# -- promises of the kernel, which no game can break ------------------------------------------


def test_a_table_that_takes_any_decision_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def anything(table: Table[Any], seat: Seat, key: str, seq: int | None) -> Option:
        return next(iter(table.asks().values())).options[0]

    monkeypatch.setattr(Table, "_legal", anything)
    failure = first_failure(Toy(), "only_offers_are_accepted")
    assert failure is not None
    assert "was accepted, but not offered" in failure.message


def test_a_table_that_takes_stale_decisions_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    strict = Table._legal

    def forgiving(table: Table[Any], seat: Seat, key: str, seq: int | None) -> Option:
        return strict(table, seat, key, None)

    monkeypatch.setattr(Table, "_legal", forgiving)
    failure = first_failure(Toy(), "only_offers_are_accepted")
    assert failure is not None
    assert "for offer" in failure.message


def test_a_refusal_that_changes_something_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    strict = Table._legal

    def careless(table: Table[Any], seat: Seat, key: str, seq: int | None) -> Option:
        table.g.random.below("dice", 6)
        return strict(table, seat, key, seq)

    monkeypatch.setattr(Table, "_legal", careless)
    failure = first_failure(Toy(), "only_offers_are_accepted")
    assert failure is not None
    assert "has changed the table" in failure.message


def test_an_error_that_tells_a_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    strict = Table._legal

    def telling(table: Table[Any], seat: Seat, key: str, seq: int | None) -> Option:
        try:
            return strict(table, seat, key, seq)
        except Illegal:
            raise Illegal(f"Not with such hands: {table.g.state.hands}") from None

    monkeypatch.setattr(Table, "_legal", telling)
    failure = first_failure(Toy(), "redealt_worlds_look_alike")
    assert failure is not None
    assert "can tell from an error" in failure.message


def test_a_save_without_hashes_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(save, "_link", lambda previous, body: "0" * 16)
    failure = first_failure(Toy(), "a_changed_byte_is_detected")
    assert failure is not None
    assert "nobody noticed" in failure.message


def test_an_undo_that_takes_back_dice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "_barrier", lambda table, since: "")
    failure = first_failure(Toy(), "undo_restores_and_never_hides")
    assert failure is not None
    assert "although" in failure.message


def test_an_undo_that_is_refused_without_need_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "_barrier", lambda table, since: "undo-dice-or-draw")
    failure = first_failure(Toy(), "undo_restores_and_never_hides")
    assert failure is not None
    assert "nobody has learned a thing" in failure.message


@pytest.mark.parametrize(
    ("slip", "message"),
    [
        (lambda table: table._answers, "The sealed answer of"),
        (lambda table: len(table._answers), "has answered shows, though it is polled"),
    ],
)
def test_a_view_that_shows_sealed_answers_is_caught(
    slip: Callable[[Table[Any]], Any], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tight = Table.view

    def leaking(table: Table[Any], seat: Seat | None) -> View:
        return msgspec.structs.replace(tight(table, seat), commitment=repr(slip(table)))

    monkeypatch.setattr(Table, "view", leaking)
    failure = first_failure(Toy(), "sealed_answers_do_not_show")
    assert failure is not None
    assert message in failure.message
    assert KANA.search(in_language(failure.message, "ja"))


def test_a_window_that_shows_who_was_skipped_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "waiting", lambda table: tuple(table.asks()))
    failure = first_failure(Toy(), "a_skipped_seat_looks_asked")
    assert failure is not None
    assert "can be told" in failure.message


def test_an_undo_that_shows_who_was_skipped_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(table: Table[Any], seat: Seat) -> tuple[int, str]:
        sealed = len(table.asks()) < len(table.waiting())
        return 0, "undo-another-seat-decided" if sealed else "undo-nothing-to-take-back"

    monkeypatch.setattr(Table, "_last_of", telling)
    failure = first_failure(Toy(), "a_skipped_seat_looks_asked")
    assert failure is not None
    assert "by an undo of" in failure.message


def test_no_check_is_left_out_of_these_tests() -> None:
    tested = {check for _, check, _ in BREAKAGES} | {
        "only_offers_are_accepted",
        "a_changed_byte_is_detected",
        "a_skipped_seat_looks_asked",
        "sealed_answers_do_not_show",
    }
    assert {check.name for check in CHECKS} == tested
