"""How cards look on a screen."""

from tercio.games.ultima_ratio_regis.cards.words import card_text
from tercio.games.ultima_ratio_regis.display.board_notes import on_card
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.kernel.decks import UNKNOWN
from tercio.kernel.display.scene import CardFace
from tercio.kernel.messages import Words


def face(g: Regis, words: Words, card: str) -> CardFace:
    """One that the seat cannot see says nothing."""
    if card == UNKNOWN:
        return CardFace("")
    row, ref = g.world.cards[card], f"card:{card}"
    text = card_text(words, row)
    return CardFace(ref, words.name(ref), row.sub, row.points, text=text, note=on_card(words, row))
