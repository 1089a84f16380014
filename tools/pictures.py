"""Draw the small picture of each game's board that the lobby shows, from its own map data.

python -m tools.pictures

A picture is an SVG of a few kilobytes: the coasts of `web/public/geometry`, made coarse; the lands
of whoever holds them when the game begins; the places where powers sit. By daylight and, as
`picture.svg#dark`, in the dark.
"""

import json
import math
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from tercio.kernel.display.scene import Board, Place, Scene
from tercio.kernel.game import Game
from tercio.kernel.messages import Words
from tercio.kernel.registry import games
from tercio.kernel.table import Table

WEB = Path(__file__).resolve().parents[1] / "web" / "public"
FOLDER = WEB / "pictures"

Point = tuple[float, float]


class Frame(NamedTuple):
    """The part of a board that is shown."""

    x: float
    y: float
    width: float
    height: float


FRAME = Frame(20, 112, 960, 480)
FRAMES = {"primer": Frame(20, 110, 960, 480), "ultima_ratio_regis": Frame(20, 110, 960, 480)}
COARSE = 1.4
"""How far a coast may be off, in units of the board."""
LEAST = 9.0
"""Islands that are smaller are left out."""
REACHES = {"primer": 190.0}
REACH = 88.0
"""How far from its places the land of a power is tinted."""
STYLE = """
svg{--sea:#a9c0c9;--shore:#dfeaea;--land:#f2e8cf;--coast:#6d6350;--ink:#2a2118;--tint:.62}
#dark:target{--sea:#1f2f38;--shore:#35505c;--land:#3a342b;--coast:#a3957a;--ink:#0f0c09;--tint:.5}
"""


def outlines(land: str, frame: Frame) -> Iterator[list[Point]]:
    """The coasts of a drawing that can be seen in a frame, made coarse."""
    for part in re.findall(r"M([^M]*)", land):
        numbers = [float(each) for each in re.findall(r"-?[\d.]+", part)]
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        if is_seen(points, frame) and area(points) >= LEAST:
            # A closed line is halved, for its two ends are one.
            half = len(points) // 2
            yield coarse(points[: half + 1])[:-1] + coarse([*points[half:], points[0]])[:-1]


def is_seen(points: Sequence[Point], frame: Frame) -> bool:
    return (
        max(x for x, _ in points) > frame.x
        and min(x for x, _ in points) < frame.x + frame.width
        and max(y for _, y in points) > frame.y
        and min(y for _, y in points) < frame.y + frame.height
    )


def area(points: Sequence[Point]) -> float:
    following = [*points[1:], points[0]]
    pairs = zip(points, following, strict=True)
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs)) / 2


def coarse(points: Sequence[Point]) -> list[Point]:
    """Ramer, Douglas, Peucker: what lies near the line between its ends can go."""
    kept = {0, len(points) - 1}
    spans = [(0, len(points) - 1)]
    while spans:
        first, last = spans.pop()
        a, b = points[first], points[last]
        far, where = 0.0, -1
        for n in range(first + 1, last):
            off = distance(points[n], a, b)
            if off > far:
                far, where = off, n
        if far > COARSE:
            kept.add(where)
            spans += [(first, where), (where, last)]
    return [points[n] for n in sorted(kept)]


def distance(point: Point, a: Point, b: Point) -> float:
    (dx, dy), length = (b[0] - a[0], b[1] - a[1]), math.dist(a, b)
    if not length:
        return math.dist(point, a)
    return abs(dy * (point[0] - a[0]) - dx * (point[1] - a[1])) / length


def lands(places: Sequence[Place], reach: float) -> Iterator[tuple[Place, list[Point]]]:
    """Each place with what lies nearer to it than to any other."""
    for place in places:
        around: list[Point] = [
            (
                place.x + reach * math.cos(n * math.pi / 8),
                place.y + reach * math.sin(n * math.pi / 8),
            )
            for n in range(16)
        ]
        for other in places:
            if other is not place and math.dist((place.x, place.y), (other.x, other.y)) < 2 * reach:
                around = nearer(around, place, other)
        if around:
            yield place, around


def nearer(around: Sequence[Point], place: Place, other: Place) -> list[Point]:
    """What of an area is nearer to one place than to the other."""
    normal = (other.x - place.x, other.y - place.y)
    limit = ((other.x**2 - place.x**2) + (other.y**2 - place.y**2)) / 2
    found: list[Point] = []
    for n, point in enumerate(around):
        before = around[n - 1]
        inside, was_inside = side(point, normal) <= limit, side(before, normal) <= limit
        if inside != was_inside:
            share = (limit - side(before, normal)) / (side(point, normal) - side(before, normal))
            found.append(
                (
                    before[0] + share * (point[0] - before[0]),
                    before[1] + share * (point[1] - before[1]),
                )
            )
        if inside:
            found.append(point)
    return found


