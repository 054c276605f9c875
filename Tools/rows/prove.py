#!/usr/bin/env python3
"""Switches each row's features off, one by one, and requires that a test of the row fails.

usage: prove.py [--list] [--remember] [ROW...]

A copy of the sources in .build/rows-prove gets a switch at every place that catalogue names, and is
built once. Then each feature is switched off in runs of its own: the test that noticed it before comes
first, and if that is content all tests of the row, those that take long last, and the row's stories.
What noticed a feature is run once more with nothing switched off, and has to pass.

--remember writes into catalogue/witnesses.txt which test noticed each feature, where that has changed.

A row that Documentation/Rows.md lists as not there yet is skipped.

Exit status 1 if a switch goes unnoticed, if a row has no switch or one too many, or if something fails
with nothing switched off; 2 if a switch does not fit the sources, or a name is that of no row or switch.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Callable, Dict, Iterable, List, Optional, Sequence

import build
import catalogue
import proof
import rows
import runs
import switches
import witnesses
from package_copy import BuildError
from proof import ProofError, Prover, Verdict
from switches import Switch, SwitchError

#: Writes down which tests are remembered.
Save = Callable[[Dict[witnesses.Key, str]], None]


def problems_at_rest(
    found: rows.Rows, chosen: Sequence[str], switched: Iterable[Switch]
) -> List[str]:
    """Rows that nothing switches off, and rows that are said to be not there and are switched off."""
    with_switch = {switch.row for switch in switched}
    problems = [f"error: {row} has no switch; add one to Tools/rows/catalogue" for row in chosen
                if row not in with_switch and row not in found.not_yet]
    return problems + [
        f"error: {rows.PAGE} says that {row} is not there yet, and Tools/rows/catalogue switches it "
        "off; one of the two is wrong" for row in chosen
        if row in with_switch and row in found.not_yet]


def table_line(name: str, switch: Switch, verdict: Verdict) -> str:
    if not verdict.noticed_by:
        return f"{name:<6} {switch.what:<72} UNNOTICED"
    more = f" and {len(verdict.noticed_by) - 1} more" if len(verdict.noticed_by) > 1 else ""
    return f"{name:<6} {switch.what:<72} {verdict.noticed_by[0]}{more}"


def prove(prover: Prover, chosen: Dict[str, Switch], save: Optional[Save] = None) -> int:
    """Runs everything, prints the table, and returns how much is wrong.

    Given a way to save them, tests that notice a feature are remembered.
    """
    verdicts: List[Verdict] = []
    for (name, switch), verdict in zip(chosen.items(), prover.verdicts(chosen)):
        verdicts.append(verdict)
        print(table_line(name, switch, verdict), flush=True)
        if save is not None and verdict.noticed_by and not verdict.is_remembered:
            prover.remember(name, switch, verdict)
            save(prover.witnesses)
    wrong = sum(not verdict.noticed_by for verdict in verdicts)
    unremembered = sum(bool(each.noticed_by) and not each.is_remembered for each in verdicts)
    if unremembered and save is None:
        print(f"note: {unremembered} were not noticed by the test that is remembered; "
              "Tools/rows/prove.py --remember brings catalogue/witnesses.txt up to date")
    for failed in prover.false_evidence(verdicts):
        print(f"error: nothing was switched off, and this fails: {failed}")
        wrong += 1
    return wrong


def save_witnesses(known: Dict[witnesses.Key, str]) -> None:
    witnesses.write(known, catalogue.SWITCHES)


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--remember", action="store_true")
    parser.add_argument("rows", nargs="*")
    return parser.parse_args()


def main() -> int:
    arguments = parsed()
    found = rows.read()
    names = switches.named(catalogue.SWITCHES)
    sources = switches.sources_with(names, build.PROJECT)
    wanted = arguments.rows or list(found.texts)
    unknown = [each for each in wanted if each not in found.texts and each not in names]
    if unknown:
        raise SwitchError(f"no row or switch is called {', '.join(unknown)}; --list shows the switches")
    chosen = {name: switch for name, switch in names.items()
              if switch.row in wanted or name in wanted}
    rows_wanted = [row for row in wanted if row in found.texts]
    wrong = problems_at_rest(found, rows_wanted, catalogue.SWITCHES)
    skipped = [f"{row:<6} not there yet: skipped" for row in rows_wanted if row in found.not_yet]
    print("".join(each + "\n" for each in wrong + skipped), end="")
    if arguments.list:
        print("".join(f"{name:<6} {switch.what:<72} {switch.file}\n" for name, switch in names.items()),
              end="")
        return 1 if wrong else 0
    start = time.monotonic()
    environment = build.settings()
    build.make_copy(sources, {test.target for each in found.tests.values() for test in each})
    tests = str(build.build(environment))
    built = time.monotonic()
    run = runs.runner(environment, build.COPY, enough=proof.FAILED)
    prover = Prover(found, run, tests, proof.listed_tests(tests, run), witnesses.read())
    mistakes = prove(prover, chosen, save_witnesses if arguments.remember else None)
    print(f"rows-prove: {len(chosen)} features of {len({each.row for each in chosen.values()})} rows "
          f"switched off, {mistakes} mistakes; built in {built - start:.0f} s, "
          f"proved in {time.monotonic() - built:.0f} s")
    return 1 if mistakes or wrong else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (SwitchError, rows.PageError) as error:
        print(f"error: {error}", file=sys.stderr)
        sys.exit(2)
    except BuildError as error:
        print(f"error: the copy with the switches does not build:\n{error}", file=sys.stderr)
        sys.exit(1)
    except ProofError as error:
        print(f"error: {error}", file=sys.stderr)
        sys.exit(1)
