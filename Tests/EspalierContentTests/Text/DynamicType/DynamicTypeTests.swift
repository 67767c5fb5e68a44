// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierPrimitives
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Sizes of text that follow the user's choice.
@MainActor
struct DynamicTypeTests {
  private func height(_ view: some View, _ size: DynamicTypeSize = .large) -> CGFloat {
    ViewHost(view) { $0.dynamicTypeSize = size }.size.height
  }

  @Test func stylesGrowAndSizesDoNot() {
    for style in Font.TextStyle.allCases {
      let heights = DynamicTypeSize.allCases.map { height(Text("A").font(.system(style)), $0) }
      #expect(heights == heights.sorted())
      #expect(heights.last! > heights.first!)
    }
    #expect(height(Text("A").font(.system(size: 20)), .accessibility5) == height(Text("A").font(.system(size: 20))))
    #expect(height(Text("A"), .accessibility1) > height(Text("A")))
    #expect(height(Text("A").font(.custom("Inter", size: 15)), .xxxLarge) > height(Text("A")))
    #expect(
      height(Text("A").font(.custom("Inter", fixedSize: 15)), .xxxLarge)
        == height(Text("A").font(.custom("Inter", fixedSize: 15))))
    let relative = Font.custom("Inter", size: 15, relativeTo: .caption2)
    #expect(height(Text("A").font(relative), .xSmall) == height(Text("A").font(.custom("Inter", fixedSize: 15))))
  }

  @Test func rangesKeepTheSizeWithinThem() {
    struct Reader: View {
      @Environment(\.dynamicTypeSize) var size
      @Environment(\.sizeCategory) var category
      let see: (DynamicTypeSize, ContentSizeCategory) -> Void
      var body: some View {
        let _ = see(size, category)
        Color.clear
      }
    }
    var seen: [DynamicTypeSize] = []
    func read(_ change: (Reader) -> some View, _ size: DynamicTypeSize) {
      _ = ViewHost(
        change(
          Reader { size, category in
            seen.append(size)
            #expect(category == ContentSizeCategory(size))
          })
      ) { $0.dynamicTypeSize = size }
    }
    read({ $0.dynamicTypeSize(...DynamicTypeSize.xLarge) }, .accessibility3)
    read({ $0.dynamicTypeSize(.medium ... .xLarge) }, .xSmall)
    read({ $0.dynamicTypeSize(DynamicTypeSize.small...) }, .large)
    read({ $0.dynamicTypeSize(.accessibility1) }, .large)
    #expect(seen == [.xLarge, .medium, .large, .accessibility1])
    #expect(DynamicTypeSize.accessibility1.isAccessibilitySize && !DynamicTypeSize.xxxLarge.isAccessibilitySize)
    #expect(
      17 * DynamicTypeSize.accessibility5.factor(of: .body) == 53
        && 10 * DynamicTypeSize.xSmall.factor(of: .caption2) == 10)
  }
}
