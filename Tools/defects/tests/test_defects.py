#!/usr/bin/env python3
"""The catalogue of defects fits the sources, and the copy of the engine is what it should be."""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

import catalogue  # noqa: E402
import defects  # noqa: E402
import switches  # noqa: E402


class CatalogueTests(unittest.TestCase):
    def test_every_defect_fits_the_sources(self):
        files = defects.sources(defects.named(catalogue.DEFECTS))
        for name, defect in defects.named(catalogue.DEFECTS).items():
            self.assertIn(f'RowSwitch.isOff("{name}")', files[defect.switch.file])

    def test_there_are_at_least_twelve_different_ones(self):
        self.assertGreaterEqual(len({each.switch.what for each in catalogue.DEFECTS}), 12)
        self.assertEqual(len({each.switch.find for each in catalogue.DEFECTS}),
                         len(catalogue.DEFECTS))

    def test_a_quoted_text_that_is_gone_is_an_error(self):
        gone = catalogue.statement("nothing", "NavigationEngine.swift", "no such line")
        with self.assertRaises(switches.SwitchError):
            defects.sources(defects.named([gone]))

    def test_the_product_has_no_switch(self):
        for file in (defects.PROJECT / "Sources").rglob("*.swift"):
            self.assertNotIn("RowSwitch", file.read_text(), file)


if __name__ == "__main__":
    unittest.main()
