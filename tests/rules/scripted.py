"""Procedures of any game, run with scripted dice and answers."""

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from tercio.kernel.ask import DONE, PASS, Ask, AskAll, AskAny, Checkpoint, Option, Procedure, Seat
from tercio.kernel.position import Position
from tercio.kernel.randomness import Script

G = TypeVar("G", bound=Position[Any])


class Scripted(Generic[G]):
    """A position, and the questions that were asked on it."""

    idle = False

    def __init__(self, g: G) -> None:
        self.g = g
        self.asked: list[Ask] = []

    def events(self, kind: type) -> list[Any]:
        return [logged.event for logged in self.g.log if isinstance(logged.event, kind)]

    def run(
        self,
        procedure: Procedure[Any],
        dice: Iterable[int] = (),
        answers: Iterable[str] = (),
        draws: Iterable[str] = (),
        idle: bool = False,
    ) -> Any:
        """Run a procedure to its end. All dice and answers must be used up.

        An answer is the key of an option, or `seat=key` where several seats are asked. In a
        window everybody passes who is not answered for; a single option is taken by itself. In
        an idle run whoever is not answered for is done, passes, or takes the first option.
        """
        self.idle = idle
        script = self.g.random.script = Script(dice, draws)
        left = list(answers)
        reply: Any = None
        while True:
            try:
                stop = procedure.send(reply)
            except StopIteration as end:
                assert not left, f"answers not asked for: {left}"
                assert not script.dice, f"dice left: {script.dice}"
                self.check_at_end()
                return end.value
            reply = self.reply(stop, left)

    def ask(self, procedure: Procedure[Any], answers: Iterable[str] = ()) -> Ask:
        """The question that a procedure comes to after these answers."""
        left, reply = list(answers), None
        while True:
            stop = procedure.send(reply)
            if isinstance(stop, Ask) and not left:
                return stop
            reply = self.reply(stop, left)

    def check_at_end(self) -> None:
        """What a stage of a game wants to hold after every run."""

    def reply(self, stop: Any, left: list[str]) -> Any:
        if isinstance(stop, Checkpoint):
            return None
        if isinstance(stop, Ask):
            return self._answer(stop, left)
        if isinstance(stop, AskAny):
            if self.idle and not left:
                return next((seat, self._answer(ask, left)) for seat, ask in stop.asks.items())
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
        if left and ask.option(left[0]) is not None:
            return _option(ask, left.pop(0))
        if len(ask.options) == 1:
            return ask.options[0]
        if ask.window:
            return _option(ask, PASS)
        if self.idle:
            return next((o for o in ask.options if o.key in (DONE, PASS)), ask.options[0])
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
