"""`g` for the two-player variant: two seats for six major powers."""

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.two_player.players import PLAYERS
from tercio.games.here_i_stand.two_player.questions import commander
from tercio.kernel.ask import Seat
from tercio.wars.model.names import NO_CARD, Power


class TwoPlayerStand(HereIStand):
    """A player decides for powers that are not his own."""

    def seat_of(self, power: Power) -> Seat:
        return self._seat_of[commander(self, self.state.patron[power])]

    def powers_of(self, seat: Seat) -> list[Power]:
        """The power whose cards and VP are the player's own."""
        return [power for power in PLAYERS if self._seat_of[power] == seat]

    def powers_in_play(self) -> tuple[Power, ...]:
        return PLAYERS

    def end_turn_effects(self) -> None:
        super().end_turn_effects()
        cards = self.state.two_player
        cards.must_play, cards.played = NO_CARD, []
        cards.held_fast.clear()
