"""The card of a model, for people: a page and a picture."""

from collections.abc import Sequence
from typing import Any, Final

from tercio.kernel.registry import game as registered
from tercio.nets.model import Card
from tools.train.plans import CARDS

SIZE, EDGE = 300, 40
_PAGE: Final = """\
# The network of {name}

`tercio/nets/models/{game}.npz`, {size:,} bytes: the chance of victory of every
seat, VP at the end{also}.
[nets.md](../nets.md) says how it is used and made.

| | |
|--|--|
| settings | {settings} |
| rules and data | version {version}, data `{data}`, encoder `{fingerprint}` |
| games | {games:,} of `{bots}` among themselves, commit `{commit}`, seed `{seed}` |
| made by | `python -m tools.train make {game}` |
| network | {network} |

Of 20 games in a row it was trained on 12; 2 decided which network, 2 calibrated it, 4 were held
back. {again}All that follows is about the {held:,} positions of {held_games:,} held-back games, as
the seat that was asked saw them{spectators}.

## Calibration

![What it said, and what came of it]({game}-calibration.svg)

| given | on average | won | times |
|--|--|--|--|
{bins}

Around 30 % ({around_low} to {around_high}): {around_won:.1%} of {around_times:,} were won.

## Accuracy by turn

How often the seat with the best chance won, beside the seat with the most VP; and the loss (less is
better) beside that of chances made from VP alone, where who leads by {early:g} VP in the first turn
and by {late:g} in the last has e times the chance.

| turn | positions | network | VP now | loss | loss by VP |
|--|--|--|--|--|--|
{turns}
| all | {held:,} | {accuracy:.1%} | {accuracy_vp:.1%} | {loss:.3f} | {loss_vp:.3f} |
{beside}{policy}
## What it is not

It has seen games of our bots and nothing else. Who plays better or otherwise than they do has
other chances than it says; positions that bots never come to are strange to it.
"""


def write_card(card: Card, size: int) -> None:
    CARDS.mkdir(parents=True, exist_ok=True)
    (CARDS / f"{card.game}.md").write_text(page(card, size), encoding="utf-8")
    svg = picture(card.figures["calibration"])
    (CARDS / f"{card.game}-calibration.svg").write_text(svg, encoding="utf-8")


def page(card: Card, size: int) -> str:
    figures = card.figures
    around, policy = figures["around 30 %"], figures.get("policy")
    return _PAGE.format(
        name=registered(card.game).name,
        game=card.game,
        size=size,
        also=", what the bots would choose" if policy else "",
        settings=", ".join(
            f"{each.scenario} with {each.players} players" for each in card.settings
        ),
        version=card.version,
        data=card.data,
        fingerprint=card.fingerprint,
        games=card.games,
        bots=card.bots,
        commit=card.commit,
        seed=card.seed,
        network=figures["network"],
        held=figures["positions"],
        held_games=figures["games"],
        again=_again(figures.get("calibrated on")),
        spectators="" if "calibrated on" in figures else " and as a spectator did",
        bins="\n".join(
            f"| {b['from']:.0%} to {b['from'] + 0.1:.0%} | {b['given']:.1%} | {b['won']:.1%} "
            f"| {b['times']:,} |"
            for b in figures["calibration"]
        ),
        around_low="27 %",
        around_high="33 %",
        around_won=around["won"],
        around_times=around["times"],
        turns="\n".join(
            f"| {t['turn']} | {t['positions']:,} | {t['accuracy']:.1%} | {t['accuracy by VP']:.1%} "
            f"| {t['loss']:.3f} | {t['loss by VP']:.3f} |"
            for t in figures["turns"]
        ),
        early=figures.get("spread", (6.0, 2.5))[0],
        late=figures.get("spread", (6.0, 2.5))[1],
        accuracy=figures["accuracy"],
        accuracy_vp=figures["accuracy by VP"],
        loss=figures["loss"],
        loss_vp=figures["loss by VP"],
        beside=_beside(figures.get("beside")),
        policy=_policy(policy),
    )


def _again(figures: dict[str, Any] | None) -> str:
    if figures is None:
        return ""
    return (
        f"It was calibrated again on {figures['games']:,} fresh games (`python -m tools.train "
        f"calibrate`, seed `{figures['seed']}`), and as many others of that seed were held back.\n"
    )


def _beside(figures: list[dict[str, Any]] | None) -> str:
    if figures is None:
        return ""
    rows = "\n".join(
        f"| {each['turn'] or 'all'} | {each['judge']:.3f} | {each['mean']:.3f} "
        f"| {each['loss']:.3f} | {_spread(each['than judge'])} | {_spread(each['than mean'])} |"
        for each in figures
    )
    return (
        "\n## Beside the judge of standings\n\n"
        "The loss beside that of the game's own judge, who knows standings alone, and of the mean "
        "of both;\nand how much less the network loses, with 95 % intervals (positions of a game "
        "taken together).\n\n"
        "| turn | judge | mean of both | network | less than the judge | less than the mean |\n"
        f"|--|--|--|--|--|--|\n{rows}\n"
    )


def _spread(gained: Sequence[float]) -> str:
    middle, error = gained
    return f"{middle:.3f} ± {error:.3f}"


def _policy(figures: dict[str, Any] | None) -> str:
    if figures is None:
        return ""
    return (
        "\n## What the bots would choose\n\n"
        f"Of {figures['questions']:,} questions of the held-back games with more than one answer, "
        f"its first guess was the bot's choice in {figures['right']:.1%} "
        f"(by chance: {figures['by chance']:.1%}).\n"
    )


def picture(bins: list[dict[str, float]]) -> str:
    """Chances given against games won; the area of a dot is how often it was given."""
    most = max(each["times"] for each in bins)
    span = SIZE - 2 * EDGE

    def at(p: float) -> float:
        return round(EDGE + p * span, 1)

    def up(p: float) -> float:
        return round(SIZE - EDGE - p * span, 1)

    grid = "".join(
        f'<path d="M{at(p)} {up(0)}V{up(1)}M{at(0)} {up(p)}H{at(1)}"/>'
        for p in (0, 0.2, 0.4, 0.6, 0.8, 1)
    )
    labels = "".join(
        f'<text x="{at(p)}" y="{SIZE - EDGE + 16}">{p:.0%}</text>'
        f'<text x="{EDGE - 20}" y="{up(p) + 4}">{p:.0%}</text>'
        for p in (0, 0.2, 0.4, 0.6, 0.8, 1)
    )
    dots = "".join(
        f'<circle cx="{at(b["given"])}" cy="{up(b["won"])}" '
        f'r="{round(3 + 9 * (b["times"] / most) ** 0.5, 1)}"/>'
        for b in bins
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" width="{SIZE}">'
        f'<rect width="{SIZE}" height="{SIZE}" fill="#fff"/>'
        f'<g stroke="#ddd" fill="none">{grid}</g>'
        f'<path d="M{at(0)} {up(0)}L{at(1)} {up(1)}" stroke="#999" stroke-dasharray="4"/>'
        f'<g fill="#7a1f1f" fill-opacity=".75">{dots}</g>'
        f'<g font-family="sans-serif" font-size="10" text-anchor="middle" fill="#333">{labels}'
        f'<text x="{SIZE / 2}" y="{SIZE - 6}">chance given</text>'
        f'<text x="12" y="{SIZE / 2}" transform="rotate(-90 12 {SIZE / 2})">won</text></g></svg>\n'
    )
