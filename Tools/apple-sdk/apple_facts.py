"""The facts about UIKit's and QuartzCore's Objective-C API: their shape, reading and writing.

`facts/` holds one JSON file for each group of types and one for each other kind of declaration,
one member a line, so that a change reads well in a diff. README.md says where they come from.
"""

from __future__ import annotations

import dataclasses
import json
import pathlib
from dataclasses import dataclass, field
from typing import Any, Dict, List, Optional, Type

FOLDER = pathlib.Path(__file__).resolve().parent / "facts"
FRAMEWORKS = ("QuartzCore", "UIKit")


@dataclass
class Member:
    """A method, initialiser or property of a class, protocol or category."""

    #: `-selector:` or `+selector:` of a method, `@name` or `@+name` of a property.
    objc: str
    #: Return type (or the property's type), then the parameters' types, in Objective-C.
    types: List[str] = field(default_factory=list)
    parameters: List[str] = field(default_factory=list)
    #: `readonly`, `weak`, `copy`, `getter=isHidden`, `null_resettable`.
    attributes: List[str] = field(default_factory=list)
    #: An optional requirement of a protocol.
    optional: bool = False
    #: A designated initialiser.
    designated: bool = False
    #: An inherited initialiser that this class takes away.
    unavailable: bool = False
    ios: Optional[str] = None
    deprecated: Optional[str] = None
    #: The Swift name, where it is not the one the importer would choose.
    name: Optional[str] = None
    #: The Swift declaration; for a method with a completion handler also the async one.
    swift: Optional[str] = None
    swift_async: Optional[str] = None

    @property
    def is_property(self) -> bool:
        return self.objc.startswith("@")

    @property
    def is_on_type(self) -> bool:
        """Whether the type itself, not an instance, has the member."""
        return self.objc.startswith(("+", "@+"))

    @property
    def selector(self) -> str:
        return self.objc.lstrip("-+@")


@dataclass
class TypeFact:
    """A class, a protocol, or a category of the class `superclass`, with all its members."""

    kind: str
    framework: str
    superclass: Optional[str] = None
    protocols: List[str] = field(default_factory=list)
    main_actor: bool = False
    sendable: bool = False
    ios: Optional[str] = None
    deprecated: Optional[str] = None
    name: Optional[str] = None
    members: List[Member] = field(default_factory=list)


@dataclass
class Shell:
    """A class or protocol that other facts mention and whose members are not known here."""

    kind: str
    framework: str
    superclass: Optional[str] = None
    main_actor: bool = False
    name: Optional[str] = None
    #: The Swift value type, in `overlays/`, as which Swift sees this class.
    bridge: Optional[str] = None


@dataclass
class Case:
    """A case of an enumeration, or an element of an option set."""

    objc: str
    value: str
    swift: Optional[str] = None
    ios: Optional[str] = None
    deprecated: Optional[str] = None
    name: Optional[str] = None


@dataclass
class EnumFact:
    framework: str
    raw: str
    options: bool = False
    name: Optional[str] = None
    cases: List[Case] = field(default_factory=list)


@dataclass
class Constant:
    framework: str
    type: str
    name: Optional[str] = None
    swift: Optional[str] = None


@dataclass
class Alias:
    """A C type alias; `wrapper` tells how Swift wraps it: `enum`, `extensible`, or not at all."""

    framework: str
    type: str
    wrapper: Optional[str] = None
    name: Optional[str] = None


@dataclass
class Struct:
    framework: str
    #: Pairs of name and C type.
    fields: List[List[str]] = field(default_factory=list)


@dataclass
class Facts:
    """Everything that is known, each declaration by its Objective-C name."""

    types: Dict[str, TypeFact]
    shells: Dict[str, Shell]
    enums: Dict[str, EnumFact]
    constants: Dict[str, Constant]
    aliases: Dict[str, Alias]
    structs: Dict[str, Struct]
    #: The file in `facts/types/` that holds a type.
    groups: Dict[str, str]

    @property
    def member_count(self) -> int:
        return sum(len(fact.members) for fact in self.types.values())


KINDS: Dict[str, Type[Any]] = {
    "shells": Shell,
    "enums": EnumFact,
    "constants": Constant,
    "aliases": Alias,
    "structs": Struct,
}


def load(folder: pathlib.Path = FOLDER) -> Facts:
    """Reads all files of the folder."""
    types: Dict[str, TypeFact] = {}
    groups: Dict[str, str] = {}
    for path in sorted((folder / "types").glob("*.json")):
        for name, row in json.loads(path.read_text()).items():
            members = [Member(**member) for member in row.pop("members")]
            types[name] = TypeFact(**row, members=members)
            groups[name] = path.stem
    return Facts(
        types=types,
        groups=groups,
        shells=_load_kind(folder, "shells"),
        enums=_load_kind(folder, "enums"),
        constants=_load_kind(folder, "constants"),
        aliases=_load_kind(folder, "aliases"),
        structs=_load_kind(folder, "structs"),
    )


def _load_kind(folder: pathlib.Path, kind: str) -> Dict[str, Any]:
    rows = json.loads((folder / f"{kind}.json").read_text())
    for row in rows.values():
        if "cases" in row:
            row["cases"] = [Case(**case) for case in row["cases"]]
    return {name: KINDS[kind](**row) for name, row in rows.items()}


def save(facts: Facts, folder: pathlib.Path = FOLDER) -> None:
    """Writes all files of the folder; what has its default value is left out."""
    (folder / "types").mkdir(parents=True, exist_ok=True)
    for group in sorted(set(facts.groups.values())):
        names = sorted(name for name in facts.types if facts.groups[name] == group)
        text = _block({name: _nested(facts.types[name], "members") for name in names})
        (folder / "types" / f"{group}.json").write_text(text)
    for kind in KINDS:
        rows = {
            name: _nested(fact, "cases") if kind == "enums" else _line(_row(fact))
            for name, fact in sorted(getattr(facts, kind).items())
        }
        (folder / f"{kind}.json").write_text(_block(rows))


def _row(fact: Any) -> Dict[str, Any]:
    """The fields that do not have their default value, in the order of declaration."""
    row = {}
    for each in dataclasses.fields(fact):
        value = getattr(fact, each.name)
        if value not in (None, False, []):
            row[each.name] = value
    return row


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def _nested(fact: Any, key: str) -> str:
    """A fact with its list `key` one element a line."""
    head = _line({name: value for name, value in _row(fact).items() if name != key})
    rows = ",\n".join("  " + _line(_row(each)) for each in getattr(fact, key))
    return f"{head[:-1]}, {_line(key)}: [\n{rows}\n]}}"


def _block(rows: Dict[str, str]) -> str:
    return "{\n" + ",\n".join(f"{_line(name)}: {row}" for name, row in rows.items()) + "\n}\n"
