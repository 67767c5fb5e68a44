// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierNavigation
import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Tabs above the pages of a window that is too narrow for all titles: they keep their symbols, and stay beside the desktop's
/// buttons (looks/03).
@MainActor
@Suite("Tabs in a narrow window")
struct NarrowTabsTests {
  private static let titles = ["Dashboard", "Plants", "Board", "Gallery", "Motion"]

  private func window(
    _ width: CGFloat, left: CGFloat = 0, right: CGFloat = 0, isMirrored: Bool = false
  ) throws -> Framed {
    try Framed(width: width, left: left, right: right, isMirrored: isMirrored) {
      TabView {
        Tab("Dashboard", systemImage: "chart.bar") { Text("First page") }
        Tab("Plants", systemImage: "leaf") { Text("Second page") }
        Tab("Board", systemImage: "rectangle.split.3x1") { Text("Third page") }
        Tab("Gallery", systemImage: "photo.on.rectangle") { Text("Fourth page") }
        Tab("Motion", systemImage: "wand.and.stars") { Text("Fifth page") }
      }
    }
  }

  private func tabs(_ window: Framed) throws -> [CGRect] {
    try Self.titles.map { try window.frame(.role(.button, name: $0)) }
  }

  nonisolated private static let widths = Array(stride(from: 330.0, through: 900, by: 30))

  @Test("No tab lies below the desktop's buttons, nor on another one", arguments: widths)
  func place(width: Double) throws {
    for (left, right) in [(0.0, 110.0), (110, 0), (60, 60)] {
      let frames = try tabs(try window(width, left: left, right: right))
      #expect(frames.allSatisfy { $0.minX >= left && $0.maxX <= width - right }, "\(frames)")
      #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX <= $1.minX + 1e-6 }, "\(frames)")
    }
  }

  @Test("Tabs are in the middle without the desktop's buttons, in both reading directions", arguments: widths)
  func middle(width: Double) throws {
    for isMirrored in [false, true] {
      let frames = try tabs(try window(width, isMirrored: isMirrored))
      let (first, last) = (frames.map(\.minX).min()!, frames.map(\.maxX).max()!)
      #expect(abs(first - (width - last)) < 1, "\(frames)")
    }
  }

  @Test("A title is shown as a whole or not at all", arguments: widths)
  func titles(width: Double) throws {
    let window = try window(width, right: 110)
    let drawn = window.host.drawnTexts.filter { $0.frame.maxY < 44 }
    #expect(drawn.allSatisfy { Self.titles.contains($0.string) }, "\(drawn.map(\.string))")
    #expect(width < 700 || drawn.count == 5)
  }

  @Test("The bar reports how narrow it can become: that is no more than the tabs take in a narrow window")
  func least() throws {
    let wide = try window(900)
    let least = withExtendedLifetime(wide) { wide.host.graph.leastBarWidth }
    let narrow = try tabs(try window(330, right: 60))
    let extent = try #require(narrow.last).maxX - narrow[0].minX
    #expect(abs(least - extent) < 1 && least > 100 && least < 270)
  }

  @Test("A bar with a title and buttons reports how narrow it can become; buttons that go into the menu do not count")
  func leastOfToolbar() throws {
    func least(_ count: Int) throws -> CGFloat {
      // The window's program stays, for the host reads its scene.
      let window = try Framed(width: 600) {
        NavigationStack {
          Text("Page").navigationTitle("A title that is quite long").toolbar {
            ToolbarItem(placement: .confirmationAction) { Button("Confirm") {} }
            ToolbarItemGroup { ForEach(0..<count, id: \.self) { Button("Item \($0)") {} } }
          }
        }
      }
      return withExtendedLifetime(window) { window.host.graph.leastBarWidth }
    }
    let (few, many) = (try least(1), try least(6))
    #expect(few > 100 && few < 400 && abs(many - few) < 1)
  }
}
