#!/usr/bin/env python3
"""Tests of rows-prove: how switches are put in, and that nothing goes unnoticed unnoticed."""

from __future__ import annotations

import contextlib
import io
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest
from typing import Dict, List, Optional, Sequence, Tuple

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

import build  # noqa: E402  (needs the path above)
import proof  # noqa: E402
import prove  # noqa: E402
import rows  # noqa: E402
import runs  # noqa: E402
import switches  # noqa: E402
import witnesses  # noqa: E402
from proof import Prover  # noqa: E402
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
        found = switches.sources_with(switches.named(prove.catalogue.SWITCHES), build.PROJECT)
        for file in found:
            self.assertIn(f"{switches.target_of(file)}/{switches.RUNTIME_NAME}", found)


class FakeBuild:
    """Stands for the built copy: which tests fail with which feature off; a trap has no failed test.

    There are the tests `a` and `b` of row R1, and a story of it.
    """

    def __init__(
        self, failing: Dict[str, Sequence[str]], trap: str = "none", waiting: str = "none"
    ) -> None:
        self.failing = failing
        self.trap = trap
        #: The name of the switch without which `a` waits for ever.
        self.waiting = waiting
        #: What was run: the name of the switch and the tests.
        self.runs: List[Tuple[str, Sequence[str]]] = []

    def run(self, arguments: Sequence[str], name: str) -> "subprocess.CompletedProcess[str]":
        chosen = [function for function in ["a", "b", "guarded"]
                  if any(f"/{function}\\(" in each for each in arguments)]
        self.runs.append((name, chosen))
        said = [f'◇ Test "{each}" started.' for each in chosen]
        if name == self.trap:
            said += ["Module/File.swift:5: Assertion failed: a deadline is missing"]
            return subprocess.CompletedProcess(arguments, -5, "\n".join(said))
        failed = [each for each in self.failing.get(name, []) if each in chosen]
        said += [f'✘ Test "{each}" with 2 test cases failed after 0.1 seconds' for each in failed]
        if name == self.waiting and "a" in chosen:
            said += ['✔ Test "b" passed after 0.1 seconds.'] if "b" in chosen else []
            return subprocess.CompletedProcess(arguments, 1, "\n".join([*said, runs.WAITS, ""]))
        return subprocess.CompletedProcess(arguments, 1 if failed else 0, "\n".join(said))

    def prover(self, witness: Optional[str] = None) -> Prover:
        tests = [swift_test("A", "S", function) for function in "ab"]
        found = rows.Rows({"R1": "x"}, set(), {"R1": tests}, {"R1": ["s"]})
        witnesses = {} if witness is None else {("R1", "a feature"): witness}
        return Prover(found, self.run, "tests", {test.identity for test in tests}, witnesses)

    def prove(self, *chosen: Switch, witness: Optional[str] = None) -> Tuple[int, str]:
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            wrong = prove.prove(self.prover(witness), switches.named(chosen))
        return wrong, printed.getvalue()


def swift_test(target: str, suite: str, function: str) -> SwiftTest:
    return SwiftTest(target, suite, function, suite, function, "a", 1, ("R1",))


