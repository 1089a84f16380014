"""For whom a view of Here I Stand is made."""

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.two_player.players import PLAYERS
from tercio.kernel.ask import Seat
from tercio.wars.model.names import CardId, Power
from tercio.wars.model.viewers import HIDDEN, WarViewer


class HisViewer(WarViewer):
    """Home cards are open; in the game for two, so are cards that one has shown to the other."""

    __slots__ = ("_any_shown", "_open", "_shown")

    def __init__(self, g: HereIStand, seat: Seat | None) -> None:
        super().__init__(seat, g.powers_of(seat) if seat is not None else (), g.state.active)
        self._open = g.world.open_cards
        self._shown = g.state.two_player.shown
        self._any_shown = any(self._shown)

    def hand(self, power: Power, cards: list[CardId]) -> list[CardId]:
        if not cards or power in self.mine:
            return cards
        known = self._open
        if self._any_shown:
            known = known.union(self._shown_by(power))
        faces = known.intersection(cards)
        hidden = [HIDDEN] * (len(cards) - len(faces))
        return hidden + sorted(faces) if faces else hidden

    def diplomatic_hand(self, player: int, cards: list[CardId]) -> list[CardId]:
        """Of the player with this number."""
        power = PLAYERS[player]
        if power in self.mine or not cards:
            return cards
        seen = self._shown_by(power)
        return sorted([card if card in seen else HIDDEN for card in cards])

    def _shown_by(self, power: Power) -> list[CardId]:
        """Cards in another player's hands that the seat has seen; a spectator has seen none."""
        if self.seat is None or power not in PLAYERS:
            return []
        return self._shown[PLAYERS.index(power)]
