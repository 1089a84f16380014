"""The command line: `tercio play | new | replay | verify | fuzz | bench | simulate | ...`."""

from tercio.cli.app import app


def main() -> None:
    app()


__all__ = ["app", "main"]
