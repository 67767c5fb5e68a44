# SPDX-License-Identifier: MIT

"""Markdown as a list of HTML events, with anchors on its headings. cmark-gfm reads it: the parser that forges use."""

import html
import re
import subprocess
from html.parser import HTMLParser

from highlighting import highlight
from slugs import slug


# The attribute with an image's address.
PICTURES = {"img": "src", "source": "srcset"}


class Markdown:
    """One text. `headings` are (level, text, anchor), `links` the addresses, `pictures` those of images, `codes` the inline code."""

    def __init__(self, text):
        done = subprocess.run(
            # Pictures that follow the appearance, light or dark, are HTML: Markdown has no form for them.
            ["cmark-gfm", "--unsafe", "--smart", "--github-pre-lang", "-e", "table", "-e", "strikethrough", "-e", "autolink", "-e", "tasklist"],
            input=text, capture_output=True, text=True, check=True)
        reader = _Reader()
        reader.feed(done.stdout)
        reader.close()
        self.events = reader.events
        self.headings = reader.headings
        self.links = [attributes["href"] for kind, name, attributes in self.events
                      if kind == "start" and name == "a" and "href" in attributes]
        self.pictures = [attributes[key] for kind, name, attributes in self.events if kind == "start"
                         for key in [PICTURES.get(name)] if key in (attributes or {})]
        self.codes = reader.codes
        self.title = next((text for level, text, _ in self.headings if level == 1), "")
        self.anchors = {anchor for _, _, anchor in self.headings}

    def html(self, address, words, picture):
        """HTML; `address(link)` is where a link leads on the site, `words(link, text)` what it shows, `picture(link)` where an
        image lies there."""
        parts, after = [], {}
        link, is_code = None, False
        for kind, value, attributes in self.events:
            if kind == "text":
                text = html.escape(words(link, value) if link else value, quote=False)
                # A path may end its line behind a slash.
                parts.append(text.replace("/", "/<wbr>") if is_code else text)
            elif kind == "code":
                parts.append(highlight(value, attributes["language"]))
            elif kind == "end":
                if value == "a":
                    link = None
                is_code = False
                parts.append(after.pop(value, "") + f"</{value}>" + ("</div>" if value == "table" else ""))
            else:
                attributes = dict(attributes)
                is_code = value == "code"
                if value == "a" and "href" in attributes:
                    link = attributes["href"]
                    attributes["href"] = address(link)
                if value in PICTURES and PICTURES[value] in attributes:
                    attributes[PICTURES[value]] = picture(attributes[PICTURES[value]])
                if value in ("h2", "h3", "h4"):
                    anchor = html.escape(attributes["id"])
                    after[value] = f'<a class="anchor" href="#{anchor}" aria-label="Link to this section">#</a>'
                if value == "table":
                    parts.append('<div class="table">')
                written = "".join(f' {k}="{html.escape(v or "")}"' for k, v in attributes.items())
                parts.append(f"<{value}{written}>")
        return "".join(parts)

    def sections(self):
        """(heading, anchor, plain text) of each section and each case; blocks of code come after the prose."""
        result, heading = [(self.title, "", [], [])], None
        for kind, value, attributes in self.events:
            if kind == "start" and value in ("h1", "h2", "h3"):
                heading = attributes["id"]
                if value != "h1":
                    title = next(text for _, text, anchor in self.headings if anchor == heading)
                    result.append((title, heading, [], []))
            elif kind == "start" and value == "li" and "id" in attributes:
                result.append((attributes["id"], attributes["id"], [], []))
            elif kind == "end" and value in ("h1", "h2", "h3"):
                heading = None
            elif kind in ("text", "code") and heading is None:
                result[-1][2 if kind == "text" else 3].append(value)
            elif kind == "end" and value in ("p", "td", "th", "li"):
                result[-1][2].append(" ")
        return [(title, anchor, " ".join("".join(words + [" "] + code).split())) for title, anchor, words, code in result]


class _Reader(HTMLParser):
    """Reads cmark's HTML into events: ("start", name, attributes), ("end", name, None), ("text", …), ("code", …)."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.events, self.headings, self.codes = [], [], []
        self.block = None
        self.heading = None
        self.item = None
        self.is_code = False
        self.used = {}

    def handle_starttag(self, name, attributes):
        attributes = dict(attributes)
        if name == "pre":
            self.block = [attributes.get("lang", ""), []]
        elif self.block is not None:
            return  # the <code> in it
        else:
            if re.fullmatch("h[1-6]", name):
                self.heading = (int(name[1]), [], attributes)
            self.is_code = name == "code"
            if name == "li":
                self.item = attributes
            elif name not in ("p", "strong"):
                self.item = None
            self.events.append(("start", name, attributes))

    def handle_endtag(self, name):
        if name == "pre":
            language, text = self.block
            self.events.append(("code", "".join(text), {"language": language}))
            self.block = None
        elif self.block is not None:
            return
        else:
            if self.heading and name == f"h{self.heading[0]}":
                level, words, attributes = self.heading
                text = "".join(words).strip()
                anchor = slug(text)
                count = self.used[anchor] = self.used.get(anchor, -1) + 1
                attributes["id"] = anchor + (f"-{count}" if count else "")
                self.headings.append((level, text, attributes["id"]))
                self.heading = None
            self.is_code = False
            self.events.append(("end", name, None))

    def handle_data(self, data):
        if self.block is not None:
            self.block[1].append(data)
            if not self.block[0]:
                return
        elif self.is_code:
            self.codes.append(data)
        if self.block is None:
            if self.heading:
                self.heading[1].append(data)
            # An item of the specification begins with its case, which is its anchor: **P23** (…
            if self.item is not None and data.strip():
                if self.events[-1][1] == "strong" and re.fullmatch(r"[A-Z]{1,2}\d+", data):
                    self.item["id"] = data
                self.item = None
            self.events.append(("text", data, None))
