// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// An observer of a program's windows: the inspector.
@MainActor
package protocol WindowInspector: AnyObject {
  /// Called when a window exists, before its first frame.
  func opened(_ window: InspectedWindow)
  /// Called when a window's tree was updated.
  func updated(_ window: InspectedWindow)
  /// Called when the user points at a place in a window, in points, to inspect it.
  func pick(at point: CGPoint, in window: InspectedWindow)
}

/// A window that an inspector observes.
@MainActor
package final class InspectedWindow {
  package let graph: ViewGraph
  /// The size of the content, in points.
  package let size: () -> CGSize
  package let background: () -> ResolvedColor
  private let inspector: any WindowInspector
  private let redraw: () -> Void
  /// A rectangle marked over the content, in points.
  package var highlight: CGRect? {
    didSet {
      guard highlight != oldValue else { return }
      overlay = highlight.map(Self.mark)
      redraw()
    }
  }
  /// The mark as one item, so that it keeps its identity while it is drawn over other content.
  private var overlay: DisplayItem?

  package init(
    _ graph: ViewGraph, _ inspector: any WindowInspector, size: @escaping () -> CGSize,
    background: @escaping () -> ResolvedColor, redraw: @escaping () -> Void
  ) {
    self.graph = graph
    self.inspector = inspector
    self.size = size
    self.background = background
    self.redraw = redraw
    inspector.opened(self)
  }

  /// The list that is drawn: the tree, and the mark over it.
  package var shownList: DisplayList {
    overlay.map { DisplayList(graph.displayList.items + [$0]) } ?? graph.displayList
  }

  /// Called when the tree was updated.
  package func updated() { inspector.updated(self) }

  /// Whether a press with Control and Shift picks a view.
  package func picks(at point: CGPoint, _ modifiers: EventModifiers) -> Bool {
    guard modifiers.isSuperset(of: [.command, .shift]) else { return false }
    inspector.pick(at: point, in: self)
    return true
  }

  private static func mark(_ rect: CGRect) -> DisplayItem {
    let mark = InspectionMarkValues.inBothLooks
    return DisplayItem(
      .group(
        DisplayList([
          DisplayItem(.fill(path: Path(rect), rule: .nonZero, paint: .color(mark.fill), bounds: rect)),
          DisplayItem(
            .stroke(
              path: Path(rect), style: StrokeStyle(lineWidth: mark.line), paint: .color(mark.stroke), bounds: rect)),
        ])))
  }
}
