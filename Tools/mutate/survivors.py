"""Reads `survivors.txt`: mutants that nothing can notice, or that nothing has to, each with the reason.

An entry is the file and function, the quoted line, what is changed in it, and why that is no mistake:

    NavigationEngine+Holds.swift: watchHolds
        if isAtRest { openProbe = nil }
        isAtRest  ->  true
        Equivalent: ...

If the same is changed twice in the line, `(2)` after the change says that the second one is meant. Several changes
of a line that have one reason stand below each other.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import Dict, Iterable, List, Tuple

from schemata import Mutant, Schema

#: File, function, line, change.
Key = Tuple[str, str, str, str]


@dataclass(frozen=True)
class Explanation:
    key: Key
    reason: str
    #: Where it begins in the file.
    line: int


class SurvivorError(Exception):
    """The file of survivors cannot be read."""


def read(text: str) -> List[Explanation]:
    """All explanations, in order."""
    found: List[Explanation] = []
    lines = text.splitlines()
    number = 0
    while number < len(lines):
        if not lines[number].strip() or lines[number].startswith("#"):
            number += 1
            continue
        start = number
        while number < len(lines) and lines[number].strip():
            number += 1
        found += explanations(lines[start:number], start + 1)
    keys = [each.key for each in found]
    for index, each in enumerate(found):
        if each.key in keys[:index]:
            raise SurvivorError(f"line {each.line}: this mutant has been explained above")
    return found


def explanations(block: List[str], line: int) -> List[Explanation]:
    path, separator, function = block[0].partition(": ")
    quoted, *rest = [" ".join(each.split()) for each in block[1:]] or [""]
    changes = list(itertools.takewhile(lambda each: " -> " in each, rest))
    reason = rest[len(changes):]
    if not (separator and changes and reason) or any(not each.startswith("    ") for each in block[1:]):
        raise SurvivorError(
            f"line {line}: expected a file and a function, then with four spaces before them the "
            "quoted line, the change and the reason")
    return [Explanation((path, function, quoted, change), " ".join(reason), line) for change in changes]


def keys(schemata: Iterable[Schema]) -> Dict[Key, Mutant]:
    """What each mutant is called in the file of survivors."""
    found: Dict[Key, Mutant] = {}
    for schema in schemata:
        for mutant in schema.mutants:
            change = " ".join(mutant.change.split())
            mutation = mutant.mutation
            key = (mutant.path, mutation.function, schema.line(mutation.line), change)
            count = 1
            while key in found:
                count += 1
                key = (*key[:3], f"{change} ({count})")
            found[key] = mutant
    return found


def written(key: Key, reason: str) -> str:
    """An entry as it stands in the file."""
    path, function, quoted, change = key
    return f"{path}: {function}\n    {quoted}\n    {change}\n    {reason}\n"
