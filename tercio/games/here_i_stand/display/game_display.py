"""How Here I Stand is shown."""

from collections.abc import Mapping, Sequence
from functools import partial

from tercio.games.here_i_stand.bots.cards import CARDS
from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.games.here_i_stand.bots.thinker import PLANS
from tercio.games.here_i_stand.cards.all import registry
from tercio.games.here_i_stand.conditions.registry import ANSWERS
from tercio.games.here_i_stand.display import card_book, guide, screen, text_board
from tercio.games.here_i_stand.display.plain import plain
from tercio.games.here_i_stand.display.tales import HIS_TALES
from tercio.games.here_i_stand.model import views
from tercio.games.here_i_stand.model.data_worlds import HisData
from tercio.games.here_i_stand.model.events.religion import (
    DebaterCommitted,
    DebaterReady,
    ReligionChanged,
)
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.rules.victory.victory import victory_points, vp_sources
from tercio.kernel.ask import Phrase, Seat
from tercio.kernel.display.card_book import BookCard, CardDraw, CardSpot
from tercio.kernel.display.card_notes import CardNote
from tercio.kernel.display.protocol import Plain
from tercio.kernel.display.review import Review
from tercio.kernel.display.scene import Board, Hint, Scene
from tercio.kernel.events import Event
from tercio.kernel.messages import Words
from tercio.kernel.position import Setting
from tercio.wars.cards.card_notes import card_notes
from tercio.wars.display.called import made_name
from tercio.wars.display.card_book import book_cards, card_draws, card_spots
from tercio.wars.display.review import review
from tercio.wars.display.screen import headline
from tercio.wars.display.war_display import WarDisplay


class HisDisplay(WarDisplay[HereIStand]):
    """Views, in names and pictures."""

    tales = HIS_TALES
    dull = (*WarDisplay.dull, DebaterCommitted, DebaterReady)
    listed = {**WarDisplay.listed, ReligionChanged: "space"}

    names = {
        **WarDisplay.names,
        "language_zones": "zone",
        "regions": "region",
        "reformers": "reformer",
        "debaters": "debater",
        "explorers": "explorer",
        "conquistadors": "conquistador",
        "colonies": "colony",
        "wives": "wife",
        "discoveries": "discovery",
        "diplomatic_cards": "card",
    }
    texts = {"cards": "card", "diplomatic_cards": "card"}

    def name_of(self, data: HisData, kind: str, id: str) -> str | None:
        return views.name_of(data.world("2017"), kind, id)

    def made_name(self, data: HisData, kind: str, id: str) -> Phrase | None:
        return made_name(data.world("2017"), kind, id)

    def plain(self, g: HereIStand) -> Plain:
        return plain(g)

    def show(self, g: HereIStand, seat: Seat | None, words: Words) -> str:
        return text_board.show(g, seat, words)

    def boards(self, data: HisData, setting: Setting, words: Words) -> Sequence[Board]:
        return (screen.board(data.world(setting.options["edition"]), setting, words),)

    def scene(self, g: HereIStand, seat: Seat | None, words: Words) -> Scene:
        return screen.scene(g, seat, words)

    def headline(self, g: HereIStand, words: Words) -> str:
        return headline(g, words)

    def scene_beside(self, g: HereIStand, seat: Seat, words: Words, public: Scene) -> Scene:
        return screen.scene_beside(g, words, public)

    def review(self, g: HereIStand, events: Sequence[Event], *, words: Words) -> Review:
        return review(
            g,
            events,
            words,
            powers=g.powers_in_play(),
            points=partial(victory_points, g),
            sources=partial(vp_sources, g),
        )

    def guide(
        self, g: HereIStand, seat: Seat, kind: str, keys: Sequence[str], *, words: Words
    ) -> Hint | None:
        return guide.hint(g, seat, kind, keys, words=words)

    def book_cards(self, g: HereIStand, words: Words) -> Sequence[BookCard]:
        return (*book_cards(g, words), *card_book.diplomatic_cards(g, words))

    def card_spots(self, g: HereIStand, seat: Seat | None, words: Words) -> Sequence[CardSpot]:
        return (*card_spots(g, seat, words), *card_book.diplomatic_spots(g, seat, words))

    def card_draws(self, g: HereIStand, words: Words) -> Sequence[CardDraw]:
        return tuple(card_draws(g, words))

    def card_notes(self, data: HisData) -> Sequence[CardNote]:
        return list(card_notes(data.world("2017"), registry.EFFECTS, ANSWERS))

    def card_worths(self, g: HereIStand, card: str) -> Mapping[str, float]:
        if card not in g.world.card:
            return {}  # a diplomatic one
        looks = [Outlook(g, power) for power in g.impulse_order()]
        return CARDS.by_power(looks, PLANS, card)
