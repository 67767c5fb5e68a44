// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import ViewTesting

/// A megabyte in lines of 64 characters.
private struct LongText: View {
  @State private var text = String(repeating: String(repeating: "seven c ", count: 8).dropLast() + "\n", count: 16_384)

  var body: some View { TextEditor(text: $text) }
}

/// 500 fields, which share one state.
struct FieldForm: View {
  @State private var texts = Array(repeating: "Text", count: 500)

  var body: some View {
    Form {
      ForEach(texts.indices, id: \.self) { index in TextField("Field \(index)", text: $texts[index]) }
    }
    .formStyle(.grouped)
  }
}

/// The cost of a keystroke, from the key to the display list.
@MainActor
func typingBenchmarks(_ report: Report) throws {
  func keystroke(_ name: String, goal: Double, _ view: some View) throws {
    let host = ViewHost(view, size: Measure.window)
    // A form makes the fields near its viewport.
    let field = host.all(.role(.textField))[0]
    try field.focus()
    try field.type("a")
    let times = try (0..<60).map { number in
      let start = milliseconds()
      try field.type("\(number % 10)")
      return milliseconds() - start
    }
    report.add(name, median(times), "ms", goal: goal)
  }
  try keystroke("a keystroke in a text of 1 MB", goal: 4, LongText())
  try keystroke("a keystroke in a form of 500 fields", goal: 1, FieldForm())
}
