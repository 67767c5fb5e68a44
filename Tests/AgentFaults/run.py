# SPDX-License-Identifier: MIT
"""Looks for seeded faults in SwiftUI programs by nothing but the answers of `espalier mcp`.

usage: scripts/agent-faults [--command ESPALIER] [--transcripts FOLDER] [PROGRAM[.FAULT] …]

Each fault is a change of a program in Tests/AgentFaults/Programs. Its check is run twice, in a session with the faulty program and in one
with the correct program: it must find the fault in the first one and nothing in the second one, where no call may fail either. The
table has the size of the transcript in which the fault is found, in characters and in tokens of four characters. Ends with status 1 if
a fault is not found or a check finds something in the correct program.
"""
import argparse
import collections
import importlib
import pathlib
import statistics
import sys
import tempfile
import traceback

from screen import Connection, Screen

here = pathlib.Path(__file__).resolve().parent
root = here.parent.parent


def faults(selected):
    programs = [
        importlib.import_module("Faults." + path.stem).program for path in sorted((here / "Faults").glob("[a-z]*.py"))
    ]
    known = [fault for program in programs for fault in program.faults]
    if not selected:
        return known
    for name in selected:
        if not any(name in (fault.name, fault.program.name) for fault in known):
            sys.exit(f"There is no program or fault {name}; there is " + ", ".join(fault.name for fault in known))
    return [fault for fault in known if {fault.name, fault.program.name} & set(selected)]


def examine(fault, connection, file):
    """The result of the check in a new session of the file, and the session's screen."""
    screen = Screen(connection, file, **fault.program.scene)
    try:
        return fault.check(screen), screen
    except Exception as error:
        # A check reads places in answers, which a fault may remove: that is no evidence of this fault.
        screen.failures.append("".join(traceback.format_exception_only(error)).strip())
        return None, screen
    finally:
        screen.close()


def main():
    parser = argparse.ArgumentParser(prog="scripts/agent-faults", description=__doc__.split("\n")[0])
    parser.add_argument("--command", default=str(root / ".build/debug/espalier"), help="the command; that of the debug build without it")
    parser.add_argument("--transcripts", type=pathlib.Path, help="a folder for the transcripts")
    parser.add_argument("--verbose", action="store_true", help="whether the evidence is printed")
    parser.add_argument("names", nargs="*", help="programs, or faults as Program.fault; all without it")
    arguments = parser.parse_args()
    chosen = faults(arguments.names)
    connection = Connection(arguments.command)
    sizes, failed, kinds = [], [], collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        for fault in chosen:
            name = fault.program.name
            versions = {"faulty": fault.source(), "correct": fault.program.source}
            problems = []
            for version, source in versions.items():
                file = pathlib.Path(folder) / version / f"{name}.swift"
                file.parent.mkdir(exist_ok=True)
                file.write_text(source)
                evidence, screen = examine(fault, connection, file)
                if version == "faulty":
                    characters, pictures, found = screen.characters, screen.pictures, evidence
                    if not evidence:
                        problems += ["not found"] + screen.failures
                else:
                    if evidence:
                        problems.append(f"found in the correct program, too: {evidence}")
                    problems += screen.failures
                if arguments.transcripts:
                    arguments.transcripts.mkdir(parents=True, exist_ok=True)
                    (arguments.transcripts / f"{fault.name}.{version}.txt").write_text("\n".join(screen.transcript))
            kinds[fault.kind] += 1
            sizes.append(characters)
            drawn = f", {pictures} pictures" if pictures else ""
            print(f"{'NOT ' if problems else ''}found  {fault.name} ({fault.kind}): {characters} characters, {characters // 4} tokens{drawn}", flush=True)
            if arguments.verbose and found:
                print("    " + str(found).replace("\n", "\n    "))
            for problem in problems:
                print("    " + problem.replace("\n", "\n    ")[:2000], flush=True)
            if problems:
                failed.append(fault.name)
    connection.close()
    print(f"{len(chosen) - len(failed)} of {len(chosen)} faults found, of {len(kinds)} kinds: "
          + ", ".join(f"{kind} {count}" for kind, count in sorted(kinds.items())))
    print(f"characters of a transcript: median {statistics.median(sizes):.0f}, most {max(sizes)}; "
          f"tokens: median {statistics.median(sizes) / 4:.0f}, most {max(sizes) // 4}")
    if failed:
        sys.exit("NOT found: " + ", ".join(failed))


main()
