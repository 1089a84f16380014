"""Write positions late in a game of each kind, on which the client's arrangement of maps is tested.

python -m tools.positions

Bots play on to a turn; of its positions the fullest is kept, sieges first.
"""

import json
from pathlib import Path
from typing import Any, Final

from tercio.arena.match import Match
from tercio.bots.turns import next_seat
from tercio.kernel.display.scene import Board, Scene
from tercio.kernel.table import Table
from tercio.server.live.looks import scene_of
from tercio.server.live.vocabulary import words_of

FOLDER: Final = Path(__file__).parents[1] / "web" / "src" / "board" / "late"
MATCHES: Final = (
    (Match("here_i_stand", "b"), 6),
    (Match("virgin_queen", "b"), 4),
    (Match("ultima_ratio_regis", "e", "sixteenth_century", 6), 5),
)
OFTEN: Final = 10
"""Every so manieth decision is looked at."""


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for match, turn in MATCHES:
        words = words_of(match.game, "en")
        boards = match.rules.display.boards(match.data, match.setting, words)
        scene = _fullest(match, turn)
        found = [_position(board, scene) for board in boards]
        path = FOLDER / f"{match.game}.json"
        path.write_text(json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n")
        print(path, len(scene.pieces), "pieces")


def _fullest(match: Match, turn: int) -> Scene:
    table = match.table(0)
    bots, seat = match.sit_down(0), None
    best: Scene | None = None
    for n in range(20_000):
        if table.over or table.g.state.turn > turn:
            break
        seat = next_seat(table, seat)
        table.decide(seat, bots[seat].choose(table.sight(seat)))
        if table.g.state.turn == turn and n % OFTEN == 0:
            scene = _scene(table)
            best = max(best or scene, scene, key=_fullness)
    assert best is not None, f"{match.game} ends before turn {turn}"
    return best


def _scene(table: Table[Any]) -> Scene:
    return scene_of(table, None, words_of(table.game.id, "en"))


def _fullness(scene: Scene) -> int:
    return len(scene.pieces) + 10 * sum(bool(piece.siege) for piece in scene.pieces)


def _position(board: Board, scene: Scene) -> dict[str, Any]:
    """What the arrangement looks at, and nothing else."""
    places = {place.ref for place in board.places}
    return {
        "width": board.width,
        "height": board.height,
        "places": [[each.ref, each.name, each.kind, each.x, each.y] for each in board.places],
        "harbours": [[each.a, each.b] for each in board.links if each.kind == "harbour"],
        "pieces": [
            [each.ref, each.place, each.side, each.kind, each.count, each.name, each.siege]
            for each in scene.pieces
            if each.place in places
        ],
        "marks": [
            [each.place, each.kind, each.text, each.level]
            for each in scene.marks
            if each.place in places
        ],
    }


if __name__ == "__main__":
    main()
