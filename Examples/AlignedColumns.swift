// SPDX-License-Identifier: MIT

import SwiftUI

/// Labels that agree on one width, the widest one's, so that what stands beside them lines up.
///
///     espalier render Examples/AlignedColumns.swift --size 360x240 --out columns.png
struct AlignedColumns: View {
  @State private var labelWidth: CGFloat?

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Field(label: "Name", value: "Ada Lovelace", labelWidth: labelWidth)
      Field(label: "Occupation", value: "Mathematician", labelWidth: labelWidth)
      Field(label: "Born", value: "10 December 1815", labelWidth: labelWidth)
    }
    .padding(20)
    .onPreferenceChange(LabelWidth.self) { labelWidth = $0 }
  }
}

struct Field: View {
  let label: String
  let value: String
  let labelWidth: CGFloat?

  var body: some View {
    HStack(spacing: 12) {
      Text(label)
        .foregroundColor(.secondary)
        .background(WidthReader())
        .frame(width: labelWidth, alignment: .trailing)
      Text(value)
        .padding(8)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(RoundedRectangle(cornerRadius: 8).fill(Color.gray.opacity(0.15)))
    }
  }
}

struct WidthReader: View {
  var body: some View {
    GeometryReader { geometry in
      Color.clear.preference(key: LabelWidth.self, value: geometry.size.width)
    }
  }
}

/// The width of the widest label.
struct LabelWidth: PreferenceKey {
  static var defaultValue: CGFloat? = nil

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    guard let next = nextValue() else { return }
    value = max(value ?? 0, next)
  }
}
