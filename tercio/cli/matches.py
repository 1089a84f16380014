"""The arguments of commands that let bots play each other, and the match that they describe."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import Annotated

import typer

from tercio.arena.match import Match
from tercio.arena.processes import Crew
from tercio.arena.processes import Processes as InProcesses
from tercio.cli.choices import bot_names, rule_options

Processes = Annotated[int | None, typer.Option("--processes", min=1, help="Default: one a core.")]
Ray = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="[ADDRESS]",
        help="Play on a Ray cluster; without an address, on this machine.",
    ),
]


@contextmanager
def crew_of(ray: str | None, processes: int | None) -> Iterator[Crew]:
    """Who plays: processes of this machine, or a cluster."""
    if ray is None:
        yield InProcesses(processes)
        return
    from tercio.arena.cluster import on_ray

    # Ray tells on standard output when it loses a machine, where programs wait for our answer.
    with redirect_stdout(sys.stderr), on_ray(ray, processes) as cluster:
        yield cluster


def match_of(
    game_id: str,
    seed: str,
    scenario: str | None,
    players: int | None,
    *,
    bots: str,
    options: Sequence[str] | None,
    packs: Sequence[Path] | None,
) -> Match:
    return Match(
        game_id,
        seed,
        scenario,
        players,
        bots=bot_names(bots),
        options=rule_options(options),
        packs=tuple(str(folder) for folder in packs or ()),
    )
