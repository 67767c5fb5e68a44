// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGraph
import EspalierHosting
import EspalierPrimitives
import Foundation

/// A view of SwiftUI in a controller or a view of UIKit or AppKit, at rest.
@MainActor
package final class HostedContent<Content: View> {
  package var root: Content

  package init(_ root: Content) { self.root = root }

  /// The size in points that the view takes of a proposed one; nil lengths are its own choice. While a body or a layout runs, in which
  /// no other tree can be measured, the last size is returned.
  package func size(in proposal: ProposedViewSize) -> CGSize {
    if Graph.currentRule == nil { last = frame(proposal).size }
    return last
  }
  private var last = CGSize.zero

  /// Draws the view in a size in points into a drawing, its upper left corner at a point.
  package func draw(into context: CGContext, in rect: CGRect) {
    var graphics = context.graphics
    graphics.translateBy(x: rect.minX, y: rect.minY)
    graphics.draw(frame(ProposedViewSize(rect.size)).list)
  }

  /// One frame in a host of its own.
  private func frame(_ proposal: ProposedViewSize) -> (list: DisplayList, size: CGSize) {
    let current = ViewGraph.current
    let graph = ViewGraph(root: root, environment: ProgramScreen.environment, size: Proposal(proposal))
    graph.update()
    current?.makeCurrent()
    return (graph.displayList, graph.window.rootRect.size)
  }
}
