// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import Foundation

/// How far the line below a row reaches, in points from the leading edge of what it is measured in.
///
/// It begins where the row's first text does, or where `listRowSeparatorLeading` is placed in the row, else at the row's
/// inset; it ends at the card's far edge, or at `listRowSeparatorTrailing`.
struct SeparatorSpan: Equatable {
  var start: CGFloat
  /// Nil is the card's far edge.
  var end: CGFloat?

  init(start: CGFloat, end: CGFloat?) { (self.start, self.end) = (start, end) }

  /// From the row's leading edge.
  /// - Parameter rowInset: From the row's edge to what is in it.
  @MainActor
  init(below row: LayoutEngine, _ size: ViewSize, rowInset: CGFloat) {
    start = row.explicitAlignment(HorizontalAlignment.listRowSeparatorLeading.key, at: size) ?? rowInset
    end = row.explicitAlignment(HorizontalAlignment.listRowSeparatorTrailing.key, at: size)
  }

  func moved(by length: CGFloat) -> SeparatorSpan { SeparatorSpan(start: start + length, end: end.map { $0 + length }) }

  /// The line in a card, around `y`.
  func line(in card: CGRect, y: CGFloat, thickness: CGFloat, _ direction: LayoutDirection) -> CGRect {
    let end = min(self.end ?? card.width, card.width)
    let width = max(end - start, 0)
    return CGRect(
      x: direction == .rightToLeft ? card.maxX - start - width : card.minX + start, y: y - thickness / 2,
      width: width, height: thickness)
  }
}
