#!/usr/bin/env bash
# Fuzzes the reader of recordings with libFuzzer, which is part of the Swift toolchain on Linux.
#
#   Tools/fuzz.sh [SECONDS]
#
# Begins with Fuzz/Corpus and what earlier runs have found interesting. Bytes that crash it, hang it or take
# too much memory are kept in Fuzz/.build/found; the exit status is then 1.
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:-60}
if ! [[ $seconds =~ ^[1-9][0-9]{0,4}$ ]]; then
  echo "error: SECONDS is '$seconds'; give a whole number from 1 to 99999" >&2
  exit 2
fi

folder=Fuzz/.build
swift build --package-path Fuzz --scratch-path "$folder" -c release --sanitize=fuzzer
mkdir -p "$folder/interesting" "$folder/found"
"$folder/release/RecordingFuzzer" \
  -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -max_len=16384 -print_final_stats=1 \
  -artifact_prefix="$folder/found/" "$folder/interesting" Fuzz/Corpus || exit 1
