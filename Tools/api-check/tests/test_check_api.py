#!/usr/bin/env python3
"""Tests of check_api.py: on declarations, and on a toy module with planted differences."""

from __future__ import annotations

import pathlib
import re
import subprocess
import sys
import tempfile
import unittest
from typing import List, Tuple

HERE = pathlib.Path(__file__).resolve().parent
CHECK = HERE.parent / "check_api.py"
sys.path.insert(0, str(HERE.parent))

from declarations import is_narrower, normalize, split  # noqa: E402  (needs the path above)

PLANTED = re.compile(r"// ((?:DIFFERS|INVENTED) \S+)$", re.M)
WRONG = re.compile(r"^ *// (?:DIFFERS|INVENTED|ACCEPTED) .*\n.*\n", re.M)
FINDING = re.compile(r"^((?:DIFFERS|INVENTED|UNUSED) +\S+)", re.M)


class DeclarationTests(unittest.TestCase):
    def same(self, one: str, other: str) -> None:
        self.assertEqual(normalize(one), normalize(other))

    def different(self, one: str, other: str) -> None:
        self.assertNotEqual(normalize(one).text, normalize(other).text)

    def test_what_does_not_matter_is_dropped(self) -> None:
        self.same("@MainActor open class func make(with x: Int)", "static func make(with y: Int)")
        self.same("@discardableResult func pop() -> Int?", "open func pop() -> Int?")
        self.same("weak var delegate: (any D)? { get set }", "var delegate: D?")
        self.same("convenience init?(coder: NSCoder)", "required init?(coder aDecoder: NSCoder)")
        self.same("var time: TimeInterval { get }", "let time: Double")

    def test_what_matters_stays(self) -> None:
        self.different("func pop() -> Int?", "func pop() -> Int")
        self.different("var top: Int? { get }", "var top: Int? { get set }")
        self.different("init(x: Int)", "init?(x: Int)")
        self.different("func f(a: Int)", "func f(b: Int)")
        self.different("func f(a: Int? = nil)", "func f(a: Int?)")
        self.different("static var x: Int", "var x: Int")
        self.different("var view: UIView!", "var view: UIView?")

    def test_names_are_those_of_symbol_graphs(self) -> None:
        self.assertEqual(normalize("func f(_ a: (Int, Int) -> Void, b: [A: B])").name, "f(_:b:)")
        self.assertEqual(normalize("init?(coder: NSCoder)").name, "init(coder:)")
        self.assertEqual(normalize("var isHidden: Bool { get set }").name, "isHidden")

    def test_a_call_with_fewer_default_arguments_is_narrower(self) -> None:
        apples = normalize("func f(a: A = x, b: B, c: C? = nil) -> D").text

        def narrower(ours: str) -> bool:
            return is_narrower(normalize(ours).text, apples)

        self.assertTrue(narrower("func f(b: B) -> D"))
        self.assertTrue(narrower("func f(a: A, b: B, c: C?) -> D"))
        self.assertFalse(narrower("func f(a: A = x, c: C? = nil) -> D"))
        self.assertFalse(narrower("func f(b: B = y) -> D"))
        self.assertFalse(narrower("func f(b: B)"))
        self.assertFalse(narrower("func f(b: B, a: A) -> D"))

    def test_commas_inside_brackets_do_not_split(self) -> None:
        self.assertEqual(split("a: (B, C) -> D, e: F<G, H>"), ["a: (B, C) -> D", "e: F<G, H>"])


class ToyTests(unittest.TestCase):
    def check(self, source: str, *arguments: str) -> Tuple[int, List[str]]:
        """Builds the source as a module and returns the exit status and the findings."""
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            (folder / "Toy.swift").write_text(source)
            subprocess.run(
                ["swiftc", "-module-name", "UIKit", "-parse-as-library", "-emit-module",
                 "-emit-module-path", str(folder / "UIKit.swiftmodule"), "-emit-symbol-graph",
                 "-emit-symbol-graph-dir", str(folder), str(folder / "Toy.swift")], check=True)
            graphs = [str(path) for path in folder.glob("*.symbols.json")]
            result = subprocess.run(
                [sys.executable, str(CHECK), *arguments, *graphs], capture_output=True, text=True)
        findings = [" ".join(line.split()) for line in FINDING.findall(result.stdout)]
        self.assertEqual(result.stderr, "")
        return result.returncode, sorted(findings)

    def setUp(self) -> None:
        self.source = (HERE / "Toy.swift").read_text()
        self.exceptions = ("--exceptions", str(HERE / "Toy.exceptions.txt"))

    def right_source(self) -> str:
        """The toy without its wrong lines."""
        return WRONG.sub("", self.source)

    def test_every_planted_difference_is_found_and_nothing_else(self) -> None:
        status, findings = self.check(self.source, *self.exceptions)
        self.assertEqual(findings, sorted(PLANTED.findall(self.source)))
        self.assertEqual(status, 1)

    def test_a_right_module_passes(self) -> None:
        status, findings = self.check(self.right_source(), "--exceptions", "/dev/null")
        self.assertEqual((status, findings), (0, []))

    def test_an_exception_that_no_longer_applies_is_an_error(self) -> None:
        status, findings = self.check(self.right_source(), *self.exceptions)
        unused = ["UNUSED UINavigationController.testOnlyReset()"]
        self.assertEqual((status, findings), (1, unused))


if __name__ == "__main__":
    unittest.main()
