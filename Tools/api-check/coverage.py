"""What the twin has of each of Apple's types, and what differs: the page Documentation/Coverage.md.

All of it comes from the code: types, members and "Differs from UIKit" lines of the built modules, and what
Apple's types have from the facts that the api-check compares with.
"""

from __future__ import annotations

import collections
import json
import pathlib
import re
from dataclasses import dataclass, field
from typing import DefaultDict, Dict, Iterable, List, Optional, Set, Tuple

import symbol_graph
from reference import Reference

DIFFERENCE = re.compile(r"^Differs from (?:UIKit|Apple's|Core Animation|Core Graphics):? *")
INTRODUCTION = """# What of UIKit is here

The twin has {types} of Apple's types, with {members} members. What it lacks is absent: code that uses it does not
compile, and nothing pretends. What is there has Apple's exact declaration (`make api-check`), and does what
UIKit does, but for the differences below, each from the comment of its symbol.

"12 of 30" counts members that Apple has not deprecated, as far as their names are known here; a type without
such a number is one whose members in Swift are not known by name. This page is written by
`make coverage-page` and compared in CI.
"""

#: The members of Foundation's own `NSObject` that Apple's classes declare again.
FOUNDATIONS = {"copy()"}
#: Names of members by their owner.
Names = DefaultDict[str, Set[str]]


@dataclass
class Type:
    """One of the twin's types, as the page tells of it."""

    name: str
    area: str
    members: int = 0
    #: By symbol; "" is the type itself.
    differences: List[Tuple[str, str]] = field(default_factory=list)
    known: int = 0
    missing: List[str] = field(default_factory=list)

    def lines(self) -> List[str]:
        there = f"{self.known - len(self.missing)} of {self.known}" if self.known else f"{self.members} members"
        lines = [f"- **{self.name}**, {there}"]
        lines += [f"  - {f'`{symbol}`: ' if symbol else ''}{text}" for symbol, text in self.differences]
        if self.missing:
            lines.append("  - Not there: " + ", ".join(f"`{each}`" for each in self.missing))
        return lines

    @property
    def is_whole(self) -> bool:
        return not self.differences and not self.missing


def difference(comment: Optional[dict]) -> Optional[str]:
    """The paragraph of a comment that says what differs."""
    text: List[str] = []
    for line in (comment or {}).get("lines", []):
        line = line["text"].strip()
        if DIFFERENCE.match(line):
            text = [DIFFERENCE.sub("", line)]
        elif text and (not line or line.startswith("- ")):
            break
        elif text:
            text.append(line)
    return " ".join(text) or None


def area(symbol: dict) -> Optional[str]:
    """The module and the folder of its sources: `UIKit: Navigation`."""
    match = re.search(r"/Twin/(\w+)/(?:(\w+)/)?", symbol.get("location", {}).get("uri", ""))
    return ": ".join(part for part in match.groups() if part) if match else None


def collect(graphs: Iterable[pathlib.Path], reference: Reference) -> List[Type]:
    """The types of the symbol graphs, by area and name. Extensions of others' types are left out."""
    types: Dict[str, Type] = {}
    names: Names = collections.defaultdict(set)
    shorter: Names = collections.defaultdict(set)
    differences: DefaultDict[str, List[Tuple[str, str]]] = collections.defaultdict(list)
    for symbol, is_of_other in _symbols(graphs):
        path, place = symbol["pathComponents"], area(symbol)
        is_type = symbol["kind"]["identifier"].split(".")[-1] in symbol_graph.TYPE_KINDS
        owner, name = (".".join(path), "") if is_type else (".".join(path[:-1]), path[-1])
        if not is_type:
            names[owner].add(name)
            shorter[owner] |= shorter_names(name, symbol)
        elif place and not is_of_other and reference.exists(owner):
            types[owner] = Type(owner, place)
        if text := difference(symbol.get("docComment")):
            differences[owner].append((name, text))
    for owner, each in types.items():
        each.members = len(names[owner])
        each.differences = sorted(differences[owner])
        if fact := reference.class_fact(owner):
            apples = {symbol_graph.normalize(member.swift).name for member in fact.members
                      if member.swift is not None and not member.deprecated}
            there = _inherited(owner, names, reference) | names[owner] | shorter[owner]
            each.known, each.missing = len(apples), sorted(apples - there)
    return sorted(types.values(), key=lambda each: (each.area, each.name))


def _inherited(owner: str, names: Names, reference: Reference) -> Set[str]:
    """What a class has from the classes above it. Initializers are not always inherited, so they do not count."""
    inherited: Set[str] = set()
    superclass = reference.superclass(owner)
    while superclass is not None:
        inherited |= names[superclass] | (FOUNDATIONS if superclass == "NSObject" else set())
        superclass = reference.superclass(superclass)
    return {name for name in inherited if not name.startswith("init")}


def shorter_names(name: str, symbol: dict) -> Set[str]:
    """What a function is called where arguments are left out that have a default."""
    text = "".join(each["spelling"] for each in symbol.get("declarationFragments", []))
    if " = " not in text or "(" not in name:
        return set()
    calls = [""]
    for parameter in symbol_graph.normalize(text).parameters:
        label = parameter.split(":")[0] + ":"
        calls = [call + label for call in calls] + (calls if " = " in parameter else [])
    return {f"{name.split('(')[0]}({call})" for call in calls}


def _symbols(graphs: Iterable[pathlib.Path]) -> Iterable[Tuple[dict, bool]]:
    """The symbols, each with whether it extends another module's type."""
    for path in sorted(graphs):
        for symbol in json.loads(path.read_text())["symbols"]:
            if "::SYNTHESIZED::" not in symbol["identifier"]["precise"]:
                yield symbol, "@" in path.name


def page(types: List[Type]) -> str:
    """The whole page, in Markdown."""
    members = sum(each.members for each in types)
    lines = [INTRODUCTION.format(types=len(types), members=members)]
    for place in sorted({each.area for each in types}):
        here = [each for each in types if each.area == place]
        lines += [f"## {place}", ""]
        lines += [line for each in here if not each.is_whole for line in each.lines()]
        if whole := [each.name for each in here if each.is_whole]:
            lines.append(f"- As Apple's: {', '.join(whole)}")
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"
