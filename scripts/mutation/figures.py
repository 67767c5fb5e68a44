# SPDX-License-Identifier: MIT
"""Figures of the two designs, changed.

Each number, colour and choice in the tables of `Sources/EspalierPrimitives/Look` is a mutant. The tables become computed, one
object for each mutant, and `DesignValues` notes which of its families a test reads.
"""
import re

import swift_text

LOOK = "Sources/EspalierPrimitives/Look"
TOKEN = re.compile(
    r"//[^\n]*|extension (?P<type>\w+)|case (?P<case>\.\w+)(?:, \.\w+)*: |(?P<rest>default): |(?P<label>\w+): "
    r"|(?P<open>[(\[{])|(?P<close>[)\]}])|(?P<comma>,)"
    r"|(?<![\w.])(?P<literal>0x[0-9A-F_]+|\d+(?:\.\d+)?|true|false)(?![\w.])")
FIELD = re.compile(r"^  (?:package )?let ([\w, \n]+): ([\w<>\[\]?]+)$", re.M)


def instrument(tree, mutants):
    look = tree / LOOK
    kinds = {}
    for name in ["ControlValues", "ContainerValues", "TypeScale"]:
        for names, kind in FIELD.findall((look / f"{name}.swift").read_text()):
            kinds.update({field.strip(): kind for field in names.split(",") if kinds.get(field.strip()) != "CGFloat"})
    values = look / "DesignValues.swift"
    families = {kind: name for name, kind in re.findall(r"let (\w+): (\w+)$", values.read_text(), re.M)}
    for name, looks in [("DesignValues+Both", "desktop,phone"), ("DesignValues+Desktop", "desktop"),
                        ("DesignValues+Phone", "phone"), ("Palette", "desktop,phone")]:
        path = look / f"{name}.swift"
        text, new, at = path.read_text(), "", 0
        for place, kind, labels in literals(text):
            if kind not in (*families, "DesignValues", "Palette"):
                continue
            family = families.get(kind, labels[0])
            field = ".".join(labels[kind == "DesignValues":])
            number = mutants.add("figure", f"{looks} {family}.{field}", f"{LOOK}/{name}.swift", place.group(0), looks)
            new += text[at : place.start()] + call(number, place.group(0), field, kinds)
            at = place.end()
        path.write_text(swift_text.with_import(computed(new + text[at:]), "EspalierGraph"))
    values.write_text(swift_text.with_import(noting(values.read_text()), "EspalierGraph"))


def literals(text):
    """Each literal of a table, with the extended type and the labels of the calls around it."""
    kind, case, stack, label = "", "", [], ""
    for token in TOKEN.finditer(text):
        if token["type"]:
            kind, case = token["type"], ""
        elif token["case"] or token["rest"]:
            case = (token["case"] or token["rest"]).lstrip(".")
        elif token["label"]:
            label = token["label"]
        elif token["open"]:
            stack.append(label)
            label = ""
        elif token["close"]:
            label = stack.pop()
        elif token["comma"]:
            label = ""
        elif token["literal"] and kind == "Palette":
            if case and token["literal"].startswith("0x"):
                yield token, kind, [case]
        elif token["literal"]:
            yield token, kind, [name for name in [*stack, label] if name] or [""]


def call(number, literal, field, kinds):
    last = [name for name in field.split(".") if name not in ("top", "leading", "bottom", "trailing")][-1:]
    if literal in ("true", "false"):
        return f"Mutants.choice({number}, {literal})"
    if literal.startswith("0x"):
        return f"Mutants.color({number}, {literal})"
    if last and last[0].startswith("emphasized"):
        return f"Mutants.count({number}, {literal})"
    is_part = last and (kinds.get(last[0]) == "Double" or last[0] == "opacity" or field.startswith("red"))
    return f"{'Mutants.part' if is_part else 'Mutants.length'}({number}, {literal})"


def computed(text):
    text = re.sub(
        r"package static let (\w+) = DesignValues\((.*?)^}", lambda found:
        f'package static var {found[1]}: DesignValues {{ Mutants.table("{found[1]}") {{ let made = DesignValues('
        f'{found[2].rstrip()}\n    made.name = "{found[1]}"\n    return made }} }}\n}}', text, flags=re.M | re.S)
    return re.sub(r"static let inBothLooks = (\w+)\((.*?)\)\n", r"static var inBothLooks: \1 { \1(\2) }\n", text, flags=re.S)


def noting(text):
    text = re.sub(
        r"^  ((?:package )?)let (\w+): (\w+)$",
        r'  \1var \2: \3 { Mutants.read("\\(name).\2"); return \2Values }\n  private let \2Values: \3', text, flags=re.M)
    text = re.sub(r"self\.(\w+) = (\w+)$", r"self.\1Values = \2", text, flags=re.M)
    return text.replace(
        "  private let textValues", "  nonisolated(unsafe) var name = \"\"\n  private let textValues", 1)
