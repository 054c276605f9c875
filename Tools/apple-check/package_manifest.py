"""What Package.swift says about a target, as flags for the compiler's frontend."""

from __future__ import annotations

import json
import os
import pathlib
import subprocess
from dataclasses import dataclass
from typing import Any, Dict, List


class ManifestError(Exception):
    """The manifest does not load, or says something that this check does not know."""


@dataclass
class Target:
    """A target of the package, as it is built for iOS."""

    name: str
    folder: pathlib.Path
    #: Dependencies by name, products of other packages left out.
    dependencies: List[str]
    flags: List[str]

    @property
    def sources(self) -> List[pathlib.Path]:
        return sorted(self.folder.rglob("*.swift"))


@dataclass
class Package:
    name: str
    ios: str
    targets: Dict[str, Target]

    @property
    def triple(self) -> str:
        return f"arm64-apple-ios{self.ios}"


def load(project: pathlib.Path) -> Package:
    """Asks SwiftPM for the manifest as an app sees it: none of our own settings is on."""
    environment = {name: value for name, value in os.environ.items()
                   if not name.startswith("INTERLOCK_")}
    result = subprocess.run(
        ["swift", "package", "--package-path", str(project), "dump-package"],
        capture_output=True, text=True, env=environment)
    if result.returncode != 0:
        raise ManifestError(f"Package.swift does not load:\n{result.stderr}")
    manifest = json.loads(result.stdout)
    versions = [each["version"] for each in manifest["platforms"] if each["platformName"] == "ios"]
    if not versions:
        raise ManifestError("Package.swift names no version of iOS")
    common = ["-swift-version", language_version(manifest)]
    common += ["-package-name", manifest["name"].lower()]
    targets = {}
    for row in manifest["targets"]:
        folder = project / (row.get("path") or f"Sources/{row['name']}")
        targets[row["name"]] = Target(
            name=row["name"], folder=folder, dependencies=dependency_names(row),
            flags=common + setting_flags(row))
    return Package(manifest["name"], versions[0], targets)


def language_version(manifest: Dict[str, Any]) -> str:
    """The language mode: what the manifest names, or the one of its tools version."""
    named = manifest.get("swiftLanguageVersions") or []
    return named[-1] if named else manifest["toolsVersion"]["_version"].split(".")[0]


def dependency_names(row: Dict[str, Any]) -> List[str]:
    return [each["byName"][0] for each in row["dependencies"] if "byName" in each]


def setting_flags(row: Dict[str, Any]) -> List[str]:
    """The frontend's flags for a target's Swift settings; a setting not known here is an error."""
    flags: List[str] = []
    for setting in row.get("settings", []):
        condition = setting.get("condition", {})
        if setting["tool"] != "swift" or "ios" not in condition.get("platformNames", ["ios"]):
            continue
        for kind, value in setting["kind"].items():
            flags += flags_of(kind, value["_0"], row["name"])
    return flags


def flags_of(kind: str, value: Any, target: str) -> List[str]:
    if kind == "enableUpcomingFeature":
        return ["-enable-upcoming-feature", value]
    if kind == "enableExperimentalFeature":
        return ["-enable-experimental-feature", value]
    if kind == "defaultIsolation":
        return ["-default-isolation", value]
    if kind == "define":
        return ["-D", value]
    if kind == "swiftLanguageMode":
        return ["-swift-version", value]
    if kind == "unsafeFlags":
        return list(value)
    raise ManifestError(f"{target}: the setting {kind} is not known to apple-check")
