# SPDX-License-Identifier: MIT

"""Writes the pages as articles of a DocC catalogue: `python3 scripts/site/catalogue.py FOLDER`, for `scripts/reference`.

The catalogue is made for each run and is not in the repository: the pages exist once. What forges and DocC write differently are
links between pages, their anchors, and lines that begin with @, which are directives in DocC.
"""

import re
import sys
from pathlib import Path

from groups import page_name, sources
from slugs import slug

ROOT = Path(__file__).resolve().parents[2]
# The page at the top, under which the others and the modules are.
TOP = "Espalier"


def name(path):
    return TOP if path == ROOT / "README.md" else page_name(ROOT, path)


class Articles:
    def __init__(self):
        self.groups = [(group, [path for path in paths if path.suffix == ".md"]) for group, paths in sources(ROOT)]
        self.texts = {path: path.read_text(encoding="utf-8") for _, paths in self.groups for path in paths}

    def write(self, folder):
        folder.mkdir(parents=True)
        for path, text in self.texts.items():
            article = "".join(self._converted(path, part) for part in re.split(r"(^```.*?^```$)", text, flags=re.M | re.S))
            if name(path) == TOP:
                article = self._top(article)
            (folder / f"{name(path)}.md").write_text(article, encoding="utf-8")

    def _converted(self, path, part):
        if part.startswith("```"):
            return part
        part = re.sub(r"^@", r"\\@", part, flags=re.M)
        # Two backticks are code that contains one; in DocC they are a link to a symbol.
        part = re.sub(r"``(.+?)``", lambda match: f"`{match[1].replace('`', '').strip()}`", part)
        return re.sub(r"\[([^\]]+)\]\(([^)\s]+)\)", lambda match: self._link(path, *match.groups()), part)

    def _link(self, path, words, link):
        if re.match("[a-z]+:", link):
            return f"[{words}]({link})"
        file, _, anchor = link.partition("#")
        target = (path.parent / file).resolve() if file else path
        if target not in self.texts:
            return words  # a file that is no article
        fragment = "#" + self._fragment(target, anchor) if anchor else ""
        return f"<doc:{name(target)}{fragment}>" if words == target.name else f"[{words}](doc:{name(target)}{fragment})"

    def _fragment(self, path, anchor):
        """The same heading as DocC names it: its own words, joined by hyphens."""
        headings = re.findall(r"^#{2,4} (.+)$", self.texts[path], flags=re.M)
        return next((h.replace("`", "").replace(" ", "-") for h in headings if slug(h) == anchor), anchor)

    def _top(self, article):
        """The page that is the root: it lists the modules and all articles."""
        topics = ["\n## Topics\n", "### Modules\n", "- ``SwiftUI``", "- ``Combine``", "- ``ViewTesting``"]
        for group, paths in self.groups:
            others = [path for path in paths if name(path) != TOP]
            if others:
                topics += [f"\n### {group}\n"] + [f"- <doc:{name(path)}>" for path in others]
        title, _, rest = article.partition("\n")
        return f"{title}\n\n@Metadata {{\n  @TechnologyRoot\n}}\n{rest}\n" + "\n".join(topics) + "\n"


if __name__ == "__main__":
    Articles().write(Path(sys.argv[1]))
