"""A game at one terminal: asks become sentences, lines become decisions."""

import hashlib
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from tercio.bots.turns import next_seat
from tercio.cli.playing.orders import nameable, parse_order
from tercio.cli.playing.pointing import point_at
from tercio.cli.playing.terminal import hand_over, plain, read_line, whole_number
from tercio.cli.playing.viewer import Viewer, offer_lines, result_lines
from tercio.cli.reading.rulebook import rule_lines
from tercio.cli.speaking.choices import Unwritable, write_file
from tercio.cli.speaking.output import console, sentence_of
from tercio.cli.speaking.speech import say, spoken
from tercio.kernel.ask import DONE, PASS, Refusal, Seat
from tercio.kernel.bot import Bot
from tercio.kernel.display.orders import order_text
from tercio.kernel.errors import CannotUndo, TercioError, Unknown
from tercio.kernel.messages import Words
from tercio.kernel.pace import Pace
from tercio.kernel.saving.save import save
from tercio.kernel.table import Offer, Table


class Leave(Exception):
    """The players get up from the table."""


class Session:
    """Runs a table until the game is over or the players leave."""

    def __init__(
        self,
        table: Table[Any],
        words: Words,
        humans: Sequence[Seat],
        bots: Mapping[Seat, Bot],
    ) -> None:
        self.table = table
        self.words = words
        self.humans = humans
        self.bots = bots
        self.out = console()
        self._told: dict[Seat | None, int] = {}
        self._heard: dict[Seat | None, int] = {}
        self._shown: dict[Seat, str] = {}
        self._sitting: Seat | None = None
        self._commands: dict[str, Callable[[Seat, str], None]] = {
            "why": self._why,
            "undo": self._undo,
            "save": self._save,
            "log": self._log,
            "board": self._board,
            "rules": self._rules,
            "orders": self._orders,
            "say": self._say,
            "help": self._help,
            "quit": self._quit,
        }

    def run(self) -> None:
        table = self.table
        self.out.print(say("welcome", {"game": self.words.name(f"game:{table.game.id}")}))
        self.out.print(say("commitment", {"commitment": table.commitment}))
        try:
            table.set_pace(Pace.QUICK)
            self._play()
        except (Leave, KeyboardInterrupt):
            self.out.print(say("leave"))
            return
        except Exception:
            self._rescue()
            raise
        self._close()

    def _play(self) -> None:
        table, seat = self.table, None
        while not table.over:
            seat = next_seat(table, seat)
            if seat in self.bots:
                table.decide(seat, self.bots[seat].choose(table.sight(seat)))
                if not self.humans:
                    self._news(None)
            else:
                self._ask(seat)

    def _rescue(self) -> None:
        """A mistake in the rules or in a bot must not cost the players their game."""
        if self.table.seed is None:
            return
        content = save(self.table)
        mark = hashlib.sha256(content).hexdigest()[:8]
        name = f"tercio-{self.table.game.id}-{mark}.save"
        for folder in (Path.cwd(), Path(tempfile.gettempdir())):
            with suppress(Unwritable):
                write_file(folder / name, content)
                self.out.print(say("bug"))
                self.out.print(say("bug-saved", {"file": str(folder / name)}))
                return

    # -- asking ----------------------------------------------------------------------------

    def _ask(self, seat: Seat) -> None:
        """Ask a person until something has been decided or taken back."""
        offer = self._sit_down(seat)
        before = len(self.table.history), self.table.stops
        while (len(self.table.history), self.table.stops) == before:
            line = read_line(f"{seat}> ")
            if line is None:
                raise Leave
            try:
                self._obey(seat, offer, line.strip())
            except CannotUndo:
                self.out.print(self.words.bar(self.table.undo_bar(seat)))
            except (TercioError, OSError) as error:
                self.out.print(sentence_of(error, spoken()))

    def _sit_down(self, seat: Seat) -> Offer:
        """Show a seat what is new, what it sees, and what it is asked."""
        if seat != self._sitting and self._sitting is not None:
            hand_over(self._viewer(seat).name(seat))
            self._shown.pop(seat, None)
        self._sitting = seat
        self.out.print()
        self.out.print(f"--- {self._viewer(seat).name(seat)} ---")
        self._news(seat)
        self._board_if_new(seat)
        offer = self.table.offer(seat)
        assert offer is not None, "only a seat that is asked sits down"
        self._show(offer)
        return offer

    def _show(self, offer: Offer) -> None:
        for line in offer_lines(self.words, offer):
            self.out.print(line)

    def _obey(self, seat: Seat, offer: Offer, line: str) -> None:
        if not line:
            self._show(offer)
            return
        word, _, rest = line.partition(" ")
        if line.isdecimal():
            self.table.decide(seat, self._numbered(offer, line), offer.seq)
        elif word in self._commands and not any(line == option.key for option in offer.options):
            self._commands[word](seat, rest.strip())
        elif any(line == option.key for option in offer.options):
            self.table.decide(seat, line, offer.seq)
        else:
            raise Unknown(say("not-offered", {"said": line, "seat": seat}))

    def _numbered(self, offer: Offer, said: str) -> str:
        number = whole_number(said) or 0
        if not 1 <= number <= len(offer.options):
            raise Unknown(say("no-such-option", {"said": said[:20], "last": len(offer.options)}))
        return offer.options[number - 1].key

    # -- telling ---------------------------------------------------------------------------

    def _viewer(self, seat: Seat | None) -> Viewer:
        return Viewer(self.words, seat)

    def _news(self, seat: Seat | None) -> None:
        """What the seat may know of what has happened and been said since it was last told."""
        lines = self._viewer(seat).told(self.table)
        # Undo shortens the log: what is told anew then has happened anew.
        told = min(self._told.get(seat, 0), len(lines))
        for line in lines[told:]:
            self.out.print(f"  {line}")
        self._told[seat] = len(lines)
        for talk in self.table.heard(seat):
            if talk.n >= self._heard.get(seat, 0) and talk.seat != seat:
                alone = "says-alone" if talk.to is not None and len(talk.to) == 2 else "says-aside"
                who = self._viewer(seat).name(talk.seat)
                message = "says" if talk.to is None else alone
                self.out.print("  " + say(message, {"who": who, "text": plain(talk.text)}))
        self._heard[seat] = len(self.table.heard(seat))

    def _board_if_new(self, seat: Seat) -> None:
        """The board, unless it looks as it did when the seat was last asked."""
        board = self._viewer(seat).board(self.table)
        if board != self._shown.get(seat):
            self.out.print(board)
        self._shown[seat] = board

    def _close(self) -> None:
        viewer = self.humans[0] if len(self.humans) == 1 else None
        self.out.print()
        self._news(viewer)
        self._board(viewer, "")
        result = self.table.result
        assert result is not None, "a game that is over has a result"
        for line in result_lines(self._viewer(viewer), result):
            self.out.print(line)
        if self.table.seed is not None:
            self.out.print(say("seed-was", {"seed": self.table.seed}))

    # -- commands --------------------------------------------------------------------------

    def _why(self, seat: Seat, said: str) -> None:
        if not said:
            raise Unknown(say("why-what"))
        offer = self.table.offer(seat)
        if offer is not None and any(option.key == said for option in offer.options):
            self.out.print("  " + say("it-can-be-chosen", {"key": said}))
            return
        bare = said in (PASS, DONE)
        thing = said if bare else point_at(self.table, self.words, offer, said)
        reasons = self.table.why_not(seat, thing)
        if not reasons and offer is not None:
            keys = [option.key for option in offer.options if thing in option.refs]
            named = {"thing": self.words.name(thing), "keys": keys}
            self.out.print("  " + say("can-be-chosen", named))
            reasons = self._reservations(seat, thing)
        for reason in reasons:
            self.out.print(f"  {self.words.refusal(reason)}")

    def _reservations(self, seat: Seat, thing: str) -> list[Refusal]:
        """What stands against other uses of a thing that can be chosen (a card for CP only)."""
        ask = self.table.asks()[seat]
        return ask.explain(thing) if ask.explain else []

    def _undo(self, seat: Seat, said: str) -> None:
        steps = None if said == "all" else whole_number(said or "1") or 0
        if steps == 0:
            raise Unknown(say("undo-how-much", {"said": said}))
        undone = self.table.undo(seat, steps)
        self.out.print(say("taken-back", {"keys": undone.keys}))
        if undone.stopped_by and said:
            self.out.print(self.words.say(undone.stopped_by))

    def _save(self, seat: Seat, said: str) -> None:
        if not said or not said.isprintable():
            raise Unknown(say("save-where"))
        path = Path(said).expanduser()
        if path.exists() and not path.read_bytes().startswith(b'{"tercio":'):
            raise Unknown(say("not-a-save", {"file": str(path)}))
        write_file(path, save(self.table))
        self.out.print(say("saved-in", {"file": str(path)}))

    def _log(self, seat: Seat, said: str) -> None:
        lines = self._viewer(seat).told(self.table)
        wanted = whole_number(said) if said else len(lines)
        if wanted is None:
            raise Unknown(say("how-many-lines", {"said": said}))
        for line in lines[max(0, len(lines) - wanted) :]:
            self.out.print(f"  {line}")

    def _rules(self, seat: Seat, said: str) -> None:
        for line in rule_lines(self.table.game, said, self.words.language):
            self.out.print(f"  {line}")

    def _board(self, seat: Seat | None, said: str) -> None:
        self.out.print(self._viewer(seat).board(self.table))

    def _orders(self, seat: Seat, said: str) -> None:
        orders = self.table.standing.get(seat, [])
        if said == "clear":
            self.table.order(seat, [])
            self.out.print(say("asked-always"))
        elif said:
            order = parse_order(said)
            self.table.order(seat, [*orders, order])
            self.out.print(order_text(self.words, order))
        else:
            for order in orders:
                self.out.print(f"  {order_text(self.words, order)}")
            if not orders:
                self.out.print(say("no-orders"))
            for line in nameable(self.table.game):
                self.out.print(line)

    def _say(self, seat: Seat, said: str) -> None:
        name, _, text = said[1:].partition(" ") if said.startswith("@") else ("", "", said)
        if not text.strip():
            raise Unknown(say("say-what"))
        self.table.say(seat, text, [Seat(name)] if name else None)
        heard = self._viewer(seat).name(Seat(name)) if name else ""
        message = "you-say" if name else "you-say-to-all"
        self.out.print("  " + say(message, {"whom": heard, "text": plain(text)}))

    def _help(self, seat: Seat, said: str) -> None:
        self.out.print(say("help"))

    def _quit(self, seat: Seat, said: str) -> None:
        raise Leave
