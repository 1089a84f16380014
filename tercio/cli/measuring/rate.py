"""`tercio rate`: which bot is better."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from tercio.arena.rate import Rating, Share, rate
from tercio.cli.measuring.matches import MatchOptions, SameSeed
from tercio.cli.speaking.choices import BotNames, GameId
from tercio.cli.speaking.output import Json, print_grid, print_json, progress_bar
from tercio.cli.speaking.speech import heads, say
from tercio.cli.speaking.spread import spread


@spread
def rate_command(
    game_id: GameId,
    bots: BotNames = "",
    games: Annotated[int, typer.Option("--games", help="How many games at most.")] = 100,
    seed: SameSeed = "rate",
    *,
    of: MatchOptions,
    until_clear: Annotated[
        bool,
        typer.Option(
            "--until-clear",
            help="Stop when the first bot is surely better or worse than its share of the seats.",
        ),
    ] = False,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Keep every game there, as JSON.")
    ] = None,
    json: Json = False,
) -> None:
    """Let bots play each other, each in every seat with the same dice, and compare them."""
    match = of.match(game_id, seed, bots)
    with of.crew() as crew, progress_bar(say("progress-games"), games) as done:
        rating = rate(match, games, crew, done, until_clear=until_clear)
    if out is not None:
        out.write_bytes(msgspec.json.format(msgspec.json.encode(rating)) + b"\n")
    if json:
        told = msgspec.structs.asdict(rating)
        del told["played"]
        print_json(told)
    else:
        _show(rating)


def _show(rating: Rating) -> None:
    print_grid(
        (*heads("bot", "games", "wins"), "%", "95 %", *heads("share", "rating", "ms")),
        [
            (
                *(name, bot.games, bot.wins, *_percent(bot)),
                *(f"{100 * bot.of_wins:.1f}", f"{bot.rating:.1f} ± {bot.deviation:.1f}"),
                f"{1000 * bot.seconds_per_decision:.2f}",
            )
            for name, bot in rating.bots.items()
        ],
        say(
            "games-of",
            {"count": rating.games, "game": rating.game, "scenario": rating.scenario},
        ),
    )
    print_grid(
        (*heads("seat", "games", "wins"), "%", "95 %"),
        [(seat, each.games, each.wins, *_percent(each)) for seat, each in rating.seats.items()],
    )
    first = next(iter(rating.bots))
    print(say("clearly-apart" if rating.clear else "not-apart", {"bot": first}))


def _percent(share: Share) -> tuple[str, str]:
    return f"{100 * share.share:.1f}", f"{100 * share.low:.1f} - {100 * share.high:.1f}"
