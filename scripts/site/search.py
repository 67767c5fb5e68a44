# SPDX-License-Identifier: MIT

"""The full text of the pages, as a script: a page from a disk may not read other files, but it may run them."""

import json


def write_index(pages, path):
    """`searchIndex` is a list of [page, heading, address, text], a row for each section."""
    rows = []
    for page in pages:
        for title, anchor, text in page.markdown.sections():
            rows.append([page.title, title, page.file + (f"#{anchor}" if anchor else ""), text])
    data = json.dumps(rows, ensure_ascii=False, separators=(",", ":"))
    path.write_text(f"const searchIndex = {data};\n", encoding="utf-8")
