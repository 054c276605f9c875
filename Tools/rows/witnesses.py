"""Remembers, for each switch, a test that notices it: a hint that saves time, and proves nothing."""

from __future__ import annotations

import pathlib
from typing import Dict, Iterable, Tuple

from switches import Switch

FILE = pathlib.Path(__file__).resolve().parent / "catalogue" / "witnesses.txt"
HEAD = """# For each switch a test that notices it, and that runs alone in a short time. Written by
# `Tools/rows/prove.py --remember`; a line that is missing, or no longer true, costs time only.
"""

#: The row of a switch and what is missing without it, which stay when others come and go.
Key = Tuple[str, str]


def read(file: pathlib.Path = FILE) -> Dict[Key, str]:
    """The tests that are remembered, by their identities up to the parameters."""
    if not file.exists():
        return {}
    lines = [line.split("\t") for line in file.read_text().splitlines() if "\t" in line]
    return {(row, what): identity for row, what, identity in lines}


def write(witnesses: Dict[Key, str], switches: Iterable[Switch], file: pathlib.Path = FILE) -> None:
    """Writes down the tests of these switches, in their order; those of others are forgotten."""
    keys = [(switch.row, switch.what) for switch in switches]
    lines = ["\t".join([*key, witnesses[key]]) + "\n" for key in keys if key in witnesses]
    file.write_text(HEAD + "".join(lines))
