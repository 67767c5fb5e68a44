# SPDX-License-Identifier: MIT
"""Places in Swift source that `swift format` has brought into its one form."""
import re


def skip(text, at):
    """The end of the comment or string literal that begins at a place; the place itself if none does."""
    if text.startswith("//", at):
        end = text.find("\n", at)
        return len(text) if end < 0 else end
    if text.startswith("/*", at):
        return text.index("*/", at) + 2
    if text.startswith('"""', at):
        return text.index('"""', at + 3) + 3
    if text[at] == '"':
        at += 1
        while text[at] != '"':
            if text.startswith("\\(", at):
                at = closing(text, at + 1) + 1
            else:
                at += 2 if text[at] == "\\" else 1
        return at + 1
    return at


def closing(text, at):
    """The place of the bracket that closes the one at a place."""
    depth = 0
    while True:
        end = skip(text, at)
        if end > at:
            at = end
            continue
        depth += (text[at] in "([{") - (text[at] in ")]}")
        if depth == 0:
            return at
        at += 1


def top_level(text, sought, at=0):
    """The places of a string outside of brackets, comments and literals."""
    while at < len(text):
        end = skip(text, at)
        if end > at:
            at = end
        elif text.startswith(sought, at):
            yield at
            at += len(sought)
        elif text[at] in "([{":
            at = closing(text, at) + 1
        else:
            at += 1


def with_import(text, module):
    """The text of a file that imports a module."""
    line = f"import {module}\n"
    if f"\n{line}" in text or text.startswith(line):
        return text
    first = re.search(r"^(?:@\w+ )?(?:public |internal )?import ", text, re.M)
    at = first.start() if first else text.index("\n\n") + 2
    return text[:at] + line + text[at:]
