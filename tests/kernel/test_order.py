"""Names stand as in a dictionary."""

from tercio.kernel.words.order import in_order


def test_accents_and_small_letters_change_no_order() -> None:
    names = ["Zara", "\u00c9vora", "Edirne", "el Ferrol", "Evreux"]
    assert sorted(names, key=in_order) == ["Edirne", "el Ferrol", "\u00c9vora", "Evreux", "Zara"]


def test_kana_stand_in_the_order_of_their_sounds() -> None:
    """Venice is among the U and not behind N, and a long vowel counts as that vowel."""
    venice, rome, london, vienna, ulm, wales = (
        "\u30f4\u30a7\u30cd\u30c4\u30a3\u30a2",
        "\u30ed\u30fc\u30de",
        "\u30ed\u30f3\u30c9\u30f3",
        "\u30a6\u30a3\u30fc\u30f3",
        "\u30a6\u30eb\u30e0",
        "\u30a6\u30a7\u30fc\u30eb\u30ba",
    )
    ordered = [vienna, wales, venice, ulm, rome, london]
    assert sorted({*ordered}, key=in_order) == ordered


def test_what_has_no_sound_before_it_stays_as_it_is() -> None:
    assert in_order("\u30fc\u6f22") == ("\u30fc\u6f22", "\u30fc\u6f22")
