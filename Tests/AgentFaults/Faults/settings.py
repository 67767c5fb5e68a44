# SPDX-License-Identifier: MIT
from program import Program

program = Program("Settings", look="phone", width=375, height=700)


@program.fault(
    "state not shared",
    "The stepper counts, but the volume of alerts below stays at 50 %.",
    "  @Binding var volume: Int\n",
    "  @State private var volume: Int\n\n  init(volume: Binding<Int>) { _volume = State(initialValue: volume.wrappedValue) }\n",
)
def volume_is_not_shared(screen):
    stepper = screen.tree().frame("Volume: 50 %")
    screen.tap(x=stepper.right - 20, y=stepper.y + stepper.height / 2)
    tree = screen.tree()
    return tree.having("Volume: 60 %") and tree.having("50 %")


@program.fault(
    "swapped actions",
    "I answer the question with Stay, and I am signed out.",
    """        Button("Sign Out Now", role: .destructive) { isSignedIn = false }
        Button("Stay", role: .cancel) {}
""",
    """        Button("Sign Out Now", role: .destructive) {}
        Button("Stay", role: .cancel) { isSignedIn = false }
""",
)
def staying_signs_out(screen):
    screen.tap("Sign Out")
    return screen.tap("Stay").having("+", "Signed out")


@program.fault(
    "disabled",
    "A new name cannot be saved.",
    "        .disabled(draft.isEmpty || draft == name)\n",
    "        .disabled(draft.isEmpty || draft != name)\n",
)
def save_is_disabled(screen):
    screen.type("Display name", text="!")
    return screen.tree().having('"Save"', "disabled")


@program.fault(
    "wrong initial value",
    "The field for the name is empty at first, although there is a name.",
    "    .onAppear { draft = name }\n",
    "",
)
def name_is_empty_at_first(screen):
    tree = screen.tree()
    return "Ada" not in tree.having("Display name") and tree.having("Display name")


@program.fault(
    "accessible name",
    "A screen reader says only “switch” for the notifications.",
    """          Toggle("Notifications", isOn: $notifies)
""",
    """          HStack {
            Text("Notifications").accessibilityHidden(true)
            Spacer()
            Toggle("", isOn: $notifies).labelsHidden()
          }
""",
)
def switch_has_no_name(screen):
    return screen.audit().having("name:", "toggle")
