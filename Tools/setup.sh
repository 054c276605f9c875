#!/usr/bin/env bash
# Makes ready for `make demo` and `make test`: installs what draws the pictures, if it may, and finds out
# what this machine can build. Never asks for a password; without root the pictures are left out.
#
#   INTERLOCK_NO_INSTALL=1   installs nothing
#   Tools/setup.sh counter   installs what counts instructions for `make bench-check`, if it may, and no more
#
# Result: .build/laboratory.env, read by Tools/laboratory.sh.
set -euo pipefail
cd "$(dirname "$0")/.."

packages=(libcairo2-dev libpango1.0-dev zlib1g-dev fonts-inter pkg-config)
# What Inter lacks: emoji, Chinese and Japanese, Korean, other scripts. Pictures without them show boxes.
more_fonts=(fonts-noto-color-emoji fonts-droid-fallback fonts-nanum fonts-noto-core)
apt_line="apt-get install -y --no-install-recommends ${packages[*]} ${more_fonts[*]}"

say() { printf '%s\n' "$*" >&2; }

has_pictures() {
  command -v pkg-config >/dev/null && pkg-config --exists cairo pangocairo pangoft2 zlib && has_font
}

has_font() {
  command -v fc-list >/dev/null && [ -n "$(fc-list Inter 2>/dev/null)" ]
}

has_more_fonts() {
  local family
  for family in "Noto Color Emoji" "Droid Sans Fallback" NanumGothic "Noto Sans Hebrew"; do
    [ -n "$(fc-list "$family" 2>/dev/null)" ] || return 1
  done
}

# Runs apt-get as root: directly, or by a sudo that needs no password.
as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

may_install() {
  [ "$(id -u)" = 0 ] || { command -v sudo >/dev/null && sudo -n true 2>/dev/null; }
}

# install LINE: runs a line of apt-get.
install() {
  export DEBIAN_FRONTEND=noninteractive
  say "setup: $1"
  as_root apt-get update -q >"$log" 2>&1 && as_root $1 >>"$log" 2>&1
}

find_pictures() {
  if has_pictures; then
    find_more_fonts
    return 0
  fi
  if [ "${INTERLOCK_NO_INSTALL:-}" = 1 ]; then
    say "setup: INTERLOCK_NO_INSTALL=1, so nothing is installed."
  elif ! command -v apt-get >/dev/null; then
    say "setup: this system has no apt-get; install Cairo, Pango, zlib and the font Inter in its own way."
  elif ! may_install; then
    say "setup: no root here, and sudo wants a password."
  elif install "$apt_line" && has_pictures; then
    return 0
  else
    say "setup: that did not work; the end of $log:"
    tail -n 5 "$log" >&2 || true
  fi
  say "setup: going on without pictures. This line gives them:"
  say "  sudo $apt_line"
  return 1
}

# Letters beyond those of Inter are worth a try, and no failure.
find_more_fonts() {
  local line="apt-get install -y --no-install-recommends ${more_fonts[*]}"
  has_more_fonts && return 0
  if [ "${INTERLOCK_NO_INSTALL:-}" != 1 ] && command -v apt-get >/dev/null && may_install; then
    install "$line" && return 0
    say "setup: that did not work; the end of $log:"
    tail -n 5 "$log" >&2 || true
  fi
  say "setup: pictures show boxes for emoji and for scripts that Inter lacks. This line gives them:  sudo $line"
}

# Counting instructions is for those who work on the engine; without it, `make bench-check` compares time.
find_counter() {
  local line="apt-get install -y --no-install-recommends valgrind binutils"
  command -v valgrind >/dev/null && command -v strip >/dev/null && return 0
  if [ "${INTERLOCK_NO_INSTALL:-}" != 1 ] && command -v apt-get >/dev/null && may_install; then
    install "$line" && return 0
    say "setup: that did not work; the end of $log:"
    tail -n 5 "$log" >&2 || true
  fi
  say "setup: no valgrind, so instructions are not counted. This line gives it:  sudo $line"
}

# The tool's option parser is the one dependency that comes over the network.
find_option_parser() {
  [ -d .build/checkouts/swift-argument-parser ] && return 0
  say "setup: fetching swift-argument-parser"
  INTERLOCK_LABORATORY=1 timeout 120 swift package resolve >"$log" 2>&1 && return 0
  say "setup: swift-argument-parser cannot be fetched, so the tool is built without options:"
  say "  it plays the demo and nothing else. The end of $log:"
  tail -n 3 "$log" >&2 || true
  return 1
}

command -v swift >/dev/null || {
  say "setup: there is no swift in PATH. Install Swift 6.2 or later: https://www.swift.org/install"
  exit 3
}
mkdir -p .build
log=.build/setup.log
if [ "${1:-}" = counter ]; then
  find_counter
  exit 0
fi
pictures=0 laboratory=0
if find_pictures; then pictures=1; fi
if find_option_parser; then laboratory=1; fi
settings="INTERLOCK_PICTURES=$pictures INTERLOCK_LABORATORY=$laboratory"
if [ "$(cat .build/laboratory.env 2>/dev/null)" != "$settings" ]; then
  printf '%s\n' "$settings" >.build/laboratory.env
  say "setup: $settings"
fi
