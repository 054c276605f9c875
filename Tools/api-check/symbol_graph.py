"""Reads the symbol graphs that the compiler writes about a module's public API."""

from __future__ import annotations

import json
import pathlib
from dataclasses import dataclass, field
from typing import Dict, Iterable, List, Optional

from declarations import Declaration, normalize
from stub_sdk import nested_names

TYPE_KINDS = ("class", "struct", "enum", "protocol", "typealias")


@dataclass
class TypeSymbol:
    kind: str
    #: None where nothing tells: isolation by default shows in the members, if there are any.
    on_main_actor: Optional[bool] = None
    superclass: Optional[str] = None


@dataclass
class ModuleAPI:
    """The public types and members of one or more modules, by their Swift names."""

    types: Dict[str, TypeSymbol] = field(default_factory=dict)
    #: By the owner's name; "" owns what is global.
    members: Dict[str, List[Declaration]] = field(default_factory=dict)

    def owners(self) -> List[str]:
        return sorted({*self.types, *self.members})


def read(paths: Iterable[pathlib.Path]) -> ModuleAPI:
    api = ModuleAPI()
    names: Dict[str, str] = {}
    superclasses: Dict[str, str] = {}
    for path in sorted(paths):
        graph = json.loads(path.read_text())
        # Types first: a member may tell something about its owner.
        for symbol in sorted(graph["symbols"], key=lambda each: not _is_type(each)):
            _add(symbol, api, names)
        for relation in graph["relationships"]:
            if relation["kind"] == "inheritsFrom":
                target = relation.get("targetFallback", relation["target"])
                superclasses[relation["source"]] = target
    for usr, target in superclasses.items():
        if usr in names:
            api.types[names[usr]].superclass = names.get(target, target).split(".")[-1]
    return api


def _is_type(symbol: dict) -> bool:
    return symbol["kind"]["identifier"].split(".")[-1] in TYPE_KINDS


def _add(symbol: dict, api: ModuleAPI, names: Dict[str, str]) -> None:
    usr = symbol["identifier"]["precise"]
    if symbol["accessLevel"] not in ("public", "open") or "::SYNTHESIZED::" in usr:
        return
    text = "".join(each["spelling"] for each in symbol.get("declarationFragments", []))
    kind = symbol["kind"]["identifier"].split(".")[-1]
    path = [nested_names(each) for each in symbol["pathComponents"]]
    if _is_type(symbol):
        name = ".".join(path)
        names[usr] = name
        api.types[name] = TypeSymbol(kind, True if "@MainActor" in text else None)
        return
    owner = ".".join(path[:-1])
    if owner in api.types and "nonisolated" not in text:
        on_main_actor = "@MainActor" in text or api.types[owner].on_main_actor is True
        api.types[owner].on_main_actor = on_main_actor
    text = nested_names(text)
    if usr.startswith(("c:@S@CG", "s:SoSC", "s:So")) and path[0].startswith("CG"):
        # The fields of C structs are CGFloats to a compiler, and Doubles to this extraction.
        text = text.replace(": Double", ": CGFloat")
    declaration = normalize(text)
    # The graph's own name is right where the text's is not: operators, cases with values.
    api.members.setdefault(owner, []).append(Declaration(path[-1], declaration.text))
