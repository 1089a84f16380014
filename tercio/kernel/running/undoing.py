"""Taking back: as far as nobody has learned anything, and what was learned where it ends."""

from collections.abc import Iterator

import msgspec

from tercio.kernel.ask import BACK, PASS, Ask, AskAll, AskAny, Seat
from tercio.kernel.errors import CannotUndo, Illegal
from tercio.kernel.events import Event, Rolled, doer_of
from tercio.kernel.position import S
from tercio.kernel.running.course import Course
from tercio.kernel.saving.history import Bar, Decision, Mark, Numbers, UndoMemory, Undone


class Undoing(Course[S]):
    """A course of a game that can be gone back."""

    def _forget(self) -> None:
        """Let checkpoints go that no undo can reach any more."""
        if self._answers:
            return  # what is sealed bars the way only until it is taken back
        kept, start = self._kept, self._start.decisions
        if self._is_on_floor():
            del kept[1:-1]  # from its beginning on, everybody may take back what is his own
            return
        while len(kept) > 1:
            after = kept[1].decisions
            if kept[0].decisions < after and not self._barrier(after - start - 1):
                return
            del kept[0]
        if self._lapsed:
            first = kept[0].decisions - start
            self._lapsed = [lapsed for lapsed in self._lapsed if lapsed.decisions > first]

    def _barrier(self, since: int) -> str:
        """Why decision number `since` cannot be taken back any more; empty if it can."""
        if self._stop is None and self.seed is not None:
            return "undo-game-is-over"  # the seed is out
        if self._start.decisions + since < self._barred:
            return "undo-another-seat-decided"
        mark = self._marks[since]
        seat = self.decisions[since].seat
        first = since
        while first and self._marks[first - 1].stops == mark.stops:
            first -= 1
        if any(decision.seat != seat for decision in self.decisions[first:]):
            return "undo-another-seat-decided"
        if self.g.random.at > mark.tape:
            return "undo-dice-or-draw"
        return "undo-reveal" if any(each.reveals for each in self._events_since(since)) else ""

    def _events_since(self, since: int) -> Iterator[Event]:
        start = self._marks[since].events - self.g.log_start
        return (logged.event for logged in self.g.log[start:])

    def undo(self, seat: Seat, steps: int | None = 1) -> Undone:
        """Take back a seat's last decisions (None: as many as possible), and with each what was
        answered for it since.

        Stops at the last point at which nobody has learned anything new; `CannotUndo` if that
        is now. The message ids say why.
        """
        self._check_seat(seat)
        keys: list[str] = []
        taken_back = 0
        while steps is None or taken_back < steps:
            index, barrier = self._last_of(seat)
            if barrier:
                if not keys:
                    raise CannotUndo(barrier)
                return Undone(tuple(keys), barrier)
            last = range(len(self.decisions) - 1, index - 1, -1)
            own = [each for each in last if self.decisions[each].seat == seat]
            made = [self.decisions[each].key for each in own]
            if len(own) < len(last):  # others have gone on beside the seat, and stay
                self._leave_out(own)
            else:
                for each in own:
                    self._take_back(each)
            keys += made
            taken_back += 1
            self._forget()
        return Undone(tuple(keys), self._last_of(seat)[1])

    def undo_reaches(self, seat: Seat) -> int:
        """The number in the history of the first decision that `undo` would take back."""
        return self._start.decisions + self._last_of(seat)[0]

    def was_sent_back(self, seat: Seat) -> bool:
        """Whether what the seat chose last led nowhere: nothing was left to it but the way back."""
        if not self.decisions or self.decisions[-1] != (seat, BACK):
            return False
        return self._marks[-1].is_forced

    def has_learned(self, since: int) -> bool:
        """Whether the decisions from number `since` of this table on cannot be taken back."""
        return since < len(self.decisions) and self._barrier(since) != ""

    def tells_news(self, since: int) -> bool:
        """Whether the decisions from number `since` on have told their own seat anything. That
        others have seen a card of it is no news to it."""
        if not self.has_learned(since):
            return False
        seen = [event for event in self._events_since(since) if event.reveals]
        is_shown = self._barrier(since) == "undo-reveal"
        return not (is_shown and all(event.is_known_to_doer for event in seen))

    def undo_barrier(self, seat: Seat) -> str:
        """Why a seat cannot take anything back now, as a message id; empty if it can."""
        self._check_seat(seat)
        return self._last_of(seat)[1]

    def undo_bar(self, seat: Seat) -> Bar:
        """The same, with what the seat was told that bars the way."""
        barrier = self.undo_barrier(seat)
        if not barrier:
            return Bar("")
        own = next((n for n in self._backwards() if self._is_own(n, seat)), None)
        if own is None:
            return Bar(barrier)
        told = self._told(seat, self._marks[own].events)
        learned = next((event for event in told if event.reveals), None)
        if barrier != "undo-another-seat-decided":
            return Bar(barrier, learned)
        done = next(self._done_by_others(own, seat), None)
        if done is None and learned is not None:  # they let it happen: what came of it is known
            is_roll = isinstance(learned, Rolled)
            return Bar("undo-dice-or-draw" if is_roll else "undo-reveal", learned)
        return Bar(barrier, done)

    def _done_by_others(self, own: int, seat: Seat) -> Iterator[Event]:
        """What the seat was told of when others decided after its own decision; who passes does
        nothing, and that another part of the game begins is nobody's deed. What was sealed is
        opened with the last answer: the seat's own is none of theirs."""
        stage = self.game.display.stage
        for index in range(own + 1, len(self.decisions)):
            other, key = self.decisions[index]
            if other != seat and key != PASS:
                after = self._marks[index + 1].events if index + 1 < len(self._marks) else None
                told = self._told(seat, self._marks[index].events, after)
                yield from (e for e in told if stage(e) is None and not self._is_deed_of(seat, e))

    def _is_deed_of(self, seat: Seat, event: Event) -> bool:
        """Whether a sentence begins with the seat, or with the power that is called like it."""
        return doer_of(event).partition(":")[2] == seat

    def _told(self, seat: Seat, since: int, until: int | None = None) -> Iterator[Event]:
        start = self.g.log_start
        some = self.g.log[since - start : None if until is None else until - start]
        return (logged.event for logged in some if logged.is_seen_by(seat))

    def _backwards(self) -> Iterator[int]:
        return iter(range(len(self.decisions) - 1, -1, -1))

    def _is_own(self, index: int, seat: Seat) -> bool:
        """Whether the seat decided it itself, and not as part of the decision before."""
        mark = self._marks[index]
        is_answered = mark.follows or (mark.is_forced and self.pace.answers_forced)
        return self.decisions[index].seat == seat and not is_answered

    def _last_of(self, seat: Seat) -> tuple[int, str]:
        """The latest decision that the seat made itself, and what forbids to take it back."""
        if self._is_side_by_side():
            return self._last_beside(seat)
        stop = self._stop
        if isinstance(stop, AskAll) and len(stop.polled) > 1 and seat not in self._answers:
            # Whether a polled seat has answered must not show, so it must not matter.
            return 0, "undo-another-seat-asked"
        is_sealed = seat in self._answers
        for index in self._backwards():
            if self.decisions[index].seat == seat:
                if not self._is_own(index, seat):
                    is_sealed = False
                    continue
                if is_sealed:
                    return index, ""  # nobody has seen it yet
                return index, self._barrier(index)
            if not self._answers:
                return index, "undo-another-seat-decided"
        return 0, "undo-nothing-to-take-back"

    # -- side by side ----------------------------------------------------------------------

    def _is_side_by_side(self) -> bool:
        return isinstance(self._stop, AskAny) and self._stop.side_by_side

    def _is_on_floor(self) -> bool:
        """Whether seats work side by side, also while one of them is asked something in between."""
        stop = self._stop
        if not isinstance(stop, Ask):
            return self._is_side_by_side()
        return self._joined(len(self.decisions) - 1, stop.seat) is not None

    def _joined(self, index: int, seat: Seat) -> int | None:
        """The decision beside others to which those of the seat up to number `index` belong."""
        while index >= 0 and self.decisions[index].seat == seat:
            if self._marks[index].beside:
                return index
            index -= 1
        return None

    def _last_beside(self, seat: Seat) -> tuple[int, str]:
        """The seat's latest decision on a floor where each works for itself. What others have done
        since does not bar the way, unless they were asked only because of it."""
        decisions, index = self.decisions, len(self.decisions) - 1
        first = self._kept[0].decisions - self._start.decisions
        others: set[Seat] = set()
        while index >= first:
            other = decisions[index].seat
            if other == seat and self._is_own(index, seat):
                return self._whole_beside(index, others)
            if other != seat:
                others.add(other)
                joined = self._joined(index, other)
                if joined is None:
                    return index, "undo-another-seat-decided"
                index = joined
            index -= 1
        return 0, "undo-nothing-to-take-back"

    def _whole_beside(self, index: int, others: set[Seat]) -> tuple[int, str]:
        """What a seat was asked in between is taken back by itself, or where `others` have decided
        since, with the decision that led to it."""
        joined = self._joined(index, self.decisions[index].seat)
        if joined is None or (joined != index and not others):
            return index, self._barrier(index)
        return joined, self._barrier_beside(joined, others)

    def _barrier_beside(self, index: int, others: set[Seat]) -> str:
        """Why a seat's latest decision on such a floor, and what it led to for the seat, cannot be
        taken back."""
        asked, seat = self._marks[index].beside, self.decisions[index].seat
        if not others <= set(asked):
            return "undo-another-seat-decided"
        for own in range(index, len(self.decisions)):
            if self.decisions[own].seat != seat:
                continue
            mark, after = self._marks[own], self._mark_after(own)
            if after.tape > mark.tape:
                return "undo-dice-or-draw"
            start = self.g.log_start
            told = self.g.log[mark.events - start : after.events - start]
            if any(logged.event.reveals for logged in told):
                return "undo-reveal"
        return ""

    def _mark_after(self, index: int) -> Mark:
        if index + 1 < len(self._marks):
            return self._marks[index + 1]
        events = self.g.log_start + len(self.g.log)
        return msgspec.structs.replace(self._marks[index], events=events, tape=self.g.random.at)

    def _leave_out(self, own: list[int]) -> None:
        """Take back decisions that others made theirs beside: those stay."""
        decisions, marks, asks, numbers = self.decisions, self._marks, self._asks, self._numbers
        stay = [n for n in range(len(decisions)) if n not in own]
        left = [marks[n] for n in stay]
        # What is kept while decisions are repeated would not know how far the dice had come.
        between, self._between = self._between, len(self.history) + 1
        try:
            self._play_again([decisions[n] for n in stay], left)
            again = zip(self._marks, left, strict=True)
            self._marks = [msgspec.structs.replace(m, follows=was.follows) for m, was in again]
        except Illegal as illegal:
            self._play_again(decisions, marks)
            self._marks, self._numbers = marks, numbers
            raise CannotUndo("undo-another-seat-decided") from illegal
        finally:
            self._between = between
        numbers.take_back(own[-1], decisions[own[-1]], numbers.now)
        numbers.give_up()
        self._numbers = numbers
        self._offer_anew(asks)

    # -- going back ------------------------------------------------------------------------

    def _take_back(self, index: int) -> None:
        decisions, marks = self.decisions, self._marks
        undone, mark = decisions[index], marks[index]
        self._bar(index)
        numbers, given = self._numbers, self._numbers.now
        self._go_back(
            decisions[:index] + decisions[index + 1 :], marks[:index] + marks[index + 1 :]
        )
        numbers.now = given
        numbers.take_back(index, undone, mark.numbers)
        for _, seat, order in [lapsed for lapsed in self._lapsed if lapsed.decisions > index]:
            self.standing[seat] = [*self.standing.get(seat, ()), order]
        self._lapsed = [lapsed for lapsed in self._lapsed if lapsed.decisions <= index]

    def _bar(self, index: int) -> None:
        """What others have seen a seat decide they know, even if it is taken back."""
        if self._answers:
            return  # sealed: they have seen nothing
        seat = self.decisions[index].seat
        if self._joined(index, seat) is not None:
            return  # beside others, it binds none of them
        while index and self.decisions[index - 1].seat == seat:
            index -= 1
        self._barred = max(self._barred, self._start.decisions + index)

    def undo_memory(self) -> UndoMemory:
        """What undo has left behind: a save keeps it, and a fork gets it."""
        first = self._kept[0].decisions
        marks = enumerate(self._marks[first - self._start.decisions :], first)
        tied = tuple(n for n, mark in marks if mark.follows)
        return UndoMemory(self._numbers.now, self._numbers.given_up(), self._barred, tied)

    def resume_undo(self, memory: UndoMemory) -> None:
        self._numbers = Numbers(memory.offers)
        self._numbers.spent = memory.spent
        self._barred = memory.barred
        for n in memory.tied:
            if 0 <= (index := n - self._start.decisions) < len(self._marks):
                self._marks[index] = msgspec.structs.replace(self._marks[index], follows=True)

    def come_after(self, other: "Undoing[S]") -> None:
        """This is where `other` was taken back to, by consent of all. No number of an offer stands
        for two questions, and nobody takes anything back from before."""
        mine = self.undo_memory()
        spent = other._numbers.given_up()
        for seat, number in other._numbers.now.items():
            spent[seat] = max(number, spent.get(seat, 0))
        barred = len(self.history)
        self.resume_undo(UndoMemory(mine.offers, spent, barred, mine.tied))
        self._forget()

    def _go_back(self, decisions: list[Decision], marks: list[Mark]) -> None:
        """Restore the latest useful checkpoint and repeat the decisions after it."""
        numbers = self._numbers
        self._play_again(decisions, marks)
        self._marks, self._numbers = marks, numbers

    def _play_again(self, decisions: list[Decision], marks: list[Mark]) -> None:
        """The same; marks and numbers are what they come to be."""
        common = 0
        for mine, wanted in zip(self.decisions, decisions, strict=False):
            if mine != wanted:
                break
            common += 1
        start = self._start.decisions
        self._kept = [kept for kept in self._kept if kept.decisions - start <= common]
        kept = self._kept[-1]
        done = kept.decisions - start
        self._numbers = Numbers(kept.numbers)
        self.decisions, self._marks = decisions[:done], marks[:done]
        self._enter(kept, self.g.random, self.g.log)
        for seat, key in decisions[done:]:
            self._take(seat, self._legal(seat, key, None))
