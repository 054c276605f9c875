#!/usr/bin/env python3
"""Tests of rows-prove: how switches are put in, and that nothing goes unnoticed unnoticed."""

from __future__ import annotations

import contextlib
import io
import pathlib
import subprocess
import sys
import unittest
from typing import Dict, Optional, Sequence, Tuple

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

import prove  # noqa: E402  (needs the path above)
import rows  # noqa: E402
import switches  # noqa: E402
from swift_tests import SwiftTest  # noqa: E402
from switches import Switch, SwitchError, expression, opening, statement  # noqa: E402

SOURCE = """func f(_ a: Bool) -> Int {
  log(a)
  guard a, isReady else { return 0 }
  return g(1, 2)
}
"""


def put_in(*each: Switch) -> str:
    return switches.put_in(SOURCE, switches.named(each))


class SwitchTests(unittest.TestCase):
    def test_a_statement_stands_beside_what_is_done_without_it(self) -> None:
        self.assertIn('if RowSwitch.isOff("R1-1") {\n\n} else {\nlog(a)\n}',
                      put_in(statement("R1", "logs", "a", "log(a)")))

    def test_of_a_marked_text_the_part_between_the_marks_is_replaced(self) -> None:
        text = put_in(expression("R1", "waits", "a", "a, «isReady» else", "true"))
        self.assertIn('guard a, (RowSwitch.isOff("R1-1") ? (true) : (isReady)) else', text)

    def test_an_opening_comes_before_all_else(self) -> None:
        text = put_in(opening("R1", "works", "a", "-> Int {", "return 7"))
        self.assertIn('-> Int {\nif RowSwitch.isOff("R1-1") {\nreturn 7\n}\n  log(a)', text)

    def test_two_switches_can_have_one_place(self) -> None:
        text = put_in(expression("R1", "a", "a", "«g(1, 2)»", "1"),
                      expression("R2", "b", "a", "return «g(1, 2)»", "2"))
        self.assertIn('(RowSwitch.isOff("R2-1") ? (2) : ((RowSwitch.isOff("R1-1") ? (1) : '
                      '(g(1, 2)))))', text)

    def test_one_place_can_lie_in_another(self) -> None:
        text = put_in(statement("R1", "guards", "a", "guard a, isReady else { return 0 }"),
                      expression("R1", "waits", "a", "«isReady»", "true"))
        self.assertIn('} else {\nguard a, (RowSwitch.isOff("R1-2") ? (true) : (isReady)) else', text)

    def test_places_that_overlap_are_refused(self) -> None:
        with self.assertRaisesRegex(SwitchError, "overlaps"):
            put_in(expression("R1", "a", "a", "g(1, «2)\n»", ""), statement("R1", "b", "a", "(1, 2)"))

    def test_a_text_that_is_gone_or_not_the_only_one_is_an_error_that_shows_it(self) -> None:
        for text in ["return", "logs"]:
            with self.assertRaisesRegex(SwitchError, rf"(?s)not once; change the switch.*{text}"):
                put_in(statement("R1", "x", "a", text))

    def test_without_switches_the_source_is_as_it_was(self) -> None:
        self.assertEqual(put_in(), SOURCE)

    def test_every_switch_of_the_catalogue_fits_the_sources_and_its_target_has_the_runtime(self) -> None:
        found = switches.sources_with(switches.named(prove.catalogue.SWITCHES), prove.PROJECT)
        for file in found:
            self.assertIn(f"{switches.target_of(file)}/{switches.RUNTIME_NAME}", found)


