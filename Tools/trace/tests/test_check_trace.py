#!/usr/bin/env python3
"""The checker lets sound traces pass, and finds what is wrong with others."""

import contextlib
import copy
import io
import json
import pathlib
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import check_trace  # noqa: E402
import oracle  # noqa: E402
from questions import Questions  # noqa: E402

SAMPLE = HERE / "sample.jsonl"


def check(text: str):
    """The exit status and what was printed for a trace of that text."""
    output, errors = io.StringIO(), io.StringIO()
    with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as file:
        file.write(text)
        file.flush()
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(errors):
            status = check_trace.main([file.name])
    return status, output.getvalue() + errors.getvalue()


class SampleTests(unittest.TestCase):
    def setUp(self):
        self.lines = [json.loads(line) for line in SAMPLE.read_text().splitlines()]

    def checked(self):
        return check("".join(json.dumps(line) + "\n" for line in self.lines))

    def first(self, key, where=lambda line: True):
        return next(line for line in self.lines if key in line and where(line))

    def replace_action(self, name, replacement):
        """Puts other actions in the place of the first one of that name."""
        for line in self.lines:
            actions = line.get("actions", [])
            for index, action in enumerate(actions):
                if oracle.tagged(action)[0] == name:
                    actions[index:index + 1] = replacement(copy.deepcopy(action))
                    return
        self.fail(f"no {name}")

    def expect(self, invariant):
        self.expect_rule(f"invariant {invariant}:")

    def expect_rule(self, rule):
        status, text = self.checked()
        self.assertEqual(status, 1, text)
        self.assertIn(rule, text)

    def test_a_sound_trace_passes(self):
        status, text = self.checked()
        self.assertEqual(status, 0, text)
        self.assertIn("1 storms, ", text)
        self.assertIn(": 0 violations", text)

    def test_a_perform_before_the_last_has_settled(self):
        self.replace_action("perform", lambda action: [
            action, {"perform": {**action["perform"], "transition": 77}}])
        self.expect(1)

    def test_a_lost_outcome(self):
        self.replace_action("resolve", lambda action: [])
        self.expect(2)

    def test_a_second_outcome(self):
        self.replace_action("resolve", lambda action: [action, action])
        self.expect(2)

    def test_an_outcome_without_effect(self):
        def withdrawn(action):
            action["resolve"]["outcome"] = "withdrawn"
            return [action]
        self.replace_action("resolve", withdrawn)
        self.expect(3)

    def test_another_stack_at_rest(self):
        rest = [line for line in self.lines if line.get("rest")][-1]
        rest["shown"] = rest["target"] = [0, 9]
        self.expect(3)

    def test_outcomes_in_the_wrong_order(self):
        resolved = [action["resolve"] for line in self.lines for action in line.get("actions", [])
                    if "resolve" in action]
        first, last = resolved[0], resolved[-1]
        first["request"], last["request"] = last["request"], first["request"]
        self.expect(4)

    def test_a_stack_with_a_page_twice(self):
        after = self.first("after")
        after["target"] = [0, 1, 1]
        self.expect(6)

    def test_a_push_that_changes_the_root(self):
        for line in self.lines:
            if "after" in line:
                line["target"] = [5] + line["target"][1:]
        self.expect(6)

    def test_a_hold_of_a_transition_that_does_not_run(self):
        self.replace_action("release", lambda action: [])
        self.expect(7)

    def test_deadlines_without_end(self):
        index = next(i for i, line in enumerate(self.lines)
                     if "schedule" in json.dumps(line.get("actions", [])))
        deadline = next(action["schedule"] for action in self.lines[index]["actions"]
                        if "schedule" in action)
        step, after = self.lines[index]["step"], self.lines[index + 1]
        inserted = []
        for number in range(step + 1, step + 60):
            inserted += [
                {"step": number, "at": self.lines[index]["at"], "actions": [],
                 "event": {"deadlineReached": {**deadline, "kind": "settle"}}},
                {**after, "after": number}]
        self.lines = self.lines[:index + 2] + inserted + [self.lines[-2], self.lines[-1]]
        self.lines[-2] = {"end": step + 59}
        self.expect(8)

    def test_a_deadline_that_is_too_long(self):
        def longer(action):
            action["schedule"]["time"] += 1
            return [action]
        self.replace_action("schedule", longer)
        self.expect_rule("is armed for")

    def test_a_deadline_in_the_background(self):
        self.first("step", lambda line: line["event"] == {"witnessed": "layoutPass"})["event"] = (
            "paused")
        self.expect_rule("run in the background")

    def test_an_end_before_layout(self):
        self.first("step", lambda line: line["event"] == {"witnessed": "layoutPass"})["event"] = {
            "witnessed": {"didShow": 2}}
        self.expect_rule("section 5: a transition ends before the host has laid out")

    def test_an_end_that_nobody_has_seen(self):
        self.first("step", lambda line: "didSettle" in json.dumps(line["actions"]))["event"] = {
            "witnessed": {"didShow": 2}}
        self.expect_rule("nobody has looked")

    def test_an_end_without_a_completion(self):
        step = self.first("step", lambda line: "performed" in line["event"])
        step["event"]["performed"]["reading"]["host"]["coordinator"] = {
            "id": 1, "interactive": False, "duration": 0}
        self.expect_rule("section 5: a transition ends, and coordinators [1] have not")

    def test_a_step_of_the_ladder_that_is_left_out(self):
        summary = {"id": 1, "cause": "requests"}
        self.replace_action("schedule", lambda action: [
            {"report": {"lateEnd": {"transition": summary, "rung": "layout"}}}, action])
        self.expect_rule("section 6")

    def test_a_third_attempt(self):
        def third(action):
            action["perform"]["attempt"] = 3
            return [action]
        self.replace_action("perform", third)
        self.expect_rule("is no second attempt")

    def test_more_that_waits_than_may(self):
        self.first("after")["waiting"] = 5_000
        self.expect(10)

    def test_a_fault_that_the_storm_found_itself(self):
        self.lines[-1] = {"fault": "stack"}
        status, text = self.checked()
        self.assertEqual(status, 1)
        self.assertIn("own judge found: stack", text)


