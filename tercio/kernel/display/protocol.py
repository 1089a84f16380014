"""How a game is shown: names, boards, panels, chances, words to newcomers.

It stands beside the rules and reads views; nothing here decides or changes anything.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, TypeAlias

import msgspec

from tercio.kernel.ask import BACK, DONE, PASS, Ask, Phrase, Prospect, Seat
from tercio.kernel.display.card_book import BookCard, CardDraw, CardSpot
from tercio.kernel.display.card_notes import CardNote
from tercio.kernel.display.layers import Layers, control
from tercio.kernel.display.review import Review
from tercio.kernel.display.scene import Board, Dialog, Hint, Odds, Scene
from tercio.kernel.events import Event
from tercio.kernel.position import G_contra, Setting

if TYPE_CHECKING:  # tales speak, and words know games
    from tercio.kernel.display.tales import Tale
    from tercio.kernel.messages import Words

Plain: TypeAlias = dict[str, Any]
"""A position by names, ready for JSON."""


LETTERS: Mapping[str, str] = {PASS: "p", DONE: "e", BACK: "b", "ready": "e"}
"""The letters of what every game asks. The table's own are A, C, D, H, U and the digits."""


class Stage(NamedTuple):
    """A part of a game that begins; its turn, where it is told."""

    kind: Literal["turn", "phase", "impulse"]
    turn: int = 0


class FromAfar(NamedTuple):
    """Where a way begins that is too long now, and what all of it costs."""

    start: str
    price: int


def told_odds(found: Prospect | None, words: "Words") -> Odds | None:
    """Chances under a title in words."""
    if found is None:
        return None
    title = words.say(found.title, found.args)
    return Odds(title, found.win, found.draw, found.loss, mine=found.mine, theirs=found.theirs)


class Display(Generic[G_contra]):
    """What a game that says nothing else looks like: a list of options."""

    def name_of(self, data: Any, kind: str, id: str) -> str | None:
        """The English name of `kind:id`, where the data knows one."""
        return None

    def made_name(self, data: Any, kind: str, id: str) -> Phrase | None:
        """The name of `kind:id` where it is made of others: four regulars of Spain."""
        return None

    names: Mapping[str, str] = {}
    """By the data tables whose rows have names: of what kind they are in refs."""

    texts: Mapping[str, str] = {}
    """By the data tables whose rows tell something in words: of what kind they are in refs."""

    lists: Mapping[str, tuple[str, str]] = {}
    """By the data tables whose rows tell something in several sentences: kind and field."""

    def plain(self, g: G_contra) -> Plain:
        """A view's position as JSON for people: by name, where the state goes by number.

        Scripts of play look things up in it (`towns.milan.owner`).
        """
        found: dict[str, Any] = msgspec.to_builtins(g.state, str_keys=True)
        return found

    def show(self, g: G_contra, seat: Seat | None, words: "Words") -> str:
        """The board as text, from a view."""
        return ""

    def boards(self, data: Any, setting: Setting, words: "Words") -> Sequence[Board]:
        """The maps that a screen draws, in the language of `words`."""
        return ()

    def scene(self, g: G_contra, seat: Seat | None, words: "Words") -> Scene | None:
        """What changes on the screen, from a view (`g` has gaps where the seat knows nothing)."""
        return None

    def headline(self, g: G_contra, words: "Words") -> str:
        """Where the game stands, in a line: the headline of the scene. A game may know it without
        the rest. `g` is a spectator's view."""
        shown = self.scene(g, None, words)
        return "" if shown is None else shown.headline

    def scene_beside(self, g: G_contra, seat: Seat, words: "Words", public: Scene) -> Scene | None:
        """The same, where a spectator's scene of the same moment is there: what everybody sees need
        not be made for each seat. `g` is the seat's view, as ever."""
        return self.scene(g, seat, words)

    def layers(self, g: G_contra, seat: Seat | None, side: str, *, words: "Words") -> Layers:
        """The map in other colours, from a view: about the armies of `side`, or of the seat's own
        where that is empty. Who holds what, unless the game knows more."""
        shown = self.scene(g, seat, words)
        boards = self.boards(g.data, g.setting, words)
        found = () if shown is None else (control(shown, boards, words),)
        return Layers(side="", sides=(), layers=found)

    def dialog(self, g: G_contra, seat: Seat, offer: Any, words: "Words") -> Dialog | None:
        """A table of its own for what a seat is asked, as for an auction; from its view."""
        return None

    def odds(self, g: G_contra, seat: Seat, ask: Ask, key: str, *, words: "Words") -> Odds | None:
        """The chances of an option, where it leads to a roll; from a view.

        What the ask itself foresees, unless the game knows better.
        """
        found = ask.foresee(g, key) if ask.foresee is not None else None
        return told_odds(found, words)

    tales: "Sequence[Tale]" = ()
    """The kinds of happenings that its log tells of, in the order in which they are looked for."""

    def breaks(self, event: Event) -> bool:
        """Whether something else begins with an event: no happening goes on after it."""
        return False

    routine: tuple[type[Event], ...] = ()
    """Events that are told with the next one: what an action cost."""

    dull: tuple[type[Event], ...] = ()
    """Events that nobody asks for who wants to know what happened in few words."""

    listed: Mapping[type[Event], str] = {}
    """By the events that are told together when they were done again and again: the field that
    then holds all of them, as the places where troops were raised."""

    def acts(self, event: Event) -> str | None:
        """Who acts from now on, as a ref; empty if nobody in particular, None if as before."""
        return None

    def stage(self, event: Event) -> Stage | None:
        """Which part of the game begins with an event, if one does."""
        return None

    def review(self, g: G_contra, events: Sequence[Event], *, words: "Words") -> Review | None:
        """The game looked back on, from a view and what its viewer was told."""
        return None

    def at_hand(self, g: G_contra, seat: Seat) -> int | None:
        """What a seat can still spend on actions now, in whatever they are paid."""
        return None

    def from_afar(self, g: G_contra, seat: Seat, ref: str) -> FromAfar | None:
        """Who of a seat's would be first at a place that is too far for what it can spend now."""
        return None

    def letters(self) -> Mapping[str, str]:
        """The letter on a keyboard for each verb that is often chosen: always the same one."""
        return LETTERS

    def verb(self, key: str) -> str:
        """What is done by the option with a key, whoever does it."""
        return key

    def guide(
        self, g: G_contra, seat: Seat, kind: str, keys: Sequence[str], *, words: "Words"
    ) -> Hint | None:
        """A word to newcomers about what a seat is asked, where the game has a guide.

        `kind` and `keys` are those of the ask and of its options, empty while others decide; `g`
        is the seat's view. By default its message `guide-<kind>` or `guide-wait`.
        """
        message = f"guide-{kind or 'wait'}"
        return Hint(words.say(message)) if words.has(message) else None

    def book_cards(self, g: G_contra, words: "Words") -> Sequence[BookCard]:
        """All cards of the game, in the order of the deck."""
        return ()

    def card_spots(self, g: G_contra, seat: Seat | None, words: "Words") -> Sequence[CardSpot]:
        """Where cards are as far as a seat knows; from its view."""
        return ()

    def card_draws(self, g: G_contra, words: "Words") -> Sequence[CardDraw]:
        """What cards are drawn from, as far as a seat knows; from its view."""
        return ()

    def card_notes(self, data: Any) -> Sequence[CardNote]:
        """Its cards with the code behind each, in the order of the deck."""
        return ()

    def card_worths(self, g: G_contra, card: str) -> Mapping[str, float]:
        """What its own bot thinks that a card's event is worth now, in VP, to whom."""
        return {}
