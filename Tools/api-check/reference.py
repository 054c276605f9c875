"""What Apple's modules declare: the facts, and the Swift part that the stub SDK adds to them."""

from __future__ import annotations

import collections
import pathlib
import tempfile
from typing import DefaultDict, Dict, List, Optional, Set

import apple_facts
import symbol_graph
from apple_facts import Facts, TypeFact
from declarations import normalize
from stub_sdk import StubSDK

#: Modules of the stub SDK that have a hand-written Swift part, or are hand-written as a whole.
SDK_MODULES = ("CoreFoundation", "CoreGraphics", "Foundation", "QuartzCore", "UIKit")
Members = DefaultDict[str, Set[str]]


class Reference:
    """Answers what Apple's API has, by Swift names."""

    def __init__(self, facts: Facts, overlays: symbol_graph.ModuleAPI) -> None:
        self.facts = facts
        self.overlays = overlays
        self.swift_names = {name: fact.name or name for name, fact in facts.types.items()}
        for name, shell in facts.shells.items():
            self.swift_names[name] = shell.name or name
        self.by_swift_name = {self.swift_names[name]: name for name, fact in facts.types.items()
                              if fact.kind != "category"}
        self.shells = {self.swift_names[name] for name in facts.shells}
        self.shells |= {fact.name or name for name, fact in facts.aliases.items()}
        self.constants = self._constants()
        self.overlay_members = self._overlay_members()

    @classmethod
    def load(cls, sdk: StubSDK) -> "Reference":
        with tempfile.TemporaryDirectory() as folder:
            for module in SDK_MODULES:
                sdk.write_symbol_graph(module, pathlib.Path(folder))
            overlays = symbol_graph.read(pathlib.Path(folder).glob("*.symbols.json"))
        return cls(apple_facts.load(), overlays)

    def _constants(self) -> Dict[str, Set[str]]:
        """Cases and constants by their owner; "" owns the global ones."""
        constants: Dict[str, Set[str]] = collections.defaultdict(set)
        for name, enum in self.facts.enums.items():
            owner = enum.name or name
            constants[owner] |= {case.swift.split(".")[-1] for case in enum.cases if case.swift}
        for name, alias in self.facts.aliases.items():
            if alias.wrapper:
                constants[alias.name or name].add("init(_:)")
        for constant in self.facts.constants.values():
            owner, _, name = (constant.swift or "").rpartition(".")
            constants[owner].add(name)
        return constants

    def _overlay_members(self) -> Dict[str, Members]:
        result: Dict[str, Members] = {}
        for owner, members in self.overlays.members.items():
            table = result.setdefault(owner, collections.defaultdict(set))
            for member in members:
                table[member.name].add(member.text)
        return result

    def is_known(self, owner: str) -> bool:
        """Whether the owner's members are known, and not merely that it exists."""
        return (owner in self.by_swift_name or owner in self.constants
                or owner in self.overlay_members or owner in self.facts.structs)

    def exists(self, owner: str) -> bool:
        return self.is_known(owner) or owner in self.shells or owner in self.overlays.types

    def class_fact(self, owner: str) -> Optional[TypeFact]:
        name = self.by_swift_name.get(owner)
        return self.facts.types[name] if name else None

    def superclass(self, owner: str) -> Optional[str]:
        """The Swift name of a class's superclass, or None for what is no class."""
        fact = self.class_fact(owner)
        if fact is None or fact.kind != "class":
            return None
        name = (fact.superclass or "NSObject").split("<")[0]
        return self.swift_names.get(name, name).split(".")[-1]

    def members(self, owner: str) -> Members:
        """All members by name, inherited ones included, each with its declarations."""
        members: Members = collections.defaultdict(set)
        name = self.by_swift_name.get(owner)
        if name is not None:
            members.update(self._fact_members(name, set()))
            for ancestor in self._ancestors(name):
                self._merge(members, self.overlay_members.get(ancestor, {}))
        else:
            self._merge(members, self.overlay_members.get(owner, {}))
        for category in self._categories(owner):
            for inherited in category.protocols:
                self._merge(members, self._fact_members(inherited, set()))
        return members

    def _categories(self, of_class: str) -> List[TypeFact]:
        return [fact for fact in self.facts.types.values()
                if fact.kind == "category" and fact.superclass == of_class]

    def optional_methods(self, owner: str) -> Set[str]:
        """The base names of a protocol's optional methods, its inherited ones included."""
        name = self.by_swift_name.get(owner)
        if name is None or self.facts.types[name].kind != "protocol":
            return set()
        fact = self.facts.types[name]
        names = {normalize(member.swift).name.split("(")[0] for member in fact.members
                 if member.optional and member.swift and not member.is_property}
        for inherited in fact.protocols:
            names |= self.optional_methods(self.swift_names.get(inherited, inherited))
        return names

    @staticmethod
    def _merge(into: Members, other: Dict[str, Set[str]]) -> None:
        for name, texts in other.items():
            into[name] |= texts

    def _ancestors(self, name: str) -> List[str]:
        """The Swift names of a class and its superclasses."""
        names = []
        current: Optional[str] = name
        while current in self.facts.types:
            names.append(self.swift_names[current])
            superclass = self.facts.types[current].superclass
            current = superclass.split("<")[0] if superclass else None
        return names

    def _fact_members(self, name: str, seen: Set[str]) -> Members:
        members: Members = collections.defaultdict(set)
        if name in seen:
            return members
        if name not in self.facts.types:  # NSCopying, for instance.
            symbol = self.overlays.types.get(name)
            if symbol is not None and symbol.superclass is not None:
                self._merge(members, self._fact_members(symbol.superclass, seen | {name}))
            self._merge(members, self.overlay_members.get(name, {}))
            return members
        seen = seen | {name}
        fact = self.facts.types[name]
        self._add(fact, members)
        if fact.superclass == "NSObject" and fact.kind == "class":
            members["init()"].add("init()")
            for category in self._categories("NSObject"):
                self._add(category, members)
        ancestors = [*fact.protocols, *([fact.superclass.split("<")[0]] if fact.superclass else [])]
        for ancestor in ancestors:
            self._merge(members, self._fact_members(ancestor, seen))
        if any(member.unavailable for member in fact.members):
            members.pop("init()", None)
        return members

    @staticmethod
    def _add(fact: TypeFact, members: Members) -> None:
        for member in fact.members:
            for text in (member.swift, member.swift_async):
                if text:
                    declaration = normalize(text)
                    members[declaration.name].add(declaration.text)
