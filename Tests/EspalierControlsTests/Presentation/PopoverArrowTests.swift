// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// The arrow of a popover points at its view.
@MainActor
@Suite struct PopoverArrowTests {
  /// The outline of the panel: what is filled around its content.
  private func outline<V: View>(_ host: ViewHost<V>, around content: CGRect) -> CGRect? {
    func rects(_ list: DisplayList, _ matrix: CGAffineTransform) -> [CGRect] {
      list.items.flatMap { item -> [CGRect] in
        switch item.content {
        case .fill(let path, _, _, _): [path.boundingRect.applying(matrix)]
        case .group(let list): rects(list, matrix)
        case .effect(.transform(let inner), let list): rects(list, inner.concatenating(matrix))
        case .effect(_, let list): rects(list, matrix)
        default: []
        }
      }
    }
    return rects(host.displayList, .identity).filter { $0.contains(content.insetBy(dx: -1, dy: -1)) && $0.width < 200 }
      .max { $0.width * $0.height < $1.width * $1.height }
  }

  @Test("a popover's arrow reaches from its panel to its view, on every side", arguments: Edge.allCases, [false, true])
  func arrows(_ edge: Edge, isMirrored: Bool) throws {
    let host = ViewHost(
      PlacedPopover(edge: edge, place: .center, isMirrored: isMirrored), size: CGSize(width: 400, height: 400))
    try host.settle()
    let (anchor, panel) = (try host.get(.identifier("anchor")).frame, try host.get(.identifier("panel")).frame)
    let outline = try #require(self.outline(host, around: panel))
    // Around the content is the panel's padding, and on one side the arrow of 10 points, 4 points before the view.
    switch edge {
    case .bottom: #expect(abs(panel.minY - outline.minY - 15) < 1.5 && abs(outline.minY - anchor.maxY - 4) < 1.5)
    case .top: #expect(abs(outline.maxY - panel.maxY - 15) < 1.5 && abs(anchor.minY - outline.maxY - 4) < 1.5)
    case .leading, .trailing:
      if (edge == .trailing) != isMirrored {
        #expect(abs(panel.minX - outline.minX - 15) < 1.5 && abs(outline.minX - anchor.maxX - 4) < 1.5)
      } else {
        #expect(abs(outline.maxX - panel.maxX - 15) < 1.5 && abs(anchor.minX - outline.maxX - 4) < 1.5)
      }
    }
  }

  @Test("where the popover lies on the opposite side, so does its arrow")
  func flippedArrow() throws {
    let host = ViewHost(PlacedPopover(edge: .bottom, place: .bottom), size: CGSize(width: 400, height: 400))
    try host.settle()
    let panel = try host.get(.identifier("panel")).frame
    let outline = try #require(self.outline(host, around: panel))
    #expect(abs(outline.maxY - panel.maxY - 15) < 1.5 && abs(panel.minY - outline.minY - 5) < 1)
  }

  @Test("at the window's edge the arrow still points at the middle of the view, as far as corners let it")
  func arrowAtEdge() throws {
    let host = ViewHost(PlacedPopover(edge: .bottom, place: .topTrailing), size: CGSize(width: 400, height: 400))
    try host.settle()
    let (anchor, panel) = (try host.get(.identifier("anchor")).frame, try host.get(.identifier("panel")).frame)
    #expect(panel.maxX < 400 - 8 && panel.midX < anchor.midX)
    let pixels = try Pixels(host, CGSize(width: 400, height: 400))
    // White just above the panel below the view's middle, and not at the panel's other end.
    let y = Int(panel.minY) - 8
    func isPanel(_ x: CGFloat) -> Bool { pixels.isNear(Int(x), y, [255, 255, 255, 255], within: 1) }
    #expect(isPanel(min(anchor.midX, panel.maxX - 16)) && !isPanel(panel.minX + 4))
  }
}
