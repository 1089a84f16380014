"""How colours look to eyes that lack a kind of cone, and how far apart they then are."""

from collections.abc import Callable
from functools import lru_cache
from math import atan2, cos, dist, hypot, sin
from typing import Final

Colour = tuple[float, float, float]
Matrix = tuple[Colour, Colour, Colour]
Change = Callable[[float], float]

EYES: Final[dict[str, Matrix]] = {
    "any": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deuteranope": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanope": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "tritanope": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What they make of linear RGB: Machado, Oliveira, Fernandes (2009), at full severity."""

TO_CONES: Final[Matrix] = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
TO_OKLAB: Final[Matrix] = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)
FROM_OKLAB: Final[Matrix] = (
    (1, 0.3963377774, 0.2158037573),
    (1, -0.1055613458, -0.0638541728),
    (1, -0.0894841775, -1.2914855480),
)
FROM_CONES: Final[Matrix] = (
    (4.0767416621, -3.3077115913, 0.2309699292),
    (-1.2684380046, 2.6097574011, -0.3413193965),
    (-0.0041960863, -0.7034186147, 1.7076147010),
)


@lru_cache(maxsize=4096)
def seen_by(eyes: str, rgb: Colour) -> Colour:
    """An sRGB colour as such eyes see it, in Oklab (Ottosson 2020): distances there are as seen."""
    found = _times(EYES[eyes], _each(_linear, rgb))
    return _oklab(_each(_clipped, found))


def apart(a: Colour, b: Colour) -> tuple[float, str]:
    """How far two colours are apart, and for whom that is least: 0.02 can just be noticed."""
    return min((dist(seen_by(eyes, a), seen_by(eyes, b)), eyes) for eyes in EYES)


def from_hex(text: str) -> Colour:
    red, green, blue = (int(text[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return red, green, blue


def toned(rgb: Colour, lightness: float, spread: float, vivid: float) -> Colour:
    """The same hue near a lightness, as `oklch(from ...)` makes it in a style sheet."""
    light, a, b = _oklab(_each(_linear, rgb))
    chroma, hue = hypot(a, b) * vivid, atan2(b, a)
    light = lightness + (light - 0.55) * spread
    cones = _times(FROM_OKLAB, (light, chroma * cos(hue), chroma * sin(hue)))
    linear = _times(FROM_CONES, _each(lambda cone: cone**3, cones))
    return _each(_gamma, _each(_clipped, linear))


def mixed(over: Colour, under: Colour, opacity: float) -> Colour:
    red, green, blue = (opacity * a + (1 - opacity) * b for a, b in zip(over, under, strict=True))
    return red, green, blue


def _oklab(linear: Colour) -> Colour:
    return _times(TO_OKLAB, _each(lambda cone: cone ** (1 / 3), _times(TO_CONES, linear)))


def _times(matrix: Matrix, colour: Colour) -> Colour:
    x, y, z = (sum(a * b for a, b in zip(row, colour, strict=True)) for row in matrix)
    return x, y, z


def _each(change: Change, colour: Colour) -> Colour:
    x, y, z = (change(part) for part in colour)
    return x, y, z


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _gamma(part: float) -> float:
    return part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055


def _clipped(part: float) -> float:
    return min(1.0, max(0.0, part))
