# SPDX-License-Identifier: MIT

"""Whether what the pages name is there: links, anchors, paths."""

import re
from pathlib import Path
from urllib.parse import unquote

# A path of the repository in code marks.
NAMED_PATH = re.compile(r"(?:Sources|Tests|Examples|Benchmarks|docs|scripts|\.ci|\.github)/[A-Za-z0-9_+./-]*")


def is_external(link):
    return re.match("[a-z][a-z0-9+.-]*:", link) is not None


def resolved(page, link):
    """The file that a link of a page leads to, and the anchor."""
    path, _, anchor = unquote(link).partition("#")
    return (page.source.parent / path).resolve() if path else page.source, anchor


class Checks:
    """Gathers faults, each a line that names the page and what is wrong in it."""

    def __init__(self, root, contents):
        self.root = root
        self.contents = contents
        self.faults = []
        self.links = 0
        self.paths = 0

    def check(self, page):
        name = page.source.relative_to(self.root)
        for link in page.markdown.links:
            if is_external(link):
                continue
            self.links += 1
            target, anchor = resolved(page, link)
            other = self.contents.page(target)
            if not target.exists():
                self.faults.append(f"{name}: the link {link} leads to no file")
            elif link in page.markdown.pictures:
                continue
            elif other is None:
                self.faults.append(f"{name}: {link} is no page of the site; add it to scripts/site/groups.py")
            elif anchor and anchor not in other.markdown.anchors:
                near = ", ".join(sorted(other.markdown.anchors))
                self.faults.append(f"{name}: no heading of {link.split('#')[0] or name} has the anchor {anchor}: {near}")
        for link in page.markdown.pictures:
            self.links += 1
            if not resolved(page, link)[0].is_file():
                self.faults.append(f"{name}: there is no picture {link}")
        if page.source.name == "glossary.md":
            self._check_types(name, page)
        for code in page.markdown.codes:
            if NAMED_PATH.fullmatch(code):
                self.paths += 1
                if not (self.root / code).exists():
                    self.faults.append(f"{name}: the repository has no {code}")

    def _check_types(self, name, page):
        """Each type that the glossary names is one: a term whose type was renamed would explain nothing."""
        declared = set()
        for file in self.root.glob("Sources/**/*.swift"):
            declared.update(re.findall(r"\b(?:class|struct|enum|protocol|actor|typealias) (\w+)", file.read_text(encoding="utf-8")))
        for code in page.markdown.codes:
            if re.fullmatch(r"_?[A-Z]\w+", code) and code not in declared | {"Tests"}:
                self.faults.append(f"{name}: Sources declares no type {code}")
