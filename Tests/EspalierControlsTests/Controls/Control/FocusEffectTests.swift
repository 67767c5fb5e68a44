// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

@MainActor
struct FocusEffectTests {
  private struct Box: View {
    let isDisabled: Bool
    @FocusState private var hasKeyboard: Bool
    var body: some View {
      Color.red.frame(width: 40, height: 40)
        .focusable()
        .focused($hasKeyboard)
        .focusEffectDisabled(isDisabled)
        .accessibilityIdentifier("box")
        .padding()
    }
  }

  private func picture(isDisabled: Bool, isFocused: Bool) throws -> Data {
    let host = ViewHost(Box(isDisabled: isDisabled))
    if isFocused { try host.get(.identifier("box")).focus() }
    return try host.png()
  }

  @Test("A view that has the keyboard has a ring, unless the effect is disabled around it")
  func ring() throws {
    let plain = try picture(isDisabled: false, isFocused: false)
    #expect(try picture(isDisabled: false, isFocused: true) != plain)
    #expect(try picture(isDisabled: true, isFocused: true) == plain)
  }

  @Test("What disables it is not undone inside")
  func nesting() {
    struct Reader: View {
      let seen: (Bool) -> Void
      @Environment(\.isFocusEffectEnabled) private var isEnabled
      var body: some View {
        let _ = seen(isEnabled)
        Color.red
      }
    }
    var seen: [Bool] = []
    _ = ViewHost(Reader { seen.append($0) }.focusEffectDisabled(false).focusEffectDisabled())
    _ = ViewHost(Reader { seen.append($0) }.focusEffectDisabled(false))
    #expect(seen == [false, true])
  }
}
