# SPDX-License-Identifier: MIT
from program import Program

program = Program("Player", look="desktop", width=400, height=480)


@program.fault(
    "endless animation",
    "The cover goes on pulsing after a pause.",
    "plays ? .easeInOut(duration: 0.5).repeatForever() : .easeInOut(duration: 0.5)",
    ".easeInOut(duration: 0.5).repeatForever()",
)
def cover_pulses_after_pause(screen):
    screen.tap("Play")
    screen.advance(seconds=0.3)
    screen.tap("Pause")
    screen.snapshot(mode="record")
    screen.advance(seconds=0.3)
    return screen.snapshot(mode="compare").having("pixels differ")


@program.fault(
    "accessible name",
    "The buttons below the cover have no names for a screen reader.",
    "        .accessibilityLabel(name)\n",
    "",
)
def buttons_have_no_names(screen):
    return screen.audit().having("name:", "button")


@program.fault(
    "small target",
    "The buttons below the cover are hard to hit.",
    """        .frame(width: 32, height: 32)
""",
    """        .frame(width: 18, height: 18)
""",
)
def buttons_are_small(screen):
    return screen.audit().having("target:", "Play")


@program.fault(
    "keyboard",
    "The tracks of the queue cannot be chosen by the keyboard.",
    """        Button {
          current = track.id
        } label: {
          HStack {
            Text(track.title)
            Spacer()
            Text(track.id == current ? "now" : "later")
          }
          .frame(width: 200)
        }
""",
    """        HStack {
          Text(track.title)
          Spacer()
          Text(track.id == current ? "now" : "later")
        }
        .frame(width: 200)
        .contentShape(Rectangle())
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
        .onTapGesture { current = track.id }
""",
)
def keyboard_does_not_reach_the_queue(screen):
    return screen.audit().having("keyboard:", "Nocturne")


@program.fault(
    "swapped actions",
    "Next goes back.",
    """        SymbolButton(shape: Bar(), name: "Previous") { current = max(current - 1, 0) }
        SymbolButton(shape: Bar(), name: isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
        SymbolButton(shape: Bar(), name: "Next") { current = min(current + 1, tracks.count - 1) }
""",
    """        SymbolButton(shape: Bar(), name: "Previous") { current = min(current + 1, tracks.count - 1) }
        SymbolButton(shape: Bar(), name: isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
        SymbolButton(shape: Bar(), name: "Next") { current = max(current - 1, 0) }
""",
)
def next_goes_back(screen):
    screen.tap("Nocturne, later")
    return screen.tap("Next").having("+", "The Strings")
