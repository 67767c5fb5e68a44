// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// The view that has the keyboard first, by its own preference.
@MainActor
@Suite struct FocusScopeTests {
  private struct Fields: View {
    let isPreferred: Bool
    @Namespace private var names
    @Namespace private var others
    @FocusState private var focused: Int?
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("one", text: $text).focused($focused, equals: 1).prefersDefaultFocus(in: others)
        TextField("two", text: $text).focused($focused, equals: 2).prefersDefaultFocus(isPreferred, in: names)
        Text("has \(focused ?? 0)")
      }
      .focusScope(names)
    }
  }

  @Test(arguments: [true, false])
  func theViewThatPrefersItHasTheKeyboardFirst(isPreferred: Bool) {
    let host = ViewHost(Fields(isPreferred: isPreferred), size: CGSize(width: 300, height: 200))
    #expect(host.all(.text(isPreferred ? "has 2" : "has 0")).count == 1)
  }
}
