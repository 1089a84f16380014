"""What a data set says: who wins, how points grow, what cards and openings are worth, and luck."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any, Final

import msgspec

from tercio.arena.chances import interval, middle
from tercio.dataset.sentences import told
from tercio.dataset.swings import BattleSwing, SideSwing, biggest_swings, side_swings
from tercio.dataset.tables import TABLES, Row, read_rows
from tercio.kernel.errors import Unknown

FEW: Final = 10
"""Cases under which a share says too little to be shown."""
_CARDS: Final = ("CardDrawn", "CardPlayed")
_OPENING_KINDS: Final = 3
"""Questions of each seat whose answers are told as its opening."""


class Share(msgspec.Struct, frozen=True):
    """Of so many cases, how many were won; where the chance lies with 95 % confidence."""

    cases: int
    won: int
    share: float
    low: float
    high: float


def share_of(won: int, cases: int) -> Share:
    low, high = interval(won, cases)
    return Share(cases, won, won / max(1, cases), low, high=high)


class SeatShare(msgspec.Struct, frozen=True):
    seat: str
    bots: tuple[str, ...]
    wins: Share


class TurnPoints(msgspec.Struct, frozen=True):
    """Of a side after a turn: the mean, and where the middle 80 % of games lie."""

    turn: int
    side: str
    games: int
    mean: float
    low: float
    high: float
    keys: float


class CardUse(msgspec.Struct, frozen=True):
    """`beyond` is by how much who did this won more often than the seats that did it do."""

    card: str
    use: str
    wins: Share
    beyond: float


class Opening(msgspec.Struct, frozen=True):
    seat: str
    kind: str
    choice: str
    part: float
    """Of the games in which it was asked, the part in which this was chosen."""
    wins: Share


class OddsBin(msgspec.Struct, frozen=True):
    """Battles with about the same odds: what was to be expected, and what came."""

    expected: float
    wins: Share


class BattleKind(msgspec.Struct, frozen=True):
    kind: str
    expected: float
    wins: Share


class Fortune(msgspec.Struct, frozen=True):
    """A side's luck with dice: victories and hits a game beyond what was to be expected."""

    side: str
    games: int
    victories: float
    hits: float
    in_games_won: float
    in_games_lost: float


