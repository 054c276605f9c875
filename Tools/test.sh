#!/usr/bin/env bash
# Runs every test that has been built, in two processes at the same time: the twin of UIKit lives on the main
# actor, so that one process keeps one processor busy.
#
#   Tools/test.sh [OPTION...]    options of `swift test`, such as -c release
#
# Inside a process one test runs after the other. Side by side they would take turns on the main actor wherever
# one waits, be it between a suite's `init` and its test, and a test could find another one's device as the
# system's current one.
#
# What the first process runs is what the second one skips, so no test is forgotten and none runs twice. Ends
# with status 1 if a test fails, or if a process has run none.
set -uo pipefail
cd "$(dirname "$0")/.."

# About half of the work: the library's tests, and the repository's own.
share='^(InterlockTests|TidyTests)\.'
logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
trap 'kill "${first:-}" 2>/dev/null; exit 130' INT TERM

run() { swift test --skip-build --ignore-lock --no-parallel "$@" 2>&1; }

run "$@" --filter "$share" >"$logs/first" &
first=$!
status=0
run "$@" --skip "$share" | tee "$logs/second" || status=1
wait "$first" || status=1
cat "$logs/first"
for log in "$logs"/{first,second}; do
  grep -qE 'Test run with [1-9][0-9]* tests?.* passed after' "$log" || status=1
done
exit "$status"
