// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import Foundation

/// The horizontal extent of the line below a row, in points from the leading edge of the reference view.
///
/// The line begins at the row's first text, or at the row's `listRowSeparatorLeading` guide, else at the row's inset; it ends at
/// the card's far edge, or at `listRowSeparatorTrailing`.
struct SeparatorSpan: Equatable {
  var start: CGFloat
  /// Nil is the card's far edge.
  var end: CGFloat?

  init(start: CGFloat, end: CGFloat?) { (self.start, self.end) = (start, end) }

  /// The extent from the row's leading edge.
  /// - Parameter rowInset: Distance from the row's edge to its content.
  @MainActor
  init(below row: LayoutEngine, _ size: ViewSize, rowInset: CGFloat) {
    start = row.explicitAlignment(HorizontalAlignment.listRowSeparatorLeading.key, at: size) ?? rowInset
    end = row.explicitAlignment(HorizontalAlignment.listRowSeparatorTrailing.key, at: size)
  }

  func moved(by length: CGFloat) -> SeparatorSpan { SeparatorSpan(start: start + length, end: end.map { $0 + length }) }

  /// The line's rectangle in a card, centred at `y`.
  func line(in card: CGRect, y: CGFloat, thickness: CGFloat, _ direction: LayoutDirection) -> CGRect {
    let end = min(self.end ?? card.width, card.width)
    let width = max(end - start, 0)
    return CGRect(
      x: direction == .rightToLeft ? card.maxX - start - width : card.minX + start, y: y - thickness / 2,
      width: width, height: thickness)
  }
}
