"""Parts that are installed only for those who want them."""

from collections.abc import Iterator
from contextlib import contextmanager

from tercio.kernel.errors import Unknown


@contextmanager
def server_wanted() -> Iterator[None]:
    """In it the server is imported; where it is not installed, a sentence says how to get it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "tercio").partition(".")[0] == "tercio":
            raise
        raise Unknown(
            f"The server is not installed ({error.name} is missing): pip install 'tercio[server]'."
        ) from None


@contextmanager
def nets_wanted() -> Iterator[None]:
    """The same for networks, which need numpy."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise Unknown("Analysis needs numpy: pip install 'tercio[nets]'.") from None
