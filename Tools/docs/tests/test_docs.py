#!/usr/bin/env python3
"""Tests of what examples.py makes of pages and comments, without a compiler."""

from __future__ import annotations

import pathlib
import sys
import tempfile
import unittest
from typing import Sequence, Tuple

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

import docs  # noqa: E402  (needs the path above)
import examples  # noqa: E402
import pages  # noqa: E402

PAGE = """# A page

```swift
let a = 1
```

<!-- swift twin:
import Simulator
let hidden = 1
-->
```swift
import Testing

struct B {}
```

- a list:
  ```swift
  if a {
    b()
  }
  ```

<!-- swift apple -->

```swift
override func viewDidLoad() {}
```

<!-- an old remark -->
```
let notSwift = 1
```
"""

SOURCE = """import UIKit
/// A type.
///
/// ```swift
/// a {
///   b()
/// }
/// ```
struct A {
  // ```swift
  // no()
  // ```
}
"""


class PageTests(unittest.TestCase):
    def setUp(self) -> None:
        self.blocks = pages.parse(PAGE, "Documentation/A.md").blocks

    def test_finds_the_blocks_of_swift_at_their_lines(self) -> None:
        self.assertEqual([each.line for each in self.blocks], [4, 12, 19, 27])
        self.assertEqual(self.blocks[2].code, "if a {\n  b()\n}\n")

    def test_knows_where_a_block_is_compiled(self) -> None:
        self.assertEqual([each.world for each in self.blocks], [None, "twin", None, "apple"])
        page = pages.Page("a", self.blocks)
        self.assertEqual([each.line for each in page.blocks_for("twin")], [4, 12, 19])
        self.assertEqual([each.line for each in page.blocks_for("apple")], [4, 19, 27])

    def test_statements_become_the_body_of_a_function(self) -> None:
        self.assertEqual(self.blocks[0].source(7), """import Foundation
import Interlock
import UIKit
@MainActor private func block7() async throws {
#sourceLocation(file: "Documentation/A.md", line: 4)
let a = 1
#sourceLocation()
}
""")

    def test_declarations_stay_as_they_are_below_what_is_hidden(self) -> None:
        self.assertEqual(self.blocks[1].source(0), """import Foundation
import Interlock
import UIKit
import Simulator
import Testing
let hidden = 1
#sourceLocation(file: "Documentation/A.md", line: 12)


struct B {}
#sourceLocation()
""")

    def test_an_override_stands_in_a_page(self) -> None:
        self.assertIn("private final class Page3: UIViewController {", self.blocks[3].source(3))

    def test_comments_of_sources_are_read_at_their_lines(self) -> None:
        blocks = pages.parse(SOURCE, "Sources/InterlockTesting/A.swift").blocks
        self.assertEqual([(each.line, each.code) for each in blocks], [(5, "a {\n  b()\n}\n")])
        self.assertIn("import InterlockTesting\n", blocks[0].source(0))


class ProblemTests(unittest.TestCase):
    def problems(self, succeeded: bool, said: str) -> Sequence[str]:
        def compile_files(files: Sequence[pathlib.Path]) -> Tuple[bool, str]:
            self.assertEqual(len(files), 4)
            return succeeded, said

        return examples.problems(pages.parse(PAGE, "A.md"), "twin", compile_files)

    def test_every_error_and_warning_is_a_problem_once(self) -> None:
        said = "A.md:4:1: error: no\n  let a\nA.md:4:1: error: no\nB.md:2:1: warning: hm [#x]\n"
        self.assertEqual(
            self.problems(False, said), ["A.md:4:1: error: no", "B.md:2:1: warning: hm [#x]"])

    def test_a_value_that_only_shows_how_it_is_made_is_no_problem(self) -> None:
        said = "A.md:4:5: warning: initialization of immutable value 'a' was never used; consider\n"
        self.assertEqual(self.problems(True, said), [])

    def test_a_compiler_that_fails_without_a_word_is_a_problem(self) -> None:
        self.assertEqual(self.problems(True, ""), [])
        self.assertEqual(len(self.problems(False, "crash")), 1)


class TopicTests(unittest.TestCase):
    def test_a_type_that_no_page_names_is_found(self) -> None:
        with tempfile.TemporaryDirectory() as name:
            catalogue = pathlib.Path(name)
            (catalogue / "A.md").write_text("- ``A``\n- ``UIKit/B``\nSee ``C`` and - ``D``\n")
            found = docs.without_topic({"A", "B", "C", "D"}, catalogue)
        self.assertEqual(found, ["C", "D"])


if __name__ == "__main__":
    unittest.main()
