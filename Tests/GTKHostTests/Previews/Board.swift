// SPDX-License-Identifier: MIT

/// The text of a file with a preview, and what is edited in it.
struct Board {
  typealias Mark = PreviewedFile.Mark

  var name = "Board"
  var top = Mark.red
  /// Declared beside the counting state.
  var states = ""
  var stateType = "Int"
  /// Statements at the beginning of the body.
  var body = ""
  /// The statements that the button runs.
  var action = "count += 1"
  /// Below the button.
  var below = ""
  var previews: [String]?

  var text: String {
    let first = "#Preview(\"First\", traits: .fixedLayout(width: 300, height: 260)) { \(name)() }"
    return """
      import SwiftUI

      struct \(name): View {
        @State private var count: \(stateType) = 0
        \(states)
        var body: some View {
          \(body)
          VStack(spacing: 8) {
            \(top.source).frame(height: 40)
            HStack(spacing: 4) {
              ForEach(0..<Int(count), id: \\.self) { _ in \(Mark.box.source).frame(width: 10, height: 10) }
            }
            Button { \(action) } label: { \(Mark.button.source).frame(width: 120, height: 30) }
              .buttonStyle(.plain)
            \(below)
          }
          .padding(8)
        }
      }

      \((previews ?? [first]).joined(separator: "\n"))

      """
  }

  func with(_ change: (inout Board) -> Void) -> Board {
    var copy = self
    change(&copy)
    return copy
  }
}
