"""Options that belong together are one value for a command, and many on the command line."""

from typing import Annotated

import msgspec
import typer
from typer.testing import CliRunner

from tercio.cli.speaking.spread import spread


class Walls(msgspec.Struct, frozen=True):
    height: Annotated[int, typer.Option("--height", help="In feet.")] = 20
    gates: Annotated[list[str] | None, typer.Option("--gate", help="May be repeated.")] = None


def _said(*arguments: str) -> str:
    app = typer.Typer(add_completion=False, rich_markup_mode=None)

    @app.command()
    @spread
    def fortify(
        town: Annotated[str, typer.Argument(metavar="TOWN")],
        *,
        walls: Walls,
        quickly: Annotated[bool, typer.Option("--quickly")] = False,
    ) -> None:
        """Make a town strong."""
        print(town, walls.height, walls.gates, quickly)

    return CliRunner().invoke(app, arguments).output


def test_what_is_not_said_has_its_default() -> None:
    assert _said("Metz") == "Metz 20 None False\n"


def test_each_field_is_an_option() -> None:
    said = _said("Metz", "--gate", "north", "--quickly", "--height", "30", "--gate", "south")
    assert said == "Metz 30 ['north', 'south'] True\n"


def test_options_stand_in_the_place_of_their_struct() -> None:
    told = _said("--help")
    assert "Make a town strong." in told
    assert told.index("--height") < told.index("--gate") < told.index("--quickly")


def test_a_wrong_value_is_refused_as_any_other() -> None:
    assert "Invalid value for '--height'" in _said("Metz", "--height", "tall")
