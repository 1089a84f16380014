"""The arguments of commands that let bots play each other, and the match that they describe."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from tercio.arena.match import Match
from tercio.cli.choices import bot_names, rule_options

Processes = Annotated[int | None, typer.Option("--processes", min=1, help="Default: one a core.")]


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
