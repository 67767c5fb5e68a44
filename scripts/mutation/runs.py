# SPDX-License-Identifier: MIT
"""Runs of the compiled copy: which test reaches what, which figure a sheet shows, which mutant a test finds."""
import collections
import json
import os
import re
import subprocess
import time

# Seconds without an event after which a test counts as one that hangs.
PATIENCE = 90
# Suites that take minutes when they run alone, one test after the other.
SKIPPED = ["LongFieldTests"]


def run(binary, folder, filters, patience=PATIENCE, **variables):
    """Runs tests one after the other. Returns the results of those that began, by place: "passed", "failed", "ended" or "hung";
    and the seconds that each took."""
    events = folder / "events.json"
    events.unlink(missing_ok=True)
    log = open(folder / "run.log", "w")
    arguments = [binary, "--testing-library", "swift-testing", "--no-parallel", "--event-stream-output-path", str(events)]
    for pattern in filters:
        arguments += ["--filter", pattern]
    for pattern in SKIPPED:
        arguments += ["--skip", pattern]
    fixed = {"ESPALIER_FUZZ_CASES": "20", "SWIFT_BACKTRACE": "enable=no"}
    environment = {**os.environ, **fixed, **{name: str(value) for name, value in variables.items()}}
    process = subprocess.Popen(arguments, cwd=folder / "tree", stdout=log, stderr=log, env=environment)
    size, since = -1, time.time()
    while process.poll() is None:
        time.sleep(0.2)
        now = (events.stat().st_size if events.exists() else 0) + (folder / "run.log").stat().st_size
        if now != size:
            size, since = now, time.time()
        elif time.time() - since > patience:
            process.kill()
            process.wait()
            return results(events, "hung")
    return results(events, "ended")


def place(identifier):
    """The place of a test in its file, which is the last part of its identifier."""
    return identifier.rsplit("/", 1)[-1]


def fails(issue):
    return issue.get("isFailure", True) and not issue.get("isKnown")


def results(events, unfinished):
    """The results and the seconds of the tests of a stream of events; those that did not end have the result `unfinished`."""
    found, times = {}, {}
    for line in events.read_text().splitlines() if events.exists() else []:
        try:
            record = json.loads(line)
        except ValueError:
            continue
        event = record.get("payload", {})
        if record.get("kind") != "event" or "testID" not in event:
            continue
        test, kind = place(event["testID"]), event["kind"]
        if kind == "testStarted":
            found.setdefault(test, unfinished)
            times[test] = event["instant"]["absolute"]
        elif kind == "issueRecorded" and fails(event.get("issue", {})):
            found[test] = "failed"
        elif kind == "testEnded":
            times[test] = event["instant"]["absolute"] - times.get(test, 0)
            if found.get(test) == unfinished:
                found[test] = "passed"
    return found, times


def coverage(binary, folder):
    """The mutants and families that each passing test reaches, and the seconds that it takes."""
    path = folder / "coverage.txt"
    found, times = run(binary, folder, [], patience=600, ESPALIER_MUTANT_COVERAGE=path)
    reached = {}
    for line in path.read_text().splitlines():
        test, *names = line.split(" ")
        if found.get(test) == "passed":
            reached[test] = {"names": names, "seconds": round(times.get(test, 0), 3)}
    (folder / "coverage.json").write_text(json.dumps(reached))
    return reached


def family(figure):
    """The family of figures, such as "bar" of "phone bar.height"."""
    return figure["name"].split(" ")[1].split(".")[0]


def shown_figures(binary, folder, figures):
    """The figures that a cell of the control sheets shows, with the cell."""
    path = folder / "figures.txt"
    path.write_text("".join(f"{number} {mutant['looks']} {family(mutant)}\n" for number, mutant in figures.items()))
    run(binary, folder, ["FigureSheets"], ESPALIER_FIGURES=path)
    lines = re.findall(r"^figure (\d+) (\S+)$", (folder / "run.log").read_text(), re.M)
    return {int(number): cell for number, cell in lines if cell != "-"}


def candidates(mutants, reached, limit):
    """The tests of each mutant that are tried, the most specific and fastest first."""
    tests = collections.defaultdict(list)
    for test, entry in reached.items():
        for name in entry["names"]:
            tests[name].append((len(entry["names"]) * (1 + entry["seconds"]), test))
    ordered = {}
    for number, mutant in mutants.items():
        names = [str(number)]
        if mutant["kind"] == "figure":
            names = [f"{look}.{family(mutant)}" for look in mutant["looks"].split(",")]
        ordered[number] = [test for _, test in sorted(pair for name in names for pair in tests[name])][:limit]
    return ordered


def rounds(binary, folder, tests, report):
    """Tries mutants with their tests, each round one test for each mutant. Returns what kills each: the test and its result."""
    killed, tried = {}, collections.Counter()
    while True:
        assigned = {}
        for number in sorted(tests, key=lambda number: len(tests[number]) - tried[number]):
            if number not in killed:
                test = next((test for test in tests[number][tried[number]:] if test not in assigned), None)
                if test:
                    tests[number].remove(test)
                    tests[number].insert(tried[number], test)
                    assigned[test] = number
        if not assigned:
            return killed
        while assigned:
            (folder / "assigned.txt").write_text("".join(f"{test} {number}\n" for test, number in assigned.items()))
            pattern = "/(" + "|".join(re.escape(test).replace("/", "\\/") for test in assigned) + ")$"
            found, _ = run(binary, folder, [pattern], ESPALIER_MUTANTS=folder / "assigned.txt")
            for test, result in found.items():
                number = assigned.pop(test, None)
                if number is None:
                    continue
                tried[number] += 1
                if result != "passed":
                    killed[number] = (test, result)
            # What is left has not begun: the one before ended the process. Without any that began, the rest is skipped.
            if not found:
                for number in assigned.values():
                    tried[number] += 1
                assigned = {}
        report(killed, tried)
