// SPDX-License-Identifier: MIT

import SwiftUI

/// A form whose labels agree on one width, as article 5 makes it.
struct ColumnForm: View {
  @State private var first = ""
  @State private var second = ""
  @State private var third = ""
  @State private var width: CGFloat?

  var body: some View {
    Form {
      ColumnRow(label: "First Item", prompt: "Enter first item", text: $first, width: width)
      ColumnRow(label: "Second Item", prompt: "Enter second item", text: $second, width: width)
      ColumnRow(label: "Final Item", prompt: "Enter third item", text: $third, width: width)
    }
    .onPreferenceChange(LabelWidth.self) { width = $0 > 0 ? $0 : nil }
  }
}

private struct ColumnRow: View {
  let label: String
  let prompt: String
  @Binding var text: String
  let width: CGFloat?

  var body: some View {
    HStack {
      Text(label)
        .background {
          GeometryReader { Color.clear.preference(key: LabelWidth.self, value: $0.size.width) }
        }
        .frame(width: width, alignment: .leading)
      TextField(prompt, text: $text).textFieldStyle(.roundedBorder)
    }
  }
}

private struct LabelWidth: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
