#!/usr/bin/env python3
"""Lists the rows of Documentation/Rows.md, each with the tests and stories that name it.

usage: rows.py

Exit status 1 if a row has no test and is not in the list of those that are not there yet, if a test or
a story names a row that does not exist, or if a story names none.
"""

from __future__ import annotations

import pathlib
import re
import sys
from dataclasses import dataclass, field
from typing import Dict, List, Set

import swift_tests
from swift_tests import SwiftTest

PROJECT = pathlib.Path(__file__).resolve().parent.parent.parent
PAGE = "Documentation/Rows.md"
TABLE_ROW = re.compile(r"^\| (R[1-9]\d*) \| (.+) \|$", re.M)
NOT_YET = re.compile(r"^Not there yet: (.*)\.$", re.M)
#: The line of a story; the story language checks its form.
STORY_ROWS = re.compile(r"^[ \t]*rows[ \t]([^#\n]*)", re.M)


class PageError(Exception):
    """The page of the rows cannot be read as one."""


@dataclass
class Rows:
    """The list of features, and what proves each."""

    texts: Dict[str, str]
    not_yet: Set[str]
    tests: Dict[str, List[SwiftTest]] = field(default_factory=dict)
    stories: Dict[str, List[str]] = field(default_factory=dict)
    problems: List[str] = field(default_factory=list)

    def lines(self) -> List[str]:
        """The list as it is printed."""
        lines: List[str] = []
        for row, text in self.texts.items():
            lines.append(f"{row:<4} {text}" + (" (not there yet)" if row in self.not_yet else ""))
            lines += [f"       test   {each}" for each in self._tests_in_words(row)]
            lines += [f"       story  {each}" for each in self.stories.get(row, [])]
        return lines

    def _tests_in_words(self, row: str) -> List[str]:
        """A line for each test, or one for all tests of a suite of more than three."""
        suites: Dict[str, List[SwiftTest]] = {}
        for test in self.tests.get(row, []):
            suites.setdefault(f"{test.target}.{test.suite}", []).append(test)
        lines: List[str] = []
        for tests in suites.values():
            if len(tests) > 3:
                lines.append(f"{tests[0].suite_title} ... ({len(tests)} tests)  {tests[0].file}")
            else:
                lines += [f"{each.suite_title} {each.title}  {each.file}:{each.line}"
                          for each in tests]
        return lines


def read(root: pathlib.Path = PROJECT) -> Rows:
    """The rows of a repository, with everything that is wrong about them."""
    rows = parse_page((root / PAGE).read_text())
    for test in swift_tests.read(root):
        for row in test.rows:
            if row not in rows.texts:
                rows.problems.append(f"{test.file}:{test.line}: {PAGE} has no row {row}")
            rows.tests.setdefault(row, []).append(test)
    for path in sorted((root / "Stories").glob("*.story")):
        found = STORY_ROWS.search(path.read_text())
        if found is None:
            rows.problems.append(f"Stories/{path.name}: says no row; add a line such as: rows R3")
        for row in found.group(1).split() if found else []:
            if row not in rows.texts:
                rows.problems.append(f"Stories/{path.name}: {PAGE} has no row {row}")
            rows.stories.setdefault(row, []).append(path.stem)
    for row in rows.texts:
        if row not in rows.tests and row not in rows.not_yet:
            rows.problems.append(f"{PAGE}: {row} has no test; write one and say .row(\"{row}\") in it")
    return rows


def parse_page(text: str) -> Rows:
    """The list alone."""
    texts = dict(TABLE_ROW.findall(text))
    numbers = [int(row[1:]) for row in texts]
    if not texts or numbers != list(range(1, len(texts) + 1)):
        raise PageError(f"{PAGE}: the rows are not R1, R2, ... in order, each once: {list(texts)}")
    found = NOT_YET.search(text)
    not_yet = set(found.group(1).split(", ")) if found else set()
    if not_yet - set(texts):
        raise PageError(f"{PAGE}: not there yet and not in the tables: {not_yet - set(texts)}")
    return Rows(texts, not_yet)


def main() -> int:
    rows = read()
    print("\n".join(rows.lines()), flush=True)
    for problem in rows.problems:
        print(f"error: {problem}", file=sys.stderr)
    tests = {each for row in rows.tests.values() for each in row}
    stories = {each for row in rows.stories.values() for each in row}
    print(f"rows: {len(rows.texts)} rows, {len(tests)} tests, {len(stories)} stories; "
          f"{len(rows.not_yet)} not there yet")
    return 1 if rows.problems else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except PageError as error:
        print(f"error: {error}", file=sys.stderr)
        sys.exit(2)
