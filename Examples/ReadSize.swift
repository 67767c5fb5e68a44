// SPDX-License-Identifier: MIT

import SwiftUI

/// A view that reads the size of another one. Tap the quotation: it grows, and the label shows by how much.
///
///     espalier render Examples/ReadSize.swift --size 360x220 --tap "Less is more." --out size.png
struct ReadSize: View {
  @State private var isLong = false
  @State private var size = CGSize.zero

  var body: some View {
    VStack(spacing: 12) {
      Text(isLong ? "Less is more, but more of the same is never less than it was before." : "Less is more.")
        .padding(16)
        .background(RoundedRectangle(cornerRadius: 12).fill(Color.teal.opacity(0.2)))
        .readSize { size = $0 }
        .onTapGesture { isLong.toggle() }

      Text("\(Int(size.width)) × \(Int(size.height)) points")
        .font(.caption)
        .foregroundColor(.secondary)
    }
    .padding()
  }
}

extension View {
  /// Calls `action` with the view's size: at first, and whenever it has changed.
  func readSize(_ action: @escaping (CGSize) -> Void) -> some View {
    background(
      GeometryReader { geometry in
        Color.clear.preference(key: SizeKey.self, value: geometry.size)
      }
    )
    .onPreferenceChange(SizeKey.self, perform: action)
  }
}

/// The first size counts: a view that reads its size uses its own one.
struct SizeKey: PreferenceKey {
  static var defaultValue = CGSize.zero

  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
}
