// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import EspalierMotion
import Foundation

/// The menu key opens the menu of the row with the keyboard cursor, at the row's beginning.
extension RowSelector {
  func menuPlace(later press: @escaping @MainActor (CGPoint) -> Void) -> MenuPlace {
    guard target.canFocus, let selection, let rows = rows(for: selection), let row = current(rows, selection) else {
      return .middle
    }
    if let point = visiblePoint(ofRow: row) { return .point(point) }
    show(row)
    // After the update that scrolls the row into view.
    host.work.enqueue(CurrentTransaction.value) { [weak self] in
      self?.host.work.enqueueFollowUp {
        self?.host.work.enqueueAction(.change) {
          if let point = self?.visiblePoint(ofRow: row) { press(point) }
        }
      }
    }
    return .later
  }

  /// A point at the beginning of a row, in the root's coordinates; nil for a row whose middle is not visible.
  private func visiblePoint(ofRow row: Int) -> CGPoint? {
    guard let shown, let scroll, let place = shown.rect(ofItem: row, in: scroll.contentSpace) else { return nil }
    let geometry = scroll.geometry
    let seen = geometry.visibleRect.inset(by: geometry.contentInsets)
    guard seen.minY <= place.midY, place.midY <= seen.maxY else { return nil }
    let distance = min(place.width, place.height) / 2
    let isMirrored = environment?.layoutDirection == .rightToLeft
    let x = isMirrored ? place.maxX - distance : place.minX + distance
    return inRoot(CGPoint(x: x - geometry.contentOffset.x, y: place.midY - geometry.contentOffset.y))
  }
}
