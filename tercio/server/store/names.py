"""Names of people: how they are compared, so that nobody can pass for somebody else."""

import unicodedata
from typing import Final

_ALIKE: Final = str.maketrans(
    {
        # Cyrillic and Greek letters that look like Latin ones.
        **dict(
            zip(
                "АВЕЅІЈКМНОРСТУХавеѕіјкмнорстухһԁԛԝѵ",
                "ABESIJKMHOPCTYXabesijkmhopctyxhdqwv",
                strict=True,
            )
        ),
        **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχ", "ABEZHIKMNOPTYXaikvoptux", strict=True)),
        # In many a typeface these are one.
        "I": "l",
        "1": "l",
        "|": "l",
        "\N{LATIN SMALL LETTER DOTLESS I}": "i",
        "0": "o",
        "O": "o",
    }
)


def tidy(name: str) -> str:
    """A name as it is shown."""
    return unicodedata.normalize("NFKC", name).strip()


def fold(name: str) -> str:
    """A name as it is looked up: capitals make no difference."""
    return tidy(name).casefold()


def skeleton(name: str) -> str:
    """The same for names that look alike: no two people may have it in common."""
    plain = unicodedata.normalize("NFD", tidy(name))
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    seen = plain.translate(_ALIKE).translate(_ALIKE).casefold()
    return "".join(seen.replace("rn", "m").replace("vv", "w").split())
