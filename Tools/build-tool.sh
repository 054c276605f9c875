#!/usr/bin/env bash
# Builds .build/release/interlock, unless nothing that it is made of has changed: `find` sees that in a
# hundredth of a second, the package manager takes more than one.
set -euo pipefail
cd "$(dirname "$0")/.."

tool=.build/release/interlock
made_of=(Package.swift Sources Twin Laboratory Tests/Support)
# Written when the tool has been built; its time is that of the build's beginning.
stamp=.build/tool.stamp

# What a file's time does not tell: the settings, the compiler, and whether another build has replaced the
# tool.
circumstances() {
  cat .build/laboratory.env
  swift --version 2>/dev/null
  stat --dereference --format='%s bytes of %y' "$tool" 2>/dev/null
}

# A folder's time tells of files that are gone.
is_current() {
  [ -x "$tool" ] && [ "$(circumstances)" = "$(cat "$stamp" 2>/dev/null)" ] \
    && [ -z "$(find "${made_of[@]}" -newer "$stamp" -print -quit)" ]
}

is_current && exit 0
began=$(mktemp)
trap 'rm -f "$began"' EXIT
Tools/laboratory.sh swift build -c release --product interlock
circumstances >"$stamp"
touch --reference="$began" "$stamp"
