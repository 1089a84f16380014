"""Where messages may go: to addresses of the public network, by TLS, and nowhere near.

Whoever names an address may own its name, too, and let it lead to the host's own network, now or in
the next moment. So names are looked up once, every address that was found is checked, and it is to
that address that we connect.
"""

import socket
from collections.abc import Collection, Iterable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

PORTS: Final = frozenset((443, 8443, 8448))
"""Those of https; the last one is Matrix's."""
_NAT64: Final = IPv6Network("64:ff9b::/96")


class Forbidden(OSError):
    """Nothing is sent there; why, a message of the server says."""


def is_public(said: str) -> bool:
    """Whether an address belongs to the public network, however it is written."""
    try:
        address = ip_address(said.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, IPv6Address):
        if address.sixtofour is not None or address.teredo is not None:
            return False  # tunnels to wherever somebody likes
        inner = address.ipv4_mapped
        if address in _NAT64:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
    return address.is_global and not address.is_multicast


def check_url(url: str, near: Collection[str] = ()) -> None:
    """Say so if nothing can ever be sent to an address, before it is tried."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port or 443
    except ValueError:
        raise Forbidden("way-no-address") from None
    if parts.scheme != "https" or not host:
        raise Forbidden("way-by-https")
    if parts.username is not None or parts.password is not None:
        raise Forbidden("way-without-password")
    _check_port(host, port, near)
    if host in near:
        return
    try:
        ip_address(host)
    except ValueError:
        if "." not in host or host.endswith((".local", ".internal", ".localhost", ".")):
            raise Forbidden("way-not-public") from None
        return
    if not is_public(host):
        raise Forbidden("way-not-public")


def _check_port(host: str, port: int, near: Collection[str]) -> None:
    if port not in PORTS and host not in near:
        raise Forbidden("way-port")


def connect(
    address: tuple[str, int],
    timeout: Any = None,
    source_address: Any = None,
    socket_options: Iterable[Any] | None = None,
    *,
    near: Collection[str] = (),
) -> socket.socket:
    """A connection to a host by its name, as urllib3 makes them, or a refusal."""
    host, port = address[0].strip("[]"), address[1]
    _check_port(host, port, near)
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    if host not in near and not all(is_public(str(place[0])) for *_, place in found):
        raise Forbidden("way-not-public")
    failed: OSError = Forbidden("way-no-address")
    for family, kind, protocol, _, place in found:
        connection = socket.socket(family, kind, protocol)
        try:
            for option in socket_options or ():
                connection.setsockopt(*option)
            if isinstance(timeout, int | float):
                connection.settimeout(timeout)
            connection.connect(place)
        except OSError as error:
            connection.close()
            failed = error
        else:
            return connection
    raise failed
