from pathlib import Path

import pytest

from tests.cli.desk import refusal

ADDRESSES = [
    "postgresql://me@localhost/tercio",
    "postgresql+psycopg://me@localhost/tercio",
    "mysql://localhost/tercio",
    "sqlite:///tercio.db",
]


@pytest.mark.parametrize("address", ADDRESSES)
def test_the_address_of_a_database_is_not_taken_for_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    """Nothing is made under its name either."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tercio.server.run.serve", lambda *_: pytest.fail("it serves"))
    sentence = refusal("serve", "--port", "0", "--database", address)
    assert "Games are kept in a file" in sentence
    assert not list(tmp_path.iterdir())
