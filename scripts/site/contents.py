# SPDX-License-Identifier: MIT

"""The pages of the site."""

from pathlib import Path

from groups import page_name, sources
from markdown import Markdown


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
        self.groups = [(name, [self._page(path) for path in paths]) for name, paths in sources(root)]

    @property
    def pages(self):
        return [page for _, pages in self.groups for page in pages]

    def add(self, group, page):
        next(pages for name, pages in self.groups if name == group).append(page)

    def page(self, path):
        """The page that is made from a file, if one is."""
        return next((page for page in self.pages if page.source == Path(path)), None)

    def _page(self, path):
        text = path.read_text(encoding="utf-8")
        if not path.suffix:
            text = f"# Licence\n\n```\n{text}\n```\n"
        return Page(path, page_name(self.root, path) + ".html", Markdown(text))
