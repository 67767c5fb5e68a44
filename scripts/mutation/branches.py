# SPDX-License-Identifier: MIT
"""Branches of the nodes and modifiers of preferences, inverted.

A condition becomes its opposite, a binding that fails or not (`if let`, `guard let`) fails always, and `reduce` combines in the
other order.
"""
import pathlib
import re

import swift_text

FOLDERS = ["Sources/EspalierCore/Preferences", "Sources/EspalierCore/PreferenceModifiers"]
NODE = re.compile(r"\boverride func attribute<Key: PreferenceKey>")
STATEMENT = re.compile(r"^( +)(guard |if |\} else if )(.*?)((?: else)? \{$|(?: else)? \{ .*)$")
LOOP = re.compile(r"^(.*\bwhere )([^{]*[=!<>]= ?[^{]*?)( \{.*)$")
CHOICE = re.compile(r"^( +return | +let \w+(?:: \w+)? = | +(?=[\w!])(?!.*\{ )|.*?\{ )([^{}]+?) \? (?!\?)(.*)$")
REDUCE = re.compile(r"^( +)Key\.reduce\(value: &(\w+)\) \{ (.*) \}$", re.M)


def instrument(tree, mutants):
    for path in sorted((tree / "Sources").rglob("*.swift")):
        text, name = path.read_text(), str(path.relative_to(tree))
        if str(pathlib.PurePath(name).parent) not in FOLDERS and not NODE.search(text):
            continue
        number = lambda what: mutants.add("branch", what, name)
        new = "\n".join(reduce_order(change(line, number), number) for line in text.split("\n"))
        if new != text:
            path.write_text(swift_text.with_import(new, "EspalierGraph"))


def change(line, add):
    if line.lstrip().startswith("//"):
        return line
    statement = STATEMENT.match(line)
    if statement:
        indent, keyword, conditions, rest = statement.groups()
        if "case " in conditions or conditions.count("(") != conditions.count(")") or conditions.endswith(","):
            return line
        return indent + keyword + clauses(conditions, add) + rest
    loop = LOOP.match(line)
    if loop:
        return loop.group(1) + inverted(loop.group(2), add) + loop.group(3)
    choice = CHOICE.match(line)
    if choice and " : " in choice.group(3) and choice.group(2).count("(") == choice.group(2).count(")"):
        return choice.group(1) + inverted(choice.group(2), add) + " ? " + choice.group(3)
    return line


def clauses(conditions, add):
    places = [-1, *swift_text.top_level(conditions, ",")]
    parts = [conditions[a + 1 : b].strip() for a, b in zip(places, places[1:] + [len(conditions)])]
    return ", ".join(
        f"{part}, Mutants.inverted({add(part)}, true)" if part.startswith("let ") else inverted(part, add)
        for part in parts)


def inverted(condition, add):
    return f"Mutants.inverted({add(condition)}, {condition})"


def reduce_order(line, add):
    found = REDUCE.match(line)
    if not found:
        return line
    indent, value, following = found.groups()
    number = add(f"reduce order of {value}, {following}")
    return (
        f"{indent}if Mutants.isActive({number}) {{ var other = {following}\n"
        f"{indent}Key.reduce(value: &other) {{ {value} }}\n{indent}{value} = other }} else {{\n{line} }}")
