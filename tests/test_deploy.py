"""What hosts copy is what the program understands; the files themselves run where hosts are."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.cli.desk import tercio

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
TOLD = (*sorted(DEPLOY.iterdir()), ROOT / "docs" / "hosting.md")


@pytest.mark.parametrize("file", TOLD, ids=lambda file: file.name)
def test_every_option_in_what_hosts_copy_is_one_that_there_is(file: Path) -> None:
    known = set()
    for command in ("serve", "backup", "restore", "verify"):
        known |= set(re.findall(r"--[a-z-]+", tercio(command, "--help").stdout))
    text = file.read_text("utf-8")
    told = re.findall(r"^.*tercio (?:serve|backup|restore).*$", text, re.M)
    told += re.findall(r"^\s+- (--.*)$|^CMD (.*)$", text, re.M)
    options = {option for line in told for option in re.findall(r"--[a-z-]+", str(line))}
    assert options <= known, options - known
    named = set(re.findall(r"\bTERCIO_(?!NAME|DATABASE_PASSWORD)[A-Z_]+", text))
    rooms = (ROOT / "tercio" / "cli" / "hosting" / name for name in ("post.py", "openid.py"))
    code = "".join(room.read_text("utf-8") for room in rooms)
    known = {"TERCIO_DATABASE", "TERCIO_METRICS_TOKEN", *re.findall(r'"(TERCIO_[A-Z_]+)"', code)}
    assert named <= known, named - known


def test_the_image_holds_the_versions_that_were_tested() -> None:
    """As the Dockerfile reads them out of the lock."""
    [pattern] = re.findall(r"s/(\^.*?)/\\1/p", (DEPLOY / "Dockerfile").read_text("utf-8"))
    lines = (ROOT / "requirements.lock").read_text("utf-8").splitlines()
    found = [match[1] for line in lines if (match := re.match(pattern, line))]
    names = {each.partition("==")[0] for each in found}
    needed = {"litestar", "sqlalchemy", "psycopg", "psycopg-binary", "prometheus-client", "numpy"}
    assert needed <= names
    assert all(re.fullmatch(r"[a-z0-9.-]+==[\w.]+( ; [a-z_]+ .+)?", each) for each in found)
    named = [each.partition("==")[0] for each in found if ";" not in each]
    assert len(named) == len(set(named)), "of two versions, each says when it is meant"


def test_the_image_and_the_guide_install_all_that_a_host_can_switch_on() -> None:
    """Mail, pushes, webhooks, OpenID Connect, ratings and PostgreSQL."""
    club = {"server", "postgres", "nets", "arena", "messages", "oidc"}
    for file in (DEPLOY / "Dockerfile", ROOT / "docs" / "hosting.md"):
        found = re.findall(r"(?:\.whl|\.whl\))\[([a-z,]+)\]", file.read_text("utf-8"))
        assert found, file
        assert any(set(each.split(",")) >= club for each in found), found


def test_the_image_owns_every_folder_that_is_mounted_into_it() -> None:
    """A new volume gets the owner of its folder in the image; where there is none, it is root's."""
    composed = (DEPLOY / "compose.yaml").read_text("utf-8")
    service = composed.partition("\n  tercio:\n")[2].partition("\n  caddy:\n")[0]
    mounted = re.findall(r"^ +- [a-z]+:(/\S+)$", service, re.M)
    assert mounted
    owned = re.findall(
        r"--home (\S+)|--owner tercio[^\n]* (\S+)", (DEPLOY / "Dockerfile").read_text("utf-8")
    )
    assert set(mounted) <= {folder for pair in owned for folder in pair}


@pytest.mark.parametrize("unit", sorted(DEPLOY.glob("tercio*.*")), ids=lambda unit: unit.name)
def test_systemd_understands_its_units(unit: Path) -> None:
    systemd = shutil.which("systemd-analyze")
    if systemd is None:
        pytest.skip("There is no systemd here to ask.")
    done = subprocess.run([systemd, "verify", str(unit)], capture_output=True, text=True)
    wrong = [line for line in done.stderr.splitlines() if "is not executable" not in line]
    assert not [line for line in wrong if unit.name in line], wrong
