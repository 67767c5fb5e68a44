// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Styles of lists that have a background behind every other row, and a line around the list.
@MainActor
@Suite struct AlternatingStyleTests {
  private func drawn<Style: ListStyle>(_ style: Style, stripes: AlternatingRowBackgroundBehavior = .automatic) -> String
  {
    let list = List(0..<4, id: \.self) { Text("\($0)") }.listStyle(style).alternatingRowBackgrounds(stripes)
    return ViewHost(list, size: CGSize(width: 200, height: 300)).dump(.displayList)
  }

  @Test("The style decides over what is around it; without a word of it, what is around it does")
  func alternating() {
    #expect(drawn(.inset(alternatesRowBackgrounds: true)) == drawn(.inset, stripes: .enabled))
    #expect(drawn(.inset(alternatesRowBackgrounds: false), stripes: .enabled) == drawn(.inset))
    #expect(drawn(.inset) != drawn(.inset, stripes: .enabled))
    #expect(drawn(.bordered(alternatesRowBackgrounds: true)) == drawn(.bordered, stripes: .enabled))
    #expect(drawn(.bordered(alternatesRowBackgrounds: false), stripes: .enabled) == drawn(.bordered))
  }

  @Test("A line is around a list with a border, and its rows are those of a plain one")
  func bordered() throws {
    #expect(drawn(.bordered) != drawn(.plain))
    func row<Style: ListStyle>(_ style: Style) throws -> CGRect {
      let list = List(0..<4, id: \.self) { Text("\($0)") }.listStyle(style)
      return try ViewHost(list, size: CGSize(width: 200, height: 300)).get(.text("2")).frame
    }
    #expect(try row(.bordered) == row(.plain))
  }
}
