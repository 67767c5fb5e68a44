"""Which pages there are, and in which order."""

from pathlib import Path

from markdown import Markdown

# The order of the sidebar. A page that is listed and not there is left out; a page of docs/ that is not listed comes into
# the last group but one.
GROUPS = [
    ("Start", ["README.md", "docs/command-line.md", "docs/testing.md", "docs/macros-and-previews.md",
               "docs/differences.md"]),
    ("How it works", ["docs/architecture.md", "docs/graph.md", "docs/identity.md", "docs/state.md",
                      "docs/preferences-and-anchors.md", "docs/layout.md", "docs/animation.md", "docs/hosts.md",
                      "docs/combine.md"]),
    ("On screen", ["docs/text.md", "docs/localisation.md", "docs/images.md", "docs/drawing.md", "docs/controls.md",
                   "docs/gestures.md", "docs/scrolling-and-lazy.md", "docs/navigation.md", "docs/presentations.md",
                   "docs/apps.md"]),
    ("Pictures", []),
    ("To look up", ["docs/glossary.md", "docs/specification*.md"]),
    ("Project", ["CONTRIBUTING.md", "CODE_OF_CONDUCT.md", "SECURITY.md", "CHANGELOG.md", "THIRD-PARTY-NOTICES.md",
                 "LICENSE"]),
]


class Page:
    """A page: where it comes from, what it is called, and its parsed text."""

    def __init__(self, source, file, markdown, title=None):
        self.source = source
        self.file = file
        self.markdown = markdown
        self.title = title or markdown.title


class Contents:
    """All pages, by group. `pages` has them in the order in which a reader goes through them."""

    def __init__(self, root):
        self.root = root
        self.groups = [(name, []) for name, _ in GROUPS]
        listed = set()
        for (_, sources), (_, pages) in zip(GROUPS, self.groups):
            for path in (path for pattern in sources for path in sorted(root.glob(pattern))):
                listed.add(path)
                pages.append(self._page(path))
        others = [path for path in sorted(root.glob("docs/**/*.md")) if path not in listed]
        self.groups[-2][1].extend(self._page(path) for path in others)

    @property
    def pages(self):
        return [page for _, pages in self.groups for page in pages]

    def add(self, group, page):
        next(pages for name, pages in self.groups if name == group).append(page)

    def page(self, path):
        """The page that is made from a file, if one is."""
        return next((page for page in self.pages if page.source == Path(path)), None)

    def _page(self, path):
        relative = path.relative_to(self.root)
        text = path.read_text(encoding="utf-8")
        if relative == Path("README.md"):
            return Page(path, "index.html", Markdown(text))
        if not relative.suffix:
            return Page(path, relative.name.lower() + ".html", Markdown(f"# Licence\n\n```\n{text}\n```\n"))
        parts = [part for part in relative.with_suffix("").parts if part != "docs"]
        return Page(path, "-".join(parts).lower().replace("_", "-") + ".html", Markdown(text))
