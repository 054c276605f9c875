#!/usr/bin/env python3
"""What the check of instruction counts would notice."""

import json
import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import bench_check  # noqa: E402


class BenchCheck(unittest.TestCase):
    def test_reads_what_callgrind_counts(self):
        text = "==1== Events    : Ir\n==1== Collected : 123456\n==1==\n"
        self.assertEqual(bench_check.collected(text), 123456)
        self.assertIsNone(bench_check.collected("valgrind: the 'impossible' happened"))

    def test_names_what_takes_more_than_its_bound(self):
        counts = {"a": 101, "b": 100, "c": 1}
        self.assertEqual(bench_check.passed_bounds(counts, {"a": 100, "b": 100}), ["a"])

    def test_misses_no_work_that_has_a_bound(self):
        with self.assertRaises(KeyError):
            bench_check.passed_bounds({}, {"a": 1})

    def test_names_pairs_of_which_one_takes_too_many_times_the_other(self):
        counts = {"a": 110, "b": 100}
        self.assertEqual(bench_check.passed_ratios(counts, {"a / b": 1.05}), ["a / b"])
        self.assertEqual(bench_check.passed_ratios(counts, {"a / b": 1.1}), [])

    def test_counts_frames_only_where_pictures_are_built(self):
        self.assertTrue(bench_check.draws_pictures("INTERLOCK_PICTURES=1 INTERLOCK_LABORATORY=0\n"))
        self.assertFalse(bench_check.draws_pictures("INTERLOCK_PICTURES=0 INTERLOCK_LABORATORY=1\n"))

    def test_has_bounds_for_each_program(self):
        bounds = json.loads((bench_check.HERE / "bounds.json").read_text())["instructions"]
        programs = (bench_check.ENGINE, bench_check.TWIN, bench_check.TABLES, bench_check.PICTURES)
        self.assertEqual(list(bounds), [program.name for program in programs])


if __name__ == "__main__":
    unittest.main()
