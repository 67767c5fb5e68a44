// SPDX-License-Identifier: MIT

import Foundation

/// The least, the ideal and the greatest width of a column, in points.
package struct ColumnLimits: Equatable {
  package var least: CGFloat
  package var ideal: CGFloat
  package var most: CGFloat

  package init(least: CGFloat, ideal: CGFloat, most: CGFloat) {
    self.least = least
    self.ideal = ideal
    self.most = most
  }

  /// A length within the limits.
  package func clamp(_ length: CGFloat) -> CGFloat { max(min(length, most), least) }
}

/// The widths that the views of a column set; nil is the split view's width.
package struct ColumnWidth: Equatable {
  package var least: CGFloat?
  package var ideal: CGFloat?
  package var most: CGFloat?

  package init(least: CGFloat? = nil, ideal: CGFloat? = nil, most: CGFloat? = nil) {
    self.least = least
    self.ideal = ideal
    self.most = most
  }

  /// The limits, completed by those of such columns. The ideal width takes precedence over limits that are not set, and the least
  /// width over all others: every column has a width.
  package func limits(_ usual: ColumnLimits) -> ColumnLimits {
    let least = max(least ?? min(usual.least, ideal ?? usual.least, most ?? usual.least), 1)
    let most = max(most ?? max(usual.most, ideal ?? usual.most), least)
    return ColumnLimits(least: least, ideal: max(min(ideal ?? usual.ideal, most), least), most: most)
  }
}
