"""How a server is set up."""

from pathlib import Path
from typing import Literal

import msgspec

_HERE = Path(__file__).resolve().parent


def _client() -> Path:
    """The built browser client: a wheel has it beside the server, a checkout where it is built."""
    installed = _HERE / "client"
    return installed if installed.is_dir() else _HERE.parents[1] / "web" / "dist"


class Post(msgspec.Struct, frozen=True, kw_only=True):
    """Who carries mail for a server, and whom it comes from."""

    host: str
    port: int = 587
    user: str = ""
    password_file: Path | None = None
    """Read whenever somebody logs in there: a new password needs no restart."""
    tls: Literal["starttls", "tls", "none"] = "starttls"
    sender: str
    """The address that mails come from; it may have a name before it."""


class OpenId(msgspec.Struct, frozen=True, kw_only=True):
    """Who else says who somebody is, and as whom we ask there."""

    issuer: str
    client_id: str
    secret: str
    name: str = ""
    """What people know it by; empty: the host of its address."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """`local`: one person on one machine, without login. `hosted`: accounts and passwords."""

    database: Path | str
    """A file (SQLite), or the address of a PostgreSQL."""
    key: Path | None = None
    """The file of the server's own key; None: beside the database, or where the server starts."""
    mode: Literal["local", "hosted"] = "local"
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    """How many processes serve at the same socket."""
    origin: str = ""
    """Where people reach a hosted server (https://tercio.example); empty: wherever they say."""
    web: Path = _client()
    """The built browser client."""
    tables_in_memory: int | None = None
    """How many tables a process holds; the others are loaded when they are needed. None: as many
    as the machine has room for."""
    bots_apart: bool = True
    """Whether bots play in a process of their own, so that nobody waits for them."""
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
    post: Post | None = None
    """Who carries mail; None: nobody does."""
    openid: OpenId | None = None
    """By whose word people may come in; None: by their passwords alone."""
    push: bool = False
    """Whether messages go to browsers."""
    hooks: bool = False
    """Whether messages go to rooms of Discord, Slack, Telegram and Matrix."""
    near: tuple[str, ...] = ()
    """Hosts to which such messages may go though they are not on the public network."""
    metrics_token: str = ""
    """Who shows it may read the server's numbers; empty: whoever asks from this machine."""
    verified_for: float = 600.0
    """For how many seconds the answer holds that a stored game is what was played."""

    seals_anew: bool = False
    """Whether all games are sealed with the key that there is, whatever it is."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses and networks of proxies, which are believed who it is that they speak for."""

    @property
    def key_file(self) -> Path:
        beside = self.database if isinstance(self.database, Path) else Path("tercio.db")
        return self.key or beside.with_suffix(".key")

    own_data: bool = False
    """Whether those who come to a hosted server may play with data packs of their own: sound data
    can still be more than a machine bears."""

    @property
    def takes_packs(self) -> bool:
        return self.own_data or not self.is_hosted

    @property
    def is_hosted(self) -> bool:
        return self.mode == "hosted"

    @property
    def tells(self) -> bool:
        """Whether people who are away can hear of what happens."""
        return self.is_hosted and (self.post is not None or self.push or self.hooks)

    @property
    def is_secure(self) -> bool:
        """Whether people reach the server over TLS, so that cookies may insist on it."""
        return self.origin.startswith("https://")