class ProofTests(unittest.TestCase):
    feature = statement("R1", "a feature", "a", "x")

    def test_a_feature_whose_test_fails_without_it_is_proved(self) -> None:
        wrong, printed = FakeBuild({"R1-1": ["b"]}).prove(self.feature)
        self.assertEqual(wrong, 0)
        self.assertRegex(printed, r"R1-1 +a feature +b\n")

    def test_an_empty_switch_is_reported_as_unnoticed(self) -> None:
        wrong, printed = FakeBuild({"R1-1": ["a"]}).prove(self.feature, self.feature)
        self.assertEqual(wrong, 1)
        self.assertRegex(printed, r"R1-2 +a feature +UNNOTICED\n")

    def test_a_story_notices_what_no_test_does(self) -> None:
        wrong, printed = FakeBuild({"R1-1": ["guarded"]}).prove(self.feature)
        self.assertEqual((wrong, "guarded" in printed), (0, True))

    def test_what_notices_a_feature_has_to_pass_with_nothing_switched_off(self) -> None:
        build = FakeBuild({"R1-1": ["a"], proof.CONTROL: ["a"]})
        wrong, printed = build.prove(self.feature, witness="A.S/a(")
        self.assertEqual(wrong, 1)
        self.assertIn("nothing was switched off, and this fails: a", printed)
        self.assertEqual(build.runs, [("R1-1", ["a"]), (proof.CONTROL, ["a"])])

    def test_a_trap_is_noticed_and_says_why(self) -> None:
        wrong, printed = FakeBuild({}, trap="R1-1").prove(self.feature)
        self.assertEqual(wrong, 0)
        self.assertIn("trap: a deadline is missing", printed)

    def test_a_run_that_somebody_else_ends_is_no_evidence(self) -> None:
        prover = FakeBuild({}).prover()
        prover.run = lambda arguments, name: subprocess.CompletedProcess(arguments, -9, "")
        with self.assertRaisesRegex(proof.ProofError, "R1-1: .*from outside, by signal 9"):
            prover.failed_tests(("A.S/a(",), "R1-1")

    def test_a_test_that_waits_for_ever_is_noticed_and_named(self) -> None:
        fake = FakeBuild({}, waiting="R1-1")
        wrong, printed = fake.prove(self.feature)
        self.assertEqual(wrong, 0)
        self.assertRegex(printed, r"R1-1 +a feature +waits for ever: a\n")

    def test_of_tests_that_fail_and_one_that_waits_those_that_fail_are_remembered(self) -> None:
        prover = FakeBuild({"R1-1": ["b"]}, waiting="R1-1").prover()
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            prove.prove(prover, switches.named([self.feature]), save=lambda known: None)
        self.assertRegex(printed.getvalue(), r"R1-1 +a feature +b\n")
        self.assertEqual(prover.witnesses, {("R1", "a feature"): "A.S/b("})

    def test_a_run_without_an_end_and_without_an_open_test_is_no_evidence(self) -> None:
        with self.assertRaisesRegex(proof.ProofError, "R1-1: .*no test is to blame"):
            proof.open_tests('◇ Test "a" started.\n✘ Test "a" failed after 1 seconds', "R1-1")

    def test_with_nothing_switched_off_a_test_that_waits_is_a_mistake(self) -> None:
        build = FakeBuild({"R1-1": ["a"]}, waiting=proof.CONTROL)
        wrong, printed = build.prove(self.feature, witness="A.S/a(")
        self.assertEqual(wrong, 1)
        self.assertIn("nothing was switched off, and this fails: waits for ever: a", printed)

    def test_the_test_that_noticed_before_runs_alone(self) -> None:
        build = FakeBuild({"R1-1": ["a", "b"]})
        wrong, printed = build.prove(self.feature, witness="A.S/b(")
        self.assertEqual((wrong, "note" in printed), (0, False))
        self.assertEqual(build.runs, [("R1-1", ["b"]), (proof.CONTROL, ["b"])])

    def test_if_it_is_content_or_gone_all_tests_of_the_row_run(self) -> None:
        for witness, first in [("A.S/b(", [("R1-1", ["b"])]), ("A.S/gone(", [])]:
            build = FakeBuild({"R1-1": ["a"]})
            wrong, printed = build.prove(self.feature, witness=witness)
            self.assertEqual((wrong, "1 were not noticed by the test" in printed), (0, True))
            self.assertEqual(build.runs, [*first, ("R1-1", ["a", "b"]), (proof.CONTROL, ["a", "b"])])

    def test_the_quickest_test_that_fails_alone_is_remembered(self) -> None:
        build = FakeBuild({"R1-1": ["b"]})
        prover = build.prover(witness="A.S/gone(")
        with contextlib.redirect_stdout(io.StringIO()):
            prove.prove(prover, switches.named([self.feature]), save=lambda known: None)
        self.assertEqual(prover.witnesses, {("R1", "a feature"): "A.S/b("})

    def test_of_a_trap_the_test_that_began_last_is_remembered(self) -> None:
        prover = FakeBuild({}, trap="R1-1").prover()
        with contextlib.redirect_stdout(io.StringIO()):
            prove.prove(prover, switches.named([self.feature]), save=lambda known: None)
        self.assertEqual(prover.witnesses, {("R1", "a feature"): "A.S/b("})

    def test_quick_tests_run_before_slow_ones_and_those_that_are_not_built_do_not(self) -> None:
        tests = [swift_test(target, suite, "t") for target, suite in [
            ("RendererTests", "S"), ("InterlockTests", "MomentTests"), ("GalleryTests", "S"),
            ("StoriesTests", "S"), ("InterlockTests", "S")]]
        found = rows.Rows({"R1": "x"}, set(), {"R1": tests}, {"R1": ["s"]})
        built = {test.identity for test in tests if test.target != "RendererTests"}
        prover = Prover(found, FakeBuild({}).run, "tests", built)
        self.assertEqual(prover.groups(self.feature), [
            ("GalleryTests.S/t(", "InterlockTests.S/t("), ("InterlockTests.MomentTests/t(",),
            ("StoriesTests.S/t(",), (proof.STORIES,)])
        with self.assertRaises(proof.ProofError):
            Prover(found, FakeBuild({}).run, "tests", set()).groups(self.feature)

    def test_tests_are_listed_up_to_their_parameters(self) -> None:
        def run(arguments: Sequence[str], name: str) -> "subprocess.CompletedProcess[str]":
            return subprocess.CompletedProcess(arguments, 0, "A.S/t(era:)\nnoise\nA.S/In/u()\n")

        self.assertEqual(proof.listed_tests("tests", run), {"A.S/t(", "A.S/In/u("})