def side(point: Point, normal: Point) -> float:
    return point[0] * normal[0] + point[1] * normal[1]


def path(points: Iterable[Point]) -> str:
    """A closed line in whole units, by its steps."""
    told: list[tuple[int, int]] = []
    for x, y in points:
        rounded = (round(x), round(y))
        if not told or told[-1] != rounded:
            told.append(rounded)
    steps = [f"M{told[0][0]} {told[0][1]}l"]
    steps += [f"{b[0] - a[0]} {b[1] - a[1]} " for a, b in pairwise(told)]
    return "".join(steps).replace(" -", "-").strip() + "z"


def roads(board: Board, places: Sequence[Place]) -> str:
    where = {place.ref: place for place in places}
    return "".join(
        f"M{where[link.a].x:.0f} {where[link.a].y:.0f}L{where[link.b].x:.0f} {where[link.b].y:.0f}"
        for link in board.links
        if link.a in where and link.b in where and not link.legs
    )


def picture(board: Board, scene: Scene, frame: Frame, reach: float) -> str:
    colours = {each.id: each.color for each in (*board.sides, *scene.sides)}
    places = [each for each in board.places if each.kind not in SEAS]
    coasts = path_of(outlines(geometry(board.geometry), frame))
    tinted: dict[str, list[str]] = defaultdict(list)
    for place, around in lands(places, reach):
        holder = scene.holders.get(place.ref) or place.home
        if is_seen(around, frame) and holder in colours:
            tinted[colours[holder]].append(path(around))
    drawn = [f'<path fill="{colour}" d="{"".join(some)}"/>' for colour, some in tinted.items()]
    dots = [
        dot(place, colours.get(scene.holders.get(place.ref) or place.home, "#9a968c"))
        for place in places
        if frame.x < place.x < frame.x + frame.width and frame.y < place.y < frame.y + frame.height
    ]
    box = f"{frame.x:g} {frame.y:g} {frame.width:g} {frame.height:g}"
    where = f'x="{frame.x:g}" y="{frame.y:g}" width="{frame.width:g}" height="{frame.height:g}"'
    return f"""<svg xmlns="http://www.w3.org/2000/svg" id="dark" viewBox="{box}">
<style>{STYLE}</style>
<defs><path id="c" d="{coasts}"/><clipPath id="k"><use href="#c"/></clipPath>
<filter id="b"><feGaussianBlur stdDeviation="3"/></filter></defs>
<rect {where} fill="var(--sea)"/>
<g fill="none" stroke="var(--shore)" stroke-linejoin="round">
<use href="#c" stroke-width="14" opacity=".3"/><use href="#c" stroke-width="7" opacity=".5"/></g>
<use href="#c" fill="var(--land)"/>
<g clip-path="url(#k)" opacity="var(--tint)"><g filter="url(#b)">{"".join(drawn)}</g></g>
<use href="#c" fill="none" stroke="var(--coast)" stroke-width="1"/>
<path d="{roads(board, places)}" fill="none" stroke="var(--coast)" opacity=".55"/>
<g stroke="var(--ink)" stroke-width="1.1">{"".join(dots)}</g>
</svg>
"""


SEAS = ("sea", "ocean", "sea_zone", "ocean_zone", "box")
SQUARE = ("key", "capital", "city", "town", "trade_center")


def dot(place: Place, colour: str) -> str:
    if place.kind in SQUARE:
        return f'<path fill="{colour}" d="M{place.x - 4:.0f} {place.y - 4:.0f}h8v8h-8z"/>'
    return f'<circle fill="{colour}" cx="{place.x:.0f}" cy="{place.y:.0f}" r="2.6"/>'


def path_of(lines: Iterable[Sequence[Point]]) -> str:
    return "".join(path(line) for line in lines)


def geometry(name: str) -> str:
    return str(json.loads((WEB / "geometry" / f"{name}.json").read_text())["land"])


def draw(game: Game[Any]) -> str:
    """The first board of a game as it is laid out at the start of its longest scenario."""
    scenario = max(game.scenarios, key=lambda each: (max(each.players), each.turns))
    table = Table.new(game, scenario.id, max(scenario.players), seed="a picture")
    words = Words(game, table.data)
    board = game.display.boards(table.data, table.setting, words)[0]
    scene = game.display.scene(table.view_position(None), None, words)
    assert scene is not None, "every game of ours has something to draw"
    reach = REACHES.get(game.id, REACH)
    return picture(board, scene, FRAMES.get(game.id, FRAME), reach)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in games():
        drawn = draw(game)
        (FOLDER / f"{game.id}.svg").write_text(drawn)
        print(f"{game.id}: {len(drawn)} bytes")


if __name__ == "__main__":
    main()
