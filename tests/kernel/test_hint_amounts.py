"""How much something is worth, as a hint tells it."""

from tercio.kernel.aids.hints import amount


def test_nothing_is_never_a_little_less_than_nothing() -> None:
    assert [amount(worth) for worth in (-0.04, 0.04, -0.06, 1.25)] == ["0.0", "0.0", "-0.1", "1.2"]
