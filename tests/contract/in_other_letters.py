"""A game told in the pseudo-language, and what of it is still in plain letters."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec

from tercio.kernel.display.digest import digest
from tercio.kernel.display.tales import chapters_of
from tercio.kernel.game import Game
from tercio.kernel.messages import Words
from tercio.kernel.table import Table
from tercio.kernel.words.pseudo import PSEUDO, words_left

IDS: Final = frozenset(
    (
        *("id", "ref", "refs", "key", "kind", "seat", "seats", "side", "sides", "place"),
        *("shape", "pattern", "fill", "board", "cite", "to", "panel", "emblem", "type", "hand"),
        *("unit", "at", "power", "letter", "tint", "ground", "owner", "about", "holders", "shades"),
        *("geometry", "home", "colour", "siege", "a", "b"),
    )
)
"""Fields that hold ids, which no reader sees."""
MORE_IDS: Final = ("scene.shelves.panels", "board.regions.places", "panel.display")
CITED: Final = re.compile(r"\b(HIS|VQ|uRR|PR|PB)\b")


class Listener:
    """Hears everything that a game says."""

    def __init__(
        self, game: Game[Any], language: str = PSEUDO, typed: frozenset[str] = frozenset()
    ) -> None:
        """`typed` are ids that a board in the terminal shows because players type them."""
        self.words = Words(game, game.load_data(), language)
        self.plain: dict[str, set[str]] = {}
        self._typed = typed

    def hear(self, where: str, text: str) -> None:
        found = words_left(CITED.sub("", text))
        if not self._typed.issuperset(found):
            self.plain.setdefault(where, set()).add(text)

    def hear_all(self, where: str, shown: Any) -> None:
        for field, text in _texts(where, msgspec.to_builtins(shown)):
            self.hear(field, text)

    def play(self, game: Game[Any], scenario: str, players: int, decisions: int) -> None:
        table = Table.new(game, scenario, players, seed=f"other letters {scenario}")
        chance, told = Random(f"{game.id} {scenario}"), 0
        for boards in game.display.boards(table.data, table.setting, self.words):
            self.hear_all("board", boards)
        for n in range(decisions):
            if table.over:
                break
            offers = ((seat, table.view(seat).offer) for seat in table.seats)
            seat, offer = next((seat, offer) for seat, offer in offers if offer is not None)
            self.hear(f"ask {offer.kind}", self.words.prompt(offer))
            for option in offer.options:
                self.hear(f"option {option.text}", self.words.option(option))
            table.decide(seat, chance.choice(offer.options).key)
            log = table.g.log
            for logged in log[told:]:
                self.hear(type(logged.event).__name__, self.words.event(logged.event))
            told = len(log)
            if n % 40 == 0:
                self.look(table, seat)
        self.look_back(table)

    def look_back(self, table: Table[Any]) -> None:
        """What happened as panels tell it, and by sides."""
        display, events = table.game.display, [logged.event for logged in table.g.log]
        for chapter in chapters_of(enumerate(events), display.tales, display.breaks):
            panel = chapter.tale.tell(chapter, self.words.data, self.words)
            self.hear_all("panel", panel)
        self.hear_all("digest", digest(events, 0, self.words))

    def look(self, table: Table[Any], seat: Any) -> None:
        g, display = table.view_position(seat), table.game.display
        self.hear_all("scene", display.scene(g, seat, self.words))
        self.hear_all("layers", display.layers(g, seat, "", words=self.words))
        for line in display.show(g, seat, self.words).splitlines():
            self.hear("text board", line)
        for card in display.book_cards(g, self.words):
            self.hear_all("card", card.face)
            for ruling in card.rulings:
                self.hear("card ruling", ruling)


def _texts(where: str, shown: Any) -> Iterator[tuple[str, str]]:
    if isinstance(shown, str):
        yield where, shown
    elif isinstance(shown, dict):
        for field, value in shown.items():
            if field not in IDS and f"{where}.{field}" not in MORE_IDS:
                yield from _texts(f"{where}.{field}", value)
    elif isinstance(shown, list | tuple):
        for value in shown:
            yield from _texts(where, value)
