"""The copies of the sources that have the mutants, in `.build/mutate`, and what it takes to build them."""

from __future__ import annotations

import hashlib
import json
import os
import pathlib
import shutil
import subprocess
import sys
from dataclasses import dataclass
from typing import Dict, List

import schemata
from schemata import Schema

HERE = pathlib.Path(__file__).resolve().parent
PROJECT = HERE.parent.parent
sys.path.insert(0, str(HERE.parent / "copies"))
import package_copy  # noqa: E402
from package_copy import BuildError  # noqa: E402

FOLDER = PROJECT / ".build" / "mutate"
CORE = "Sources/InterlockCore/"
#: The folders of a copy that hold what is compiled, and nothing else.
COMPILED = ("Sources", "Tests")
FEATURES = ("ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault")
#: What decides which mutants there are and how they are written.
WRITERS = ("mutations", "package", "schemata", "swift_bodies", "swift_tokens")
#: A mutant that the compiler does not take can hide another one: that many times it may try.
ROUNDS = 12

MANIFEST = f"""// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Mutants",
  targets: [
    .target(name: "MutantSwitch"),
    .target(name: "InterlockCore", dependencies: ["MutantSwitch"]),
    .target(name: "InterlockTesting", dependencies: ["InterlockCore"]),
    .target(name: "Rows"),
    .executableTarget(name: "explore", dependencies: ["InterlockCore", "InterlockTesting"]),
    .testTarget(
      name: "InterlockCoreTests", dependencies: ["InterlockCore", "InterlockTesting", "Rows"],
      exclude: ["Timelines"]),
  ])
for target in package.targets where target.name != "MutantSwitch" {{
  target.swiftSettings = [
    {", ".join(f'.enableUpcomingFeature("{each}")' for each in FEATURES)},
    // In release too, the engine has its own assertions.
    .unsafeFlags(["-assert-config", "Debug", "-suppress-warnings", "-gnone"]),
  ]
  if target.type == .test {{ target.swiftSettings?.append(.unsafeFlags(["-Onone"])) }}
}}
"""


@dataclass(frozen=True)
class Tools:
    """What a build makes: the engine's tests, and an exploration."""

    tests: pathlib.Path
    explore: pathlib.Path


def core_sources() -> Dict[str, str]:
    """The sources of the engine, by their paths in its folder."""
    folder = PROJECT / CORE
    return {file.relative_to(folder).as_posix(): file.read_text()
            for file in sorted(folder.rglob("*.swift"))}


def files(found: List[Schema], sources: Dict[str, str]) -> Dict[str, str]:
    """All files of the copy that are compiled, by their paths."""
    wanted = {CORE + path: text for path, text in sources.items()}
    wanted.update({CORE + schema.path: schema.copy() for schema in found})
    wanted[CORE + "MutantOperators.swift"] = (HERE / "switch" / "MutantOperators.swift").read_text()
    for name in ("MutantSwitch.c", "include/MutantSwitch.h"):
        wanted["Sources/MutantSwitch/" + name] = (HERE / "switch" / name).read_text()
    wanted["Sources/explore/main.swift"] = (HERE / "runner" / "main.swift").read_text()
    for source, target in (("Sources/InterlockTesting", "Sources/InterlockTesting"),
                           ("Tests/Support/Rows", "Sources/Rows"),
                           ("Tests/InterlockCoreTests", "Tests/InterlockCoreTests")):
        for file in sorted((PROJECT / source).rglob("*")):
            if file.suffix in (".swift", ".txt") and not file.name.startswith("."):
                wanted[f"{target}/{file.relative_to(PROJECT / source)}"] = file.read_text()
    wanted["Package.swift"] = MANIFEST
    return wanted


def drop_what_does_not_compile(found: List[Schema], sources: Dict[str, str]) -> None:
    """Lets the compiler look at the engine with all mutants until it takes what is left of them.

    First types only: that takes a third of the time. The rest, such as a value that is missing at the
    end, it finds when it knows all types. What it said is kept until the sources or the tool change.
    """
    memory = FOLDER / f"uncompiled-{fingerprint(found, sources)}.json"
    if memory.exists():
        errors = json.loads(memory.read_text())
        for schema in found:
            for mutant in schema.mutants:
                mutant.error = errors.get(str(mutant.number))
        return
    step = "-typecheck"
    for _ in range(ROUNDS):
        copy = {path: text for path, text in files(found, sources).items() if path.startswith(CORE)}
        package_copy.bring_up_to_date(FOLDER / "check", copy, COMPILED)
        output, is_taken = compile_core(step)
        if is_taken and step == "-emit-sil":
            errors = {mutant.number: mutant.error for schema in found for mutant in schema.mutants
                      if mutant.error is not None}
            memory.write_text(json.dumps(errors))
            return
        if is_taken:
            step = "-emit-sil"
            continue
        dropped, foreign = schemata.drop(found, output, "/" + CORE)
        if not dropped:
            raise BuildError("\n".join(foreign or output.splitlines()[-20:]))
    raise BuildError(f"after {ROUNDS} rounds there are still mutants that do not compile")


def fingerprint(found: List[Schema], sources: Dict[str, str]) -> str:
    """Of the sources, the mutants and what writes them."""
    text = json.dumps([sources, [mutant.number for schema in found for mutant in schema.mutants],
                       [(HERE / f"{name}.py").read_text() for name in WRITERS]])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def compile_core(step: str) -> "tuple[str, bool]":
    headers = FOLDER / "headers"
    headers.mkdir(parents=True, exist_ok=True)
    shutil.copy(HERE / "switch" / "include" / "MutantSwitch.h", headers)
    (headers / "module.modulemap").write_text(
        'module MutantSwitch { header "MutantSwitch.h" export * }\n')
    features = [part for each in FEATURES for part in ("-enable-upcoming-feature", each)]
    paths = [str(file) for file in sorted((FOLDER / "check" / CORE).rglob("*.swift"))]
    result = subprocess.run(
        ["swiftc", step, "-o", os.devnull, "-wmo", "-swift-version", "6", "-suppress-warnings",
         "-module-name", "InterlockCore", "-package-name", "mutants", "-I", str(headers), *features,
         *paths], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return result.stdout, result.returncode == 0


def build(found: List[Schema], sources: Dict[str, str], configuration: str,
          environment: Dict[str, str]) -> Tools:
    """Builds a copy with these mutants, in debug or in release."""
    copy = FOLDER / configuration
    package_copy.bring_up_to_date(copy, files(found, sources), COMPILED)
    for name in ("Documentation", "Fuzz"):  # Tests read pages and the corpus.
        if not (copy / name).is_symlink():
            (copy / name).symlink_to(PROJECT / name)
    folder = package_copy.build(copy, ["--build-tests"], configuration, environment)
    return Tools(folder / "MutantsPackageTests.xctest", folder / "explore")
