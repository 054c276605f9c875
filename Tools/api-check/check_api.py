#!/usr/bin/env python3
"""Compares the twin's public API with Apple's: nothing invented, nothing different.

usage: check_api.py [--modules FOLDER] [--exceptions FILE] [--missing] [--coverage PAGE [--write]]
                    [GRAPH.symbols.json ...]

  --modules     the folder of the built twin's .swiftmodule files; default: SwiftPM's debug build
  --exceptions  accepted findings; default: exceptions.txt
  --missing     also lists what the twin does not have of the types that it has
  --coverage    also compares that page with what coverage.py says of the twin
  --write       writes the page instead, and compares nothing
  GRAPH         symbol graphs to check in place of a built twin's

INVENTED  the twin has it, Apple does not      DIFFERS  same name, another declaration
UNUSED    an exception that no longer applies    STALE    a page that says something else

Exit status 1 if there is any such finding. What the comparison can know: README.md.
"""

from __future__ import annotations

import argparse
import collections
import pathlib
import re
import sys
import tempfile
from typing import Counter, Dict, List, Optional, Set

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "apple-sdk"))

import coverage  # noqa: E402  (needs the path above)
import symbol_graph  # noqa: E402
from declarations import Declaration, is_narrower  # noqa: E402
from reference import Reference  # noqa: E402
from stub_sdk import StubSDK, Toolchain, ToolchainError  # noqa: E402
from symbol_graph import ModuleAPI  # noqa: E402
from twin_graphs import built_modules, twin_graphs  # noqa: E402

#: Members that conformances bring along; they say nothing about Apple's API.
ORDINARY = re.compile(
    r"^(==|!=|<|hash\(into:\)|hashValue|rawValue|init\(rawValue:\)|RawValue|Element"
    r"|ArrayLiteralElement|description|debugDescription|isEqual\(_:\)|hash|encode\(to:\)"
    r"|init\(from:\)|(==|!=|<)\(_:_:\))$")


class ExceptionsError(Exception):
    """A line of the exceptions that says too little."""


class Exceptions:
    """Accepted findings: `Type.member  reason`, or `Type  reason` for a type with all it has."""

    def __init__(self, path: Optional[pathlib.Path]) -> None:
        self.path = path
        self.reasons: Dict[str, str] = {}
        self.used: Set[str] = set()
        for number, line in enumerate(path.read_text().splitlines() if path else [], start=1):
            text = line.split("#")[0].strip()
            if not text:
                continue
            key, _, reason = text.partition("  ")
            if not reason.strip():
                raise ExceptionsError(f"{path}:{number}: error: {key} has no reason")
            self.reasons[key.strip()] = reason.strip()

    def accept(self, key: str) -> bool:
        """Whether the finding is accepted: by itself, or with the type that owns it."""
        for candidate in (key, *self._owners(key)):
            if candidate in self.reasons:
                self.used.add(candidate)
                return True
        return False

    @staticmethod
    def _owners(key: str) -> List[str]:
        parts = key.split("(")[0].split(".")
        return [".".join(parts[:count]) for count in range(len(parts) - 1, 0, -1)]

    def unused(self) -> List[str]:
        return sorted(set(self.reasons) - self.used)


