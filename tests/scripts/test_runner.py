"""What a script of play tells when it diverges, and when it cannot be understood."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tercio.kernel import registry
from tercio.kernel.errors import DataError
from tercio.scripts import run
from tests.scripts.desk import HEADER, MARCH, Play, told

# -- divergences ------------------------------------------------------------------------------


def test_a_key_that_is_not_offered(play: Play) -> None:
    step, expected, got = told(play(MARCH + '"colonna: companies.4"'))
    assert (step, expected) == (3, "colonna to choose companies.4")
    assert got.startswith("colonna is asked 'companies' and offered companies.")


def test_a_seat_that_is_not_asked(play: Play) -> None:
    assert told(play('"gonzaga: pass"')) == (
        1,
        "gonzaga to choose pass",
        "gonzaga is not asked: asked are colonna (impulse)",
    )


def test_a_key_that_nobody_is_offered(play: Play) -> None:
    step, expected, got = told(play('"all: ready"'))
    assert (step, expected) == (1, "some seat to be offered ready")
    assert got == "asked are colonna (impulse)"


def test_too_few_dice(play: Play) -> None:
    steps = MARCH + '{ do = "colonna: companies.3", dice = [6, 5] }'
    step, expected, got = told(play(steps, "pass = true\n"))
    assert (step, expected) == (3, "enough dice and draws")
    assert got == "The script has no more dice, but a roll is due (attack)"


def test_dice_left_over_beside_a_decision(play: Play) -> None:
    steps = '{ do = "colonna: pass", dice = [6, 5] }, "gonzaga: pass"'
    assert told(play(steps)) == (
        1,
        "its dice to be rolled",
        "[6, 5] left over when asked are gonzaga (impulse)",
    )


def test_dice_left_over_at_the_end(play: Play) -> None:
    divergence = play('"colonna: pass"', "dice = [1]\n")
    assert told(divergence) == ("end", "every die to be rolled", "[1] left over")


def test_draws_left_over_at_the_end(play: Play) -> None:
    divergence = play('"colonna: pass"', 'draws = ["forage"]\n')
    assert told(divergence) == ("end", "every draw to be made", "['forage'] left over")


def test_dice_of_a_step_come_before_those_of_the_header(play: Play) -> None:
    steps = (
        MARCH + '{ do = "colonna: companies.3", dice = [6] }, '
        '{ event = "Rolled", with = { purpose = "attack", dice = [6, 1, 2] } }'
    )
    assert play(steps, "pass = true\ndice = [1, 2, 3]\n") is None


def test_a_draw_that_is_not_there(written: Callable[[str], Path]) -> None:
    report = run(written(HEADER + 'draws = ["unicorn"]\nsteps = ["colonna: bid.0"]\n'))
    assert told(report.divergence)[0] == "start"
    assert report.sentence.endswith(
        "at the start: expected enough dice and draws; "
        "got The script draws 'unicorn', which is not there (draw); "
        "there are ambush, arquebusiers, forage, genoese-loan, stradiots, swiss-pikes."
    )


@pytest.mark.parametrize(
    ("step", "expected", "got"),
    [
        (
            '{ event = "Garrisoned", with = { town = "genoa" } }',
            'the event Garrisoned(town = "genoa")',
            'Garrisoned(seat = "seat:colonna", town = "town:pavia", companies = 4)',
        ),
        (
            '{ event = "Garrisoned", unseen_by = ["spectator"] }',
            "the event Garrisoned() to be hidden from spectator",
            "spectator sees it",
        ),
        (
            '{ no_event = "Garrisoned", with = { town = "town:pavia" } }',
            'no event Garrisoned(town = "town:pavia")',
            'Garrisoned(seat = "seat:colonna", town = "town:pavia", companies = 4)',
        ),
        ('{ ask = "colonna" }', "colonna to be asked", "asked are gonzaga (impulse)"),
        ('{ not_asked = "gonzaga" }', "gonzaga not to be asked", "it is asked 'impulse'"),
        (
            '{ ask = "gonzaga", kind = "bid" }',
            "gonzaga to be asked 'bid'",
            "the ask is 'impulse'",
        ),
        (
            '{ ask = "gonzaga", cite = "PR 1" }',
            "the ask to cite PR 1",
            "it cites PR 6.1",
        ),
        (
            '{ ask = "gonzaga", excludes = ["pass"] }',
            "gonzaga not to be offered pass",
            "it is offered",
        ),
        (
            '{ why_not = "town:milan", seat = "gonzaga" }',
            "town:milan to be refused to gonzaga",
            "it is allowed",
        ),
        (
            '{ view = "spectator", at = "companies.pavia", is = 3 }',
            "companies.pavia of spectator to be 3",
            "4",
        ),
        (
            '{ view = "gonzaga", at = "cards.hands.gonzaga", lacks = "ambush" }',
            'cards.hands.gonzaga of gonzaga to lack "ambush"',
            '["ambush"]',
        ),
        (
            '{ view = "colonna", at = "cards.hands.gonzaga", contains = "ambush" }',
            'cards.hands.gonzaga of colonna to contain "ambush"',
            '["?"]',
        ),
        (
            '{ view = "colonna", at = "cards.hands.gonzaga", count = 2 }',
            "cards.hands.gonzaga of colonna to hold 2",
            '1 in ["?"]',
        ),
        (
            '{ view = "colonna", at = "turn", absent = true }',
            "nothing at turn of colonna",
            "1",
        ),
        (
            '{ result = { winners = ["colonna"] } }',
            "the game to be over",
            "asked are gonzaga (impulse)",
        ),
    ],
)
def test_an_expectation_that_is_not_met(play: Play, step: str, expected: str, got: str) -> None:
    assert told(play(f'"colonna: muster.pavia", {step}')) == (2, expected, got)


@pytest.mark.parametrize(
    "step",
    [
        '{ event = "Marched" }',
        '{ log = "unicorn" }',
        '{ no_log = "Pavia" }',
        '{ ask = "gonzaga", includes = ["march.pavia"] }',
        '{ ask = "gonzaga", options = ["pass"] }',
        '{ why_not = "town:pavia", seat = "gonzaga", cite = "PR 1" }',
        '{ why_not = "town:pavia", seat = "gonzaga", says = "unicorn" }',
        '{ show = "unicorn" }',
    ],
)
def test_other_expectations_can_fail_too(play: Play, step: str) -> None:
    assert told(play(f'"colonna: muster.pavia", {step}'))[0] == 2


def test_a_game_that_ends_otherwise(written: Callable[[str], Path]) -> None:
    overlay = 'overlay = [{ do = "set", phase = "impulse", turn = 3 }]\n'
    passes = '"colonna: pass", "gonzaga: pass", ' * 3
    for result, got in (("turn = 2", "3"), ("reason = 'luck'", '"end-last-turn"')):
        steps = f"steps = [{passes}{{ result = {{ {result} }} }}]\n"
        step, _, found = told(run(written(HEADER + overlay + steps)).divergence)
        assert (step, found) == (7, got)
    with pytest.raises(DataError, match="step 7: a result has no 'victor'"):
        run(written(HEADER + overlay + f"steps = [{passes}{{ result = {{ victor = 1 }} }}]\n"))


def test_views_are_looked_up_in_the_plain_words_of_the_game(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    def plain(game: Any, g: Any) -> dict[str, Any]:
        return {"hand": [card.upper() for card in g.state.cards.hands["gonzaga"]]}

    monkeypatch.setattr(type(registry.game("primer").display), "plain", plain)
    assert play('{ view = "gonzaga", at = "hand", is = ["AMBUSH"] }') is None
    assert play('{ view = "colonna", at = "position.hand", is = ["?"] }') is None


# -- bad input --------------------------------------------------------------------------------

GOOD = 'steps = ["colonna: bid.0"]\n'


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("title = ", "x.toml is not valid TOML: "),
        (GOOD, "x.toml: Object missing required field 'title'."),
        (HEADER, "x.toml: Object missing required field 'steps'."),
        (HEADER + "dices = [1]\n" + GOOD, "x.toml: Object contains unknown field 'dices'."),
        (HEADER + 'dice = ["six"]\n' + GOOD, "x.toml, dice[0]: Expected 'int', got 'str'."),
        (HEADER + 'cite = ["6.1"]\n' + GOOD, "x.toml cites '6.1'; expected 'BOOK NUMBER'."),
        (HEADER.replace("primer", "chess") + GOOD, "x.toml: There is no game 'chess'; "),
        (
            HEADER.replace('"pavia"', '"rome"') + GOOD,
            "x.toml: Captains of Lombardy has no scenario",
        ),
        (
            HEADER + "players = 7\n" + GOOD,
            "x.toml: Scenario 'pavia' of Captains of Lombardy is for",
        ),
        (HEADER + 'pass = ["pope"]\n' + GOOD, "x.toml: there is no seat 'pope'; there are "),
        (HEADER + 'overlay = [{ town = "pavia" }]\n' + GOOD, "x.toml, overlay 1: it does not say"),
        (HEADER + 'overlay = [{ do = "fly" }]\n' + GOOD, "x.toml: overlay 1 (fly): "),
        (
            HEADER + 'overlay = [{ do = "deal", seat = "colonna", cards = ["sun"] }]\n' + GOOD,
            "x.toml: overlay 1 (deal): There is no 'sun' left in the pile.",
        ),
        (
            HEADER + 'overlay = [{ do = "place", town = "rome" }]\n' + GOOD,
            "x.toml: overlay 1 (place): there is no 'rome'.",
        ),
        (
            HEADER + 'overlay = [{ do = "place", town = "pavia", lord = "colonna" }]\n' + GOOD,
            "x.toml: overlay 1 (place): It takes no 'lord'; it takes town, seat, companies.",
        ),
        (
            HEADER + 'overlay = [{ do = "place", town = "pavia", companies = "many" }]\n' + GOOD,
            "x.toml: overlay 1 (place): companies cannot be 'many': expected 'int', got 'str'.",
        ),
        (
            HEADER + 'overlay = [{ do = "set", phase = "siesta" }]\n' + GOOD,
            "x.toml: overlay 1 (set): There is no phase 'siesta'; "
            "there are levy, bid, council, impulse, over.",
        ),
        (
            HEADER + 'overlay = [{ do = "set", turn = "first" }]\n' + GOOD,
            "x.toml: the overlay leaves an impossible position: field 'turn': "
            "Expected 'int', got 'str'.",
        ),
        (
            HEADER + 'overlay = [{ do = "place", companies = 2 }]\n' + GOOD,
            "x.toml: overlay 1 (place): It needs 'town'; it takes town, seat, companies.",
        ),
        (
            HEADER + 'overlay = [{ do = "set", weather = "fair" }]\n' + GOOD,
            "x.toml: overlay 1 (set): The position has no 'weather'; it has owner, ",
        ),
        (
            HEADER + 'steps = [{ why_not = "town:rome", seat = "colonna", cite = "PR 6.2" }]\n',
            "x.toml, step 1: there is no 'town:rome' on this table.",
        ),
        (
            HEADER + 'overlay = [{ do = "place", town = "pavia", companies = -1 }]\n' + GOOD,
            "x.toml: the overlay leaves an impossible position: pavia has -1.",
        ),
        (HEADER + "steps = [7]\n", "x.toml, step 1: expected 'SEAT: KEY' or a table, got 7."),
        (HEADER + 'steps = ["bid.0"]\n', "x.toml, step 1: a decision is written 'SEAT: KEY', not"),
        (HEADER + "steps = [{ dye = 1 }]\n", "x.toml, step 1: it must be one of do, event, "),
        (
            HEADER + 'steps = [{ do = "colonna: bid.0", ask = "colonna" }]\n',
            "x.toml, step 1: it must be one of do, event, ",
        ),
        (
            HEADER + 'steps = [{ ask = "colonna", knd = "bid" }]\n',
            "x.toml, step 1: Object contains unknown field 'knd'.",
        ),
        (HEADER + 'steps = ["pope: bid.0"]\n', "x.toml, step 1: there is no seat 'pope'; "),
        (HEADER + 'steps = ["spectator: bid.0"]\n', "x.toml, step 1: a spectator has nothing"),
        (HEADER + 'steps = [{ event = "Flew" }]\n', "x.toml, step 1: there is no event 'Flew'; "),
        (
            HEADER + 'steps = [{ event = "PurseChanged", seen_by = ["pope"] }]\n',
            "x.toml, step 1: there is no seat 'pope'; there are colonna, gonzaga, spectator.",
        ),
        (
            HEADER + 'steps = [{ event = "PurseChanged", with = { hour = 1 } }]\n',
            "x.toml, step 1: the event PurseChanged has no 'hour'; it has seat, by, now.",
        ),
        (
            HEADER + 'steps = [{ view = "colonna", at = "owner.rome", is = 1 }]\n',
            "x.toml, step 1: there is no 'rome' in owner; it has genoa, ",
        ),
        (
            HEADER + 'steps = [{ view = "colonna", at = "owner.rome.lord", absent = true }]\n',
            "x.toml, step 1: there is no 'rome' in owner; it has genoa, ",
        ),
        (
            HEADER + 'steps = [{ view = "colonna", at = "turn", contains = 1 }]\n',
            "x.toml, step 1: it asks what is in 1, which is no list and no table.",
        ),
        (
            HEADER + 'steps = [{ view = "colonna", at = "turn" }]\n',
            "x.toml, step 1: a view needs one of is, contains, lacks, count, absent.",
        ),
    ],
)
def test_bad_scripts_are_refused_in_one_sentence(
    written: Callable[[str], Path], text: str, sentence: str
) -> None:
    with pytest.raises(DataError) as refused:
        run(written(text))
    assert str(refused.value).startswith(sentence)
    assert "\n" not in str(refused.value)


def test_what_a_verb_cannot_use_is_told_with_its_line(
    written: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(g: Any, over: str) -> None:
        raise IndexError("list index out of range")

    monkeypatch.setattr(type(registry.game("primer")), "verbs", {"stumble": stumble})
    with pytest.raises(DataError) as refused:
        run(written(HEADER + 'overlay = [{ do = "stumble", over = "a stone" }]\n' + GOOD))
    assert str(refused.value) == (
        "x.toml: overlay 1 (stumble) cannot use {'over': 'a stone'}: "
        'it says "list index out of range".'
    )


def test_a_script_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="There is no script"):
        run(tmp_path / "nowhere.toml")