class RunTests(unittest.TestCase):
    """A real process in the place of the tests."""

    def watched(self, *command: str, still: float = 30, busy: float = 30) -> Tuple[int, str]:
        result = runs.watched(
            command, {"PATH": "/usr/bin:/bin", "NAME": "value"}, pathlib.Path("/"),
            lambda pid: runs.Watch(pid, still, busy), re.compile("^enough$", re.M))
        return result.returncode, result.stdout

    def test_what_ends_by_itself_is_left_alone(self) -> None:
        self.assertEqual(self.watched("sh", "-c", "echo $NAME; pwd; exit 3"), (3, "value\n/\n"))
        status, printed = self.watched("sh", "-c", "echo before; kill -TRAP $$")
        self.assertEqual((status, printed), (-5, "before\n"))

    def test_a_run_that_has_said_enough_is_not_needed_any_more(self) -> None:
        status, printed = self.watched("sh", "-c", "echo enough; exec sleep 60")
        self.assertEqual((status, printed), (1, "enough\n\n\n"))

    def test_what_waits_is_ended_and_says_so_last(self) -> None:
        status, printed = self.watched("sh", "-c", "echo before; exec sleep 60", still=0.5)
        self.assertEqual((status, printed), (1, f"before\n\n{runs.WAITS}\n"))

    def test_who_waits_for_another_that_works_is_left_alone(self) -> None:
        work = "i=0; while [ $i -lt 400000 ]; do i=$((i + 1)); done"
        self.assertEqual(self.watched("sh", "-c", f"sh -c '{work}'; exit 3", still=0.5), (3, ""))

    def test_what_goes_round_and_round_is_ended(self) -> None:
        status, printed = self.watched("sh", "-c", "while :; do :; done", busy=0.5)
        self.assertEqual((status, printed), (1, f"\n{runs.GOES_ROUND}\n"))

    def test_a_process_that_is_gone_has_done_nothing(self) -> None:
        self.assertEqual(runs.activity(2 ** 22 + 1), (0, True))


class RowTests(unittest.TestCase):
    def test_a_row_has_switches_or_is_not_there_yet_and_not_both(self) -> None:
        found = rows.Rows({"R1": "x", "R2": "y", "R3": "z"}, {"R2", "R3"})
        switched = [statement("R3", "a", "f", "x")]
        problems = prove.problems_at_rest(found, ["R1", "R2", "R3"], switched)
        self.assertEqual(len(problems), 2)
        self.assertIn("R1 has no switch", problems[0])
        self.assertIn("R3 is not there yet, and Tools/rows/catalogue switches it off", problems[1])

    def test_the_catalogue_is_complete(self) -> None:
        found = rows.parse_page((build.PROJECT / rows.PAGE).read_text())
        self.assertEqual(
            prove.problems_at_rest(found, list(found.texts), prove.catalogue.SWITCHES), [])

    def test_no_two_switches_of_a_row_say_the_same(self) -> None:
        keys = [(switch.row, switch.what) for switch in prove.catalogue.SWITCHES]
        self.assertEqual(len(keys), len(set(keys)))


class WitnessTests(unittest.TestCase):
    def test_what_is_written_is_read_in_the_order_of_the_switches(self) -> None:
        chosen = [statement("R2", "b", "f", "x"), statement("R1", "a", "f", "x")]
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "witnesses.txt"
            self.assertEqual(witnesses.read(file), {})
            known = {("R1", "a"): "A.S/t(", ("R2", "b"): "A.S/u(", ("R3", "gone"): "A.S/v("}
            witnesses.write(known, chosen, file)
            self.assertEqual(list(witnesses.read(file)), [("R2", "b"), ("R1", "a")])
            self.assertEqual(witnesses.read(file)["R1", "a"], "A.S/t(")


class CopyTests(unittest.TestCase):
    def test_of_the_test_targets_only_those_with_tests_of_rows_are_compiled(self) -> None:
        for file, is_needed in [
                ("Tests/ATests/T.swift", True), ("Tests/BTests/T.swift", False),
                ("Tests/BTests/Deep/T.swift", False), ("Tests/BTests/Goldens/a.png", True),
                ("Tests/Support/Rows/RowTrait.swift", True), ("Sources/BTests/T.swift", True)]:
            self.assertEqual(build.is_needed(pathlib.Path(file), {"ATests"}), is_needed, file)


if __name__ == "__main__":
    unittest.main()
