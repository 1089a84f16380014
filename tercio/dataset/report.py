"""`tercio report`: one page of what a data set says, for any browser and without a network."""

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from tercio.dataset.charts import Charts
from tercio.dataset.findings import Findings, Share, findings_in
from tercio.dataset.swings import BattleSwing, Rolls
from tercio.kernel.messages import FALLBACK, Words, bundle_of
from tercio.kernel.registry import game

_LOCALE: Final = Path(__file__).parent / "locale"
_USES: Final = frozenset({"drawn", "event", "cp", "response", "combat", "played"})
_CARD_VERBS: Final = _USES | {"card", "play", "keep", "discard"}
_MADE_OF: Final = {
    "wins": "games",
    "points": "turns",
    "length": "games",
    "cards": "events",
    "openings": "decisions",
    "battles": "battles",
    "luck": "battles",
    "swings": "battles",
    "biggest": "battles",
}
"""By section, the table without which there is none."""
_THINGS: Final = ("power", "space", "area", "sea", "town", "leader", "debater", "seat")
"""Kinds of refs by which keys name things; a seat, which anything may be, comes last."""


def report(folder: Path, language: str = FALLBACK) -> str:
    """The page about the data set in a folder."""
    page = Page(findings_in(folder), language)
    template = files("tercio.dataset").joinpath("report.html").read_text("utf-8")
    return (
        template.replace("{language}", escape(language))
        .replace("{title}", escape(page.title))
        .replace("{body}", page.body())
    )


