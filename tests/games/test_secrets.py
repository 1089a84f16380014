"""All that is not open to everybody, game by game: a field that joins or leaves is seen here."""

from collections.abc import Iterator

import pytest

from tercio.kernel.fields import Part
from tercio.kernel.registry import game

FLOOR = {f"floor.{name}" for name in ("drafts", "proposed", "agreed", "moves", "counts")}
WARS = FLOOR | {"hands", "deck", "deals", "impulse.fresh"}
CARDS = {"cards.pile", "cards.hands"}
SECRETS = {
    "primer": CARDS | FLOOR,
    "ultima_ratio_regis": CARDS,
    "here_i_stand": WARS
    | {f"two_player.{name}" for name in ("deck", "hands", "shown", "must_play")},
    "virgin_queen": WARS
    | {f"treasury.{name}" for name in ("pool", "hands", "spanish_row", "portuguese_row", "fleet")}
    | {"oceans.loot", "court.set_aside", "court.preference"},
}


@pytest.mark.parametrize("name", SECRETS)
def test_these_fields_are_secret_and_no_others(name: str) -> None:
    assert set(_secrets(game(name).state_type)) == SECRETS[name]


def _secrets(state: type[Part], start: str = "") -> Iterator[str]:
    for name, audience in state.secrets.items():
        if isinstance(audience, type):
            yield from _secrets(audience, f"{start}{name}.")
        else:
            yield start + name
