"""How the primer is shown: it reads views, and decides nothing."""

from collections.abc import Sequence

from tercio.games.primer import screen
from tercio.games.primer.position import Board, Lombardy
from tercio.kernel.ask import Ask, Seat
from tercio.kernel.display import scene as screens
from tercio.kernel.display.card_book import BookCard, CardDraw, CardSpot, drawn_from
from tercio.kernel.display.protocol import Display
from tercio.kernel.messages import Words
from tercio.kernel.position import Setting


class PrimerDisplay(Display[Lombardy]):
    """Names, a board as text, and what `screen` draws."""

    names = {"towns": "town", "cards": "card", "scenarios": "scenario"}

    def name_of(self, data: Board, kind: str, id: str) -> str | None:
        name = id.replace("-", " ").title()
        if kind == "card" and id in data.cards:
            return f"{name} ({data.cards[id].power})"
        if kind == "scenario":
            return data.campaigns[id].name if id in data.campaigns else None
        return name if kind == "seat" or id in data.things.get(kind, ()) else None

    def show(self, g: Lombardy, seat: Seat | None, words: Words) -> str:
        return screen.text_board(g, words)

    def boards(self, data: Board, setting: Setting, words: Words) -> Sequence[screens.Board]:
        return (screen.board(data, setting, words),)

    def scene(self, g: Lombardy, seat: Seat | None, words: Words) -> screens.Scene:
        return screen.shown(g, seat, words)

    def book_cards(self, g: Lombardy, words: Words) -> Sequence[BookCard]:
        return tuple(screen.book_cards(g, words))

    def card_spots(self, g: Lombardy, seat: Seat | None, words: Words) -> Sequence[CardSpot]:
        return tuple(screen.card_spots(g, seat, words))

    def card_draws(self, g: Lombardy, words: Words) -> Sequence[CardDraw]:
        unseen = [s for s in self.card_spots(g, None, words) if s.where in ("hidden", "deck")]
        return (drawn_from("now", unseen),) if unseen else ()

    def odds(
        self, g: Lombardy, seat: Seat, ask: Ask, key: str, *, words: Words
    ) -> screens.Odds | None:
        return screen.odds(g, ask, key, words)

    def guide(
        self, g: Lombardy, seat: Seat, kind: str, keys: Sequence[str], *, words: Words
    ) -> screens.Hint | None:
        """It speaks of what can be done now, and says why of what cannot."""
        kind = "over" if g.state.phase == "over" else kind or "wait"
        verbs = {key.partition(".")[0] for key in keys}
        can = {verb: int(verb in verbs) for verb in ("march", "muster", "play", "unready")}
        message = f"guide-{kind}"
        return screens.Hint(words.say(message, can)) if words.has(message) else None
