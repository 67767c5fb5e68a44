// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Views are made before their values are known: no layer may read one while it is made.
@MainActor
struct LayersInGeometryTests {
  private struct Badge: View {
    let width: CGFloat
    var body: some View {
      Text("\(Int(width))").overlay { Circle().stroke() }.background { Color.red }.background(.blue).clipped()
        .overlayPreferenceValue(WidthKey.self) { _ in Color.clear }
        .preference(key: WidthKey.self, value: width)
    }
  }

  private enum WidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  @Test func aLayerInAViewInAGeometryReaderInACondition() throws {
    struct Page: View {
      @State var isShown = false
      var body: some View {
        HStack(spacing: 0) {
          if isShown {
            GeometryReader { proxy in Badge(width: proxy.size.width) }
          }
          Button("Show") { isShown = true }.frame(width: 60)
        }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 200, height: 100))
    try host.get(.text("Show")).tap()
    #expect(try host.get(.text("140")).frame.minX == 0)
  }
}
