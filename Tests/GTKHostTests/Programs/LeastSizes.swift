// SPDX-License-Identifier: MIT

import SwiftUI

/// A window whose content grows and shrinks, and settings.
@main struct LeastSizes: App {
  var body: some Scene {
    WindowGroup("Growing") { Growing() }
    Settings { Growing(isForm: true) }
  }
}

private struct Growing: View {
  var isForm = false
  @State private var isLarge = false

  var body: some View {
    Group {
      if isForm {
        Form {
          Toggle("Large", isOn: $isLarge)
          TextField("Name", text: .constant("Ada"))
          if isLarge { ForEach(0..<4, id: \.self) { LabeledContent("Row \($0)", value: "Value") } }
        }
      } else {
        Color.teal.frame(minWidth: isLarge ? 400 : 240, minHeight: isLarge ? 300 : 200)
      }
    }
    .background {
      Button("Grow") { isLarge.toggle() }.keyboardShortcut("g").hidden()
    }
  }
}
