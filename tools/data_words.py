"""Writes the English of the games' data out as Fluent files, for translators.

python -m tools.data_words
"""

from tercio.kernel.registry import games
from tercio.kernel.words.data_words import files


def main() -> None:
    for game in games():
        for path, text in files(game).items():
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
