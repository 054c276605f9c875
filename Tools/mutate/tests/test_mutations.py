#!/usr/bin/env python3
"""What can be changed in a function is found, and nothing else."""

from __future__ import annotations

import pathlib
import sys
import unittest
from typing import List

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

from mutations import Mutator  # noqa: E402  (needs the path above)
from swift_bodies import Source  # noqa: E402
from swift_tokens import SwiftError, tokens  # noqa: E402


def changed(body: str, head: str = "func f()") -> List[str]:
    """The mutants of a function, as the texts of its body."""
    source = Source(f"{head} {{\n{body}\n}}\n")
    (function,) = source.bodies()
    return [(source.text[:each.start] + each.replacement + source.text[each.end:])
            .removeprefix(f"{head} {{\n").removesuffix("\n}\n")
            for each in Mutator(source, function).all()]


class TokenTests(unittest.TestCase):
    def test_comments_are_none_and_texts_are_one(self) -> None:
        source = 'a // b\n/* c /* d */ e */ "f \\(g("h")) \\" i" `j`'
        self.assertEqual([each.text for each in tokens(source)],
                         ["a", '"f \\(g("h")) \\" i"', "`j`"])

    def test_signs_of_optionals_and_generics_are_no_operators(self) -> None:
        self.assertEqual([each.text for each in tokens("a?.b! == c<D>.e ?? f")],
                         ["a", "?", ".", "b", "!", "==", "c", "<", "D", ">", ".", "e", "??", "f"])

    def test_a_bracket_without_end_is_an_error(self) -> None:
        for source in ("f(", "f)", '"', '"\\('):
            with self.assertRaises(SwiftError):
                Source(source)


class BodyTests(unittest.TestCase):
    def names(self, text: str) -> List[str]:
        return [f"{each.name} {each.gives_value}" for each in Source(text).bodies()]

    def test_functions_initialisers_and_properties_have_bodies(self) -> None:
        self.assertEqual(self.names("""
            struct S: P {
              var stored = 1
              var shown: [Int] { [] }
              private(set) var other: Int
              init(
                a: Int = 2, b: [Int]
              ) throws(E) { self.init() }
              static func == (a: S, b: S) -> Bool { true }
              func f<T>(_ g: (T) -> Int) where T: P {}
              subscript(i: Int) -> Int { get { 1 } set { f() } }
            }
            """), ["shown True", "init False", "== True", "f False", "subscript.get True",
                   "subscript.set False"])

    def test_what_a_protocol_requires_has_none(self) -> None:
        self.assertEqual(self.names("protocol P { func f()\n var a: Int { get } }\nfunc g() {}"),
                         ["g False"])


class MutationTests(unittest.TestCase):
    def test_a_comparison_becomes_its_opposite_or_moves_by_one(self) -> None:
        self.assertEqual(changed("x(a == b)", "func f() -> A"), ["x(a != b)"])
        self.assertEqual(changed("x(a < b)", "func f() -> A"), ["x(a <= b)", "x(a >= b)"])

    def test_chevrons_of_a_type_are_left_alone(self) -> None:
        self.assertEqual(changed("let a: B<C> = d"), [])

    def test_a_guard_is_dropped_or_always_leaves(self) -> None:
        self.assertEqual(changed("guard a, let b = c, d.e else { return }"),
                         ["guard false, a, let b = c, d.e else { return }",
                          "guard true, let b = c, d.e else { return }",
                          "guard a, let b = c, true else { return }"])

    def test_a_loop_never_begins_but_does_not_go_on_for_ever(self) -> None:
        self.assertEqual(changed("while a { }"), ["while false, a { }"])

    def test_a_statement_is_left_out_with_all_its_lines(self) -> None:
        self.assertEqual(changed("let a = b\nc(\n  d)\ne = f\n  .g"),
                         ["let a = b\ndo {}\ne = f\n  .g", "let a = b\nc(\n  d)\ndo {}"])

    def test_the_value_of_a_function_or_of_a_closure_stays(self) -> None:
        self.assertEqual(changed("a(b)", "func f() -> A"), [])
        self.assertEqual(changed("let a = b.map { c($0) }"), [])

    def test_a_list_is_filled_and_read_from_the_other_end(self) -> None:
        self.assertIn("a.mutantPrepend(b)", changed("a.append(b)"))
        self.assertEqual(changed("return a.first"), ["return a.last"])
        self.assertEqual(changed("return a.removeFirst()"), ["return a.removeLast()"])
        self.assertIn("return a <+> b", changed("return a + b"))
        self.assertEqual(changed("return a.reversed()"), ["return a"])
        self.assertEqual(changed("return a.sorted(by: >)"), ["return a.sorted(by: <)"])

    def test_labels_of_arguments_are_left_alone(self) -> None:
        self.assertEqual(changed("return f(first: a, max: b)"), [])

    def test_the_branches_of_a_choice_change_places(self) -> None:
        self.assertEqual(changed("return a.b(c) ? d : e"), ["return !(a.b(c)) ? d : e"])
        self.assertIn("f(g, !(h == nil) ? d : e)", changed("f(g, h == nil ? d : e)"))

    def test_numbers_grow_and_truth_turns(self) -> None:
        self.assertEqual(changed("return (0, true)"), ["return (1, true)", "return (0, false)"])

    def test_a_default_is_always_taken(self) -> None:
        self.assertEqual(changed("return a ?? b"), ["return a <??> b"])

    def test_a_where_holds_always_or_never(self) -> None:
        self.assertEqual(changed("for a in b where c {\n}"),
                         ["for a in b where false {\n}", "for a in b where true {\n}"])
        self.assertEqual(changed("return a.contains(where: b)"), [])


if __name__ == "__main__":
    unittest.main()
