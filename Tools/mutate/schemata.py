"""Puts all mutants of the sources into one copy of them, each behind a number.

A function `f` with the mutants 5 and 6 becomes

    func f() {
      if mutants(5, 6) {
        if mutant(5) { ...the body, mutated... ; return }
        if mutant(6) { ...the body, mutated otherwise... ; return }
      }
      ...the body...
    }

so that one build has them all, what is not chosen stays as it was to the letter, and the copies of one
function cannot disturb another one.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Dict, Iterable, List, Optional, Tuple

from mutations import Mutation, Mutator
from swift_bodies import Body, Source

IMPORT = "import MutantSwitch\n"


@dataclass
class Mutant:
    """A mutation with its number."""

    number: int
    #: Where it is, from `Sources/InterlockCore/`.
    path: str
    mutation: Mutation
    #: Which body of the source it is in.
    body: int
    #: The first mutant of the body that is in the copy: says whether the body is entered.
    entry: int = 0
    #: The lines that it takes up in the copy: first, last.
    lines: Tuple[int, int] = (0, 0)
    #: What the compiler said, if it does not compile.
    error: Optional[str] = None

    @property
    def place(self) -> str:
        return f"{self.path}:{self.mutation.line}"

    @property
    def change(self) -> str:
        return f"{self.mutation.old}  ->  {self.mutation.new}"


@dataclass
class Schema:
    """A source with its mutants."""

    path: str
    text: str
    mutants: List[Mutant] = field(default_factory=list)

    def line(self, number: int) -> str:
        return " ".join(self.text.splitlines()[number - 1].split())

    def copy(self) -> str:
        """The source with each mutant behind its number; notes where each of them stands."""
        by_body: Dict[int, List[Mutant]] = {}
        for mutant in self.mutants:
            mutant.lines = (0, 0)  # Those of the last copy mean nothing in this one.
            if mutant.error is None:
                by_body.setdefault(mutant.body, []).append(mutant)
        if not by_body:
            return self.text
        source = Source(self.text)
        writer = Writer(IMPORT)
        done = 0
        for index, body in enumerate(source.bodies()):
            if index in by_body:
                start, end = span(source, body)
                writer.add(self.text[done:start])
                write_body(writer, source, body, by_body[index])
                done = end
        writer.add(self.text[done:])
        return writer.text


class Writer:
    """A text that knows its line."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.line = 1 + text.count("\n")

    def add(self, text: str) -> None:
        self.text += text
        self.line += text.count("\n")


def span(source: Source, body: Body) -> Tuple[int, int]:
    """What stands between the braces."""
    return source.tokens[body.first - 1].end, source.tokens[body.last].start


def write_body(writer: Writer, source: Source, body: Body, mutants: List[Mutant]) -> None:
    """Writes the mutants of a body, and then the body."""
    start, end = span(source, body)
    begin = "return " if gives_back_unsaid(source, body) else ""
    writer.add(f"\nif mutants({mutants[0].number}, {mutants[-1].number}) {{\n")
    for mutant in mutants:
        line, change = writer.line, mutant.mutation
        text = source.text[start:change.start] + change.replacement + source.text[change.end:end]
        writer.add(f"if mutant({mutant.number}) {{ {begin}{text.lstrip()}\n")
        writer.add("}\n" if body.gives_value else "return\n}\n")
        mutant.lines, mutant.entry = (line, writer.line - 1), mutants[0].number
    writer.add(f"}}\n{begin}{source.text[start:end].lstrip()}")


def gives_back_unsaid(source: Source, body: Body) -> bool:
    """Whether a body is one expression whose value it gives back without `return`."""
    return (body.gives_value and len(source.statements(body.first, body.last)) == 1
            and all(token.text != "return" for token in source.tokens[body.first:body.last]))


def schemata(sources: Iterable[Tuple[str, str]]) -> List[Schema]:
    """The mutants of some sources, numbered from 1 on."""
    found: List[Schema] = []
    number = 0
    for path, text in sources:
        schema = Schema(path, text)
        source = Source(text)
        for index, body in enumerate(source.bodies()):
            for mutation in Mutator(source, body).all():
                number += 1
                schema.mutants.append(Mutant(number, path, mutation, index))
        found.append(schema)
    return found


ERROR = re.compile(r"^(?P<path>/.+\.swift):(?P<line>\d+):\d+: error: (?P<text>.*)$", re.M)


def drop(found: List[Schema], output: str, root: str) -> Tuple[int, List[str]]:
    """Notes which mutants the compiler does not take.

    Returns how many, and what it says of other places.
    """
    mutants = {schema.path: schema.mutants for schema in found}
    dropped: Dict[int, None] = {}
    foreign: List[str] = []
    for match in ERROR.finditer(output):
        path, line = match["path"].split(root, 1)[-1], int(match["line"])
        culprit = next((each for each in mutants.get(path, [])
                        if each.lines[0] <= line <= each.lines[1]), None)
        if culprit is None:
            foreign.append(match.group())
        else:
            culprit.error = culprit.error or match["text"]
            dropped[culprit.number] = None
    return len(dropped), foreign
