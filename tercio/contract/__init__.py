"""What every game promises, checked on random legal play.

`fuzz` plays and checks; a failure is shrunk, can be written to a file, and run again.
"""

from tercio.contract.failures import Failure, FuzzReport, Tally, read_failure, write_failure
from tercio.contract.fuzzing import Care, fuzz
from tercio.contract.rerun import outdated, reproduce

__all__ = [
    "Care",
    "Failure",
    "FuzzReport",
    "Tally",
    "fuzz",
    "outdated",
    "read_failure",
    "reproduce",
    "write_failure",
]
