from tercio.kernel.book.sections import sections
from tercio.kernel.registry import game
from tests.cli.desk import answer, refusal, tercio


def test_sections_are_listed() -> None:
    listed = answer("rules", "list", "primer")
    assert [row["section"] for row in listed] == [s.section for s in sections(game("primer"))]
    assert listed[0]["title"] in tercio("rules", "list", "primer").stdout


def test_coverage_tells_code_tests_waivers_and_gaps() -> None:
    report = answer("rules", "coverage", "primer")
    assert report["sections"] == len(report["rows"])
    assert 0 <= report["test_pct"] <= 100
    assert 0 < report["code_pct"] <= 100
    for waived in report["waived"]:
        assert set(waived) == {"section", "reason"}
    assert isinstance(report["missing"], list)
    assert f"{report['code_pct']:g} % have code" in tercio("rules", "coverage", "primer").stdout


def test_coverage_names_the_code_and_the_tests_of_each_section() -> None:
    shown = tercio("rules", "coverage", "primer").stdout
    assert "out_of_reach" in shown
    assert "test_6_2_an_unguarded_town_falls_without_a_blow" in shown
    assert "assault.toml" in shown
    brief = tercio("rules", "coverage", "primer", "--brief").stdout
    assert "out_of_reach" not in brief
    row = next(
        row for row in answer("rules", "coverage", "primer")["rows"] if row["section"] == "6.2"
    )
    line = next(line for line in brief.splitlines() if line.startswith("6.2 "))
    assert line.split() == ["6.2", "March", str(len(row["code"])), str(len(row["tests"]))]


def test_a_section_is_shown_with_what_cites_it() -> None:
    rows = answer("rules", "coverage", "primer")["rows"]
    coded = next(row for row in rows if row["code"])
    shown = tercio("rules", "show", "primer", coded["section"]).stdout
    assert coded["title"] in shown
    for place in coded["code"]:
        assert place in shown
    told = answer("rules", "show", "primer", coded["section"])
    assert coded.items() <= told.items()
    assert told["hooks"] == []


def test_a_section_is_told_in_our_own_words() -> None:
    shown = tercio("rules", "show", "primer", "6.2").stdout
    told = answer("rules", "show", "primer", "6.2")
    for text in (
        *told["paragraphs"],
        f"Example: {told['example']}",
        "See also: 5.3 Truce; 7 Battle",
    ):
        assert text in shown
    assert "6.2 March. One or more companies leave a town" in shown, "the book is our own"


def test_where_a_book_is_silent_the_reading_is_told() -> None:
    shown = tercio("rules", "show", "here_i_stand", "2.3").stdout
    assert "Where the book is silent: Whether a Protestant Oran or Tripoli stays" in shown
    (reading,) = answer("rules", "show", "here_i_stand", "2.3")["readings"]
    assert reading["card"] == 0


def test_powers_are_portrayed() -> None:
    (told,) = answer("rules", "powers", "here_i_stand", "Papacy")
    shown = tercio("rules", "powers", "here_i_stand", "papacy").stdout
    assert shown.startswith("Papacy\n")
    assert f"Opening: {told['opening']}" in shown
    assert len(answer("rules", "powers", "here_i_stand")) == 6
    assert refusal("rules", "powers", "primer").endswith("tells nothing of its powers.")


def test_sections_are_found_by_words() -> None:
    first, *_ = answer("rules", "search", "primer", "ambush")
    assert (first["section"], first["title"]) == ("8.2", "On the march")
    assert "ambush" in first["excerpt"]
    assert "PR 8.2 On the march" in tercio("rules", "search", "primer", "spring", "ambush").stdout
    nothing = tercio("rules", "search", "primer", "zeppelin", "fleet").stdout
    assert nothing == "No section of PR tells of 'zeppelin fleet'.\n"


def test_a_section_is_shown_with_the_hooks_that_its_code_asks() -> None:
    hooks = {
        hook["hook"]: hook for hook in answer("rules", "show", "virgin_queen", "16.2")["hooks"]
    }
    assert hooks["ship_dice"] == {
        "hook": "ship_dice",
        "declared": "tercio.wars.sea.naval_combat:NavalCombatHooks.ship_dice",
        "says": "Dice of a ship in naval combat (16.2).",
        "asked_by": [
            "tercio.wars.sea.naval_combat:combat_dice",
            "tercio.wars.sea.naval_combat:naval_combat",
        ],
        "filled": ["tercio.games.virgin_queen.hooks:VqHooks.ship_dice"],
    }
    shown = tercio("rules", "show", "virgin_queen", "16.2").stdout
    assert "  hook ship_dice: Dice of a ship in naval combat (16.2)." in shown
    assert "    filled: tercio.games.virgin_queen.hooks:VqHooks.ship_dice" in shown


def test_hooks_are_found_in_helpers_and_tables_and_with_what_a_variant_fills() -> None:
    hooks = {
        hook["hook"]: hook for hook in answer("rules", "show", "here_i_stand", "16.4")["hooks"]
    }
    assert "score_piracy" in hooks
    assert hooks["more_piracy_awards"]["filled"] == []
    winter = answer("rules", "show", "here_i_stand", "19.3")["hooks"]
    filled = next(hook["filled"] for hook in winter if hook["hook"] == "winters_in_place")
    assert filled == [
        "tercio.games.here_i_stand.hooks:HisHooks.winters_in_place",
        "tercio.games.here_i_stand.two_player.hooks:TwoPlayerHooks.winters_in_place",
    ]


def test_there_is_no_such_section() -> None:
    assert refusal("rules", "show", "primer", "99.9") == "PR has no section '99.9'."


def test_rulings_are_listed_with_their_tests_under_the_title_of_their_section() -> None:
    listed = answer("rules", "rulings", "virgin_queen", "--section", "28")
    assert {row["section"] for row in listed} == {"28"}
    shown = tercio("rules", "rulings", "virgin_queen", "--section", "28").stdout.splitlines()
    title = next(s.title for s in sections(game("virgin_queen")) if s.section == "28")
    assert shown[0] == f"VQ 28 {title}"
    at = shown.index(f"  - Card {listed[0]['card']}: {listed[0]['says']}")
    assert f"      {listed[0]['tests'][0]}" in shown[at : at + 3]
    assert shown[-1].startswith(f"Rulings: {len(listed)}; with something left open: ")


def test_the_rulings_on_a_section_are_those_on_the_sections_below_it_too() -> None:
    everything = answer("rules", "rulings", "here_i_stand")
    below = answer("rules", "rulings", "here_i_stand", "--section", "13")
    assert below == [row for row in everything if row["section"].split(".")[0] == "13"]
    assert {row["section"] for row in below} == {"13.1", "13.2", "13.3", "13.4"}
    shown = tercio("rules", "rulings", "here_i_stand", "--section", "9.4").stdout
    assert "      open: " in shown


def test_there_are_no_rulings_on_such_a_section_or_game() -> None:
    assert refusal("rules", "rulings", "virgin_queen", "--section", "99") == (
        "VQ has no section '99'."
    )
    assert refusal("rules", "rulings", "primer") == (
        "There is no list of rulings on Captains of Lombardy."
    )
