# SPDX-License-Identifier: MIT

"""Blocks of code as HTML. Swift is coloured by its tokens; a block without a language is a picture made of characters."""

import html
import re

KEYWORDS = """
actor any as associatedtype async await break case catch class consume continue default defer deinit do else enum extension
fallthrough false fileprivate final for func get guard if import in indirect infix init inout internal is isolated lazy let
macro mutating nil nonisolated open operator override package postfix precedencegroup prefix private protocol public
repeat required rethrows return self Self sending set some static struct subscript super switch throw throws true try
typealias unowned var weak where while
""".split()

SWIFT = re.compile(
    r"""(?P<comment>//[^\n]*|/\*.*?\*/)
    |(?P<string>\"\"\".*?\"\"\"|"(?:\\\((?:[^()]|\([^()]*\))*\)|\\.|[^"\\\n])*")
    |(?P<attribute>[@\#][A-Za-z_]\w*)
    |(?P<number>\b(?:0x[\da-fA-F_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][-+]?\d+)?)\b)
    |(?P<keyword>(?<!\.)\b(?:%s)\b)
    |(?P<type>\b[A-Z]\w*)
    |(?P<call>\b[a-z_]\w*(?=\())
    |(?P<member>(?<=\.)[a-z_]\w*)"""
    % "|".join(KEYWORDS), re.VERBOSE | re.DOTALL)

SHELL = re.compile(r"(?P<comment>(?:(?<=\s)|^)\#[^\n]*)|(?P<call>^\s*[\w./$-]+)|(?P<keyword>\s--?[a-z][\w-]*)", re.MULTILINE)


def highlight(code, language):
    """The block; `language` is what stands behind the fence."""
    code = code.rstrip("\n")
    # Commands of a terminal often stand in a block without a language.
    tokens = {"swift": SWIFT, "sh": SHELL, "bash": SHELL, "console": SHELL}.get(language)
    kind = "code" if language else "figure" if re.search("[─│┌└├▼▲►◄]", code) else "code"
    body = _coloured(code, tokens) if tokens else html.escape(code, quote=False)
    return f'<pre class="{kind}" tabindex="0"><code>{body}</code></pre>'


def _coloured(code, tokens):
    parts, position = [], 0
    for match in tokens.finditer(code):
        parts.append(html.escape(code[position:match.start()], quote=False))
        parts.append(f'<span class="{match.lastgroup}">{html.escape(match.group(), quote=False)}</span>')
        position = match.end()
    return "".join(parts) + html.escape(code[position:], quote=False)
