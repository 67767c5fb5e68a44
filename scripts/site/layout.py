# SPDX-License-Identifier: MIT

"""The frame around a page: sidebar, what is on the page, previous and next."""

import html
from string import Template

from checks import is_external, resolved


class Layout:
    def __init__(self, template, contents, has_reference):
        self.template = Template(template.read_text(encoding="utf-8"))
        self.contents = contents
        self.has_reference = has_reference

    def html(self, page):
        def address(link):
            if is_external(link):
                return link
            if link in page.markdown.pictures:
                return picture(link)
            target, anchor = resolved(page, link)
            other = self.contents.page(target)
            return (other.file if other is not page else "") + (f"#{anchor}" if anchor else "")

        def words(link, text):
            """A link that shows the name of a file shows the page's title instead."""
            other = None if is_external(link) else self.contents.page(resolved(page, link)[0])
            return other.title if other and text == other.source.name else text

        def picture(link):
            return resolved(page, link)[0].relative_to(self.contents.root).as_posix()

        title = page.title if page.file == "index.html" else f"{page.title} · Espalier"
        return self.template.substitute(
            title=html.escape(title), navigation=self._navigation(page), outline=self._outline(page),
            body=page.markdown.html(address, words, picture), neighbours=self._neighbours(page))

    def _navigation(self, current):
        parts = []
        for name, pages in self.contents.groups:
            links = [
                f'<li><a href="{page.file}"{" aria-current=page" if page is current else ""}>'
                f"{html.escape(self._short(page))}</a></li>"
                for page in pages
            ]
            if name == "To look up" and self.has_reference:
                links.append('<li><a href="reference/documentation/espalier/">API reference</a></li>')
            if links:
                parts.append(f"<h2>{name}</h2><ul>{''.join(links)}</ul>")
        return "".join(parts)

    def _short(self, page):
        """A title without the name of the page's group before it."""
        group = next(name for name, pages in self.contents.groups if page in pages)
        if page.file == "index.html" or page.title == group:
            return "Overview"
        title = page.title.removeprefix(group + ": ")
        return title[0].upper() + title[1:]

    @staticmethod
    def _outline(page):
        sections = [(text, anchor) for level, text, anchor in page.markdown.headings if level == 2]
        if len(sections) < 2:
            return ""
        links = "".join(f'<li><a href="#{anchor}">{html.escape(text)}</a></li>' for text, anchor in sections)
        return f"<h2>On this page</h2><ul>{links}</ul>"

    def _neighbours(self, page):
        pages = self.contents.pages
        place = pages.index(page)
        parts = []
        if place > 0:
            before = pages[place - 1]
            parts.append(f'<a rel="prev" href="{before.file}"><span>Previous</span>{html.escape(before.title)}</a>')
        if place + 1 < len(pages):
            after = pages[place + 1]
            parts.append(f'<a rel="next" href="{after.file}"><span>Next</span>{html.escape(after.title)}</a>')
        return "".join(parts)
