from tests.cli.desk import answer, refusal


def test_translations_are_told_of_by_language() -> None:
    told = answer("words", "check")
    for found in told.values():
        assert found.keys() == {"messages", "translated", "missing", "stale", "unknown", "wrong"}


def test_a_language_that_nobody_has_begun_is_named() -> None:
    assert "no translation 'tlh'" in refusal("words", "check", "tlh")
