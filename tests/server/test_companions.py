"""The rule books in our own words, over HTTP."""

from tests.server.client import Client

RULES = "/api/games/primer/rules"


def test_the_sections_are_listed_in_the_order_of_the_book(stranger: Client) -> None:
    listed = stranger.http.get(RULES)
    assert listed.json()[3] == {"section": "3.1", "title": "Income"}
    assert listed.headers["cache-control"] == "public, max-age=3600"
    assert "accept-language" in listed.headers["vary"].lower()


def test_the_list_of_sections_speaks_the_language_of_the_reader(stranger: Client) -> None:
    asked = {"accept-language": "ja"}
    listed = stranger.http.get("/api/games/here_i_stand/rules", headers=asked).json()
    assert {"section": "10", "title": "春期配備"} in listed


def test_a_section_is_told_with_what_it_points_to(stranger: Client) -> None:
    told = stranger.http.get(f"{RULES}/sections/7.3").json()
    assert (told["book"], told["section"], told["title"]) == ("PR", "7.3", "Outcome")
    assert told["paragraphs"][0].startswith("Every hit removes one enemy company.")
    assert told["example"].startswith("Three attack two")
    assert {"section": "6.2", "title": "March"} in told["see"]
    head = stranger.http.get(f"{RULES}/sections/7").json()
    assert [part["section"] for part in head["parts"]] == ["7.1", "7.2", "7.3"]


def test_readings_tell_where_a_book_is_silent(stranger: Client) -> None:
    told = stranger.http.get("/api/games/here_i_stand/rules/sections/2.3").json()
    assert [set(reading) for reading in told["readings"]] == [{"says", "open", "card"}]


def test_words_are_found(stranger: Client) -> None:
    found = stranger.http.get(f"{RULES}/search", params={"words": "ambush"}).json()
    assert [hit["section"] for hit in found] == ["8.2", "6.2"]
    assert stranger.http.get(f"{RULES}/search", params={"words": "zeppelin"}).json() == []


def test_words_are_explained_without_a_table(stranger: Client) -> None:
    terms = stranger.http.get("/api/games/here_i_stand/glossary").json()
    assert any("line of communication" in term["also"] for term in terms)


def test_powers_are_portrayed(stranger: Client) -> None:
    told = stranger.http.get("/api/games/here_i_stand/powers").json()
    assert [power["name"] for power in told][:2] == ["Ottoman", "Hapsburg"]
    for field in ("paragraphs", "wins", "actions", "opening", "mistakes"):
        assert told[0][field], field
    assert stranger.http.get("/api/games/primer/powers").json() == []


def test_what_does_not_exist_is_said_to_be_missing(stranger: Client) -> None:
    gone = stranger.http.get(f"{RULES}/sections/99")
    assert (gone.status_code, gone.json()["error"]) == (404, "PR has no section '99'.")
    gone = stranger.http.get("/api/games/chess/rules")
    assert (gone.status_code, gone.json()["error"]) == (404, "There is no game 'chess'.")
