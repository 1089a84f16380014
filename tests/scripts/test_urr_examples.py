"""Every worked example of Ultima Ratio Regis has a script of play that names it.

The cases are those of the rule book and of the long example of the playbook, by kind: C combats, A
auctions, V starting VP, D deployment, K decks, P peace, T trade, E economy, X veterans, G
agitation, Y dynasties. What a script cannot follow to the letter is said in it and in the notes to
the data.
"""

import re
from pathlib import Path

import pytest

from tercio.scripts import load

FOLDER = Path(__file__).parent / "ultima_ratio_regis"

CASES = {
    "C01": "13_1_6_combat_resolution",
    "C02": "pb_03_impulse_of_france",
    "C03": "pb_03_impulse_of_france",
    "C04": "pb_04_impulse_of_the_huguenots",
    "C05": "pb_04_6_had_the_dice_fallen_otherwise",
    "C06": "pb_04_impulse_of_the_huguenots",
    "C07": "pb_04_impulse_of_the_huguenots",
    "C08": "pb_04_11_cape_colony",
    "C09": "pb_04_11_cape_colony",
    "C10": "pb_05_impulse_of_spain",
    "C11": "pb_06_battle_of_rouen",
    "C12": "pb_06_battle_of_rouen",
    "C13": "pb_07_impulse_of_the_allies",
    "C14": "pb_08_1_siege_of_zeeland",
    "C15": "pb_08_1_siege_of_zeeland",
    "C16": "pb_08_1_siege_of_zeeland",
    "A01": "pb_03_impulse_of_france",
    "A02": "pb_03_3_a_bid_above_vitality",
    "A03": "pb_05_impulse_of_spain",
    "A04": "pb_05_impulse_of_spain",
    "A05": "pb_03_impulse_of_france",
    "A06": "pb_05_impulse_of_spain",
    "V01": "pb_02_start_of_a_game",
    "D01": "pb_02_start_of_a_game",
    "D02": "pb_02_start_of_a_game",
    "K01": "pb_02_4_deck_of_thirty_nine",
    "K02": "pb_02_start_of_a_game",
    "P01": "21_5_1_asking_for_peace",
    "P02": "21_5_1_more_than_there_is",
    "P03": "21_5_1_no_more_than_vitality",
    "P04": "pb_07_11_peace_with_the_huguenots",
    "P05": "pb_08_3_end_of_a_war",
    "P06": "pb_08_10_collapse",
    "T01": "pb_08_4_commercial_competition",
    "T02": "pb_08_4_two_merchants_each",
    "E01": "pb_08_5_income_and_expenses",
    "X01": "pb_08_6_3_veterans",
    "X02": "pb_08_6_4_veterans",
    "G01": "pb_08_8_agitation_g01",
    "G02": "pb_08_8_agitation_g02",
    "G03": "pb_08_8_agitation_g03",
    "G04": "pb_08_9_dynastic_change",
    "Y01": "pb_08_9_dynastic_change",
}

CHAPTERS = [
    *("2", "3", "4", "5", "6", "7"),
    *(f"8.{n}" for n in range(1, 11)),
]
"""Of the long example (PB); each has a script or more."""


@pytest.mark.parametrize("case", CASES)
def test_a_worked_example_is_played(case: str) -> None:
    script = load(FOLDER / f"{CASES[case]}.toml")
    assert script.game == "ultima_ratio_regis"
    assert case in script.title


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_of_the_long_example_is_played(chapter: str) -> None:
    major, _, minor = chapter.partition(".")
    name = f"pb_0{major}_{minor}_" if minor else f"pb_0{major}_"
    scripts = list(FOLDER.glob(f"{name}*.toml"))
    assert scripts
    assert any(load(path).steps for path in scripts)


def test_no_script_names_a_case_that_there_is_not() -> None:
    titles = [load(path).title for path in FOLDER.glob("*.toml")]
    named = {name for title in titles for name in re.findall(r"\b[A-Z]\d\d\b", title)}
    assert named == CASES.keys()
