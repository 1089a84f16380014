"""The guided first game has a word about everything that the real game asks."""

from pathlib import Path

from fluent.syntax import FluentParser, ast

from tercio.games.primer import GAME
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Table

WORDS = Path(__file__).parents[2] / "web" / "src" / "locale" / "en" / "client.ftl"


def _explained() -> set[str]:
    body = FluentParser().parse(WORDS.read_text("utf-8")).body
    ids = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    return {id.removeprefix("guide-") for id in ids if id.startswith("guide-")}


def test_every_question_of_the_primer_is_explained() -> None:
    asked = set()
    chance = Stream(b"the guided game")
    for seed in range(3):
        table = Table.new(GAME, "lombardy", 4, seed=f"{seed:064x}")
        while asks := table.asks():
            asked |= {ask.kind for ask in asks.values()}
            seat = next(seat for seat, ask in asks.items() if ask.option("unready") is None)
            keys = [option.key for option in asks[seat].options]
            pick = keys[chance.below("pick", len(keys))]
            table.decide(seat, "ready" if "ready" in keys else pick)
    assert asked
    assert asked <= _explained()
    assert asked >= {"bid", "negotiate", "impulse", "goal", "companies", "before-battle"}
