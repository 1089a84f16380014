"""Whatever is rolled for is a happening, or part of one: no dice fall without a panel."""

import re
from typing import Any, Final

import pytest

from tercio.kernel import registry
from tercio.kernel.game import Game
from tercio.kernel.messages import slug
from tests.test_dice_have_words import SHARED, TERCIO, purposes_of

MOVES: Final = "a line says who tries, with what, and what was needed; a battle begins with it"
BATTLE: Final = "dice of a battle, which has a panel"
ATTEMPTS: Final = {
    "interception": MOVES,
    "avoid-battle": MOVES,
    "naval-interception": MOVES,
    "naval-avoid-battle": MOVES,
    "naval-intercept": MOVES,
    "naval-avoid": MOVES,
}
WITHIN: Final[dict[str, dict[str, str]]] = {
    "here_i_stand": {
        **ATTEMPTS,
        "odd-loss": BATTLE,
        "again": BATTLE,
        "janissaries": BATTLE,
        "professional-rowers": BATTLE,
        "siege-artillery": BATTLE,
        "debate": "opens with the call for a debate",
        "diet": "opens with the cards that are committed",
    },
    "virgin_queen": {
        **ATTEMPTS,
        "odd-loss": BATTLE,
        "again": BATTLE,
        "armada-indulgence": BATTLE,
        "galleasses": BATTLE,
        "sack": BATTLE,
        "attack": "whose dice of espionage they are",
        "defence": "whose dice of espionage they are",
        "rebellion": "opens with the call to arms",
        "treasure-fleet": "where the fleet is, told before an attack on it",
        "treasure-fleet-fires": "answers the attack on the fleet",
        "aging": "the routine of every winter, a line for each prince",
    },
    "ultima_ratio_regis": {
        "combat-attacker": "opens with the combat",
        "combat-defender": "opens with the combat",
    },
    "primer": {
        "attack": "a game to learn from, without happenings",
        "defence": "a game to learn from, without happenings",
    },
}
"""What is part of a happening that something else opens, or is none, and why."""


ROLL: Final = re.compile(r"^roll-([a-z0-9-]+) =", re.MULTILINE)


def named(game: Game[Any]) -> set[str]:
    """What dice have words for: a purpose that is put together at the table is among them too."""
    rooms = [game.folder, *(TERCIO / room for room in [SHARED.get(str(game.id))] if room)]
    files = [path for room in rooms for path in (room / "locale" / "en").glob("*.ftl")]
    return {each for path in files for each in ROLL.findall(path.read_text("utf-8"))}


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: str(game.id))
def test_every_roll_is_a_happening_or_says_why_not(game: Game[Any]) -> None:
    rolled = {slug(each) for each in purposes_of(game)} | named(game)
    opened = {slug(each) for tale in game.display.tales for each in tale.rolls}
    within = set(WITHIN[str(game.id)])
    assert sorted(rolled - opened - within) == [], "no panel tells of these dice"
    assert sorted(within - rolled) == [], "nobody rolls these any more"
    assert sorted(within & opened) == [], "these have a panel of their own"
