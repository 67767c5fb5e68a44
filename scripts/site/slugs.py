# SPDX-License-Identifier: MIT

"""The anchors of headings."""


def slug(text):
    """As forges make it: lower case, words joined by hyphens."""
    kept = "".join(c for c in text.lower() if c.isalnum() or c in " -_")
    return kept.replace(" ", "-")
