// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierNumbers
import Foundation

// Scrolling by pages, as keys and a press beside the thumb of a scroll bar do.

extension ScrollState {
  /// Moves the content by nearly a viewport towards an edge.
  package func turnPage(_ edge: Edge) {
    let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
    let goesForward =
      edge == .bottom || (edge == .trailing) != (host.environment.values.layoutDirection == .rightToLeft)
    turnPage(along: axis, isForward: goesForward && edge != .top)
  }

  /// - Parameter isForward: True for down, or right.
  package func turnPage(along axis: Axis, isForward: Bool) {
    let extent = extent.peek()
    guard extent.axes.contains(axis) else { return }
    var delta = CGSize.zero
    let page = extent.container[axis] * 0.9
    delta[axis] = isForward ? -page : page
    _ = turnWheel(by: delta)
  }
}
