#!/usr/bin/env python3
"""Holds the facts to what Swift makes of them.

usage: verify_facts.py           compares; exit status 1 if anything differs or is missing
       verify_facts.py --fill    also writes the Swift column of new facts, for review in the diff

Two comparisons. The generated headers are imported by the compiler, and each fact's Swift
declaration, versions and main-actor mark must be what the importer says. And what was set by hand
(by-hand.json) must be what the facts hold.
"""

from __future__ import annotations

import collections
import functools
import json
import pathlib
import sys
import tempfile
from dataclasses import dataclass
from typing import Any, Callable, Counter, Dict, List, Optional

import apple_facts
from apple_facts import Case, FRAMEWORKS, Facts, Member, TypeFact
from stub_sdk import HERE, StubSDK, Toolchain, ToolchainError, nested_names

USR_KINDS = {"-": "im", "+": "cm", "@": "py", "@+": "cpy"}


@dataclass
class Imported:
    """A declaration as the importer shows it."""

    path: str
    declaration: str
    versions: Dict[str, str]


def import_modules(sdk: StubSDK) -> Dict[str, List[Imported]]:
    """What Swift sees, by USR; a method with a completion handler is there twice, once async."""
    symbols: Dict[str, List[Imported]] = collections.defaultdict(list)
    with tempfile.TemporaryDirectory() as folder:
        for module in FRAMEWORKS:
            sdk.write_symbol_graph(module, pathlib.Path(folder))
        for path in sorted(pathlib.Path(folder).glob("*.symbols.json")):
            for symbol in json.loads(path.read_text())["symbols"]:
                symbols[symbol["identifier"]["precise"]].append(read_symbol(symbol))
    return symbols


def read_symbol(symbol: Dict[str, Any]) -> Imported:
    fragments = "".join(each["spelling"] for each in symbol.get("declarationFragments", []))
    fragments = nested_names(fragments)
    platforms = symbol.get("availability", [])
    ios: Dict[str, Any] = next((each for each in platforms if each.get("domain") == "iOS"), {})
    versions = {}
    for key, name in (("introduced", "ios"), ("deprecated", "deprecated")):
        if key in ios:
            versions[name] = f"{ios[key]['major']}.{ios[key].get('minor', 0)}"
    return Imported(".".join(symbol["pathComponents"]), " ".join(fragments.split()), versions)


def versions_of(fact: Any) -> Dict[str, str]:
    named = {"ios": fact.ios, "deprecated": fact.deprecated}
    return {name: version for name, version in named.items() if version}


class Verification:
    """Compares fact by fact and counts; with `fill`, writes what is still empty."""

    def __init__(self, facts: Facts, symbols: Dict[str, List[Imported]], fill: bool) -> None:
        self.facts = facts
        self.symbols = symbols
        self.fill = fill
        self.count: Counter[str] = collections.Counter()

    def run(self) -> None:
        for name, fact in self.facts.types.items():
            if fact.kind != "category":
                self._check_type(name, fact)
            fact.members = [member for member in fact.members
                            if self._check_member(name, fact, member)]
        for name, enum in self.facts.enums.items():
            self._compare(name, enum.name or name, f"c:@E@{name}", lambda symbol: symbol.path)
            enum.cases = [case for case in enum.cases
                          if self._check_case(name, enum.options, case)]
        for name, constant in self.facts.constants.items():
            self._compare(name, constant.swift, f"c:@{name}", lambda symbol: symbol.path,
                          functools.partial(setattr, constant, "swift"))

    def _check_type(self, name: str, fact: TypeFact) -> None:
        usr = f"c:objc({'pl' if fact.kind == 'protocol' else 'cs'}){name}"
        self._compare(name, fact.name or name, usr, lambda symbol: symbol.path)
        self._compare(f"{name} versions", versions_of(fact), usr, lambda symbol: symbol.versions)
        on_main = any("@MainActor" in symbol.declaration for symbol in self.symbols.get(usr, []))
        if on_main != fact.main_actor:
            self._differs(f"{name} main actor", fact.main_actor, on_main)

    def _check_member(self, owner: str, fact: TypeFact, member: Member) -> bool:
        """Whether the member stays among the facts."""
        if member.unavailable:
            return True  # The importer leaves out what a class takes away.
        what, usr = f"{owner} {member.objc}", self._usr(owner, fact, member)
        keep = self._compare(what, member.swift, usr, lambda symbol: symbol.declaration,
                             lambda text: setattr(member, "swift", text))
        # In a protocol, the importer infers versions from the types that a member mentions.
        if fact.kind != "protocol" or member.ios:
            self._compare(f"{what} versions", {**versions_of(fact), **versions_of(member)}, usr,
                          lambda symbol: symbol.versions)
        awaited = [symbol.declaration for symbol in self.symbols.get(usr, [])
                   if " async" in symbol.declaration]
        if awaited and self.fill and member.swift_async is None:
            member.swift_async = awaited[0]
        if awaited and member.swift_async is not None:
            self._compare(f"{what} async", member.swift_async, usr,
                          lambda symbol: symbol.declaration)
        return keep

    def _check_case(self, owner: str, is_option: bool, case: Case) -> bool:
        if is_option and case.value == "0" and case.name is None:
            return True  # An empty option is not imported: Swift writes [].
        return self._compare(case.objc, case.swift, f"c:@E@{owner}@{case.objc}",
                             lambda symbol: symbol.path,
                             lambda path: setattr(case, "swift", path))

    @staticmethod
    def _usr(owner: str, fact: TypeFact, member: Member) -> str:
        mark = "@+" if member.objc.startswith("@+") else member.objc[0]
        kind = "pl" if fact.kind == "protocol" else "cs"
        name = fact.superclass if fact.kind == "category" else owner
        return f"c:objc({kind}){name}({USR_KINDS[mark]}){member.selector}"

    def _compare(self, what: str, expected: Any, usr: str, part: Callable[[Imported], Any],
                 store: Optional[Callable[[str], None]] = None) -> bool:
        """Compares one part of a declaration; false if the fact is new and Swift drops it."""
        found = [part(symbol) for symbol in self.symbols.get(usr, [])]
        is_new = expected is None and self.fill
        if not found and is_new:
            self.count["dropped"] += 1
            print(f"dropped  {what}")
            return False
        if not found:
            self.count["missing"] += 1
            print(f"MISSING  {what}")
        elif is_new and store is not None:
            store(next((text for text in found if " async" not in text), found[0]))
            self.count["filled"] += 1
        elif expected in found:
            self.count["equal"] += 1
        else:
            self._differs(what, expected, found[0])
        return True

    def _differs(self, what: str, fact: Any, importer: Any) -> None:
        self.count["different"] += 1
        print(f"DIFFERS  {what}\n    fact      {fact}\n    importer  {importer}")