class Page:
    """What is told of findings, in a language."""

    def __init__(self, found: Findings, language: str) -> None:
        self._found = found
        self._rules = game(found.game)
        data = self._rules.load_data()
        self._words = Words(self._rules, data, language)
        cards = self._rules.schema.load([]).tables.get("cards", {})
        self._cards_by_number = {
            str(number): str(id)
            for id, row in cards.items()
            if (number := getattr(row, "number", None)) is not None
        }
        self._bundles = [bundle_of(each, _LOCALE) for each in (language, FALLBACK)]
        self._charts = Charts(self._chart_words, self._name, self._colors(data))
        self.title = self._say(
            "report-title", n=found.games, game=self._words.name(f"game:{self._rules.id}")
        )

    def _colors(self, data: Any) -> dict[str, str]:
        setting = self._rules.setting()
        boards = self._rules.display.boards(data, setting, self._words)
        return {side.id: side.color for board in boards for side in board.sides}

    def _say(self, message: str, **args: str | int) -> str:
        bundle = next(each for each in self._bundles if each.has_message(message))
        pattern = bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = bundle.format_pattern(pattern, args)
        assert not errors, errors
        return str(text)

    def _chart_words(self, message: str) -> str:
        """Uses of cards are the game's own; most have a name here."""
        use = message.removeprefix("use-")
        if use != message and use not in _USES:
            return self._say("use-other", use=use)
        return self._say(message)

    def _name(self, kind: str, id: str) -> str:
        """As the game calls it; what it has no name for goes by its id."""
        kinds = ("power", "seat") if kind == "seat" else (kind,)
        for each in kinds:
            if self._words.knows(f"{each}:{id}"):
                return self._words.name(f"{each}:{id}")
        return id

    # -- sections --------------------------------------------------------------------------

    def body(self) -> str:
        found, charts = self._found, self._charts
        who = ", ".join(self._say(f"report-who-{source}") for source in found.sources)
        each = found.decisions // max(1, found.games)
        parts = [
            f"<h1>{escape(self.title)}</h1>",
            f"<p>{escape(self._say('report-lead', who=who, each=each))}</p>",
            self._section("wins", charts.wins(found), *self._wins()),
            self._section("points", found.points and charts.points(found), *self._points()),
            self._section("length", charts.lengths(found), *self._length()),
            self._section("cards", found.cards and charts.cards(found), *self._cards()),
            self._section("openings", "", *self._openings(), is_open=True),
            self._section("battles", found.odds and charts.battles(found), *self._battles()),
            self._section("luck", found.luck and charts.luck(found), *self._luck()),
            self._section("swings", found.swings and charts.swings(found), *self._swings()),
            self._section("biggest", "", *self._biggest(), is_open=True),
        ]
        return "\n".join(filter(None, parts))

    def _section(
        self,
        name: str,
        picture: Any,
        columns: Sequence[str],
        rows: Iterator[Sequence[str]],
        *,
        is_open: bool = False,
    ) -> str:
        if _MADE_OF[name] not in self._found.tables:
            return ""
        title = escape(self._say(f"report-{name}"))
        told = list(rows)
        if not told:
            nothing = escape(self._say("report-none"))
            return f'<section id="{name}"><h2>{title}</h2><p>{nothing}</p></section>'
        lead = escape(self._say(f"report-{name}-lead"))
        heads = "".join(f'<th scope="col">{escape(self._say(f"column-{c}"))}</th>' for c in columns)
        lines = "".join(
            f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in told
        )
        table = f"<table><thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table>"
        summary = escape(self._say("report-table"))
        opened = " open" if is_open else ""
        return (
            f'<section id="{name}"><h2>{title}</h2><p>{lead}</p>'
            f'<figure role="img" aria-label="{title}">{picture or ""}</figure>'
            f"<details{opened}><summary>{summary}</summary>{table}</details></section>"
        )

    def _wins(self) -> tuple[Sequence[str], Iterator[Sequence[str]]]:
        return ("seat", "bot", "games", "wins", "share", "interval"), (
            (self._name("seat", each.seat), ", ".join(each.bots), *_share(each.wins))
            for each in self._found.seats
        )

    def _points(self) -> tuple[Sequence[str], Iterator[Sequence[str]]]:
        return ("turn", "side", "games", "mean", "middle", "keys"), (
            (
                *(str(each.turn), self._name("seat", each.side), str(each.games)),
                *(f"{each.mean:.1f}", f"{each.low:.0f} - {each.high:.0f}", f"{each.keys:.1f}"),
            )
            for each in sorted(self._found.points, key=lambda each: each.turn)
        )

    def _length(self) -> tuple[Sequence[str], Iterator[Sequence[str]]]:
        return ("reason", "games"), ((reason, str(games)) for reason, games in self._found.reasons)

    def _cards(self) -> tuple[Sequence[str], Iterator[Sequence[str]]]:
        return ("card", "use", "cases", "wins", "share", "interval", "beyond"), (
            (
                *(self._name("card", each.card), self._chart_words(f"use-{each.use}")),
                *_share(each.wins),
                f"{100 * each.beyond:+.1f} %",
            )
            for each in self._found.cards
        )

    def _openings(self) -> tuple[Sequence[str], Iterator[Sequence[str]]]:
        return ("seat", "question", "choice", "part", "cases", "wins", "share", "interval"), (
            (
                *(self._name("seat", each.seat), each.kind, self.choice(each.choice)),
                f"{100 * each.part:.0f} %",
                *_share(each.wins),
            )
            for each in self._found.openings
        )

    def choice(self, key: str) -> str:
        """A key with the names of what it speaks of; a number is a card's only where a card is
        chosen or played."""
        verb, *words = key.split(".")
        if verb in _CARD_VERBS:
            words = [self._name("card", self._cards_by_number.get(word, word)) for word in words]
        return " ".join((verb, *map(self._thing_called, words)))

    def _thing_called(self, id: str) -> str:
        known = (f"{kind}:{id}" for kind in _THINGS)
        return next((self._words.name(ref) for ref in known if self._words.knows(ref)), id)

    def _battles(self) -> tuple[Sequence[str], Iterator[Sequence[str]]]:
        return ("kind", "expected", "battles", "wins", "share", "interval"), (
            (self._kind(each.kind), f"{100 * each.expected:.1f} %", *_share(each.wins))
            for each in self._found.battles
        )

    def _kind(self, kind: str) -> str:
        message = f"happening-{kind}"
        return self._words.say(message) if self._words.has(message) else kind

    def _luck(self) -> tuple[Sequence[str], Iterator[Sequence[str]]]:
        return ("seat", "games", "victories", "hits", "in-won", "in-lost"), (
            (
                *(self._name("seat", each.side), str(each.games)),
                *(f"{each.victories:+.2f}", f"{each.hits:+.2f}"),
                *(f"{each.in_games_won:+.2f}", f"{each.in_games_lost:+.2f}"),
            )
            for each in self._found.luck
        )

    def _swings(self) -> tuple[Sequence[str], Iterator[Sequence[str]]]:
        return ("seat", "games", "swing", "middle", "moved"), (
            (
                *(self._name("seat", each.side), str(each.games), f"{each.mean:+.2f}"),
                *(f"{each.low:+.1f} … {each.high:+.1f}", f"{each.moved:.2f}"),
            )
            for each in self._found.swings
        )

    def _biggest(self) -> tuple[Sequence[str], Iterator[Sequence[str]]]:
        columns = ("game", "turn", "kind", "place", "lucky", "other", "battle-swing", "chance")
        return columns, (
            (
                *(str(each.game), str(each.turn), self._kind(each.kind), self._thing(each.place)),
                *(self._rolls(each.lucky), self._rolls(each.other), f"{each.swing:+.1f}"),
                self._chance(each),
            )
            for each in self._found.biggest
        )

    def _thing(self, ref: str) -> str:
        kind, _, id = ref.partition(":")
        return self._name(kind, id)

    def _rolls(self, rolls: Rolls) -> str:
        """Who rolled, what was hit, and what was to be expected."""
        who = self._name("power", rolls.side) or self._say("nobody")
        if rolls.expected is None:
            return who
        hits, expected = str(rolls.hits), f"{rolls.expected:.1f}"
        return self._say("report-hits", who=who, hits=hits, expected=expected)

    def _chance(self, swing: BattleSwing) -> str:
        came = self._say("swing-won" if swing.is_won else "swing-not-won")
        return came if swing.chance is None else f"{100 * swing.chance:.0f} %, {came}"


def _share(share: Share) -> tuple[str, str, str, str]:
    return (
        str(share.cases),
        str(share.won),
        f"{100 * share.share:.1f} %",
        f"{100 * share.low:.1f} - {100 * share.high:.1f} %",
    )
