// SPDX-License-Identifier: MIT

import SwiftUI

/// The totals of the categories as bars; a frame follows the one under the pointer.
struct Overview: View {
  let ledger: Ledger
  @State private var chosen: Category?
  @AppStorage("currency") private var currency = "EUR"

  var body: some View {
    let most = Category.allCases.map { ledger.total(of: $0) }.max() ?? 0
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text(ledger.total, format: .currency(code: currency)).font(.largeTitle.bold()).monospacedDigit()
        VStack(alignment: .leading, spacing: 10) {
          ForEach(Category.allCases) { category in
            CategoryBar(category: category, total: ledger.total(of: category), most: most)
              .anchorPreference(key: BarBounds.self, value: .bounds) { [category: $0] }
              .onHover { chosen = $0 ? category : nil }
          }
        }
        .overlayPreferenceValue(BarBounds.self) { bounds in
          GeometryReader { proxy in
            if let chosen, let anchor = bounds[chosen] {
              let frame = proxy[anchor].insetBy(dx: -6, dy: -4)
              RoundedRectangle(cornerRadius: 8).strokeBorder(chosen.color, lineWidth: 2)
                .frame(width: frame.width, height: frame.height)
                .offset(x: frame.minX, y: frame.minY)
                .animation(.snappy, value: chosen)
            }
          }
        }
      }
      .padding(24)
      .frame(maxWidth: 640, alignment: .leading)
      .frame(maxWidth: .infinity)
    }
    .navigationTitle("Overview")
  }
}

private struct BarBounds: PreferenceKey {
  static var defaultValue: [Category: Anchor<CGRect>] = [:]
  static func reduce(value: inout [Category: Anchor<CGRect>], nextValue: () -> [Category: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

private struct CategoryBar: View {
  let category: Category
  let total: Double
  let most: Double
  @AppStorage("currency") private var currency = "EUR"

  var body: some View {
    HStack {
      Label(category.title, systemImage: category.symbol).frame(width: 110, alignment: .leading)
      GeometryReader { proxy in
        RoundedRectangle(cornerRadius: 5).fill(category.color.gradient)
          .frame(width: most > 0 ? proxy.size.width * total / most : 0)
      }
      .frame(height: 22)
      Text(total, format: .currency(code: currency)).monospacedDigit().frame(width: 100, alignment: .trailing)
    }
    .accessibilityElement(children: .combine)
  }
}
