"""How Ultima Ratio Regis is shown."""

from collections.abc import Mapping, Sequence

from tercio.games.ultima_ratio_regis.cards.card_notes import card_notes
from tercio.games.ultima_ratio_regis.display import (
    card_book,
    dialogs,
    guide,
    layers,
    plain,
    screen,
    text_board,
)
from tercio.games.ultima_ratio_regis.display.review import review
from tercio.games.ultima_ratio_regis.display.standing_orders import acting
from tercio.games.ultima_ratio_regis.display.tales import (
    DULL,
    LISTED,
    URR_TALES,
    acts,
    breaks,
)
from tercio.games.ultima_ratio_regis.model import views
from tercio.games.ultima_ratio_regis.model.events.general import (
    DeckBuilt,
    DirectionChosen,
    ImpulseBegun,
    TurnBegun,
    TurnEndBegun,
)
from tercio.games.ultima_ratio_regis.model.names import NOBODY
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import majors_in_play
from tercio.games.ultima_ratio_regis.model.world import World
from tercio.kernel.ask import Seat
from tercio.kernel.display.card_book import BookCard, CardSpot
from tercio.kernel.display.card_notes import CardNote
from tercio.kernel.display.layers import Layers
from tercio.kernel.display.protocol import LETTERS, Display, Plain, Stage
from tercio.kernel.display.review import Review
from tercio.kernel.display.scene import Board, Dialog, Hint, Scene
from tercio.kernel.events import Event
from tercio.kernel.messages import Words
from tercio.kernel.position import Setting
from tercio.kernel.view import Offer

_LETTERS: Mapping[str, str] = {
    **LETTERS,
    "march": "m",
    "strategic_move": "t",
    "cruise": "s",
    "land": "l",
    "assault": "f",
    "build_troop": "r",
    "build_squadron": "n",
    "build_leader": "k",
    "build_merchant": "x",
    "begin_fortress": "o",
    "finish_fortress": "i",
    "lower_unrest": "q",
    "piracy": "y",
    "declare_war": "w",
}
"""March, transfer, sail, land, fight for the walls, recruits, naval squadrons, a captain (K), a
trading house (X), a fortress opened and finished (O, I), quiet, piracy, war."""


class UrrDisplay(Display[Regis]):
    """Views, in names and pictures."""

    names = {
        "theaters": "theater",
        "boxes": "box",
        "provinces": "province",
        "seas": "sea",
        "areas": "area",
        "trade_centers": "center",
        "powers": "power",
        "leaders": "leader",
        "cards": "card",
        "scenarios": "scenario",
    }
    texts = {"objectives": "objective", "specials": "special"}
    lists = {
        "turns": ("turn", "specials"),
        "scenarios": ("scenario", "specials"),
        "rule_blocks": ("block", "rules"),
    }
    tales = URR_TALES
    dull = DULL
    listed = LISTED

    def acts(self, event: Event) -> str | None:
        return acts(event)

    def stage(self, event: Event) -> Stage | None:
        if isinstance(event, TurnBegun):
            return Stage("turn", event.turn)
        if isinstance(event, DeckBuilt | DirectionChosen | TurnEndBegun):  # uRR 8.1.4, 8.2, 8.3
            return Stage("phase")
        return Stage("impulse") if isinstance(event, ImpulseBegun) else None

    def breaks(self, event: Event) -> bool:
        return breaks(event)

    def name_of(self, data: World, kind: str, id: str) -> str | None:
        return views.name_of(data, kind, id)

    def plain(self, g: Regis) -> Plain:
        return plain.plain(g)

    def show(self, g: Regis, seat: Seat | None, words: Words) -> str:
        return text_board.show(g, seat, words)

    def boards(self, data: World, setting: Setting, words: Words) -> Sequence[Board]:
        return screen.boards(data, setting, words)

    def scene(self, g: Regis, seat: Seat | None, words: Words) -> Scene:
        return screen.scene(g, seat, words)

    def headline(self, g: Regis, words: Words) -> str:
        return screen.headline(g, words)

    def scene_beside(self, g: Regis, seat: Seat, words: Words, public: Scene) -> Scene:
        return screen.scene_beside(g, words, public)

    def layers(self, g: Regis, seat: Seat | None, side: str, *, words: Words) -> Layers:
        power = layers.own_power(g, seat, side)
        control = super().layers(g, seat, side, words=words).layers
        ids = g.world.power_ids
        return Layers(
            side="" if power == NOBODY else ids[power],
            sides=tuple(ids[major] for major in majors_in_play(g)),
            layers=(*control, *layers.layers_of(g, power, words)),
        )

    def dialog(self, g: Regis, seat: Seat, offer: Offer, words: Words) -> Dialog | None:
        return dialogs.dialog(g, offer, words)

    def letters(self) -> Mapping[str, str]:
        return _LETTERS

    def verb(self, key: str) -> str:
        """The action, whichever power takes it: `act.spain.march`."""
        return key.rpartition(".")[2] if key.startswith("act.") else key

    def at_hand(self, g: Regis, seat: Seat) -> int | None:
        """Actions: intrinsic ones, and those of cards (uRR 8.2.2)."""
        if acting(g) != seat:
            return None
        impulse = g.state.impulse
        return sum(impulse.points.values()) + impulse.intrinsic.bit_count() + impulse.unassigned

    def review(self, g: Regis, events: Sequence[Event], *, words: Words) -> Review:
        return review(g, events, words)

    def guide(
        self, g: Regis, seat: Seat, kind: str, keys: Sequence[str], *, words: Words
    ) -> Hint | None:
        return guide.hint(g, seat, kind, keys, words=words)

    def book_cards(self, g: Regis, words: Words) -> Sequence[BookCard]:
        return tuple(card_book.book_cards(g, words))

    def card_spots(self, g: Regis, seat: Seat | None, words: Words) -> Sequence[CardSpot]:
        return tuple(card_book.card_spots(g, seat, words))

    def card_notes(self, data: World) -> Sequence[CardNote]:
        return list(card_notes(data))
