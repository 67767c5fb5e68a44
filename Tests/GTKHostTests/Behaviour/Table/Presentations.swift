// SPDX-License-Identifier: MIT

import SwiftUI

/// Views that come in front of a window.
@MainActor
enum Presentations {
  static let all = [
    Case("sheet", false) { isShown in
      Button("Open") { isShown.wrappedValue = true }
        .sheet(isPresented: isShown) { Button("Close") { isShown.wrappedValue = false }.padding(40) }
    }
    .pointer(.click(.button("Open")), .state("true"), .click(.button("Close")), .state("false"), .see(.button("Open")))
    .keys(.tab(to: .button("Open")), .key("space"), .state("true"), .key("Escape"), .state("false"))
    .reader(
      .press(.button("Open")), .see(.dialog("")), .press(.button("Close")), .state("false"), .see(.button("Open"))),
    Case("alert", Alerted()) { state in
      Button("Ask") { state.wrappedValue.isShown = true }
        .alert("Name?", isPresented: state.isShown) {
          TextField("Name", text: state.name)
          Button("Save") { state.wrappedValue.answer = "saved" }
          Button("Cancel", role: .cancel) { state.wrappedValue.answer = "cancelled" }
        }
    }
    .pointer(.click(.button("Ask")), .type("Ada"), .click(.button("Save")), .state("saved Ada"))
    .keys(
      .tab(to: .button("Ask")), .key("space"), .type("Ada"), .key("Return"), .state("saved Ada"),
      .tab(to: .button("Ask")),
      .key("space"), .key("Escape"), .state("cancelled Ada")
    )
    .reader(.press(.button("Ask")), .setText("Ada", .field("Name")), .press(.button("Save")), .state("saved Ada")),
    Case("confirmationDialog", Alerted()) { state in
      Button("Ask") { state.wrappedValue.isShown = true }
        .confirmationDialog("Sure?", isPresented: state.isShown) {
          Button("Erase", role: .destructive) { state.wrappedValue.answer = "erased" }
          Button("Keep") { state.wrappedValue.answer = "kept" }
        }
    }
    .pointer(.click(.button("Ask")), .click(.button("Erase")), .state("erased "))
    .keys(.tab(to: .button("Ask")), .key("space"), .tab(to: .button("Keep")), .key("space"), .state("kept "))
    .reader(.press(.button("Ask")), .press(.button("Keep")), .state("kept ")),
    Case("popover", false) { isShown in
      Button("Open") { isShown.wrappedValue = true }
        .popover(isPresented: isShown) { Button("Inside") { isShown.wrappedValue = false }.padding() }
    }
    .pointer(.click(.button("Open")), .state("true"), .click(.button("Inside")), .state("false"))
    .keys(.tab(to: .button("Open")), .key("space"), .state("true"), .key("Escape"), .state("false"))
    .reader(.press(.button("Open")), .state("true"), .press(.button("Inside")), .state("false")),
    Case("contextMenu, of a view", "") { done in
      Button("Letter") {}.contextMenu { Button("Open") { done.wrappedValue = "opened" } }
    }
    .pointer(.secondaryClick(.button("Letter")), .click(.menuItem("Open")), .state("opened"))
    .keys(.tab(to: .button("Letter")), .key("shift+F10"), .keys(["Down", "Return"]), .state("opened")),
    Case("onTapGesture", 0) { count in
      Text("Tap").onTapGesture { count.wrappedValue += 1 }.accessibilityAddTraits(.isButton)
    }
    .pointer(.click(.button("Tap")), .state("1"))
    .reader(.press(.button("Tap")), .state("1")),
    Case("keyboardShortcut", 0) { count in
      Button("Save") { count.wrappedValue += 1 }.keyboardShortcut("s")
    }
    .keys(.key("ctrl+s"), .state("1")),
  ]

  private struct Alerted: CustomStringConvertible {
    var isShown = false
    var name = ""
    var answer = ""
    var description: String { "\(answer) \(name)" }
  }
}
