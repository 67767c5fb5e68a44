# SPDX-License-Identifier: MIT
from program import Program

program = Program("Calendar", look="phone", width=375, height=560)


@program.fault(
    "localisation",
    "In German the names of the weekdays are English.",
    "    calendar.locale = locale\n    return calendar.shortWeekdaySymbols\n",
    '    calendar.locale = locale\n    return ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]\n',
)
def weekdays_are_english(screen):
    screen.environment(locale="de_DE")
    return screen.tree().having('"Mon"')


@program.fault(
    "alignment",
    "The eighth is not below the first.",
    "GridItem(.flexible(), spacing: 0), count: 7)",
    "GridItem(.flexible(), spacing: 0), count: 6)",
)
def weeks_have_six_days(screen):
    first, eighth = screen.opened.frame('"1"'), screen.opened.frame('"8"')
    return abs(first.middle - eighth.middle) > 1 and f"1 is at {first}, 8 at {eighth}"


@program.fault(
    "swapped actions",
    "A tap on a day chooses the day before.",
    "hasEvents: events[day] != nil) { selection = day }",
    "hasEvents: events[day] != nil) { selection = max(day - 1, 1) }",
)
def the_day_before_is_chosen(screen):
    return screen.tap("5").having("+", "Events of day 4")


@program.fault(
    "clipped view",
    "The second event of a day is cut.",
    """      ForEach(events[selection] ?? ["No events"], id: \\.self) { Text($0) }
    }
""",
    """      ForEach(events[selection] ?? ["No events"], id: \\.self) { Text($0) }
    }
    .frame(height: 52, alignment: .top)
    .clipped()
""",
)
def events_are_clipped(screen):
    screen.tap("5")
    drawn = screen.tree(kind="displayList")
    text = drawn.frame('text "Choir"')
    cuts = [clip for clip in drawn.frames("clip rectangle") if clip.meets(text) and clip.bottom < text.bottom - 1]
    return cuts and f"text {text}, clip {cuts[0]}"


@program.fault(
    "anchor",
    "The ring is not around the chosen day.",
    """            let frame = geometry[anchor]
""",
    """            let inside = geometry[anchor]
            let frame = inside.offsetBy(dx: geometry.frame(in: .global).minX, dy: geometry.frame(in: .global).minY)
""",
)
def ring_is_beside_the_day(screen):
    screen.tap("5")
    day = screen.tree().frame('button "5"')
    ring = screen.tree(kind="displayList").frame("stroke", "#007AFF")
    return abs(day.middle - ring.middle) > 2 and f"day {day}, ring {ring}"
