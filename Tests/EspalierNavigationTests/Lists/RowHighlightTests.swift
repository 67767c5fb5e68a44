// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Rows that are selected or under the pointer, and the lines between rows.
@MainActor
@Suite struct RowHighlightTests {
  private struct Selected: View {
    var selection: Set<Int> = []
    var style = 0
    var body: some View {
      let list = List(0..<5, id: \.self, selection: .constant(selection)) {
        Text("\($0)").accessibilityIdentifier("\($0)")
      }
      switch style {
      case 0: list.listStyle(.plain)
      case 1: list.listStyle(.inset)
      default: list.listStyle(.insetGrouped)
      }
    }
  }

  /// The heights at which lines are drawn, in rows from the first one.
  private func lines(_ host: ViewHost<Selected>) throws -> [Int] {
    func rects(_ list: DisplayList) -> [CGRect] {
      list.items.flatMap { item -> [CGRect] in
        switch item.content {
        case .fill(let path, _, _, _): [path.boundingRect]
        case .group(let list), .effect(_, let list): rects(list)
        default: []
        }
      }
    }
    let first = try host.get(.identifier("0")).frame.midY - 18
    let offset = first.truncatingRemainder(dividingBy: 36)
    return rects(host.displayList).filter { $0.height == 0.5 }.map { Int((($0.midY - offset) / 36).rounded()) }.sorted()
  }

  @Test("no line is drawn at the edges of a row that is selected or under the pointer", arguments: 0...2)
  func highlighted(_ style: Int) throws {
    let size = CGSize(width: 300, height: 400)
    #expect(try lines(ViewHost(Selected(style: style), size: size)) == [1, 2, 3, 4])
    #expect(try lines(ViewHost(Selected(selection: [2], style: style), size: size)) == [1, 4])
    #expect(try lines(ViewHost(Selected(selection: [0, 1], style: style), size: size)) == [3, 4])
    let host = ViewHost(Selected(style: style), size: size)
    try host.get(.identifier("1")).hover()
    #expect(try lines(host) == [3, 4])
    try host.get(.identifier("3")).hover()
    #expect(try lines(host) == [1, 2])
  }

  @Test("a row is under the pointer where it has no content, too") func besideContent() throws {
    let host = ViewHost(Selected(), size: CGSize(width: 300, height: 400))
    let row = try host.get(.identifier("1")).frame
    host.pointer.hover(at: CGPoint(x: 280, y: row.midY))
    #expect(try lines(host) == [3, 4])
    host.pointer.hover(at: CGPoint(x: 280, y: 390))
    #expect(try lines(host) == [1, 2, 3, 4])
  }
}
