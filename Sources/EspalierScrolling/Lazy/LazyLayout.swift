// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout
import Foundation

/// How a lazy container lays out its lines, one at a time: it never has all of them.
@MainActor
package protocol LazyLayout: Equatable {
  typealias Child = ContainerEngine.Child

  /// The direction in which lines follow each other.
  nonisolated var axis: Axis { get }
  nonisolated var pinnedViews: PinnedScrollableViews { get }
  /// Space before the first and after the last line, in points.
  nonisolated var margins: (start: CGFloat, end: CGFloat) { get }
  /// A list of at most this many elements is realised as a whole, wherever the viewport is: its length is exact, and what
  /// is out of sight can be found.
  nonisolated var realisedAsWhole: Int { get }
  /// What the container takes on the other axis, in points, where it is offered a length.
  nonisolated func breadth(offered: CGFloat) -> CGFloat
  /// How many rows share a line; headers and footers have their own.
  /// - Parameter across: What the container is offered on the other axis; nil while that is open.
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
  /// Along the axis.
  package var length: CGFloat
  /// By child: relative to the line's start along the axis, to the container's across.
  package var frames: [ViewFrame]
  /// What the line takes across where that is open.
  package var breadth: CGFloat

  package init(length: CGFloat, frames: [ViewFrame], breadth: CGFloat) {
    self.length = length
    self.frames = frames
    self.breadth = breadth
  }
}
