#!/usr/bin/env python3
"""What a copy of the sources promises."""

import os
import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import package_copy


class CopyTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.copy = pathlib.Path(self.folder.name) / "package"

    def names(self):
        return sorted(file.relative_to(self.copy).as_posix() for file in self.copy.rglob("*") if file.is_file())

    def test_a_copy_holds_what_is_wanted_and_what_was_built(self):
        package_copy.bring_up_to_date(self.copy, {"Package.swift": "a", "Sources/A/A.swift": b"b"}, ["Sources"])
        (self.copy / ".build").mkdir()
        (self.copy / ".build" / "product").write_text("built")
        package_copy.bring_up_to_date(self.copy, {"Package.swift": "a", "Sources/A/B.swift": "c"}, ["Sources"])
        self.assertEqual(self.names(), [".build/product", "Package.swift", "Sources/A/B.swift"])

    def test_what_has_not_changed_keeps_its_date(self):
        wanted = {"Sources/A.swift": "a", "Sources/B.swift": "b"}
        package_copy.bring_up_to_date(self.copy, wanted, ["Sources"])
        for name in ("A", "B"):
            os.utime(self.copy / "Sources" / f"{name}.swift", (1, 1))
        package_copy.bring_up_to_date(self.copy, {**wanted, "Sources/B.swift": "c"}, ["Sources"])
        self.assertEqual((self.copy / "Sources" / "A.swift").stat().st_mtime, 1)
        self.assertNotEqual((self.copy / "Sources" / "B.swift").stat().st_mtime, 1)
        self.assertEqual((self.copy / "Sources" / "B.swift").read_text(), "c")

    def test_a_copy_that_does_not_build_says_so(self):
        package_copy.bring_up_to_date(self.copy, {"Package.swift": "no manifest"}, [])
        with self.assertRaises(package_copy.BuildError) as caught:
            package_copy.build(self.copy, [])
        self.assertIn("error:", str(caught.exception))


if __name__ == "__main__":
    unittest.main()
