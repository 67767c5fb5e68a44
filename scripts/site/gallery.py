# SPDX-License-Identifier: MIT

"""The page of pictures that `make gallery` drew."""

import html
import re
import shutil
import struct
from pathlib import Path

from contents import Page


class _Pictures:
    """Stands where other pages have their Markdown."""

    title = "Gallery"
    links, pictures, codes = [], [], []

    def __init__(self, areas, sizes):
        """`areas` has the title of each area by the name of its files, in the order of the gallery."""
        self.areas = areas
        self.sizes = sizes
        self.headings = [(1, self.title, "gallery")] + [(2, title, area) for area, title in areas.items()]
        self.anchors = {anchor for _, _, anchor in self.headings}

    def html(self, address, words, picture):
        parts = [
            "<h1>Gallery</h1><p>Every picture is drawn by Espalier, by <code>make gallery</code>, without a display. "
            "Light or dark follows the system; a click opens the picture in full.</p>"
        ]
        for area, title in self.areas.items():
            parts.append(f'<h2 id="{area}">{title}<a class="anchor" href="#{area}">#</a></h2>')
            parts.append(self._picture(area, ""))
            if f"{area}-light-right-to-left" in self.sizes:
                parts.append(f"<details><summary>Right to left</summary>{self._picture(area, '-right-to-left')}</details>")
        return "".join(parts)

    def _picture(self, area, suffix):
        light, dark = f"{area}-light{suffix}", f"{area}-dark{suffix}"
        width, height = self.sizes[light]
        words = html.escape(self.areas[area] + (", right to left" if suffix else ""))
        return (
            f'<a class="picture" href="gallery/{light}.png"><picture>'
            f'<source srcset="gallery/{dark}.png" media="(prefers-color-scheme: dark)">'
            f'<img src="gallery/{light}.png" alt="{words}" width="{width // 2}" height="{height // 2}" loading="lazy">'
            f"</picture></a>")

    def sections(self):
        return [(text, anchor if level > 1 else "", "pictures") for level, text, anchor in self.headings]


def gallery_page(folder, out):
    """Copies the pictures. Returns the page, or nothing where there are none."""
    files = sorted(Path(folder).glob("*.png"))
    sizes = {file.stem: struct.unpack(">II", file.read_bytes()[16:24]) for file in files}
    index = Path(folder) / "index.html"
    if not index.exists():
        return None
    areas = {area: title for title, area in re.findall(r'<h2>(.+)</h2>\s*<img src="(.+)-light\.png"', index.read_text())}
    (out / "gallery").mkdir(parents=True)
    for file in files:
        shutil.copy(file, out / "gallery")
    return Page(Path(folder), "gallery.html", _Pictures(areas, sizes))
