// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Insets of rows that are set edge by edge.
@MainActor
@Suite("Insets of rows")
struct RowInsetTests {
  private func left(_ row: some View) throws -> CGFloat {
    let host = ViewHost(List { row }.listStyle(.insetGrouped), size: CGSize(width: 300, height: 400))
    return try host.get(.text("row")).frame.minX
  }

  @Test("An edge is set, and the others are the list's own") func edge() throws {
    let own = try left(Text("row"))
    #expect(try left(Text("row").listRowInsets(.leading, 50)) == 70)
    #expect(try left(Text("row").listRowInsets(.vertical, 50)) == own)
    #expect(try left(Text("row").listRowInsets(.leading, nil)) == own)
    let host = ViewHost(
      List { Text("row").listRowInsets(.top, 40) }.listStyle(.insetGrouped), size: CGSize(width: 300, height: 400))
    let plain = ViewHost(List { Text("row") }.listStyle(.insetGrouped), size: CGSize(width: 300, height: 400))
    #expect(try host.get(.text("row")).frame.minY > plain.get(.text("row")).frame.minY)
    #expect(try host.get(.text("row")).frame.minX == own)
  }

  @Test("An inner modifier takes precedence at its edges, and others add theirs") func merging() throws {
    let own = try left(Text("row"))
    #expect(try left(Text("row").listRowInsets(.leading, 50).listRowInsets(.leading, 90)) == 70)
    #expect(try left(Text("row").listRowInsets(.top, 50).listRowInsets(.leading, 90)) == 110)
    #expect(try left(Text("row").listRowInsets(.leading, nil).listRowInsets(.leading, 90)) == own)
    #expect(try left(Text("row").listRowInsets(nil).listRowInsets(.leading, 90)) == own)
    #expect(try left(Section { Text("row").listRowInsets(.top, 9) }.listRowInsets(EdgeInsets())) == 20)
  }

  @Test("Insets follow their value") func changes() throws {
    struct Page: View {
      @State var inset: CGFloat? = 50
      var body: some View {
        VStack {
          Button("Change") { inset = nil }
          List { Text("row").listRowInsets(.leading, inset) }.listStyle(.insetGrouped)
        }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 300, height: 400))
    let own = try left(Text("row"))
    #expect(try host.get(.text("row")).frame.minX == 70)
    try host.get(.text("Change")).tap()
    #expect(try host.get(.text("row")).frame.minX == own)
  }
}
