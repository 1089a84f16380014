"""How Virgin Queen is shown."""

from collections.abc import Mapping, Sequence
from functools import partial

from tercio.games.virgin_queen.bots.cards import CARDS
from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.bots.thinker import PLANS
from tercio.games.virgin_queen.cards.all import registry
from tercio.games.virgin_queen.conditions.registry import ANSWERS
from tercio.games.virgin_queen.display import guide, screen, text_board
from tercio.games.virgin_queen.display.panels.powers import involved
from tercio.games.virgin_queen.display.plain import plain
from tercio.games.virgin_queen.display.provenance import notes
from tercio.games.virgin_queen.display.tales import DULL, VQ_TALES
from tercio.games.virgin_queen.model import views
from tercio.games.virgin_queen.model.data_worlds import VqData
from tercio.games.virgin_queen.model.events.religion import FaithChanged
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.rules.victory.scoring import victory_points, vp_sources
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


class VqDisplay(WarDisplay[VirginQueen]):
    """Views, in names and pictures."""

    tales = VQ_TALES
    dull = (*WarDisplay.dull, *DULL)
    listed = {**WarDisplay.listed, FaithChanged: "space"}

    names = {
        **WarDisplay.names,
        "areas": "area",
        "oceans": "ocean",
        "settlements": "settlement",
        "action_types": "action_type",
        "captains": "captain",
        "royals": "royal",
        "artists": "artist",
        "scientists": "scientist",
        "science_bonuses": "bonus",
    }
    texts = {"cards": "card", "royals": "royal", "captains": "captain", "science_bonuses": "bonus"}

    def name_of(self, data: VqData, kind: str, id: str) -> str | None:
        return views.name_of(data.world("living"), kind, id)

    def made_name(self, data: VqData, kind: str, id: str) -> Phrase | None:
        world = data.world("living")
        if kind == "treasure":
            return views.treasure_name(world, id)
        return made_name(world, kind, id)

    def plain(self, g: VirginQueen) -> Plain:
        return plain(g)

    def show(self, g: VirginQueen, seat: Seat | None, words: Words) -> str:
        return text_board.show(g, seat, words)

    def boards(self, data: VqData, setting: Setting, words: Words) -> Sequence[Board]:
        world = data.world(setting.options.get("edition", "living"))
        return screen.boards(world, setting, words)

    def scene(self, g: VirginQueen, seat: Seat | None, words: Words) -> Scene:
        return screen.scene(g, seat, words)

    def headline(self, g: VirginQueen, words: Words) -> str:
        return headline(g, words)

    def scene_beside(self, g: VirginQueen, seat: Seat, words: Words, public: Scene) -> Scene:
        return screen.scene_beside(g, words, public)

    def review(self, g: VirginQueen, events: Sequence[Event], *, words: Words) -> Review:
        return review(
            g,
            events,
            words,
            powers=involved(g),
            points=partial(victory_points, g),
            sources=partial(vp_sources, g),
        )

    def guide(
        self, g: VirginQueen, seat: Seat, kind: str, keys: Sequence[str], *, words: Words
    ) -> Hint | None:
        return guide.hint(g, seat, kind, keys, words=words)

    def book_cards(self, g: VirginQueen, words: Words) -> Sequence[BookCard]:
        return tuple(book_cards(g, words, notes(words)))

    def card_spots(self, g: VirginQueen, seat: Seat | None, words: Words) -> Sequence[CardSpot]:
        return tuple(card_spots(g, seat, words))

    def card_draws(self, g: VirginQueen, words: Words) -> Sequence[CardDraw]:
        return tuple(card_draws(g, words))

    def card_notes(self, data: VqData) -> Sequence[CardNote]:
        return list(card_notes(data.world("living"), registry.EFFECTS, ANSWERS))

    def card_worths(self, g: VirginQueen, card: str) -> Mapping[str, float]:
        looks = [Outlook(g, power) for power in g.impulse_order()]
        return CARDS.by_power(looks, PLANS, card)
