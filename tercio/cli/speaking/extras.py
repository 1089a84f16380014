"""Parts that are installed only for those who want them."""

from collections.abc import Iterator
from contextlib import contextmanager

from tercio.cli.speaking.speech import say
from tercio.kernel.errors import Unknown


@contextmanager
def server_wanted() -> Iterator[None]:
    """In it the server is imported; where it is not installed, a sentence says how to get it."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "tercio").partition(".")[0]
        if package == "tercio":
            raise
        raise Unknown(say("server-not-installed", {"part": package})) from None


@contextmanager
def nets_wanted() -> Iterator[None]:
    """The same for networks, which need numpy."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise Unknown(say("numpy-wanted")) from None
