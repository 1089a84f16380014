"""Sections of a rule book that need no code, and why: `data/waivers.toml` of a game."""

from pathlib import Path

from tercio.kernel.data import Row, Schema


class Waiver(Row, frozen=True):
    """Its id is the section."""

    reason: str


def waived_in(folder: Path) -> dict[str, str]:
    """The reasons by their sections, in English."""
    data = folder / "data"
    if not (data / "waivers.toml").is_file():
        return {}
    rows = Schema(data, {"waivers.toml": {"waivers": Waiver}}).load().table("waivers", Waiver)
    return {id: waiver.reason for id, waiver in rows.items()}