def check_by_hand(facts: Facts, by_hand: Dict[str, Any]) -> List[str]:
    """The entries of by-hand.json that the facts do not follow."""
    wrong = []
    members = {f"{owner}.{member.selector}": member
               for owner, fact in facts.types.items() for member in fact.members}
    getters = {f"{owner}.{mark[len('getter='):]}": member
               for owner, fact in facts.types.items() for member in fact.members
               for mark in member.attributes if mark.startswith("getter=")}
    members.update(getters)
    cases = {case.objc: case for enum in facts.enums.values() for case in enum.cases}
    named: Dict[str, Any] = {**cases, **facts.types, **facts.shells, **facts.enums,
                             **facts.constants, **facts.aliases, **members}

    def expect(section: str, holds: Callable[[Any, str], bool]) -> None:
        entries = by_hand[section]
        for key in entries:
            value = entries[key] if isinstance(entries, dict) else ""
            if key not in named or not holds(named[key], value):
                wrong.append(f"{section}: {key} {value}".rstrip())

    expect("names", lambda fact, name: fact.name == name)
    expect("nullResettable", lambda fact, _: "null_resettable" in fact.attributes)
    expect("nonnull", lambda fact, _: "_Nullable" not in fact.types[0])
    expect("deprecated", lambda fact, version: fact.deprecated == version)
    expect("superclasses", lambda fact, name: fact.superclass == name)
    expect("properties", lambda fact, _: fact.is_property)
    expect("methods", lambda fact, _: not fact.is_property)
    expect("alwaysThere", lambda fact, _: fact.ios is None)
    expect("added", lambda fact, _: fact.swift is not None)
    for owner in by_hand["convenienceCoder"]:
        if members[f"{owner}.initWithCoder:"].designated:
            wrong.append(f"convenienceCoder: {owner}")
    return wrong


def main() -> int:
    if sys.argv[1:] not in ([], ["--fill"]):
        print(__doc__.strip())
        return 2
    try:
        sdk = StubSDK(Toolchain())
        sdk.build()
        facts = apple_facts.load()
        verification = Verification(facts, import_modules(sdk), fill="--fill" in sys.argv)
    except ToolchainError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    verification.run()
    if verification.fill:
        apple_facts.save(facts)
    by_hand = check_by_hand(facts, json.loads((HERE / "by-hand.json").read_text()))
    for entry in by_hand:
        print(f"BY HAND  {entry}: the facts do not follow")
    kinds = ("equal", "different", "missing") + (("filled", "dropped") if verification.fill else ())
    counts = ", ".join(f"{verification.count[kind]} {kind}" for kind in kinds)
    print(f"verify-facts: {len(facts.types)} types, {facts.member_count} members: {counts}")
    return 1 if by_hand or verification.count["different"] or verification.count["missing"] else 0


if __name__ == "__main__":
    sys.exit(main())
