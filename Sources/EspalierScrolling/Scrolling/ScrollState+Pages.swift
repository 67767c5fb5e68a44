// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierNumbers
import Foundation

// By pages, as keys and a press beside the thumb of a scroll bar go.

extension ScrollState {
  /// Moves the content so that nearly a viewport of what lies beyond an edge is seen.
  package func turnPage(_ edge: Edge) {
    let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
    let goesForward =
      edge == .bottom || (edge == .trailing) != (host.environment.values.layoutDirection == .rightToLeft)
    turnPage(along: axis, isForward: goesForward && edge != .top)
  }

  /// - Parameter isForward: Downwards, or to the right.
  package func turnPage(along axis: Axis, isForward: Bool) {
    let extent = extent.peek()
    guard extent.axes.contains(axis) else { return }
    var delta = CGSize.zero
    let page = extent.container[axis] * 0.9
    delta[axis] = isForward ? -page : page
    _ = turnWheel(by: delta)
  }
}
