# SPDX-License-Identifier: MIT
from program import Program

program = Program("Notes", look="phone", width=375, height=600)


@program.fault(
    "navigation",
    "Every note opens the first one.",
    "        Editor(note: $notes[id])\n",
    "        Editor(note: $notes[id * 0])\n",
)
def the_first_note_opens(screen):
    screen.tap("Ideas, A garden")
    return screen.tree().having("Milk and bread")


@program.fault(
    "lost state",
    "After each letter the field loses the keyboard.",
    """        .textFieldStyle(.roundedBorder)
""",
    """        .textFieldStyle(.roundedBorder)
        .id(note.text)
""",
)
def field_loses_focus(screen):
    screen.tap("Ideas, A garden")
    screen.type("Text", text="s")
    field = screen.tree().having("textField")
    return "focused" not in field and field


@program.fault(
    "endless loop",
    "The window freezes on a note that ends with a space.",
    "    while !rest.isEmpty {\n      rest = rest.drop { $0 == \" \" }\n",
    "    while !rest.isEmpty {\n      if rest == \" \" { continue }\n      rest = rest.drop { $0 == \" \" }\n",
)
def a_space_hangs(screen):
    screen.tap("Ideas, A garden")
    screen.key(key="tab")
    answer = screen.type("Text", text=" ")
    return answer.having("does not answer") and answer.having("Notes.swift:")


@program.fault(
    "dark appearance",
    "The list stays light in the dark appearance.",
    """      .navigationTitle("Notes")
""",
    """      .environment(\\.colorScheme, .light)
      .navigationTitle("Notes")
""",
)
def list_stays_light(screen):
    screen.environment(appearance="dark")
    return screen.tree(kind="displayList").having('text "Groceries"', "#000000")


@program.fault(
    "reading order",
    "A screen reader reads the number of words before what it counts.",
    """        Text("\\(words)")
""",
    """        Text("\\(words)")
          .accessibilitySortPriority(1)
""",
)
def number_is_read_first(screen):
    screen.tap("Ideas, A garden")
    tree = screen.tree()
    return tree.index('text "2"') < tree.index('text "Words"') and tree.having("text")
