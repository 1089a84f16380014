"""Writes the shapes of keys that games have (`tercio/envs/shapes`), from many games of bots.

    python -m tools.shapes here_i_stand --games 20

Every scenario and number of players is played; what was known before stays, so that catalogues
only grow. `tercio/envs/catalogue.py` says what they are for.
"""

import argparse
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from tercio.arena.match import Match, seldom_collecting
from tercio.bots.registry import best_bot
from tercio.bots.turns import next_seat
from tercio.envs.shapes import FOLDER, ShapeRow, read_shapes, split, tables_of
from tercio.kernel.registry import game as registered

NUMBER: Final = re.compile(r"\d+")
LONGEST: Final = 20_000
"""Decisions of a game after which there is nothing new to see."""
FEW: Final = 3
"""Fewer words than that do not make it likely that a whole table was meant..."""
SHARE: Final = 0.1
"""...nor does so small a share of it."""
PLACES: Final = frozenset(("areas", "seas", "spaces", "towns"))
"""Of the map a few places are enough: where one may be named, others may."""
ROOM: Final = 1.5
"""How many options are laid out at a time, as a multiple of the most that were seen."""

Seen = dict[tuple[str, int], list[set[str]]]
"""By verb and length, the words of each place."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=4, help="of each kind")
    parser.add_argument("--seed", default="shapes")
    asked = parser.parse_args()
    rules = registered(asked.game)
    seen: Seen = {}
    most = 0
    for match in _matches(asked.game, asked.games, asked.seed):
        most = max(most, _survey(match, asked.games, seen))
        print(match.scenario, match.players, match.bots, len(seen), most, flush=True)
    known = _known(asked.game)
    tables = tables_of(rules, rules.schema.load())
    rows = sorted(
        (
            _row(verb, slots, tables, known.get((verb, length)))
            for (verb, length), slots in seen.items()
        ),
        key=lambda row: (row.verb, len(row.slots)),
    )
    found = {(row.verb, len(row.slots)) for row in rows}
    rows += [row for key, row in known.items() if (key[0], key[1] - 1) not in found]
    _write(asked.game, most, rows)


def _matches(game: str, games: int, seed: str) -> Iterator[Match]:
    rules = registered(game)
    for scenario in rules.scenarios:
        for players in scenario.players:
            for bot in ("random", best_bot(rules)):
                yield Match(game, f"{seed}/{bot}", scenario.id, players, (bot,))


def _survey(match: Match, games: int, seen: Seen) -> int:
    """Look at every option that somebody is offered; the most of one question."""
    most = 0
    for number in range(games):
        table, bots = match.table(number), match.sit_down(number)
        table.keep_rarely(100)
        last = None
        with seldom_collecting():
            for _ in range(LONGEST):
                if table.over:
                    break
                for ask in table.asks().values():
                    most = max(most, len(ask.options))
                    for option in ask.options:
                        _note(seen, option.key)
                last = next_seat(table, last)
                table.decide(last, bots[last].choose(table.sight(last)))
    return most


def _note(seen: Seen, key: str) -> None:
    verb, words = split(key)
    slots = seen.setdefault((verb, len(words) + 1), [set() for _ in words])
    for slot, word in zip(slots, words, strict=True):
        slot.add(word)


def _known(game: str) -> dict[tuple[str, int], ShapeRow]:
    if not (FOLDER / f"{game}.toml").is_file():
        return {}
    return {(row.verb, len(row.slots) + 1): row for row in read_shapes(game).shapes}


def _row(
    verb: str,
    slots: list[set[str]],
    tables: Mapping[str, tuple[str, ...]],
    known: ShapeRow | None,
) -> ShapeRow:
    before = known.slots if known is not None else [""] * len(slots)
    return ShapeRow(
        verb, [_slot(words, tables, old) for words, old in zip(slots, before, strict=True)]
    )


def _slot(words: set[str], tables: Mapping[str, tuple[str, ...]], before: str) -> str:
    """The tables that the words come from, else the words themselves."""
    parts = defaultdict(set[str])
    for part in before.split():
        parts[part[0] if part[0] in "@#" else ""].add(part)
    numbers = {int(word) for word in words if NUMBER.fullmatch(word)}
    numbers.update(int(part[1:].partition("..")[2]) for part in parts["#"])
    left = {word for word in words if not NUMBER.fullmatch(word)} | parts[""]
    chosen = [part[1:] for part in sorted(parts["@"])]
    for name in chosen:
        left -= set(tables.get(name, ()))
    while left and (name := _best(left, tables)):
        chosen.append(name)
        left -= set(tables[name])
    named = [f"@{name}" for name in chosen]
    if numbers:
        named.append(f"#0..{_rounded(max(numbers))}")
    return " ".join([*named, *sorted(left)])


def _best(left: set[str], tables: Mapping[str, tuple[str, ...]]) -> str:
    covered = {name: len(left.intersection(ids)) for name, ids in tables.items()}
    fitting = [
        name
        for name, ids in tables.items()
        if covered[name] >= (FEW if name in PLACES else max(FEW, SHARE * len(ids)))
    ]
    return max(fitting, key=lambda name: (covered[name], -len(tables[name])), default="")


def _rounded(number: int) -> int:
    """The next number that is one less than a power of two."""
    return int((1 << max(2, number.bit_length())) - 1)


def _write(game: str, most: int, rows: Iterable[ShapeRow]) -> None:
    before = read_shapes(game) if (FOLDER / f"{game}.toml").is_file() else None
    most = max(most, before.most if before else 0)
    bound = max(-(-int(most * ROOM) // 16) * 16, before.bound if before else 0)
    lines = [
        f"# What keys of options look like; written by `python -m tools.shapes {game}`.",
        f"bound = {bound}",
        f"most = {most}",
        "shapes = [",
        *(_line(row) for row in sorted(rows, key=lambda row: (row.verb, len(row.slots)))),
        "]",
    ]
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{game}.toml").write_text("\n".join(lines) + "\n", "utf-8")


def _line(row: ShapeRow) -> str:
    slots = ", ".join(f'"{slot}"' for slot in row.slots)
    return f'    {{ verb = "{row.verb}", slots = [{slots}] }},'


if __name__ == "__main__":
    main()
