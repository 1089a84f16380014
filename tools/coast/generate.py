"""Bends true coastlines onto the layout of a board. See README.md beside this file.

    python generate.py [--canvas world] [--where TABLE] MAP.toml LAND.topojson OUT.json

Crowded regions of a board are stretched, so a projection alone will not do: a thin-plate spline
through the places of the game carries longitude and latitude to the board, and with them the coast.
"""

import argparse
import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import shapely
from numpy.typing import NDArray
from scipy.interpolate import RBFInterpolator
from shapely import geometry

Points = NDArray[np.float64]


class Canvas(NamedTuple):
    """One board: the tables of its places, how far each may give way, and its part of the globe.

    Ports must lie on their coast; the middle of a sea may be anywhere near.
    """

    tables: dict[str, float]
    ports: float
    window: tuple[float, float, float, float]
    """West, south, east, north of what is bent at all."""
    named: str = ""
    """Where one file has the places of several boards: what theirs are called there."""


CANVASES = {
    "europe": Canvas({"spaces": 3.0, "seas": 8.0}, 0.3, (-18.0, 24.0, 46.0, 64.0)),
    "world": Canvas({"settlements": 5.0, "oceans": 5.0}, 5.0, (-200.0, -60.0, 200.0, 82.0)),
    "areas": Canvas({"areas": 1.0, "seas": 1.0}, 1.0, (-20.0, 18.0, 75.0, 80.0), "europe"),
    "overseas": Canvas({"areas": 5.0, "seas": 5.0}, 5.0, (-200.0, -65.0, 200.0, 82.0), "overseas"),
}
MARGIN = 120.0
"""How far the drawing goes beyond the board's edge, for screens of another shape."""
ZUIDERZEE = (
    (4.93, 52.38),
    (5.07, 52.46),
    (5.05, 52.63),
    (5.29, 52.70),
    (5.10, 52.78),
    (5.00, 52.95),
    (5.03, 53.05),
    (5.33, 53.12),
    (5.40, 53.02),
    (5.36, 52.88),
    (5.71, 52.84),
    (5.93, 52.68),
    (5.83, 52.47),
    (5.62, 52.35),
    (5.40, 52.26),
    (5.07, 52.34),
)
"""Natural Earth takes it for land; in the sixteenth century Amsterdam lay on it."""
LICENCE = "Coastlines made from Natural Earth (public domain), bent onto the board by Tercio."


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("map", type=Path)
    parser.add_argument("land", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--width", type=float, default=1000)
    parser.add_argument("--height", type=float, default=700)
    parser.add_argument("--detail", type=float, default=0.3, help="tolerance in board units")
    parser.add_argument("--smallest", type=float, default=2.0, help="least area of an island")
    parser.add_argument("--canvas", choices=CANVASES, default="europe")
    parser.add_argument("--where", default="", help="say where the rows of a table would lie")
    args = parser.parse_args()
    canvas = CANVASES[args.canvas]
    data = tomllib.loads(args.map.read_text("utf-8"))
    bend = spline(data, canvas)
    frame = geometry.box(-MARGIN, -MARGIN, args.width + MARGIN, args.height + MARGIN)
    land = shapely.union_all([bent(shape, bend) for shape in clipped(args.land, canvas)])
    land = shapely.intersection(land, frame).simplify(args.detail)
    shapes = [shape for shape in polygons(land) if shape.area >= args.smallest]
    drawing = {
        "licence": LICENCE,
        "width": args.width,
        "height": args.height,
        "land": "".join(path(shape) for shape in sorted(shapes, key=lambda s: -s.area)),
    }
    args.out.write_text(json.dumps(drawing) + "\n", "utf-8")
    print(f"{len(shapes)} coasts, {args.out.stat().st_size} bytes -> {args.out}")
    for row in data.get(args.where, ()):
        ((x, y),) = bend(mercator(np.array([(row["lon"], row["lat"])])))
        print(f"{row['id']}: x = {x:.0f}, y = {y:.0f}")


def mercator(lon_lat: Points) -> Points:
    latitude = np.radians(lon_lat[:, 1])
    return np.c_[lon_lat[:, 0], np.degrees(np.log(np.tan(np.pi / 4 + latitude / 2)))]


def spline(data: dict[str, Any], canvas: Canvas) -> RBFInterpolator:
    """Longitude and latitude to board coordinates, through every place of the map."""
    known, layout, smoothing = [], [], []
    for table, give in canvas.tables.items():
        for row in data[table]:
            if "lon" in row and row.get("canvas", "") == canvas.named:
                known.append((row["lon"], row["lat"]))
                layout.append((row["x"], row["y"]))
                smoothing.append(canvas.ports if row.get("seas") else give)
    return RBFInterpolator(
        mercator(np.array(known)),
        np.array(layout, dtype=float),
        kernel="thin_plate_spline",
        smoothing=np.array(smoothing),
    )


def clipped(topology: Path, canvas: Canvas) -> Iterator[geometry.Polygon]:
    """The land of the world that lies in the window, without the Zuiderzee."""
    window = shapely.difference(geometry.box(*canvas.window), geometry.Polygon(ZUIDERZEE))
    for shape in land_of(json.loads(topology.read_text("utf-8"))):
        if shape.intersects(window):
            yield from polygons(shapely.intersection(shapely.make_valid(shape), window))


def land_of(topology: dict[str, Any]) -> Iterator[geometry.Polygon]:
    """Decode the polygons of a TopoJSON file: arcs are shared, quantized and delta-coded."""
    scale, move = np.array(topology["transform"]["scale"]), topology["transform"]["translate"]
    arcs = [np.cumsum(np.array(arc), axis=0) * scale + move for arc in topology["arcs"]]

    def ring(indices: list[int]) -> Points:
        parts = [arcs[i] if i >= 0 else arcs[~i][::-1] for i in indices]
        points = np.concatenate([parts[0], *(part[1:] for part in parts[1:])])
        # A ring that crosses the antimeridian goes on beyond it.
        points[:, 0] = np.unwrap(points[:, 0], period=360.0)
        points[:, 0] -= 360.0 * np.round(points[:, 0].mean() / 360.0)
        return points

    for shape in topology["objects"]["land"]["geometries"]:
        many = shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]
        for outer, *holes in many:
            yield geometry.Polygon(ring(outer), [ring(hole) for hole in holes])


def bent(shape: geometry.Polygon, bend: RBFInterpolator) -> geometry.base.BaseGeometry:
    """Straight edges of the window are cut finely first, because they will not stay straight."""
    fine = shapely.segmentize(shape, 0.5)

    def moved(ring: geometry.LinearRing) -> Points:
        corners: Points = bend(mercator(np.array(ring.coords[:-1])))
        return corners

    holes = [moved(hole) for hole in fine.interiors]
    return shapely.make_valid(geometry.Polygon(moved(fine.exterior), holes))


def polygons(shape: geometry.base.BaseGeometry) -> Iterator[geometry.Polygon]:
    if isinstance(shape, geometry.Polygon):
        yield shape
    for part in getattr(shape, "geoms", ()):
        yield from polygons(part)


def path(shape: geometry.Polygon) -> str:
    rings = [shape.exterior, *shape.interiors]
    return "".join(
        "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in ring.coords[:-1]) + "Z" for ring in rings
    )


if __name__ == "__main__":
    main()