class FakeBuild:
    """Stands for the built copy: which test fails with which feature off; a crash has no name."""

    def __init__(self, failing: Dict[Optional[str], str], failing_story: str = "none") -> None:
        self.failing = failing
        self.failing_story = failing_story

    def run(self, arguments: Sequence[str], name: Optional[str]) -> "subprocess.CompletedProcess[str]":
        if prove.STORIES in arguments[-1].replace("\\", ""):
            failed = "a story" if name == self.failing_story else None
        else:
            assert "^A\\.S/t\\(" in arguments, arguments
            failed = self.failing.get(name)
        if failed is None:
            return subprocess.CompletedProcess(arguments, 0, "Test run with 1 test passed")
        said = f'✘ Test "{failed}" with 2 test cases failed after 0.1 seconds' if failed else ""
        return subprocess.CompletedProcess(arguments, 1 if failed else -5, said)

    def prove(self, *chosen: Switch) -> Tuple[int, str]:
        test = SwiftTest("A", "S", "t", "S", "t", "a", 1, ("R1",))
        found = rows.Rows({"R1": "x"}, set(), {"R1": [test]}, {"R1": ["s"]})
        prover = prove.Prover(found, self.run, "tests", {test.identity})
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            wrong = prove.prove(prover, switches.named(chosen))
        return wrong, printed.getvalue()


class ProofTests(unittest.TestCase):
    feature = statement("R1", "a feature", "a", "x")

    def test_a_feature_whose_test_fails_without_it_is_proved(self) -> None:
        wrong, printed = FakeBuild({"R1-1": "works"}).prove(self.feature)
        self.assertEqual(wrong, 0)
        self.assertRegex(printed, r"R1-1 +a feature +works\n")

    def test_an_empty_switch_is_reported_as_unnoticed(self) -> None:
        wrong, printed = FakeBuild({"R1-1": "works"}).prove(self.feature, self.feature)
        self.assertEqual(wrong, 1)
        self.assertRegex(printed, r"R1-2 +a feature +UNNOTICED\n")

    def test_a_story_notices_what_no_test_does(self) -> None:
        wrong, printed = FakeBuild({}, failing_story="R1-1").prove(self.feature)
        self.assertEqual((wrong, "a story" in printed), (0, True))

    def test_nothing_is_proved_if_something_fails_with_all_features_on(self) -> None:
        wrong, printed = FakeBuild({None: "broken"}).prove(self.feature)
        self.assertEqual(wrong, 1)
        self.assertIn("with all features on these fail: broken", printed)

    def test_nothing_is_proved_if_something_fails_with_nothing_switched_off(self) -> None:
        build = FakeBuild({"R1-1": "works", prove.CONTROL: "flaky"})
        wrong, printed = build.prove(self.feature)
        self.assertEqual(wrong, 1)
        self.assertIn("nothing was switched off", printed)

    def test_a_crash_is_noticed(self) -> None:
        wrong, printed = FakeBuild({"R1-1": ""}).prove(self.feature)
        self.assertEqual(wrong, 0)
        self.assertIn("the tests ended with status -5", printed)

    def test_quick_tests_run_before_slow_ones_and_those_that_are_not_built_do_not(self) -> None:
        tests = [SwiftTest(target, suite, "t", "", "", "a", 1, ("R1",)) for target, suite in [
            ("RendererTests", "S"), ("InterlockTests", "MomentTests"), ("GalleryTests", "S"),
            ("StoriesTests", "S"), ("InterlockTests", "S")]]
        found = rows.Rows({"R1": "x"}, set(), {"R1": tests}, {"R1": ["s"]})
        built = {test.identity for test in tests if test.target != "RendererTests"}
        prover = prove.Prover(found, FakeBuild({}).run, "tests", built)
        groups = prover.groups(self.feature)
        self.assertEqual([groups[each] for each in sorted(groups)], [
            ["GalleryTests.S/t(", "InterlockTests.S/t("], ["InterlockTests.MomentTests/t("],
            ["StoriesTests.S/t("], [prove.STORIES]])
        with self.assertRaises(prove.ProofError):
            prove.Prover(found, FakeBuild({}).run, "tests", set()).groups(self.feature)

    def test_tests_are_listed_up_to_their_parameters(self) -> None:
        def run(arguments: Sequence[str], name: Optional[str]) -> "subprocess.CompletedProcess[str]":
            return subprocess.CompletedProcess(arguments, 0, "A.S/t(era:)\nnoise\nA.S/In/u()\n")

        self.assertEqual(prove.list_tests("tests", run), {"A.S/t(", "A.S/In/u("})


if __name__ == "__main__":
    unittest.main()
