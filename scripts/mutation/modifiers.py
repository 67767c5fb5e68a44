# SPDX-License-Identifier: MIT
"""Public modifiers as the identity.

A function of a view notes the beginning and the end of its body. While the body of the active mutant runs, each
`ModifiedContent` that is made is marked, and a marked one makes the view of its content alone. A function of a text, an
image, an animation or a transition that returns a value of the same type returns the value itself.
"""
import re

import swift_text

MODULES = ["Core", "Layout", "Interaction", "Scrolling", "Primitives", "Content", "Controls", "Navigation", "Apps"]
VALUES = ["Text", "Image", "Animation", "AnyTransition"]
EXTENSION = re.compile(r"^(?:@[^\n]*\n)*(?:public )?extension (View|" + "|".join(VALUES) + r")\b[^{]*\{", re.M)
FUNCTION = re.compile(r"^  (?:@[^\n]*\n  )*(?:@\w+(?:\([^)\n]*\))? )*(?:nonisolated )?public (?:[\w() ]*?)func (\w+)", re.M)
STATEMENT = re.compile(r"^(?:let|var|guard|if|switch|return|for|defer|func|#if|do|while)\b")


def instrument(tree, mutants):
    for module in MODULES:
        for path in sorted((tree / f"Sources/Espalier{module}").rglob("*.swift")):
            if path.parent.name != "Absent":
                file(path, str(path.relative_to(tree)), mutants)
    content = tree / "Sources/EspalierCore/View/ModifiedContent.swift"
    content.write_text(hook(content.read_text()))


def file(path, name, mutants):
    text = path.read_text()
    edits = []
    for extension in EXTENSION.finditer(text):
        end = swift_text.closing(text, extension.end() - 1)
        for function in FUNCTION.finditer(text, extension.end(), end):
            edit = change(text, function, extension.group(1), name, mutants)
            if edit:
                edits.append(edit)
    for start, end, new in reversed(edits):
        text = text[:start] + new + text[end:]
    if edits:
        path.write_text(swift_text.with_import(text, "EspalierGraph"))


def change(text, function, extended, file_name, mutants):
    """The new body of a function, with its place; nil if it is no modifier."""
    if re.search(r" static | mutating |unavailable", function.group(0)):
        return None
    at = angle_end(text, function.end()) if text[function.end()] == "<" else function.end()
    at = text.index("(", at)
    end = swift_text.closing(text, at)
    start = end + 1 + next(swift_text.top_level(text[end + 1 :], "{"))
    declared = text[end + 1 : start]
    result = re.search(r"->\s*(.*?)(?:\s+where\b.*)?$", declared.strip(), re.S)
    if not result:
        return None
    if extended != "View" and result.group(1) not in (extended, "Self"):
        return None
    close = swift_text.closing(text, start)
    body = text[start + 1 : close]
    if extended == "View" and result.group(1) in ("CGSize", "CGFloat", "Bool"):
        return None
    labels = "".join(label + ":" for label in argument_labels(text[at + 1 : end]))
    number = mutants.add("modifier", f"{extended}.{function.group(1)}({labels})", file_name)
    is_builder = re.search(r"@\w*Builder", function.group(0)) is not None
    return start + 1, close, new_body(body, number, extended == "View", is_builder)


def angle_end(text, at):
    """The place after the generic parameters that begin at a place."""
    depth = 0
    while True:
        if text.startswith("->", at):
            at += 2
            continue
        depth += (text[at] == "<") - (text[at] == ">")
        at += 1
        if depth == 0:
            return at


def argument_labels(parameters):
    places = [-1, *swift_text.top_level(parameters, ",")]
    parts = [parameters[a + 1 : b] for a, b in zip(places, places[1:] + [len(parameters)])]
    for part in parts:
        found = re.match(r"\s*(?:@\w+(?:\([^)]*\))?\s+)*(\w+)", part)
        if found:
            yield found.group(1)


def is_expression(body):
    """Whether a body is one expression, whose value is returned."""
    lines = [line.strip() for line in body.strip().splitlines() if not line.strip().startswith("//")]
    if STATEMENT.match(lines[0]) and not lines[0].startswith(("if", "switch")):
        return False
    starts = [line for line in body.rstrip().splitlines() if re.match(r" {4}[^\s.)\]}/]", line)]
    if lines[0].startswith(("if", "switch")):
        return "return" not in body and len(starts) == 1
    return len(starts) <= 1


def new_body(body, number, is_view, is_builder):
    if is_view and is_builder:
        return f" let _ = Mutants.enter({number})\n{body.rstrip()}\n    let _ = Mutants.leave({number})\n  "
    if is_expression(body):
        code = re.sub(r"^((?:\s|//[^\n]*\n)*)", r"\1return ", body, count=1)
    else:
        code = body
    if is_view:
        return f"\n    Mutants.enter({number})\n    defer {{ Mutants.leave({number}) }}\n    {code.strip()}\n  "
    return f"\n    if Mutants.isActive({number}) {{ return self }}\n    {code.strip()}\n  "


def hook(text):
    """`ModifiedContent` with a mark, whose views are those of its content."""
    text = text.replace("@frozen public struct", "public struct")
    text = text.replace("  @inlinable public nonisolated init(", "  public nonisolated init(")
    text = text.replace("  public var modifier: Modifier\n", "  public var modifier: Modifier\n  let isSkipped: Bool\n", 1)
    text = text.replace("    self.modifier = modifier\n", "    self.modifier = modifier\n    isSkipped = Mutants.isSkipping\n", 1)
    text = text.replace(
        "  /// The offset of `modifier`",
        "  @MainActor static func skips(_ attribute: Attribute<Self>) -> Bool {\n"
        "    Mutants.value(attribute)?.isSkipped == true\n  }\n\n  /// The offset of `modifier`")
    for value, body, extra in [("view", "view: view", "inputs: inputs"), ("modifier", "modifier: modifier", "inputs: inputs, body: body")]:
        for function in ["_makeView", "_makeViewList"]:
            text = re.sub(
                rf"(public static func {function}\(\s*{value}: _GraphValue<Self>, [^{{]*\{{\n)",
                rf"\1    if skips({value}.attribute) {{\n"
                rf"      return Content.{function}({body}.field(at: 0, as: Content.self), {extra})\n    }}\n", text)
    return re.sub(r"^    Modifier\._make", "    return Modifier._make", text, flags=re.M)