class FileTests(unittest.TestCase):
    def test_files_that_are_no_trace(self):
        sample = SAMPLE.read_text().splitlines(keepends=True)
        for text, line in [("", 1), ("{}\n", 1), ("no JSON\n", 1), ("[1]\n", 1),
                           ('{"trace":2,"seed":"1","shown":[0]}\n', 1),
                           ("".join(sample[:4] + sample[5:]), 5),
                           ("".join(sample[:-3] + sample[-2:]), None)]:
            status, output = check(text)
            self.assertEqual(status, 2, output)
            if line:
                self.assertIn(f":{line}: error:", output)

    def test_a_file_that_is_not_there(self):
        errors = io.StringIO()
        with contextlib.redirect_stderr(errors):
            self.assertEqual(check_trace.main(["/nonexistent"]), 2)
            self.assertEqual(check_trace.main([]), 2)


class OracleTests(unittest.TestCase):
    def entry(self, change, stack, **more):
        return oracle.Entry({"id": 1, "change": change, **more}, stack)

    def test_a_pop_means_the_pages_of_its_time(self):
        pop = self.entry({"pop": 1}, [0, 1, 2])
        self.assertEqual(pop.apply([0, 1, 2, 3]), [0, 1])
        self.assertEqual(pop.apply([0, 1]), [0, 1])

    def test_a_batch_is_whole_or_nothing(self):
        batch = self.entry({"batch": [{"push": {"page": 3}}, {"popTo": 1}]}, [0, 1])
        self.assertEqual(batch.apply([0]), [0])
        twice = self.entry({"batch": [{"push": {"page": 3}}]}, [0])
        self.assertEqual(twice.apply([0, 3]), [0, 3])

    def test_a_request_may_need_its_source(self):
        push = self.entry({"push": {"page": 3}}, [0, 1], source=1, requiresSource=True)
        self.assertEqual(push.apply([0, 1]), [0, 1, 3])
        self.assertEqual(push.apply([0]), [0])

    def test_the_root_stays(self):
        self.assertEqual(self.entry({"pop": 9}, [0, 1]).apply([0, 1]), [0])
        self.assertEqual(self.entry("popToRoot", [0, 1, 2]).apply([0, 1, 2]), [0])


class QuestionTests(unittest.TestCase):
    def test_only_the_page_that_is_asked_agrees(self):
        questions = Questions()
        questions.take("requested", {}, [("ask", {"request": 1, "page": 5})])
        self.assertIsNone(questions.take("consentGiven", {"request": 1, "page": 9}, []))
        self.assertEqual(questions.asked, {1: 5})
        on = [("ask", {"request": 1, "page": 4})]
        self.assertEqual(questions.take("consentGiven", {"request": 1, "page": 5}, on), 1)
        self.assertEqual(questions.asked, {1: 4})

    def test_a_request_with_an_outcome_is_not_asked_about(self):
        for action in ("resolve", "stopAsking"):
            questions = Questions()
            questions.take("requested", {}, [("ask", {"request": 1, "page": 5})])
            questions.take("closed", None, [(action, {"request": 1, "page": 5})])
            self.assertEqual(questions.asked, {})


if __name__ == "__main__":
    unittest.main()
