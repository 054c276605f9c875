#!/usr/bin/env bash
# Runs a command with the settings that Tools/setup.sh found, so that the demo, the tests and the checks
# share one build: laboratory.sh swift build -c release
set -euo pipefail
cd "$(dirname "$0")/.."
settings=$(cat .build/laboratory.env 2>/dev/null) || {
  printf 'laboratory: run `make setup` first\n' >&2
  exit 3
}
# shellcheck disable=SC2086 # Two assignments, split on purpose.
exec env $settings "$@"
