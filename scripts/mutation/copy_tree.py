# SPDX-License-Identifier: MIT
"""The copy of the package that is compiled once for all mutants."""
import json
import os
import pathlib
import shutil
import subprocess

import branches
import figures
import modifiers

# The tests of views that need no window, command or browser.
FOCUS = [
    f"{name}Tests" for name in [
        "EspalierCore", "EspalierLayout", "EspalierInteraction", "EspalierMotion", "EspalierScrolling", "EspalierHosting",
        "EspalierPrimitives", "EspalierContent", "EspalierControls", "EspalierNavigation", "EspalierApps", "ViewTesting", "Golden",
        "Robustness"]]


class Mutants:
    """The mutants of a copy, by number from 1 on."""

    def __init__(self):
        self.all = {}
        self.names = set()

    def add(self, kind, name, file, detail="", looks=""):
        """The number of a new mutant. Of several with one name, the later ones have an ordinal."""
        unique, ordinal = f"{name} {pathlib.Path(file).name}", 1
        while (kind, unique) in self.names:
            ordinal += 1
            unique = f"{name} {pathlib.Path(file).name} #{ordinal}"
        self.names.add((kind, unique))
        number = len(self.all) + 1
        self.all[number] = {"kind": kind, "name": unique, "file": file, "detail": detail, "looks": looks}
        return number


def make(root, place):
    """Copies the sources to `place/tree`, with all mutants, and returns these. Files that stay the same keep their time."""
    staging, tree = place / "staging", place / "tree"
    shutil.rmtree(staging, ignore_errors=True)
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=root, check=True, capture_output=True, text=True)
    for name in listed.stdout.splitlines():
        if (root / name).is_file():
            (staging / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, staging / name)
    mutants = Mutants()
    for family in (modifiers, branches, figures):
        family.instrument(staging, mutants)
    here = root / "scripts/mutation"
    shutil.copy(here / "Mutants.swift", staging / "Sources/EspalierGraph")
    shutil.copy(here / "FigureSheets.swift", staging / "Tests/GoldenTests")
    manifest = staging / "Package.swift"
    manifest.write_text(manifest.read_text().replace(
        '"SwiftUI", "ViewTesting", "EspalierCairo", "EspalierDrawing", "EspalierInteraction", "EspalierTestSupport",\n      ],\n      exclude: ["Expected", "Pictures"]',
        '"SwiftUI", "ViewTesting", "EspalierCairo", "EspalierDrawing", "EspalierInteraction", "EspalierTestSupport", "EspalierGraph"\n      ],\n      exclude: ["Expected", "Pictures"]'))
    merge(staging, tree)
    (place / "mutants.json").write_text(json.dumps(mutants.all, indent=1))
    return mutants.all


def merge(staging, tree):
    """Brings a folder to the state of another one."""
    new = {path.relative_to(staging) for path in staging.rglob("*") if path.is_file()}
    for name in new:
        target = tree / name
        if not target.exists() or target.read_bytes() != (staging / name).read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(staging / name, target)
    for path in tree.rglob("*"):
        name = path.relative_to(tree)
        if path.is_file() and name.parts[0] != ".build" and name not in new:
            path.unlink()


def build(tree):
    environment = {**os.environ, "ESPALIER_FOCUS": ",".join(FOCUS)}
    subprocess.run(["swift", "build", "--build-tests"], cwd=tree, env=environment, check=True)
    return tree / ".build/debug/espalierPackageTests.xctest"
