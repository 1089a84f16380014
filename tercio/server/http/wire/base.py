"""What is asked and what is answered, and the plain values that both are made of."""

from typing import Annotated

import msgspec
from msgspec import Meta

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Lines = Annotated[int, Meta(ge=0, le=1 << 31)]
SeatId = Annotated[str, Meta(min_length=1, max_length=64)]
Key = Annotated[str, Meta(min_length=1, max_length=300)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
Said = Annotated[str, Meta(min_length=1, max_length=2000)]


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What the server says."""


class Question(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the server is asked."""
