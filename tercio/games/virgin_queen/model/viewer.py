"""For whom a view of Virgin Queen is made."""

from tercio.games.virgin_queen.model.court_questions import is_secret_home_card, keeps_home_secret
from tercio.games.virgin_queen.model.court_state import SECRET_HOME
from tercio.games.virgin_queen.model.espionage_questions import hands_read_by
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.kernel.ask import Seat
from tercio.wars.model.names import CardId, Power
from tercio.wars.model.viewers import HIDDEN, WarViewer


class VqViewer(WarViewer):
    """A Cipher Key opens the hand of the power that it lies with (19): `read` are all hands that
    the seat may look at."""

    __slots__ = ("_g", "read")

    def __init__(self, g: VirginQueen, seat: Seat | None) -> None:
        mine = g.powers_of(seat) if seat is not None else []
        super().__init__(seat, mine, g.state.active)
        self._g = g
        self.read = [*mine, *hands_read_by(g, seat)] if seat is not None else []

    def hand(self, power: Power, cards: list[CardId]) -> list[CardId]:
        """Of others home cards, unless it is a secret which of them they hold, and gaps."""
        if power in self.read or not cards:
            return cards
        g = self._g
        known = g.world.home_cards
        homes = [card for card in cards if card in known]
        seen = [HIDDEN] * (len(cards) - len(homes))
        if g.state.court.set_aside:
            homes = [SECRET_HOME if is_secret_home_card(g, card) else card for card in homes]
        return sorted(seen + homes) if homes else seen

    def laid_aside(self, power: Power, card: CardId) -> CardId:
        """The home card that a power does not use this turn; with no other to hold it is open."""
        is_secret = power not in self.read and keeps_home_secret(self._g, power)
        return SECRET_HOME if is_secret else card
