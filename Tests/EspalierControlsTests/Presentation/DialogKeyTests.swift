// SPDX-License-Identifier: MIT

import EspalierInteraction
import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Return and Escape in what asks a question, as on a desktop.
@MainActor @Suite struct DialogKeyTests {
  private let size = CGSize(width: 600, height: 600)
  private let log = Log()

  private struct Screen<Content: View>: View {
    @State private var isPresented = true
    @State private var name = "Ada"
    @ViewBuilder let content: (Text, Binding<Bool>, Binding<String>) -> Content
    var body: some View { content(Text(isPresented ? "open" : "closed"), $isPresented, $name) }
  }

  private func dialog<Actions: View>(
    isAlert: Bool = true, @ViewBuilder _ actions: @escaping () -> Actions
  ) -> ViewHost<some View> {
    ViewHost(
      Screen { text, isPresented, _ in
        if isAlert {
          text.alert("Sure?", isPresented: isPresented, actions: actions)
        } else {
          text.confirmationDialog("Sure?", isPresented: isPresented, actions: actions)
        }
      }, size: size)
  }

  private func press<Root: View>(_ key: KeyEquivalent, in host: ViewHost<Root>) throws {
    host.keys.press(key)
  }

  private func button(_ title: String, _ role: ButtonRole? = nil) -> Button<Text> {
    Button(title, role: role) { [log] in log.lines.append(title) }
  }

  private func isOpen<Root: View>(_ host: ViewHost<Root>) throws -> Bool {
    try host.settle()
    return host.all(.text("open")).count == 1
  }

  @Test func returnIsForTheFirstPlainButtonAndEscapeForTheOneThatCancels() throws {
    for isAlert in [true, false] {
      for (key, title) in [(KeyEquivalent.return, "Save"), (.escape, "No")] {
        let host = dialog(isAlert: isAlert) {
          button("Delete", .destructive)
          button("No", .cancel)
          button("Save")
          button("Later")
        }
        try press(key, in: host)
        #expect(try !isOpen(host), "\(title), \(isAlert)")
        #expect(log.take() == [title], "\(title), \(isAlert)")
      }
    }
  }

  @Test func aShortcutOfItsOwnGoesFirst() throws {
    let host = dialog {
      button("Save")
      button("Delete", .destructive).keyboardShortcut(.defaultAction)
    }
    try press(.return, in: host)
    #expect(try !isOpen(host) && log.take() == ["Delete"])
  }

  @Test func theOnlyButtonHasBothKeys() throws {
    for key in [KeyEquivalent.return, .escape] {
      let host = dialog { button("Fine", .cancel) }
      try press(key, in: host)
      #expect(try !isOpen(host) && log.take() == ["Fine"])
    }
    let without = dialog { EmptyView() }
    try press(.return, in: without)
    #expect(try !isOpen(without))
  }

  @Test func returnDestroysNothing() throws {
    let host = dialog {
      button("Delete", .destructive).disabled(false)
      button("Keep", .cancel)
    }
    try press(.return, in: host)
    #expect(try !isOpen(host) && log.take() == ["Keep"])
    let disabled = dialog {
      button("Save").disabled(true)
      button("Delete", .destructive)
    }
    try press(.return, in: disabled)
    #expect(try isOpen(disabled) && log.take().isEmpty)
  }

  @Test("a button closes its dialog by keys and by a screen reader as by a tap")
  func everyWayCloses() throws {
    for way in 0..<3 {
      let host = dialog {
        button("Save")
        button("No", .cancel)
      }
      let save = try host.get(.role(.button, name: "Save"))
      switch way {
      case 0: try save.tap()
      case 1: try save.perform("activate")
      default:
        try save.focus()
        try press(.space, in: host)
      }
      #expect(try !isOpen(host), "\(way)")
      #expect(log.take() == ["Save"], "\(way)")
    }
  }

  @Test func returnInAFieldOfAnAlertIsForTheDefaultButton() throws {
    let host = ViewHost(
      Screen { text, isPresented, name in
        text.alert("Rename", isPresented: isPresented) {
          TextField("Name", text: name)
          button("Rename")
          button("Cancel", .cancel)
        } message: {
          Text(name.wrappedValue)
        }
      }, size: size)
    try host.settle()
    try host.get(.role(.textField, name: "Name")).type("Ada L.")
    try press(.return, in: host)
    #expect(try !isOpen(host) && log.take() == ["Rename"])
  }

  private func sheet(_ isLocked: Bool) -> ViewHost<some View> {
    ViewHost(
      Screen { text, isPresented, name in
        text.sheet(isPresented: isPresented) {
          NavigationStack {
            Form { TextField("Title", text: name) }
              .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                  button("Cancel").simultaneousGesture(TapGesture())
                }
                ToolbarItem(placement: .confirmationAction) {
                  Button("Add") { [log] in
                    log.lines.append("Add")
                    isPresented.wrappedValue = false
                  }
                }
              }
          }
          .interactiveDismissDisabled(isLocked)
        }
      }, size: size)
  }

  @Test func theItemsOfASheetsBar() throws {
    for isLocked in [false, true] {
      let host = sheet(isLocked)
      try host.settle()
      try press(.escape, in: host)
      #expect(log.take() == ["Cancel"], "\(isLocked)")
      #expect(try isOpen(host), "the action decides")
      // From a field without an action of its own, too.
      try host.get(.role(.textField, name: "Title")).tap()
      try press(.return, in: host)
      #expect(log.take() == ["Add"], "\(isLocked)")
      #expect(try !isOpen(host))
    }
  }

  @Test func escapeStillDismissesWhatHasNoButtonForIt() throws {
    let host = ViewHost(
      Screen { text, isPresented, _ in text.sheet(isPresented: isPresented) { Text("page") } }, size: size)
    try host.settle()
    try press(.escape, in: host)
    #expect(try !isOpen(host))
  }

  @Test func aMenuOfADialogsPageHasKeysOfItsOwn() throws {
    let host = ViewHost(
      Screen { text, isPresented, _ in
        text.sheet(isPresented: isPresented) {
          NavigationStack {
            Text("page").toolbar {
              ToolbarItem(placement: .confirmationAction) {
                Menu("More") { button("Copy") }
              }
            }
          }
        }
      }, size: size)
    try host.settle()
    try host.get(.role(.button, name: "More")).tap()
    try host.settle()
    try press(.escape, in: host)
    #expect(try isOpen(host), "Escape closes the menu alone")
    #expect(host.all(.text("Copy")).isEmpty && log.take().isEmpty)
  }
}
