#!/usr/bin/env bash
# Proves that an app which uses the library resolves no other package: Tests/Fixtures/App depends on
# this one by path, and SwiftPM, asked without any of our settings, must name Interlock alone.
set -euo pipefail
cd "$(dirname "$0")/.."

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/home"

env -i "PATH=$PATH" "HOME=$scratch/home" swift package --package-path Tests/Fixtures/App \
  --scratch-path "$scratch/build" show-dependencies --format json >"$scratch/dependencies.json"

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
