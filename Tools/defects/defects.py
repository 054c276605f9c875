#!/usr/bin/env python3
"""Explores engines that have one seeded defect each, or lets storms loose on them, and requires that each
is found.

usage: defects.py [--list] [--json] [--by explore|storm] [NAME...]

A copy of the engine in .build/defects gets a switch at every place that catalogue.py names; with the
explorer and a small main program it is built once, in release. Then `interlock explore --defects` of that
build explores each engine in the smallest world that can show its defect, and prints the shortest way to
it; `interlock storm --defects` runs a million events of storms with each engine, and prints what is left of
the first one that breaks a rule. Exit status 1 if a defect is not found, 2 if one does not fit the sources, 3 if the copy does not
build.
"""

from __future__ import annotations

import argparse
import pathlib
import subprocess
import sys
from typing import Dict, List

import catalogue
import package_copy
import switches
from switches import Switch, SwitchError

PROJECT = pathlib.Path(__file__).resolve().parent.parent.parent
COPY = PROJECT / ".build" / "defects" / "package"
RUNNER = pathlib.Path(__file__).resolve().parent / "runner"
FEATURES = ("ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault")

RUNTIME = """/// Which defect the engine has.
package enum RowSwitch {
  /// Set before an engine is made, and not while one is used.
  nonisolated(unsafe) package static var defect = ""

  static func isOff(_ name: String) -> Bool { defect == name }
}
"""

MANIFEST = f"""// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Defects",
  targets: [
    .target(name: "InterlockCore"),
    .target(name: "InterlockTesting", dependencies: ["InterlockCore"]),
    .executableTarget(name: "interlock", dependencies: ["InterlockCore", "InterlockTesting"]),
  ])
for target in package.targets {{
  target.swiftSettings = [{", ".join(f'.enableUpcomingFeature("{each}")' for each in FEATURES)}]
}}
"""


def named(defects: List[catalogue.Defect]) -> Dict[str, catalogue.Defect]:
    return {f"D{number}": defect for number, defect in enumerate(defects, 1)}


def swift_list(values) -> str:
    return "[" + ", ".join(f'"{value}"' for value in values) + "]"


def table(defects: Dict[str, catalogue.Defect]) -> str:
    """The catalogue as the main program reads it."""
    lines = [f'  Defect(\n    name: "{name}", what: "{defect.switch.what}",\n'
             f"    quirks: {swift_list(defect.quirks)}, policies: {swift_list(defect.policies)},\n"
             f"    changes: {swift_list(defect.changes)})," for name, defect in defects.items()]
    return "let defects = [\n" + "\n".join(lines) + "\n]\n"


def sources(defects: Dict[str, catalogue.Defect]) -> Dict[str, str]:
    """All files of the copy, by their paths."""
    by_name: Dict[str, Switch] = {name: defect.switch for name, defect in defects.items()}
    files: Dict[str, str] = {}
    for target in ("InterlockCore", "InterlockTesting"):
        for file in sorted((PROJECT / "Sources" / target).rglob("*.swift")):
            files[file.relative_to(PROJECT).as_posix()] = file.read_text()
    files.update(switches.sources_with(by_name, PROJECT))
    files[f"{catalogue.CORE}/{switches.RUNTIME_NAME}"] = RUNTIME
    for file in sorted(RUNNER.glob("*.swift")):
        files[f"Sources/interlock/{file.name}"] = file.read_text()
    files["Sources/interlock/Catalogue.swift"] = table(defects)
    files["Package.swift"] = MANIFEST
    return files


def main() -> int:
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--by", choices=("explore", "storm"), default="explore")
    parser.add_argument("names", nargs="*")
    arguments = parser.parse_args()
    defects = named(catalogue.DEFECTS)
    unknown = [name for name in arguments.names if name not in defects]
    if unknown:
        print(f"error: there is no {unknown[0]}; the names are {', '.join(defects)}", file=sys.stderr)
        return 2
    files = sources(defects)
    if arguments.list:
        for name, defect in defects.items():
            print(f"{name:<4} {defect.switch.what:<76} {defect.switch.file}")
        return 0
    package_copy.bring_up_to_date(COPY, files, ["Sources"])
    tool = package_copy.build(COPY, [], "release") / "interlock"
    options = ["--json"] if arguments.json else []
    command = [tool, arguments.by, "--defects", *options, *arguments.names]
    return subprocess.run(command).returncode


if __name__ == "__main__":
    try:
        sys.exit(main())
    except SwitchError as error:
        print(f"error: {error}", file=sys.stderr)
        sys.exit(2)
    except package_copy.BuildError as error:
        print(f"error: the copy does not build:\n{error}", file=sys.stderr)
        sys.exit(3)
