#!/usr/bin/env python3
"""Tests of the list of rows: on sources with every shape that a tag can stand in."""

from __future__ import annotations

import pathlib
import sys
import tempfile
import unittest
from typing import Dict, List

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

import rows  # noqa: E402  (needs the path above)
import swift_tests  # noqa: E402

SOURCE = '''
// @Test("a comment", .row("R90")) func comment() {}
@Suite("A door", .row("R1"), .timeLimit(.minutes(1)))
@MainActor
struct DoorTests {
  /// Says `.row("R91")` in a comment.
  @Test("opens \\"wide\\" and (loud", .row("R2", "R1"), arguments: [1, 2])
  func opens(count: Int) { #expect(f("\\(g("}"))") == ".row(\\"R92\\")") }

  @Test func closes() {
    func inner() {}
  }

  func helps() {}

  @Suite
  struct Locked {
    @Test(
      "creaks",
      .row("R3"))
    @MainActor private static func creaks() async throws {}
  }
}

struct PlainTests {
  class func make() { let x = #"""
    @Test("a text", .row("R93")) func text() {}
    """# }
  @Test("stands alone") func alone() {}
}

extension DoorTests.Locked {
  @Test func extended() {}
}
'''


class SourceTests(unittest.TestCase):
    def setUp(self) -> None:
        self.tests = swift_tests.parse(SOURCE, "Tests/HouseTests/DoorTests.swift")
        self.by_name = {each.function: each for each in self.tests}

    def test_finds_the_tests_and_nothing_else(self) -> None:
        self.assertEqual(list(self.by_name), ["opens", "closes", "creaks", "alone", "extended"])

    def test_reads_rows_of_tests_and_of_the_suites_around_them(self) -> None:
        self.assertEqual({name: each.rows for name, each in self.by_name.items()}, {
            "opens": ("R1", "R2"), "closes": ("R1",), "creaks": ("R1", "R3"), "alone": (),
            "extended": ()})

    def test_knows_what_a_test_is_called(self) -> None:
        self.assertEqual(self.by_name["opens"].title, 'opens "wide" and (loud')
        self.assertEqual(self.by_name["creaks"].suite_title, "A door Locked")
        self.assertEqual(self.by_name["closes"].title, "closes")

    def test_knows_a_test_as_the_runner_does(self) -> None:
        self.assertEqual(self.by_name["creaks"].identity, "HouseTests.DoorTests/Locked/creaks(")
        self.assertEqual(self.by_name["extended"].identity, "HouseTests.DoorTests/Locked/extended(")
        self.assertEqual(self.by_name["opens"].line, 7)


class ListTests(unittest.TestCase):
    def read(self, files: Dict[str, str], page: str = "") -> rows.Rows:
        with tempfile.TemporaryDirectory() as name:
            root = pathlib.Path(name)
            page = page or "| R1 | Doors |\n| R2 | Windows |\n"
            for path, text in {"Documentation/Rows.md": page, **files}.items():
                (root / path).parent.mkdir(parents=True, exist_ok=True)
                (root / path).write_text(text)
            return rows.read(root)

    def problems(self, files: Dict[str, str], page: str = "") -> List[str]:
        return self.read(files, page).problems

    def test_a_row_without_a_test_is_a_problem_unless_it_is_not_there_yet(self) -> None:
        test = {"Tests/A/a.swift": '@Suite struct A { @Test(.row("R1")) func a() {} }'}
        found = self.problems(test)
        self.assertEqual(len(found), 1)
        self.assertIn("R2 has no test", found[0])
        page = "| R1 | Doors |\n| R2 | Windows |\n\nNot there yet: R2.\n"
        self.assertEqual(self.problems(test, page), [])

    def test_a_story_is_no_test(self) -> None:
        self.assertIn("R1 has no test", self.problems({"Stories/a.story": "rows R1\n"})[0])

    def test_a_tag_without_a_row_is_a_problem(self) -> None:
        files = {"Tests/A/a.swift": '@Suite(.row("R1", "R2")) struct A {\n@Test(.row("R7")) func a() {} }',
                 "Stories/a.story": "rows R1 R8  # R9\n", "Stories/b.story": "# rows R1\n"}
        self.assertEqual(self.problems(files), [
            "Tests/A/a.swift:2: Documentation/Rows.md has no row R7",
            "Stories/a.story: Documentation/Rows.md has no row R8",
            "Stories/b.story: says no row; add a line such as: rows R3"])

    def test_many_tests_of_a_suite_are_one_line(self) -> None:
        body = "".join(f"@Test func t{index}() {{}}\n" for index in range(4))
        lines = self.read({"Tests/A/a.swift": f'@Suite("It", .row("R2")) struct A {{\n{body}}}',
                           "Stories/s.story": "rows R2\n"}).lines()
        self.assertEqual(lines, [
            "R1   Doors", "R2   Windows", "       test   It ... (4 tests)  Tests/A/a.swift",
            "       story  s"])

    def test_a_page_out_of_order_is_refused(self) -> None:
        for page in ["| R1 | A |\n| R3 | B |\n", "nothing", "| R1 | A |\n\nNot there yet: R2.\n"]:
            with self.assertRaises(rows.PageError):
                rows.parse_page(page)


if __name__ == "__main__":
    unittest.main()
