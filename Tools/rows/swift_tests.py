"""Finds the tests of Swift sources, with the rows that they say they prove."""

from __future__ import annotations

import pathlib
import re
from dataclasses import dataclass
from typing import Dict, Iterator, List, Match, Optional, Tuple

ATTRIBUTE = re.compile(r"@(Suite|Test)\b")
#: What may stand between an attribute and its declaration.
BETWEEN = re.compile(r"@\w+(?:\([^)]*\))?|\b(?:private|fileprivate|package|public|final|static|"
                     r"mutating|nonisolated)\b|\s+")
TYPE = re.compile(r"\b(?:struct|class|enum|actor|extension)\s+(?!func\b|var\b)([\w.]+)[^{}]*\{")
FUNCTION = re.compile(r"\bfunc\s+(\w+)")
ROWS = re.compile(r"\.row\(([^)]*)\)")
STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')


@dataclass(frozen=True)
class SwiftTest:
    """A test function, with the rows that it or a suite around it names."""

    #: The target that holds it: the folder below `Tests`.
    target: str
    #: The types around it, outermost first: `Outer/Inner`.
    suite: str
    function: str
    #: What the suite is called for people.
    suite_title: str
    #: What the test is called for people.
    title: str
    file: str
    line: int
    rows: Tuple[str, ...]

    @property
    def identity(self) -> str:
        """What `swift test --filter` compares with a pattern, up to the parameters."""
        return f"{self.target}.{self.suite}/{self.function}("


def read(root: pathlib.Path) -> List[SwiftTest]:
    """All tests below `Tests`, in the order of their files."""
    paths = sorted((root / "Tests").rglob("*.swift"))
    return [test for path in paths
            for test in parse(path.read_text(), path.relative_to(root).as_posix())]


def parse(text: str, file: str) -> List[SwiftTest]:
    """The tests of one file, whose path begins with `Tests/TARGET/`."""
    return list(_Source(text, file).tests())


class _Source:
    """One file, with its comments and strings told apart from its code."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        #: Without comments; and without the content of strings as well. All at its old place.
        self.code, self.plain = blanked(text)
        self.closing = closing_brackets(self.plain)
        self.types = [each for each in TYPE.finditer(self.plain)]

    def tests(self) -> Iterator[SwiftTest]:
        for found in FUNCTION.finditer(self.plain):
            attribute = self.attribute("Test", found.start())
            if attribute is None:
                continue
            suites = [each for each in self.types
                      if each.end() <= found.start() < self.closing[each.end() - 1]]
            heads = [self.attribute("Suite", each.start()) for each in suites]
            texts = [self.arguments(each) for each in [*heads, attribute]]
            rows = [row for each in texts for row in rows_in(each)]
            names = [name_in(text, each.group(1)) for text, each in zip(texts, [*suites, found])]
            yield SwiftTest(
                self.file.split("/")[1], "/".join(each.group(1) for each in suites).replace(".", "/"),
                found.group(1), " ".join(names[:-1]), names[-1], self.file,
                self.plain.count("\n", 0, attribute.start()) + 1, tuple(dict.fromkeys(rows)))

    def attribute(self, name: str, position: int) -> Optional[Match[str]]:
        """The `@Suite` or `@Test` of the declaration at a place, if it has one."""
        last = None
        for last in ATTRIBUTE.finditer(self.plain, 0, position):
            pass
        if last is None or last.group(1) != name:
            return None
        end = self.closing.get(last.end(), last.end() - 1) + 1
        return last if not BETWEEN.sub("", self.plain[end:position]) else None

    def arguments(self, attribute: Optional[Match[str]]) -> str:
        """What stands between the parentheses of an attribute."""
        if attribute is None or attribute.end() not in self.closing:
            return ""
        return self.code[attribute.end() + 1:self.closing[attribute.end()]].strip()


def name_in(arguments: str, otherwise: str) -> str:
    """The name that an attribute gives: its first argument, if that is a text."""
    found = STRING.match(arguments)
    return re.sub(r"\\(.)", r"\1", found.group(1)) if found else otherwise


def rows_in(arguments: str) -> List[str]:
    return [row for call in ROWS.findall(arguments) for row in STRING.findall(call)]


def closing_brackets(plain: str) -> Dict[int, int]:
    """The place of the closing bracket, for the place of each that opens."""
    closing: Dict[int, int] = {}
    still_open: List[int] = []
    for position, character in enumerate(plain):
        if character in "([{":
            still_open.append(position)
        elif character in ")]}" and still_open:
            closing[still_open.pop()] = position
    return {**{each: len(plain) for each in still_open}, **closing}


TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|(?P<pounds>#*)(?P<quote>"""|")', re.S)


def blanked(text: str) -> Tuple[str, str]:
    """The text without comments, and without the content of strings too; all at its old place."""
    code, plain = list(text), list(text)
    position = 0
    while True:
        found = TOKEN.search(text, position)
        if found is None:
            return "".join(code), "".join(plain)
        position = found.end()
        if found.group("quote") is None:
            _blank(code, found.start(), position)
            _blank(plain, found.start(), position)
        else:
            end = _string_end(text, position, found.group("quote"), found.group("pounds"))
            _blank(plain, position, end)
            position = end + len(found.group("quote") + found.group("pounds"))


def _string_end(text: str, position: int, quote: str, pounds: str) -> int:
    """The place of the quote that ends a string; code inside interpolations counts as its content."""
    depth = 0
    while position < len(text):
        if text.startswith("\\" + pounds + "(", position):
            position += len(pounds) + 2
            depth += 1
        elif depth > 0:
            depth += {"(": 1, ")": -1}.get(text[position], 0)
            position += 1
        elif text.startswith(quote + pounds, position):
            return position
        elif text.startswith("\\" + pounds, position):
            position += len(pounds) + 2
        else:
            position += 1
    return position


def _blank(characters: List[str], start: int, end: int) -> None:
    for index in range(start, min(end, len(characters))):
        if characters[index] != "\n":
            characters[index] = " "
