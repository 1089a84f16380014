"""Positions of the war games in two lines, and procedures run with scripted dice and answers.

stage = Stage().clear().put("buda", OTTOMAN, regulars=5, leaders=["suleiman"])
stage.run(move(stage.g, ...), dice=[6, 5, 1], answers=["pass", "retreat.pressburg"])
"""

from collections.abc import Iterable
from typing import Any, Generic, Self, TypeVar

from tercio.kernel.ask import PASS, Ask, AskAll, AskAny, Checkpoint, Option, Procedure, Seat
from tercio.kernel.randomness import Script
from tercio.wars.names import REGULAR, SECOND, Power, captive_of
from tercio.wars.war import War

G = TypeVar("G", bound=War[Any])


class WarStage(Generic[G]):
    """A position to try rules on. Methods chain; spaces, leaders and cards go by their ids."""

    g: G
    asked: list[Ask]

    def at(self, id: str) -> int:
        return self.g.world.location[id]

    def control(self, power: Power, *spaces: str) -> Self:
        for space in spaces:
            self.g._mark_control(self.at(space), power)
        return self

    def war(self, one: Power, other: Power) -> Self:
        self.g.begin_war(one, other)
        return self

    def ally(self, one: Power, other: Power) -> Self:
        if other in self.g.world.minors:
            self.g.set_patron(other, one)
        else:
            self.g.make_alliance(one, other)
        return self

    def hand(self, power: Power, *cards: str) -> Self:
        """Exactly these cards, taken from wherever they are."""
        state = self.g.state
        state.deck += [c for c in state.hands[power] if self.g.world.card_type(c) != "home"]
        state.hands[power] = []
        for id in cards:
            number = self.g.world.card[id]
            for pile in (*state.hands, state.deck, state.discard, state.removed, state.aside):
                if number in pile:
                    pile.remove(number)
            state.hands[power].append(number)
        state.hands[power].sort()
        state.deck.sort()
        return self

    def empty_hands(self) -> Self:
        for power in self.g.world.majors:
            self.hand(power)
        return self

    def unrest(self, *spaces: str) -> Self:
        self.g.state.unrest |= self.g.world.mask(*spaces)
        return self

    def impulse(self, power: Power, cp: int = 0) -> Self:
        self.g.state.active = power
        self.g.state.impulse.cp = cp
        return self

    def turn(self, turn: int) -> Self:
        self.g.state.turn = turn
        return self

    def siege(self, space: str, power: Power) -> Self:
        """Begun in this impulse, as far as the rules are concerned."""
        self.g.begin_siege(self.at(space), power)
        return self

    def captive(self, leader: str, captor: Power) -> Self:
        self.g.state.leader_at[self.g.world.leader[leader]] = captive_of(captor)
        return self

    # -- reading ---------------------------------------------------------------------------------

    def regulars(self, power: Power, space: str) -> int:
        return self.g.troops_of(power, REGULAR, self.at(space))

    def second(self, power: Power, space: str) -> int:
        return self.g.troops_of(power, SECOND, self.at(space))

    def troops(self, power: Power, space: str) -> tuple[int, int]:
        """Regulars, and mercenaries or cavalry."""
        return self.regulars(power, space), self.second(power, space)

    def is_besieged(self, space: str) -> bool:
        return self.g.is_besieged(self.at(space))

    def hand_size(self, power: Power) -> int:
        return len(self.g.state.hands[power])

    def bonus_vp(self, power: Power) -> int:
        vp: int = self.g.state.bonus_vp[power]
        return vp

    @property
    def cp(self) -> int:
        """CP left in this impulse."""
        left: int = self.g.state.impulse.cp
        return left

    def ships(self, power: Power, place: str) -> int:
        return len(self.g.ships_at(self.at(place), power))

    def where(self, leader: str) -> str | int:
        at: int = self.g.state.leader_at[self.g.world.leader[leader]]
        return self.g.world.location_ids[at] if at >= 0 else at

    def captor(self, leader: str) -> Power | None:
        """Whose prisoner a leader is."""
        at = self.g.state.leader_at[self.g.world.leader[leader]]
        return next((power for power in self.g.world.majors if at == captive_of(power)), None)

    def controller(self, space: str) -> Power:
        return self.g.controller(self.at(space))

    def events(self, kind: type) -> list[Any]:
        return [logged.event for logged in self.g.log if isinstance(logged.event, kind)]

    # -- running -----------------------------------------------------------------------------------

    def run(
        self,
        procedure: Procedure[Any],
        dice: Iterable[int] = (),
        answers: Iterable[str] = (),
        draws: Iterable[str] = (),
    ) -> Any:
        """Run a procedure to its end. All dice and answers must be used up.

        An answer is the key of an option, or `seat=key` where several seats are asked. In a
        window everybody passes who is not answered for; a single option is taken by itself.
        """
        self.g.random.script = Script(dice, draws)
        left = list(answers)
        reply: Any = None
        while True:
            try:
                stop = procedure.send(reply)
            except StopIteration as end:
                assert not left, f"answers not asked for: {left}"
                assert not self.g.random.script.dice, f"dice left: {self.g.random.script.dice}"
                return end.value
            reply = self._reply(stop, left)

    def _reply(self, stop: Any, left: list[str]) -> Any:
        if isinstance(stop, Checkpoint):
            return None
        if isinstance(stop, Ask):
            return self._answer(stop, left)
        if isinstance(stop, AskAny):
            assert left, f"nobody speaks on the floor: {list(stop.asks)}"
            seat, _, key = left.pop(0).partition("=")
            return Seat(seat), _option(stop.asks[Seat(seat)], key)
        assert isinstance(stop, AskAll)
        return {seat: self._sealed(ask, left) for seat, ask in stop.asks.items()}

    def _answer(self, ask: Ask, left: list[str]) -> Option:
        self.asked.append(ask)
        assert ask.options, f"empty ask {ask.kind}"
        keys = [option.key for option in ask.options]
        assert len(set(keys)) == len(keys), f"keys offered twice: {keys}"
        if left and left[0] in keys:
            return _option(ask, left.pop(0))
        if len(ask.options) == 1:
            return ask.options[0]
        if ask.window:
            return _option(ask, PASS)
        wanted = left[0] if left else "nothing"
        raise AssertionError(f"{ask.seat} is asked {ask.kind}: {keys}; the test says {wanted}")

    def _sealed(self, ask: Ask, left: list[str]) -> Option:
        self.asked.append(ask)
        for answer in left:
            seat, mark, key = answer.partition("=")
            if mark and seat == ask.seat and ask.option(key) is not None:
                left.remove(answer)
                return _option(ask, key)
        if ask.window:
            return _option(ask, PASS)
        return self._answer(ask, left)


def _option(ask: Ask, key: str) -> Option:
    option = ask.option(key)
    assert option is not None, f"{key} is not offered: {[o.key for o in ask.options]}"
    return option
