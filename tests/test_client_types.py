"""The browser client speaks of what the server says, and of nothing else."""

from tools import wire


def test_the_types_of_the_client_are_those_of_the_servers_document() -> None:
    written = wire.TYPES.read_text("utf-8")
    assert written == wire.generated(), "write them anew: make wire"
