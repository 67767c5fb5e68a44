// SPDX-License-Identifier: MIT

import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The forms of `keyboardShortcut`, by which a key presses a button that does not have the focus.
@MainActor
@Suite("Keyboard shortcuts") struct KeyboardShortcutTests {
  private let log = Log()

  private func pressed(_ key: KeyEquivalent, _ modifiers: EventModifiers, _ view: some View) -> [String] {
    let host = ViewHost(view, size: CGSize(width: 200, height: 100))
    host.keys.press(key, modifiers: modifiers)
    return log.take()
  }

  @Test("A key, a key with a localization and a shortcut press the button") func forms() {
    let button = Button("Save") { log.add("save") }
    #expect(pressed("s", .command, button.keyboardShortcut("s")) == ["save"])
    #expect(pressed("s", [], button.keyboardShortcut("s")) == [])
    #expect(pressed("s", .option, button.keyboardShortcut("s", modifiers: .option, localization: .custom)) == ["save"])
    #expect(pressed("s", .command, button.keyboardShortcut("s", localization: .withoutMirroring)) == ["save"])
    #expect(pressed(.return, [], button.keyboardShortcut(.defaultAction)) == ["save"])
  }

  @Test("An optional shortcut sets one, and nil removes the one of a view around it") func optional() {
    let button = Button("Save") { log.add("save") }
    let (shortcut, none): (KeyboardShortcut?, KeyboardShortcut?) = (KeyboardShortcut("s"), nil)
    #expect(pressed("s", .command, button.keyboardShortcut(shortcut)) == ["save"])
    #expect(pressed("s", .command, button.keyboardShortcut(none)) == [])
    #expect(pressed("s", .command, VStack { button.keyboardShortcut(none) }.keyboardShortcut("s")) == [])
  }
}
