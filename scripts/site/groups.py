# SPDX-License-Identifier: MIT

"""The pages by group, in the order in which a reader goes through them."""

# A page that is listed and not there is left out; a page of docs/ that is not listed comes into the group of
# its folder, if one has that name, else into "To look up".
GROUPS = [
    ("Start", ["README.md", "docs/README.md", "docs/command-line.md", "docs/testing.md", "docs/previews.md",
               "docs/macros-and-previews.md", "docs/inspecting.md", "docs/inspector.md", "docs/agents.md",
               "docs/differences.md",
               "docs/performance.md", "docs/versions.md"]),
    ("How it works", ["docs/architecture.md", "docs/graph.md", "docs/identity.md", "docs/state.md",
                      "docs/preferences-and-anchors.md", "docs/layout.md", "docs/animation.md", "docs/hosts.md",
                      "docs/combine.md"]),
    ("On screen", ["docs/text.md", "docs/localisation.md", "docs/images.md", "docs/drawing.md", "docs/controls.md",
                   "docs/gestures.md", "docs/scrolling-and-lazy.md", "docs/navigation.md", "docs/presentations.md",
                   "docs/looks.md",
                   "docs/apps.md", "docs/documents.md"]),
    ("Pictures", []),
    ("To look up", ["docs/glossary.md"]),
    ("Specification", ["docs/specification.md"] + [
        f"docs/specification/{name}.md" for name in [
            "preferences", "anchors-and-geometry", "layout", "layout-figures", "identity-and-state", "animation",
            "gestures-and-controls", "open-questions"]]),
    ("Project", ["CONTRIBUTING.md", "CODE_OF_CONDUCT.md", "SECURITY.md", "CHANGELOG.md", "THIRD-PARTY-NOTICES.md",
                 "LICENSE"]),
]


def sources(root):
    """(group, files) for each group."""
    groups = [(name, [path for pattern in patterns for path in sorted(root.glob(pattern))]) for name, patterns in GROUPS]
    listed = {path for _, paths in groups for path in paths}
    for path in sorted(root.glob("docs/**/*.md")):
        if path not in listed:
            folder = path.parent.name.capitalize()
            next(paths for name, paths in groups if name == (folder if folder in dict(GROUPS) else "To look up")).append(path)
    return groups


def page_name(root, path):
    """The name of a page's file, without its ending: `docs/text.md` is `text`, `docs/a/b.md` is `a-b`."""
    if path == root / "README.md":
        return "index"
    parts = [part for part in path.relative_to(root).with_suffix("").parts if part != "docs"]
    return "-".join(parts).lower().replace("_", "-")
