"""Somebody else's server, for the test: it speaks TLS, keeps what it gets, and answers as told."""

import datetime
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from typing import NamedTuple

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec


class Got(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class StandIn:
    """`answer` says with which status, headers and body a request is answered."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.answer: Callable[[Got], tuple[int, dict[str, str], bytes]] = lambda got: (201, {}, b"")
        self.drips = False
        """Whether the answer never ends."""
        self.port = 0

    @property
    def url(self) -> str:
        return f"https://127.0.0.1:{self.port}"


@contextmanager
def stand_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[StandIn]:
    """It is believed by whoever is started meanwhile."""
    certificate = _certificate(folder)
    monkeypatch.setenv("REQUESTS_CA_BUNDLE", str(certificate))
    place = StandIn()
    server = ThreadingHTTPServer(("127.0.0.1", 0), _handler(place))
    server.daemon_threads = True
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    place.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield place
    finally:
        place.drips = False
        server.shutdown()
        server.server_close()


def _handler(place: StandIn) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def _any(self) -> None:
            size = int(self.headers.get("content-length") or 0)
            headers = {name.lower(): value for name, value in self.headers.items()}
            got = Got(self.path, headers, self.rfile.read(size))
            place.got.append(got)
            status, more, body = place.answer(got)
            self.send_response(status)
            for name, value in more.items():
                self.send_header(name, value)
            if not place.drips:
                self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            try:
                self.wfile.write(body)
                while place.drips:
                    self.wfile.write(b"x")
                    time.sleep(0.05)
            except OSError:  # they have had enough
                pass

        do_POST = do_GET = do_PUT = _any  # noqa: N815

        def log_message(self, format: str, *args: object) -> None:
            pass

    return Handler


def _certificate(folder: Path) -> Path:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "stand-in")])
    now = datetime.datetime.now(datetime.UTC)
    day = datetime.timedelta(days=1)
    names = x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - day)
        .not_valid_after(now + day)
        .add_extension(names, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "stand-in.pem"
    plain = serialization.NoEncryption()
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain
    )
    file.write_bytes(private + made.public_bytes(serialization.Encoding.PEM))
    return file
