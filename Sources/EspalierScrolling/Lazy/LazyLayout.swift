// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout
import Foundation

/// The layout of the lines of a lazy container, one at a time: it never has all of them.
@MainActor
package protocol LazyLayout: Equatable {
  typealias Child = ContainerEngine.Child

  /// The direction in which lines follow each other.
  nonisolated var axis: Axis { get }
  nonisolated var pinnedViews: PinnedScrollableViews { get }
  /// Space before the first and after the last line, in points.
  nonisolated var margins: (start: CGFloat, end: CGFloat) { get }
  /// A list of at most this many elements is realised as a whole, wherever the viewport is: its length is exact, and
  /// elements out of sight can be found.
  nonisolated var realisedAsWhole: Int { get }
  /// The breadth of the container on the other axis, in points, if it is offered a length.
  nonisolated func breadth(offered: CGFloat) -> CGFloat
  /// The number of rows that share a line; headers and footers have their own.
  /// - Parameter across: The length that the container is offered on the other axis; nil while it is open.
  nonisolated func itemsPerLine(across: CGFloat?) -> Int
  func arrange(_ line: LazyLine, _ children: [Child], across: CGFloat?) -> LazyLineLayout
  /// The space between a line and the one before, in points; nil if that depends on a line that was never made.
  func gap(before line: LazyLine, _ children: [Child], after previous: (line: LazyLine, children: [Child]?)) -> CGFloat?
  nonisolated static var label: String { get }
}

extension LazyLayout {
  package nonisolated var margins: (start: CGFloat, end: CGFloat) { (0, 0) }
  package nonisolated var pinnedViews: PinnedScrollableViews { [] }
  package nonisolated var realisedAsWhole: Int { 0 }
  package nonisolated func breadth(offered: CGFloat) -> CGFloat { offered }
}

/// One line, laid out.
package struct LazyLineLayout {
  /// The length along the axis.
  package var length: CGFloat
  /// The children's frames: relative to the line's start along the axis, to the container's across.
  package var frames: [ViewFrame]
  /// The breadth of the line if its breadth is open.
  package var breadth: CGFloat

  package init(length: CGFloat, frames: [ViewFrame], breadth: CGFloat) {
    self.length = length
    self.frames = frames
    self.breadth = breadth
  }
}
