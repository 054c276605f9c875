"""The form of a switch: one feature of a row, and how a test build does without it."""

from __future__ import annotations

import enum
import pathlib
import re
from dataclasses import dataclass
from typing import Dict, List, Sequence, Tuple

#: What a switched-off build is told the switch by.
VARIABLE = "INTERLOCK_ROW_OFF"
#: Added to each target with a switch, so that no source has to import anything.
RUNTIME_NAME = "RowSwitch.swift"
RUNTIME = f"""import Foundation

/// Tells which feature this run does without.
nonisolated enum RowSwitch {{
  private static let off = ProcessInfo.processInfo.environment["{VARIABLE}"]

  static func isOff(_ name: String) -> Bool {{ off == name }}
}}
"""


#: The part of a text that is replaced: between the marks, or all of it.
MARKED = re.compile(r"(?:(.*?)«)?(.*?)(?:»(.*))?", re.S)


class Kind(enum.Enum):
    """What stands at the place of a switch, and thus how it is put in."""

    #: Whole statements, none of which declares what later ones need.
    STATEMENT = "statement"
    #: An expression.
    EXPRESSION = "expression"
    #: The line that opens a body; what is done when off stands at the beginning of that body.
    OPENING = "opening"


@dataclass(frozen=True)
class Switch:
    """A feature that a test build can do without."""

    row: str
    #: What is missing when it is off.
    what: str
    #: The source, from the root of the repository.
    file: str
    kind: Kind
    #: The text in the source, which must stand there exactly once. If a part of it stands between
    #: « and », only that part is replaced.
    find: str
    #: What happens in its place, or, at an opening, before all else.
    off: str
    #: Tests of other rows that run too: parts of their identities.
    also: Tuple[str, ...] = ()


class SwitchError(Exception):
    """A switch does not fit the sources any more."""


def statement(row: str, what: str, file: str, find: str, off: str = "", **rest) -> Switch:
    return Switch(row, what, file, Kind.STATEMENT, find, off, **rest)


def expression(row: str, what: str, file: str, find: str, off: str, **rest) -> Switch:
    return Switch(row, what, file, Kind.EXPRESSION, find, off, **rest)


def opening(row: str, what: str, file: str, find: str, off: str = "return", **rest) -> Switch:
    return Switch(row, what, file, Kind.OPENING, find, off, **rest)


def named(switches: Sequence[Switch]) -> Dict[str, Switch]:
    """The switches by the names that a build knows them by: `R12-1`, `R12-2`."""
    counts: Dict[str, int] = {}
    names: Dict[str, Switch] = {}
    for switch in switches:
        counts[switch.row] = counts.get(switch.row, 0) + 1
        names[f"{switch.row}-{counts[switch.row]}"] = switch
    return names


@dataclass
class Place:
    """A range of a source that switches replace, with the ranges inside it."""

    start: int
    end: int
    names: List[str]
    inner: List["Place"]


def put_in(text: str, switches: Dict[str, Switch]) -> str:
    """The text of one source with switches at all their places."""
    ranges: Dict[Tuple[int, int], List[str]] = {}
    for name, switch in switches.items():
        ranges.setdefault(place_of(name, switch, text), []).append(name)
    whole = Place(0, len(text), [], [])
    open_places = [whole]
    for (start, end), names in sorted(ranges.items(), key=lambda each: (each[0][0], -each[0][1])):
        while start >= open_places[-1].end and open_places[-1] is not whole:
            open_places.pop()
        if end > open_places[-1].end:
            raise SwitchError(f"{names[0]}: its text overlaps that of {open_places[-1].names[0]}")
        place = Place(start, end, names, [])
        open_places[-1].inner.append(place)
        open_places.append(place)
    return rendered(whole, text, switches)


def rendered(place: Place, text: str, switches: Dict[str, Switch]) -> str:
    """What stands at a place when its switches are in."""
    parts: List[str] = []
    position = place.start
    for inner in place.inner:
        parts += [text[position:inner.start], rendered(inner, text, switches)]
        position = inner.end
    new = "".join(parts) + text[position:place.end]
    for name in place.names:
        new = wrapped(name, switches[name], new)
    return new


def place_of(name: str, switch: Switch, text: str) -> Tuple[int, int]:
    """Where a switch goes: the range that it replaces, empty for one that is inserted."""
    before, marked, after = MARKED.fullmatch(switch.find).groups("")
    found = before + marked + after
    count = text.count(found)
    if count != 1:
        raise SwitchError(
            f"{name} ({switch.what}): its text stands {count} times in {switch.file}, not once; change "
            f"the switch to fit the source:\n{found}")
    start = text.index(found) + len(before)
    end = start + len(marked)
    return (end, end) if switch.kind is Kind.OPENING else (start, end)


def wrapped(name: str, switch: Switch, original: str) -> str:
    """Both ways, chosen when the test runs."""
    is_off = f'RowSwitch.isOff("{name}")'
    if switch.kind is Kind.EXPRESSION:
        return f"({is_off} ? ({switch.off}) : ({original}))"
    if switch.kind is Kind.OPENING:
        return f"\nif {is_off} {{\n{switch.off}\n}}{original}"
    return f"if {is_off} {{\n{switch.off}\n}} else {{\n{original}\n}}"


def target_of(file: str) -> str:
    """The folder of the target that a source belongs to: the two first parts of its path."""
    return "/".join(file.split("/")[:2])


def sources_with(switches: Dict[str, Switch], root: pathlib.Path) -> Dict[str, str]:
    """Every source that differs from the one in the repository, and the runtimes that are added."""
    by_file: Dict[str, Dict[str, Switch]] = {}
    for name, switch in switches.items():
        by_file.setdefault(switch.file, {})[name] = switch
    sources: Dict[str, str] = {}
    problems: List[str] = []
    for file, here in by_file.items():
        try:
            sources[file] = put_in((root / file).read_text(), here)
        except FileNotFoundError:
            problems.append(f"{', '.join(here)}: {file} is not there")
        except SwitchError as error:
            problems.append(str(error))
        sources[f"{target_of(file)}/{RUNTIME_NAME}"] = RUNTIME
    if problems:
        raise SwitchError("\n".join(problems))
    return sources
