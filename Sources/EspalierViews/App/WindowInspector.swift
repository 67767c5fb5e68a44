// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import Foundation

/// What follows the windows of a program: the inspector.
@MainActor
package protocol WindowInspector: AnyObject {
  /// A window is there, before its first frame.
  func opened(_ window: InspectedWindow)
  /// A window's tree was brought up to date.
  func updated(_ window: InspectedWindow)
  /// The user points at a place in a window, in points, to see what is there.
  func pick(at point: CGPoint, in window: InspectedWindow)
}

/// A window as the inspector sees it.
@MainActor
package final class InspectedWindow {
  package let graph: ViewGraph
  /// Of the content, in points.
  package let size: () -> CGSize
  package let background: () -> ResolvedColor
  private let redraw: () -> Void
  /// Marked over the content, in points.
  package var highlight: CGRect? {
    didSet {
      guard highlight != oldValue else { return }
      overlay = highlight.map(Self.mark) ?? .empty
      redraw()
    }
  }
  /// What is drawn over the content.
  package private(set) var overlay = DisplayList.empty

  package init(
    _ graph: ViewGraph, size: @escaping () -> CGSize, background: @escaping () -> ResolvedColor,
    redraw: @escaping () -> Void
  ) {
    self.graph = graph
    self.size = size
    self.background = background
    self.redraw = redraw
  }

  private static func mark(_ rect: CGRect) -> DisplayList {
    let mark = InspectionMarkValues.inBothLooks
    return DisplayList([
      DisplayItem(.fill(path: Path(rect), rule: .nonZero, paint: .color(mark.fill), bounds: rect)),
      DisplayItem(
        .stroke(
          path: Path(rect), style: StrokeStyle(lineWidth: mark.line), paint: .color(mark.stroke),
          bounds: rect)),
    ])
  }
}
