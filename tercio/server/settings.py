"""How a server is set up."""

from pathlib import Path
from typing import Literal

import msgspec

_HERE = Path(__file__).resolve().parent


def _client() -> Path:
    """The built browser client: a wheel has it beside the server, a checkout where it is built."""
    installed = _HERE / "client"
    return installed if installed.is_dir() else _HERE.parents[1] / "web" / "dist"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """`local`: one person on one machine, without login. `hosted`: accounts and passwords."""

    database: Path
    mode: Literal["local", "hosted"] = "local"
    host: str = "127.0.0.1"
    port: int = 8000
    origin: str = ""
    """Where people reach a hosted server (https://tercio.example); empty: wherever they say."""
    web: Path = _client()
    """The built browser client."""
    tables_in_memory: int = 64
    is_limited: bool = True
    """Whether rates are limited; measurements switch it off."""
    limit_scale: float = 1.0
    at_once_each: int = 2
    """How many requests of one address are worked on at once; 0: any number."""
    connections_each: int = 256
    """How many connections one address may hold; a browser holds up to seven."""
    head_seconds: float = 10.0
    """How long somebody may take to say what they want, from the first moment on."""
    body_seconds: float = 60.0
    """How long the rest of a request may take."""
    window_seconds: float = 5.0
    """How long a window of a discreet table takes at least; 0: no table is discreet by itself."""
    verified_for: float = 600.0
    """For how many seconds the answer holds that a stored game is what was played."""

    @property
    def is_hosted(self) -> bool:
        return self.mode == "hosted"

    @property
    def is_secure(self) -> bool:
        """Whether people reach the server over TLS, so that cookies may insist on it."""
        return self.origin.startswith("https://")
