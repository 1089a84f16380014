"""Fuzzing covers all settings, and its failures are short, lasting and runnable."""

from pathlib import Path

import msgspec
import pytest

from tercio.contract import Failure, fuzz, read_failure, reproduce, write_failure
from tercio.contract.fuzzing import cases, play
from tercio.contract.shrink import shrink
from tercio.contract.speech import Speech
from tercio.kernel.errors import SaveError, Unknown
from tests.contract.toy import Toy, broken


def long_failure() -> Failure:
    """A crash as it was found, not yet shrunk."""
    game = broken.Crashes()
    speech = Speech(game)
    played = (play(game, case, speech, checks=()) for case in cases(game, None, 3, 99, seed="long"))
    return next(p.failure for p in played if p.failure and p.decisions > 10)


def test_settings_take_turns() -> None:
    found = list(cases(Toy(), None, None, 20, seed="s"))
    assert [case.players for case in found[:4]] == [2, 3, 2, 3]
    assert {case.options["start"] for case in found} == {"two", "three"}
    assert len({case.seed for case in found}) == 20


def test_every_second_round_plays_another_variant_of_the_rules() -> None:
    found = [case.options["start"] for case in cases(Toy(), None, None, 8, seed="s")]
    assert found == ["two", "two", "three", "three"] * 2


def test_the_report_counts_games_by_kind() -> None:
    report = fuzz(Toy(), None, None, 6, "kinds")
    counted = {(tally.players, tally.options["start"]): tally.games for tally in report.kinds}
    assert counted == {(2, "two"): 2, (3, "two"): 2, (2, "three"): 1, (3, "three"): 1}
    assert sum(tally.decisions for tally in report.kinds) == report.decisions
    failing = fuzz(broken.OffersTwice(), None, 2, 3, "kinds")
    assert [tally.failures for tally in failing.kinds] == [2, 1]


def test_several_processes_play_the_same_games() -> None:
    assert fuzz(Toy(), None, None, 6, "jobs", processes=2) == fuzz(Toy(), None, None, 6, "jobs")
    failing = [fuzz(broken.Crashes(), None, 3, 30, "jobs", processes=many) for many in (1, 2)]
    assert failing[0] == failing[1]
    assert failing[0].failures


def test_a_setting_can_be_fixed() -> None:
    assert {case.players for case in cases(Toy(), "duel", 3, 4, seed="s")} == {3}


@pytest.mark.parametrize(("scenario", "players"), [("war", None), (None, 9), ("duel", 9)])
def test_an_unknown_setting_is_refused(scenario: str | None, players: int | None) -> None:
    with pytest.raises(Unknown):
        fuzz(Toy(), scenario, players, 1, "s")


def test_the_same_seed_plays_the_same_games() -> None:
    assert fuzz(Toy(), None, None, 5, "same") == fuzz(Toy(), None, None, 5, "same")


def test_a_failure_is_shrunk_to_what_it_needs() -> None:
    game = broken.Crashes()
    failure = long_failure()
    short = shrink(game, failure, Speech(game))
    assert len(short.decisions) < len(failure.decisions)
    assert short.decisions[-1].endswith(":attack.12")
    # Passes bring the turn to whoever holds the twelve, and nothing else is left.
    assert {decision.partition(":")[2] for decision in short.decisions[:-1]} <= {"pass"}


def test_a_failure_that_was_sampled_late_is_found_where_it_begins() -> None:
    report = fuzz(broken.OffersTwice(), None, None, 6, "early")
    assert [len(failure.decisions) for failure in report.failures] == [0]


def test_a_failure_is_reported_once() -> None:
    report = fuzz(broken.OffersTwice(), None, None, 20, "once")
    assert [failure.check for failure in report.failures] == ["asks_are_well_formed"]
    assert report.games == 20


def test_a_rule_that_raises_is_reported_once_whoever_runs_into_it() -> None:
    failures = fuzz(broken.Crashes(), None, None, 30, "once", care="thorough").failures
    messages = [failure.message for failure in failures]
    assert len({failure.check for failure in failures}) == len(failures)
    assert [m.startswith("KeyError in lay") for m in messages].count(True) == 1


def test_a_rule_that_raises_is_shown_with_the_decisions_that_lead_there() -> None:
    """Checks that play ahead run into it first; the report is still about the game itself."""
    failures = fuzz(broken.Crashes(), None, None, 30, "ahead", care="thorough").failures
    raised = [failure for failure in failures if "KeyError in lay" in failure.message]
    assert [failure.check for failure in raised] == ["crash"]
    assert raised[0].decisions[-1].endswith(":attack.12")


def test_a_failure_fails_again_until_the_rules_are_mended() -> None:
    failure = long_failure()
    assert reproduce(failure, broken.Crashes()) == failure.message
    assert reproduce(failure, Toy()) is None


def test_a_failure_of_a_sampled_check_fails_again() -> None:
    failures = fuzz(broken.PollsByHand(), None, None, 10, "mend", care="thorough").failures
    failure = next(f for f in failures if f.check == "redealt_worlds_look_alike")
    assert reproduce(failure, broken.PollsByHand())
    assert reproduce(failure, Toy()) is None


def test_a_decision_that_is_no_longer_legal_is_left_out() -> None:
    failure = long_failure()
    changed = msgspec.structs.replace(failure, decisions=["red:castle", *failure.decisions])
    assert reproduce(changed, broken.Crashes()) == failure.message


def test_an_endless_game_fails_again_until_it_ends() -> None:
    game = broken.NeverEnds()
    case = next(cases(game, None, None, 1, seed="endless"))
    failure = play(game, case, Speech(game), checks=(), longest=40).failure
    assert failure is not None
    assert shrink(game, failure, Speech(game)) == failure
    assert reproduce(failure, game) == failure.message
    assert reproduce(failure, Toy()) is None


def test_a_failure_survives_its_file(tmp_path: Path) -> None:
    failure = long_failure()
    path = write_failure(failure, tmp_path / "failures")
    assert path.name.startswith("toy-crash-")
    assert read_failure(path) == failure


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff", b'{"game": 3}', b"[1, 2"])
def test_a_file_that_holds_no_failure_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(content)
    with pytest.raises(SaveError, match=r"broken\.json does not hold a failure"):
        read_failure(path)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="There is no failure to read"):
        read_failure(tmp_path / "none.json")


def test_a_failure_of_an_unknown_check_is_refused() -> None:
    failure = msgspec.structs.replace(long_failure(), check="luck")
    with pytest.raises(SaveError, match="'luck', which does not exist"):
        reproduce(failure, Toy())


def test_a_quick_run_still_finds_what_happens_often() -> None:
    """Most of its games are only looked at now and then, one in ten as usual."""
    assert fuzz(broken.Crashes(), None, None, 60, "quick", care="quick").failures
    assert not fuzz(Toy(), None, None, 20, "quick", care="quick").failures
