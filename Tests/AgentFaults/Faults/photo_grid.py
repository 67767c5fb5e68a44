# SPDX-License-Identifier: MIT
from program import Program

program = Program("PhotoGrid", look="phone", width=340, height=560)


@program.fault(
    "accessible name",
    "A screen reader does not name the photos.",
    "      .accessibilityLabel(photo.name)\n",
    "",
)
def photos_have_no_names(screen):
    return screen.audit().having("name:", "button")


@program.fault(
    "small target",
    "The star is hard to hit.",
    """            .frame(width: 44, height: 44)
            .contentShape(Rectangle())
""",
    """            .frame(width: 20, height: 20)
""",
)
def stars_are_small(screen):
    return screen.audit(targetSize=44).having("target:", "Favourite Harbour")


@program.fault(
    "spacing",
    "The photos overlap the names below them.",
    """          .frame(height: 100)
      }
""",
    """          .frame(height: 160)
      }
      .frame(height: 100)
""",
)
def photos_cover_names(screen):
    name = screen.tree().frame('text "Harbour')
    covers = [one for one in screen.tree(kind="views").frames("Rectangle") if one.meets(name)]
    return covers and f"name {name}, photo {covers[0]}"


@program.fault(
    "jump",
    "The large photo appears without a motion.",
    "withAnimation(.easeInOut(duration: 0.3)) { shown = photo }",
    "shown = photo",
)
def large_photo_jumps(screen):
    answer = screen.tap("Roof#0")
    return "The motion took" not in answer and answer.having("+")


@program.fault(
    "covered control",
    "A tap on a photo does nothing.",
    "      .allowsHitTesting(shown != nil)\n",
    "      .contentShape(Rectangle())\n",
)
def shade_takes_the_taps(screen):
    return screen.tap("Roof#0").having("The elements are the same as before")