class Comparison:
    """Goes through the twin's API type by type and prints each finding."""

    def __init__(self, ours: ModuleAPI, reference: Reference, exceptions: Exceptions) -> None:
        self.ours = ours
        self.reference = reference
        self.exceptions = exceptions
        self.count: Counter[str] = collections.Counter()

    def run(self) -> None:
        for owner in self.ours.owners():
            if owner == "":
                self._globals()
            elif self._is_nested_in_invented(owner) or not self.reference.exists(owner):
                self._unknown_type(owner)
            else:
                self._type(owner)
        for key in self.exceptions.unused():
            self.count["UNUSED"] += 1
            print(f"UNUSED    {key} in {self.exceptions.path}")

    @property
    def failures(self) -> int:
        return sum(self.count[kind] for kind in ("INVENTED", "DIFFERS", "UNUSED", "STALE"))

    def summary(self) -> str:
        count = self.count
        text = (f"api-check: {count['types']} types with {count['members']} members compared: "
                f"{count['equal']} equal, {count['narrower']} with fewer default arguments, "
                f"{count['accepted']} accepted by exception")
        for kind in ("INVENTED", "DIFFERS", "UNUSED", "STALE", "MISSING"):
            if count[kind]:
                text += f", {count[kind]} {kind}"
        return text

    def list_missing(self) -> None:
        """What Apple's types have and ours of the same name lack; deprecated members left out."""
        for owner in self.ours.owners():
            fact = self.reference.class_fact(owner)
            if fact is None:
                continue
            have = {member.name for member in self.ours.members.get(owner, [])}
            for member in fact.members:
                if member.swift is None or member.deprecated:
                    continue
                name = symbol_graph.normalize(member.swift).name
                if name not in have:
                    self.count["MISSING"] += 1
                    print(f"MISSING   {owner}.{name}")

    def _report(self, kind: str, key: str, *lines: str) -> None:
        if self.exceptions.accept(key):
            self.count["accepted"] += 1
            return
        self.count[kind] += 1
        print(f"{kind:9} {key}", *lines, sep="\n            ")

    def _globals(self) -> None:
        known: Dict[str, Set[str]] = dict(self.reference.overlay_members.get("", {}))
        constants = self.reference.constants[""]
        for member in self.ours.members[""]:
            self._member(member.name, member, known, constants)

    def _is_nested_in_invented(self, owner: str) -> bool:
        return owner.split(".")[0] != owner and not self.reference.exists(owner.split(".")[0])

    def _unknown_type(self, owner: str) -> None:
        if owner in self.ours.types:
            self.count["types"] += 1
            self._report("INVENTED", owner)
            return
        for member in self.ours.members[owner]:  # An extension of somebody else's type.
            if not ORDINARY.match(member.name):
                self.count["members"] += 1
                self._report("INVENTED", f"{owner}.{member.name}", member.text)

    def _type(self, owner: str) -> None:
        self.count["types"] += 1
        self._class(owner)
        if not self.reference.is_known(owner):
            self.count["types without known members"] += 1
            return
        known = self.reference.members(owner)
        constants = self.reference.constants.get(owner, set())
        for member in sorted(self.ours.members.get(owner, []), key=lambda each: each.name):
            if self._stands_for_optional_method(owner, member):
                self.count["members"] += 1
                self.count["equal"] += 1
            elif f"{owner}.{member.name}" not in self.ours.types:
                self._member(f"{owner}.{member.name}", member, known, constants)

    def _class(self, owner: str) -> None:
        symbol = self.ours.types.get(owner)
        fact = self.reference.class_fact(owner)
        if symbol is None or fact is None:
            return
        if symbol.kind != fact.kind:
            self._report("DIFFERS", owner, f"ours   {symbol.kind}", f"Apple  {fact.kind}")
        if symbol.kind != "class" or fact.kind != "class":
            return
        ours, apples = symbol.superclass or "NSObject", self.reference.superclass(owner)
        if ours != apples:
            self._report(
                "DIFFERS", owner, f"ours   superclass {ours}", f"Apple  superclass {apples}")
        if symbol.on_main_actor not in (fact.main_actor, None):
            actor = {True: "on the main actor", False: "on no actor"}
            self._report("DIFFERS", owner, f"ours   {actor[symbol.on_main_actor]}",
                         f"Apple  {actor[fact.main_actor]}")

    def _member(self, key: str, member: Declaration, known: Dict[str, Set[str]],
                constants: Set[str]) -> None:
        if ORDINARY.match(member.name):
            return
        self.count["members"] += 1
        if member.name in constants or member.text in known.get(member.name, set()):
            self.count["equal"] += 1
        elif self._is_narrower(member, known):
            self.count["narrower"] += 1
        elif member.name in known:
            apples = [f"Apple  {text}" for text in sorted(known[member.name])]
            self._report("DIFFERS", key, f"ours   {member.text}", *apples)
        else:
            self._report("INVENTED", key, member.text)

    @staticmethod
    def _is_narrower(member: Declaration, known: Dict[str, Set[str]]) -> bool:
        base = member.name.split("(")[0] + "("
        return any(is_narrower(member.text, text)
                   for name, texts in known.items() if name.startswith(base) for text in texts)

    def _stands_for_optional_method(self, owner: str, member: Declaration) -> bool:
        """A property that makes `delegate?.method?(…)` compile where there is no Objective-C."""
        is_optional = member.text.endswith("? { get }")
        return is_optional and member.name in self.reference.optional_methods(owner)


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--modules", type=pathlib.Path)
    parser.add_argument("--exceptions", type=pathlib.Path, default=HERE / "exceptions.txt")
    parser.add_argument("--missing", action="store_true")
    parser.add_argument("--coverage", type=pathlib.Path)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("graphs", type=pathlib.Path, nargs="*")
    return parser.parse_args()


def main() -> int:
    arguments = parse_arguments()
    toolchain = Toolchain()
    sdk = StubSDK(toolchain)
    sdk.build()
    with tempfile.TemporaryDirectory() as folder:
        graphs: List[pathlib.Path] = arguments.graphs
        if not graphs:
            twin_graphs(toolchain, arguments.modules or built_modules(), pathlib.Path(folder))
            graphs = list(pathlib.Path(folder).glob("*.symbols.json"))
        ours = symbol_graph.read(graphs)
        reference = Reference.load(sdk)
        page = coverage.page(coverage.collect(graphs, reference))
    if arguments.write:
        arguments.coverage.write_text(page)
        return 0
    comparison = Comparison(ours, reference, Exceptions(arguments.exceptions))
    comparison.run()
    if arguments.coverage and arguments.coverage.read_text() != page:
        comparison.count["STALE"] += 1
        print(f"STALE     {arguments.coverage}: `make coverage-page` writes it anew")
    if arguments.missing:
        comparison.list_missing()
    print(comparison.summary())
    if comparison.count["members"] == 0:
        print("error: nothing to compare: is the twin built?", file=sys.stderr)
        return 2
    return 1 if comparison.failures else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (ToolchainError, ExceptionsError) as error:
        print(error if isinstance(error, ExceptionsError) else f"error: {error}", file=sys.stderr)
        sys.exit(2)