class Findings(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    games: int
    decisions: int
    sources: tuple[str, ...]
    seats: tuple[SeatShare, ...]
    lengths: tuple[tuple[int, int], ...]
    reasons: tuple[tuple[str, int], ...]
    points: tuple[TurnPoints, ...] = ()
    cards: tuple[CardUse, ...] = ()
    openings: tuple[Opening, ...] = ()
    odds: tuple[OddsBin, ...] = ()
    battles: tuple[BattleKind, ...] = ()
    luck: tuple[Fortune, ...] = ()
    swings: tuple[SideSwing, ...] = ()
    biggest: tuple[BattleSwing, ...] = ()
    tables: frozenset[str] = frozenset(TABLES)
    """Those that the set has."""


def findings_in(folder: Path) -> Findings:
    """What the tables say that are there: of a simulation there is only one."""
    manifest = folder / "manifest.json"
    if not manifest.is_file() or not (folder / "games.parquet").is_file():
        raise Unknown(told("no-set", folder=str(folder)))
    if (folder / ".games").exists():
        raise Unknown(told("incomplete", folder=str(folder)))
    game = _game_of(folder, manifest)
    games = _rows(folder, "games")
    won = _Won(games, _rows(folder, "turns", ["game", "side", "seat"]))
    battles = _rows(folder, "battles")
    return Findings(
        game=game,
        games=len(games),
        decisions=sum(row["decisions"] for row in games),
        sources=tuple(dict.fromkeys(row["source"] for row in games)),
        seats=tuple(_seats(games)),
        lengths=tuple(sorted(Counter(row["turn"] for row in games).items())),
        reasons=tuple(Counter(row["reason"] for row in games).most_common()),
        points=tuple(_points(_rows(folder, "turns"))),
        cards=tuple(_cards(_card_rows(folder), won)),
        openings=tuple(_openings(_opening_rows(folder), won)),
        odds=tuple(_odds(battles)),
        battles=tuple(_kinds(battles)),
        luck=tuple(sorted(_luck(battles, won), key=lambda each: won.place(each.side))),
        swings=tuple(sorted(side_swings(battles), key=lambda each: won.place(each.side))),
        biggest=tuple(biggest_swings(battles)),
        tables=frozenset(table for table in TABLES if (folder / f"{table}.parquet").is_file()),
    )


class _Manifest(msgspec.Struct):
    """The one thing of it that a report wants to know."""

    game: str


def _game_of(folder: Path, manifest: Path) -> str:
    try:
        return msgspec.json.decode(manifest.read_bytes(), type=_Manifest).game
    except msgspec.MsgspecError:
        raise Unknown(told("no-manifest", folder=str(folder))) from None


def _rows(folder: Path, table: str, columns: Sequence[str] | None = None) -> list[Row]:
    return _read(folder / f"{table}.parquet", columns or list(TABLES[table]))


def _read(path: Path, columns: Sequence[str], filters: Sequence[Any] = ()) -> list[Row]:
    """Nothing of a table that was not recorded."""
    return read_rows(path, columns, filters or None) if path.is_file() else []


class _Won:
    """Who won which game, by seat or by what it plays."""

    def __init__(self, games: Iterable[Row], sides: Iterable[Row]) -> None:
        self._seats = {(row["game"], row["side"]): row["seat"] for row in sides}
        self._won = {(row["game"], seat) for row in games for seat in row["winners"]}
        self._shares = {each.seat: each.wins.share for each in _seats(games)}

    def seat(self, game: int, side: str) -> str | None:
        """Whose side it was; None where nobody plays it."""
        seat = self._seats.get((game, side), side)
        return seat if seat in self._shares else None

    def is_won(self, game: int, seat: str) -> bool:
        return (game, seat) in self._won

    def place(self, seat: str) -> int:
        """Among the seats, in their order."""
        return [*self._shares].index(seat)

    def usual(self, seat: str) -> float:
        """How often a seat wins, whatever it does."""
        return self._shares[seat]


def _seats(games: Iterable[Row]) -> Iterable[SeatShare]:
    sat: dict[str, list[tuple[str, bool]]] = defaultdict(list)
    for row in games:
        for seat, bot in zip(row["seats"], row["bots"], strict=True):
            sat[seat].append((bot, seat in row["winners"]))
    for seat, cases in sat.items():
        bots = tuple(dict.fromkeys(bot for bot, _ in cases))
        yield SeatShare(seat, bots, share_of(sum(won for _, won in cases), len(cases)))


def _points(turns: Iterable[Row]) -> Iterable[TurnPoints]:
    by: dict[tuple[str, int], list[Row]] = defaultdict(list)
    for row in turns:
        by[row["side"], row["turn"]].append(row)
    for (side, turn), rows in by.items():
        vp = [row["vp"] for row in rows]
        low, high = middle(vp)
        keys = fmean(row["keys"] for row in rows)
        yield TurnPoints(turn, side, len(vp), fmean(vp), low=low, high=high, keys=keys)


# -- cards -----------------------------------------------------------------------------------------


def _card_rows(folder: Path) -> list[Row]:
    columns = ["game", "type", "side", "card", "data"]
    return _read(folder / "events.parquet", columns, [("type", "in", _CARDS)])


def _cards(events: Iterable[Row], won: _Won) -> list[CardUse]:
    """Once a game for each seat: who draws a card again has it no more often."""
    uses: dict[tuple[str, str], set[tuple[int, str]]] = defaultdict(set)
    for row in events:
        seat = won.seat(row["game"], row["side"])
        if seat is not None and row["card"]:
            uses[row["card"], _use(row)].add((row["game"], seat))
    found = [
        CardUse(card, use, *_beyond(cases, won))
        for (card, use), cases in uses.items()
        if len(cases) >= FEW
    ]
    return sorted(found, key=lambda each: (each.card, each.use))


def _use(row: Row) -> str:
    """How a card was used; a game in which there is one way says nothing."""
    if row["type"] == "CardDrawn":
        return "drawn"
    return str(msgspec.json.decode(row["data"]).get("use") or "played")


def _beyond(cases: Iterable[tuple[int, str]], won: _Won) -> tuple[Share, float]:
    results = [(won.is_won(game, seat), won.usual(seat)) for game, seat in cases]
    share = share_of(sum(won for won, _ in results), len(results))
    return share, share.share - fmean(usual for _, usual in results)


# -- openings --------------------------------------------------------------------------------------


def _opening_rows(folder: Path) -> list[Row]:
    """What is chosen in the first turn when it is asked for the first time, talk left out."""
    columns = ["game", "n", "seat", "kind", "chosen", "window"]
    first = [("turn", "<=", 1), ("forced", "=", False), ("stop", "!=", "any")]
    rows = _read(folder / "decisions.parquet", columns, first)
    seen = set[tuple[Any, ...]]()
    found = list[Row]()
    for row in rows:
        question = row["game"], row["seat"], row["kind"]
        if row["window"] is None and question not in seen:
            seen.add(question)
            found.append(row)
    return found


def _openings(rows: Iterable[Row], won: _Won) -> Iterable[Opening]:
    by_seat: dict[str, dict[str, list[Row]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        by_seat[row["seat"]][row["kind"]].append(row)
    for seat, kinds in by_seat.items():
        for kind in _first_kinds(kinds):
            yield from _choices(seat, kind, kinds[kind], won)


def _first_kinds(kinds: Mapping[str, Sequence[Row]]) -> list[str]:
    """The earliest questions to which there was more than one answer."""
    open_ones = [kind for kind, rows in kinds.items() if len({r["chosen"] for r in rows}) > 1]
    usual = [kind for kind in open_ones if len(kinds[kind]) >= FEW]
    usual.sort(key=lambda kind: fmean(row["n"] for row in kinds[kind]))
    return usual[:_OPENING_KINDS]


def _choices(seat: str, kind: str, rows: Sequence[Row], won: _Won) -> Iterable[Opening]:
    for choice, cases in Counter(row["chosen"] for row in rows).most_common(5):
        games = [row["game"] for row in rows if row["chosen"] == choice]
        wins = share_of(sum(won.is_won(game, seat) for game in games), cases)
        yield Opening(seat, kind, choice, cases / len(rows), wins=wins)


# -- battles and luck ------------------------------------------------------------------------------


def _odds(battles: Iterable[Row]) -> Iterable[OddsBin]:
    bins: dict[int, list[Row]] = defaultdict(list)
    for row in battles:
        if row["win"] is not None:
            bins[min(9, int(row["win"] * 10))].append(row)
    for _, rows in sorted(bins.items()):
        yield OddsBin(fmean(row["win"] for row in rows), _attackers(rows))


def _kinds(battles: Iterable[Row]) -> Iterable[BattleKind]:
    by: dict[str, list[Row]] = defaultdict(list)
    for row in battles:
        if row["win"] is not None:
            by[row["kind"]].append(row)
    for kind, rows in sorted(by.items()):
        yield BattleKind(kind, fmean(row["win"] for row in rows), _attackers(rows))


def _attackers(rows: Sequence[Row]) -> Share:
    return share_of(sum(row["winner"] == "attacker" for row in rows), len(rows))


def _luck(battles: Iterable[Row], won: _Won) -> Iterable[Fortune]:
    by: dict[str, dict[int, list[tuple[float, float]]]] = defaultdict(lambda: defaultdict(list))
    for row in battles:
        for seat, victory, hits in _fortunes(row):
            if seat is not None:
                by[seat][row["game"]].append((victory, hits))
    for side, games in by.items():
        lucks = {game: sum(victory for victory, _ in each) for game, each in games.items()}
        yield Fortune(
            side,
            len(games),
            fmean(lucks.values()),
            sum(hits for each in games.values() for _, hits in each) / len(games),
            in_games_won=_mean([luck for game, luck in lucks.items() if won.is_won(game, side)]),
            in_games_lost=_mean(
                [luck for game, luck in lucks.items() if not won.is_won(game, side)]
            ),
        )


def _fortunes(row: Row) -> Iterable[tuple[str | None, float, float]]:
    """Of both sides: victory and hits beyond what was to be expected."""
    chances = {"attacker": row["win"], "defender": None}
    if row["win"] is not None:
        chances["defender"] = 1 - row["win"] - row["draw"]
    for part, chance in chances.items():
        victory = 0.0 if chance is None else (row["winner"] == part) - chance
        expected = row[f"{part}_expected"]
        hits = 0.0 if expected is None else row[f"{part}_hits"] - expected
        yield row[f"{part}_seat"], victory, hits


def _mean(values: Sequence[float]) -> float:
    return fmean(values) if values else 0.0
