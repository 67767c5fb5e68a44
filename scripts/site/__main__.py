# SPDX-License-Identifier: MIT

"""Makes the documentation site from README.md, docs/*.md and the project's other pages: `make site`, into out/site.

The site needs no server and no network: its pages are plain files that work from a disk, too. A link that leads nowhere,
an anchor that no heading has and a path in the text that is not in the repository end the run with status 1.

Needs Python 3.9 and cmark-gfm; nothing else, and no package of Python's.
"""

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from checks import Checks, resolved
from contents import Contents
from gallery import gallery_page
from layout import Layout
from search import write_index

ROOT = Path(__file__).resolve().parents[2]


def main():
    options = argparse.ArgumentParser(prog="scripts/site", description=__doc__.split("\n")[0])
    options.add_argument("--out", type=Path, default=ROOT / "out/site", help="the folder to write (default: out/site)")
    options.add_argument("--check", action="store_true", help="check links and paths; write nothing")
    options.add_argument(
        "--base", default="", help="the path at which a server shows the site, for the API reference: espalier")
    arguments = options.parse_args()
    if shutil.which("cmark-gfm") is None:
        print("site: cmark-gfm is missing, which reads Markdown; on Debian: apt-get install cmark-gfm", file=sys.stderr)
        return 69

    contents = Contents(ROOT)
    checks = Checks(ROOT, contents)
    for page in contents.pages:
        checks.check(page)
    if checks.faults:
        for fault in checks.faults:
            print(f"site: {fault}", file=sys.stderr)
        return 1
    if arguments.check:
        print(f"site: {len(contents.pages)} pages, {checks.links} links, {checks.paths} paths: all lead somewhere")
        return 0

    out = arguments.out
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(Path(__file__).parent / "assets", out / "assets", ignore=shutil.ignore_patterns("*.html"))
    for page in contents.pages:
        for link in page.markdown.pictures:
            picture = resolved(page, link)[0]
            copy = out / picture.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(picture, copy)
    gallery = gallery_page(ROOT / "out/gallery", out)
    if gallery:
        contents.add("Pictures", gallery)
    has_reference = add_reference(ROOT / "out/reference", out, arguments.base)
    layout = Layout(Path(__file__).parent / "assets/page.html", contents, has_reference)
    for page in contents.pages:
        (out / page.file).write_text(layout.html(page), encoding="utf-8")
    write_index(contents.pages, out / "assets/search-index.js")

    print(f"The site: {out}/index.html, {len(contents.pages)} pages, {checks.links} links checked")
    if not gallery:
        print("Without the gallery; `make gallery site` draws its pictures first.")
    if not has_reference:
        print("Without the API reference; `make reference site` makes it first.")
    return 0


def add_reference(archive, out, base):
    """Copies docc's archive, when there is one; it is shown by a web server only. Returns whether there is one."""
    if not (archive / "index.html").exists() or shutil.which("docc") is None:
        return False
    path = "/".join(part for part in [base.strip("/"), "reference"] if part)
    done = subprocess.run(
        ["docc", "process-archive", "transform-for-static-hosting", str(archive), "--output-path",
         str(out / "reference"), "--hosting-base-path", path],
        capture_output=True, text=True)
    if done.returncode != 0:
        print(f"site: docc refused the archive {archive}:\n{done.stderr}", file=sys.stderr)
    return done.returncode == 0


sys.exit(main())
