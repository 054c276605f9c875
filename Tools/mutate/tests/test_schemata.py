#!/usr/bin/env python3
"""All mutants stand in one copy, what does not compile is dropped, and survivors are told apart."""

from __future__ import annotations

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

import mutate  # noqa: E402  (needs the path above)
import package  # noqa: E402
import runs  # noqa: E402
import schemata  # noqa: E402
import survivors  # noqa: E402
from report import Report  # noqa: E402
from runs import Stage, Verdict  # noqa: E402

SOURCE = """struct S {
  func f() {
    a = b
  }
  func g() -> Bool { a == b }
}
"""


def schema() -> schemata.Schema:
    (found,) = schemata.schemata([("S.swift", SOURCE)])
    return found


class CopyTests(unittest.TestCase):
    def test_each_mutant_stands_behind_its_number_and_before_the_original(self) -> None:
        self.assertEqual(schema().copy(), """import MutantSwitch
struct S {
  func f() {
if mutants(1, 1) {
if mutant(1) { do {}
  
return
}
}
a = b
  }
  func g() -> Bool {
if mutants(2, 2) {
if mutant(2) { return a != b 
}
}
return a == b }
}
""")

    def test_an_error_of_the_compiler_drops_the_mutant_that_it_is_in(self) -> None:
        found = schema()
        found.copy()
        line = found.mutants[1].lines[0]
        dropped, foreign = schemata.drop(
            [found], f"/x/Sources/S.swift:{line}:3: error: no\n/x/Sources/S.swift:1:1: error: other\n"
            "  | `- error: no", "/Sources/")
        self.assertEqual(dropped, 1)
        self.assertEqual(foreign, ["/x/Sources/S.swift:1:1: error: other"])
        self.assertEqual(found.mutants[1].error, "no")
        self.assertNotIn("a != b", found.copy())
        self.assertIn("mutant(1)", found.copy())

    def test_of_a_mutant_that_is_left_out_no_lines_are_left(self) -> None:
        found = schema()
        for _ in range(len(found.mutants)):
            found.copy()
            line = next(each.lines[0] for each in found.mutants if each.error is None)
            dropped, _ = schemata.drop([found], f"/x/Sources/S.swift:{line}:3: error: no\n", "/Sources/")
            self.assertEqual(dropped, 1)
        self.assertEqual([each.error for each in found.mutants], ["no"] * len(found.mutants))

    def test_the_engine_without_a_mutant_is_the_engine_to_the_letter(self) -> None:
        for found in mutate.all_mutants():
            text = found.text
            found.mutants = []
            self.assertEqual(found.copy(), text)

    def test_the_product_has_no_mutant(self) -> None:
        for text in package.core_sources().values():
            self.assertNotIn("utant", text)


class RunTests(unittest.TestCase):
    def outcome(self, script: str, duration: float = 0) -> str:
        stage = Stage("test", ["sh", "-c", script], duration)
        return runs.run(stage, 7)[0]

    def test_a_failure_a_crash_and_a_pass_are_told_apart(self) -> None:
        self.assertEqual(self.outcome("echo '✘ Test \"a\" recorded an issue at b'"), "killed")
        self.assertEqual(self.outcome("echo 'broken: a rule'; exit 1"), "killed")
        self.assertEqual(self.outcome("kill -ILL $$"), "crashed")
        self.assertEqual(self.outcome("exit 0"), "survived")
        self.assertEqual(self.outcome('test "$INTERLOCK_MUTANT" = 7'), "survived")

    def test_what_does_not_end_hangs(self) -> None:
        stage = Stage("test", ["sh", "-c", "sleep 60"], -1.1)  # A timeout of 10 - 8.8 s.
        self.assertEqual(runs.run(stage, 1)[0], "hung")

    def test_the_first_failure_ends_the_run(self) -> None:
        self.assertEqual(self.outcome("echo '✘ Test \"a\" recorded an issue at b'; sleep 60"), "killed")

    def test_a_stage_that_does_not_enter_the_function_is_left_out(self) -> None:
        found = schema()
        found.copy()
        stage = Stage("test", ["false"], entered={2})
        self.assertEqual([runs.judge(each, [stage]).outcome for each in found.mutants],
                         ["survived", "crashed"])

    def test_the_stage_at_home_comes_first(self) -> None:
        found = schema()
        found.copy()
        mutant = found.mutants[0]
        fails = ["sh", "-c", "echo 'broken: a rule'"]
        stages = [Stage("elsewhere", fails, entered={mutant.entry}),
                  Stage("home", fails, entered={mutant.entry}, home=mutant.path[:1])]
        self.assertEqual(runs.judge(mutant, stages).by, "home: a rule")
        self.assertEqual(runs.judge(mutant, stages[:1]).by, "elsewhere: a rule")


class SurvivorTests(unittest.TestCase):
    def report(self, text: str, *outcomes: str) -> Report:
        found = schema()
        verdicts = [Verdict(mutant, outcome, "test: a")
                    for mutant, outcome in zip(found.mutants, outcomes)]
        return Report(found.mutants, verdicts, survivors.keys([found]), survivors.read(text))

    ENTRY = "S.swift: g\n    func g() -> Bool { a == b }\n    == -> !=\n    Equivalent:\n    so.\n"

    def test_a_survivor_without_an_explanation_is_an_error(self) -> None:
        self.assertFalse(self.report("", "killed", "survived").is_clean)
        self.assertTrue(self.report(self.ENTRY, "killed", "survived").is_clean)
        self.assertFalse(self.report(self.ENTRY, "survived", "survived").is_clean)

    def test_an_explanation_without_a_mutant_is_an_error(self) -> None:
        report = self.report(self.ENTRY.replace("==", "==="), "killed", "killed")
        self.assertEqual(len(report.foreign), 1)
        self.assertFalse(report.is_clean)

    def test_an_explanation_of_a_mutant_that_is_noticed_is_an_error(self) -> None:
        report = self.report(self.ENTRY, "killed", "killed")
        self.assertIn("does not survive", report.text())
        self.assertFalse(report.is_clean)

    def test_what_is_changed_twice_in_a_line_is_told_apart(self) -> None:
        (found,) = schemata.schemata([("S.swift", "func f() -> Bool { a(b == c, d == e) }")])
        self.assertEqual([key[3] for key in survivors.keys([found])], ["== -> !=", "== -> != (2)"])

    def test_a_file_that_cannot_be_read_is_an_error_with_its_line(self) -> None:
        for text in ("S.swift: g\n    a\n", "S.swift g\n    a\n    b\n    c\n", self.ENTRY + "\n" + self.ENTRY):
            with self.assertRaisesRegex(survivors.SurvivorError, "line [17]"):
                survivors.read(text)

    def test_changes_of_a_line_can_have_one_reason(self) -> None:
        both = survivors.read(self.ENTRY.replace("== -> !=", "== -> !=\n    a -> b (2)"))
        self.assertEqual([each.key[3] for each in both], ["== -> !=", "a -> b (2)"])
        self.assertEqual([each.reason for each in both], ["Equivalent: so."] * 2)

    def test_an_entry_is_written_as_it_is_read(self) -> None:
        (entry,) = survivors.read(self.ENTRY)
        self.assertEqual(survivors.read(survivors.written(entry.key, entry.reason)), [entry])


if __name__ == "__main__":
    unittest.main()
