"""Let bots play every golden game anew: `python -m tests.golden.regenerate [GAME...]`.

Do this after a deliberate change of a rule or a wording, and read the difference.
"""

import sys

from tests.golden.playthrough import cases, file_of, play_by_bots, render


def main(games: list[str]) -> None:
    for game, scenario in cases():
        if not games or game.id in games:
            path = file_of(game, scenario)
            path.parent.mkdir(exist_ok=True)
            path.write_text(render(game, scenario, play_by_bots(game, scenario)), "utf-8")
            print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
