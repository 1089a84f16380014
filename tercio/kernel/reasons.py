"""Why the machine or a library would not: its own reason is English, ours is in any language.

Libraries tell what is wrong in a sentence and in no other way, so it is known by its words. What
is not known is quoted, as what they say.
"""

import errno
import re
from typing import Final

import msgspec

from tercio.kernel.told import Told, told

_OF_THE_MACHINE: Final = {
    errno.ENOENT: "nothing-there",
    errno.EISDIR: "is-folder",
    errno.ENOTDIR: "no-folder",
    errno.EACCES: "not-permitted",
    errno.EPERM: "not-permitted",
    errno.EROFS: "read-only",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "too-big",
    errno.ENAMETOOLONG: "long-name",
    errno.EEXIST: "there-already",
    errno.EMFILE: "too-many-open",
    errno.ENFILE: "too-many-open",
    errno.EIO: "broken-disk",
    errno.EADDRINUSE: "in-use",
    errno.EADDRNOTAVAIL: "not-ours",
    errno.ECONNREFUSED: "refused",
    errno.ECONNRESET: "hung-up",
    errno.ETIMEDOUT: "no-answer",
    errno.EHOSTUNREACH: "out-of-reach",
    errno.ENETUNREACH: "out-of-reach",
}

_OF_JSON: Final = {
    r"expected (?P<what>.+)": "json-wanted",
    r"trailing characters": "json-goes-on",
    r"trailing comma in (array|object)": "json-comma",
    r"object keys must be strings": "json-keys",
    r"invalid number": "json-number",
    r"(invalid escape|unexpected end of|invalid utf-16|invalid character in unicode).*": (
        "json-escape"
    ),
    r"invalid character": "json-character",
}

_OF_TOML: Final = {
    r"Invalid (statement|initial character for a key part)": "toml-statement",
    r"Expected newline or end of document after a statement": "toml-line",
    r"Expected '=' after a key in a key/value pair": "toml-equals",
    r"Expected '\]+' at the end of an? (table|array) declaration": "toml-bracket",
    r"Unclosed (array|inline table)": "toml-unclosed",
    r"Cannot (declare|redefine namespace|mutate immutable namespace) (?P<what>.+?)( twice)?": (
        "toml-twice"
    ),
    r"Duplicate inline table key (?P<what>.+)": "toml-twice",
    r"Cannot overwrite a value": "toml-again",
    r"(Unterminated string|Expected [\"'].*)": "toml-string",
    r"(Unescaped '.*|Invalid hex value|Escaped character is not .*)": "toml-escape",
    r"(Found invalid|Illegal) character (?P<what>.+)": "toml-character",
    r"Invalid (value|date or datetime)": "toml-value",
    r"Exceeds the limit .*": "toml-number",
    r"maximum recursion depth exceeded.*": "too-deep",
}

COMPLAINTS: Final = {
    r"Expected `(?P<expected>[^`]+)`, got `(?P<got>[^`]+)`": "type",
    r"Object missing required field `(?P<field>.+)`": "missing",
    r"Object contains unknown field `(?P<field>.+)`": "unknown",
    r"Expected `array` of (at least length|length >=) (?P<count>\d+).*": "too-few",
    r"Expected `array` of (at most length|length <=) (?P<count>\d+).*": "too-many",
    r"Expected `array` of length (?P<count>\d+).*": "not-so-many",
    r"Expected `\w+` of length >= (?P<count>\d+)": "too-short",
    r"Expected `\w+` of length <= (?P<count>\d+)": "too-long",
    r"Expected `\w+` >= (?P<count>[-\d.]+)": "too-low",
    r"Expected `\w+` <= (?P<count>[-\d.]+)": "too-high",
    r"Expected `str` matching regex (?P<pattern>.+)": "pattern",
    r"Invalid (enum )?value (?P<value>.+)": "value",
}
"""What msgspec says of a value, and a name for it: it has no other way to tell."""


def reason(error: Exception) -> Told:
    """Why: a sentence, to follow a colon."""
    match error:
        case OSError():
            return _of_the_machine(error)
        case UnicodeDecodeError():
            return told("reason-letters")
        case RecursionError():
            return told("reason-too-deep")
        case msgspec.ValidationError():
            return what_is_wrong(error)
        case msgspec.DecodeError():
            return of_json(str(error))
        case _:
            # What a library says after the first line is for its own authors.
            return quoted((str(error).strip() or type(error).__name__).splitlines()[0])


def complaint(said: str) -> tuple[str, dict[str, str]] | None:
    """The name of what msgspec says of a value, and what stands in it."""
    for pattern, name in COMPLAINTS.items():
        if found := re.fullmatch(pattern, said):
            return name, found.groupdict()
    return None


def what_is_wrong(error: msgspec.ValidationError) -> Told:
    """`Expected `int`, got `str` - at `$.x`` in words that name the field first."""
    field, wrong = field_and_complaint(error)
    return told("in-field", field=field, why=wrong) if field else wrong


def field_and_complaint(error: msgspec.ValidationError) -> tuple[str, Told]:
    said, _, place = str(error).partition(" - at ")
    return place.strip("`")[2:], _wrong(said, error.__cause__)


def _wrong(said: str, cause: BaseException | None) -> Told:
    """A type of ours may have found it, and has said so in words of its own."""
    ours = cause.args[0] if cause is not None and cause.args else None
    if isinstance(ours, Told):
        return ours
    known = complaint(said)
    return told(f"data-{known[0]}", **known[1]) if known else quoted(said)


def of_toml(said: str) -> Told:
    """What the parser says, without the place where it says it."""
    return _known(_OF_TOML, said)


def of_json(said: str) -> Told:
    if said == "Input data was truncated":
        return told("reason-json-cut-off")
    if found := re.fullmatch(r"JSON is malformed: (.+) \(byte (\d+)\)", said):
        return told("reason-json-at", byte=int(found[2]), why=_known(_OF_JSON, found[1]))
    return quoted(said)


def _of_the_machine(error: OSError) -> Told:
    from socket import gaierror

    if isinstance(error, gaierror):
        return told("reason-no-host")
    if isinstance(error, TimeoutError):
        return told("reason-no-answer")
    known = _OF_THE_MACHINE.get(error.errno or 0)
    return told(f"reason-{known}") if known else quoted(error.strerror or str(error))


def _known(table: dict[str, str], said: str) -> Told:
    for pattern, name in table.items():
        if found := re.fullmatch(pattern, said, re.DOTALL):
            return told(f"reason-{name}", **found.groupdict())
    return quoted(said)


def quoted(said: str) -> Told:
    return told("reason-quoted", said=" ".join(said.replace("`", "'").split()).rstrip("."))
