#!/usr/bin/env python3
"""Tests of coverage.py: what a comment says, where a symbol is, and what the page tells of a type."""

from __future__ import annotations

import json
import pathlib
import sys
import tempfile
import unittest
from types import SimpleNamespace

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent.parent / "apple-sdk")]

from coverage import area, collect, difference, page, shorter_names  # noqa: E402  (needs the path above)


def comment(*lines: str) -> dict:
    return {"lines": [{"text": line} for line in lines]}


def symbol(kind: str, *path: str, says: str = "", declaration: str = "") -> dict:
    return {
        "kind": {"identifier": f"swift.{kind}"}, "identifier": {"precise": "s:" + ".".join(path)},
        "pathComponents": list(path), "location": {"uri": "file:///x/Twin/UIKit/Tabs/A.swift"},
        "docComment": comment(*says.split("\n")),
        "declarationFragments": [{"spelling": declaration}]}


class Facts:
    """Knows some members of `UITabBar`, one of them deprecated, and nothing of `UIOther`."""

    def superclass(self, name: str):
        return {"UITabBar": "UIView", "UIView": "NSObject"}.get(name)

    def __init__(self, *more: str) -> None:
        self.more = [SimpleNamespace(swift=each, deprecated=False) for each in more]

    def exists(self, name: str) -> bool:
        return name != "Invented"

    def class_fact(self, name: str):
        def member(swift: str, deprecated: bool = False) -> SimpleNamespace:
            return SimpleNamespace(swift=swift, deprecated=deprecated)

        if name == "UITabBar":
            return SimpleNamespace(members=[
                member("var items: [UITabBarItem]?"), member("var old: Bool", True),
                member("func beginCustomizingItems(_ items: [UITabBarItem])"), *self.more])
        return None


class CoverageTests(unittest.TestCase):
    def test_a_difference_is_its_whole_paragraph(self) -> None:
        self.assertEqual(
            difference(comment("A bar.", "", "Differs from UIKit: no blur,", "and no images.", "", "More.")),
            "no blur, and no images.")
        self.assertEqual(
            difference(comment("Differs from Apple's: raises.", "- Parameter a: One.")), "raises.")
        self.assertIsNone(difference(comment("As UIKit does.")))
        self.assertIsNone(difference(None))

    def test_an_area_is_the_folder_of_the_sources(self) -> None:
        self.assertEqual(area({"location": {"uri": "file:///x/Twin/UIKit/Tabs/Bar/A.swift"}}), "UIKit: Tabs")
        self.assertEqual(area({"location": {"uri": "file:///x/Twin/CoreGraphics/A.swift"}}), "CoreGraphics")
        self.assertIsNone(area({}))

    def test_the_page_tells_what_is_there_what_differs_and_what_is_not_there(self) -> None:
        symbols = [
            symbol("class", "UITabBar", says="A bar.\n\nDiffers from UIKit: no blur."),
            symbol("property", "UITabBar", "items", says="Differs from UIKit: all of them."),
            symbol("class", "UIOther"), symbol("method", "UIOther", "f()"), symbol("class", "Invented")]
        with tempfile.TemporaryDirectory() as folder:
            graph = pathlib.Path(folder) / "UIKit.symbols.json"
            graph.write_text(json.dumps({"symbols": symbols}))
            extension = pathlib.Path(folder) / "UIKit@Foundation.symbols.json"
            extension.write_text(json.dumps({"symbols": [symbol("class", "IndexPath")]}))
            text = page(collect([graph, extension], Facts()))
        self.assertIn("has 2 of Apple's types, with 2 members", text)
        self.assertTrue(text.endswith("\n".join([
            "## UIKit: Tabs", "",
            "- **UITabBar**, 1 of 2",
            "  - no blur.",
            "  - `items`: all of them.",
            "  - Not there: `beginCustomizingItems(_:)`",
            "- As Apple's: UIOther", ""])), text)

    def test_what_is_inherited_or_added_by_another_module_is_there(self) -> None:
        apples = Facts(
            "var tintColor: UIColor", "func copy() -> Any", "var isRead: Bool", "init(frame: CGRect)",
            "var added: Bool")
        symbols = [symbol("class", "UITabBar"), symbol("property", "UIView", "tintColor"),
                   symbol("method", "UIView", "init(frame:)")]
        added = [symbol("property", "NSObject", "isRead"), symbol("property", "UITabBar", "added")]
        with tempfile.TemporaryDirectory() as folder:
            graph = pathlib.Path(folder) / "UIKit.symbols.json"
            graph.write_text(json.dumps({"symbols": symbols}))
            extension = pathlib.Path(folder) / "UIKit@Foundation.symbols.json"
            extension.write_text(json.dumps({"symbols": added}))
            missing = collect([graph, extension], apples)[0].missing
        self.assertEqual(missing, ["beginCustomizingItems(_:)", "init(frame:)", "items"])

    def test_arguments_with_a_default_can_be_left_out(self) -> None:
        action = symbol("method", "UIAction", "init(title:image:handler:)", declaration=(
            'init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void)'))
        self.assertEqual(
            shorter_names("init(title:image:handler:)", action),
            {"init(title:image:handler:)", "init(title:handler:)", "init(image:handler:)", "init(handler:)"})
        self.assertEqual(shorter_names("title", symbol("property", "UIAction", "title")), set())


if __name__ == "__main__":
    unittest.main()
