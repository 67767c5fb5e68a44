# SPDX-License-Identifier: MIT
"""A program with seeded faults."""
import pathlib

FOLDER = pathlib.Path(__file__).resolve().parent / "Programs"


class Fault:
    """A change that makes the program wrong, and the check that finds it.

    The check gets an open session and returns the part of the answers that shows the fault; something empty if there is none. It reads
    nothing but answers of tools: neither the source nor whether the program is the faulty one.
    """

    def __init__(self, program, kind, complaint, old, new, check):
        self.program, self.kind, self.complaint = program, kind, complaint
        self.old, self.new, self.check = old, new, check

    @property
    def name(self):
        return f"{self.program.name}.{self.check.__name__}"

    def source(self):
        text = self.program.source
        assert text.count(self.old) == 1, f"{self.name}: the old text occurs {text.count(self.old)} times"
        return text.replace(self.old, self.new)


class Program:
    def __init__(self, name, **scene):
        self.name, self.scene, self.faults = name, scene, []
        self.source = (FOLDER / f"{name}.swift").read_text()

    def fault(self, kind, complaint, old, new):
        """Adds a fault whose check is the decorated function.

        Parameters: `kind` as the table of kinds counts it; `complaint` as the assistant's user would utter it; `old` occurs once in the
        program, and `new` replaces it.
        """

        def add(check):
            self.faults.append(Fault(self, kind, complaint, old, new, check))
            return check

        return add
