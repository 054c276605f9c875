#!/usr/bin/env bash
# Proves two things that other packages rely on, asking SwiftPM without any of our settings:
# - an app that uses the library resolves no other package: Tests/Fixtures/App depends on this one by path, and
#   Interlock alone must be named;
# - the product UIKitTwin has all that tests on the twin import: Tests/Fixtures/TwinTests compiles against its modules
#   and no others. They are those that `make test` has built.
set -euo pipefail
cd "$(dirname "$0")/.."

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/home"

package() {
  env -i "PATH=$PATH" "HOME=$scratch/home" swift package --scratch-path "$scratch/build" "$@"
}

package --package-path Tests/Fixtures/App show-dependencies --format json >"$scratch/dependencies.json"
python3 - "$scratch/dependencies.json" <<'PYTHON'
import json
import sys


def below(package):
    """The names of all packages below this one."""
    return [name for each in package["dependencies"] for name in [each["name"], *below(each)]]


with open(sys.argv[1]) as file:
    app = json.load(file)
names = below(app)
print(f"dependency-check: {app['name']} resolves {len(names)} package: {', '.join(names)}")
sys.exit(names != ["Interlock"])
PYTHON

package dump-package >"$scratch/package.json"
mkdir "$scratch/modules"
python3 - "$scratch" >"$scratch/flags" <<'PYTHON'
import json
import pathlib
import shutil
import sys

scratch = pathlib.Path(sys.argv[1])
package = json.loads((scratch / "package.json").read_text())
targets = {target["name"]: target for target in package["targets"]}
waiting = next(each["targets"] for each in package["products"] if each["name"] == "UIKitTwin")
names = set()
while waiting:
    name = waiting.pop()
    if name not in names:
        names.add(name)
        waiting += [each["byName"][0] for each in targets[name]["dependencies"]]
print("-I", scratch / "modules")
for name in names:
    module = pathlib.Path(".build/release/Modules", f"{name}.swiftmodule")
    if module.exists():
        shutil.copy(module, scratch / "modules")
    else:
        print("-I", pathlib.Path(targets[name]["path"], "include"))
PYTHON
# As SwiftPM compiles tests: with the modules that Swift Testing wants beside others.
swiftc -typecheck -swift-version 6 -parse-as-library -module-name TwinTests \
  -Xfrontend -enable-cross-import-overlays "@$scratch/flags" Tests/Fixtures/TwinTests/*.swift
echo "dependency-check: tests compile with the product UIKitTwin alone"
