"""The arguments of commands that let bots play each other, and the match that they describe."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Annotated

import msgspec
import typer

from tercio.arena.match import Match
from tercio.arena.processes import Crew, Processes
from tercio.cli.speaking.choices import (
    Packs,
    Players,
    RuleOptions,
    ScenarioId,
    bot_names,
    rule_options,
)

Games = Annotated[int, typer.Option("--games", help="How many games.")]
SameSeed = Annotated[str, typer.Option("--seed", help="Same seed, same games.")]


class MatchOptions(msgspec.Struct, frozen=True):
    """What bots play, and where."""

    scenario: ScenarioId = None
    players: Players = None
    option: RuleOptions = None
    pack: Packs = None
    processes: Annotated[
        int | None, typer.Option("--processes", min=1, help="Default: one a core.")
    ] = None
    ray: Annotated[
        str | None,
        typer.Option(
            "--ray",
            metavar="[ADDRESS]",
            help="Play on a Ray cluster; without an address, on this machine.",
        ),
    ] = None

    def match(self, game_id: str, seed: str, bots: str) -> Match:
        return Match(
            game_id,
            seed,
            self.scenario,
            self.players,
            bots=bot_names(bots),
            options=rule_options(self.option),
            packs=tuple(str(folder) for folder in self.pack or ()),
        )

    @contextmanager
    def crew(self) -> Iterator[Crew]:
        """Who plays: processes of this machine, or a cluster."""
        if self.ray is None:
            yield Processes(self.processes)
            return
        from tercio.arena.cluster import on_ray

        # Ray tells on standard output when it loses a machine, where programs wait for our answer.
        with redirect_stdout(sys.stderr), on_ray(self.ray, self.processes) as cluster:
            yield cluster
