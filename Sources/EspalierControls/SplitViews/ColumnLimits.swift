// SPDX-License-Identifier: MIT

import Foundation

/// How narrow and how wide a column may become, and how wide it is at first, in points.
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

/// The widths that the views of a column give it; nil leaves a width to the split view.
package struct ColumnWidth: Equatable {
  package var least: CGFloat?
  package var ideal: CGFloat?
  package var most: CGFloat?

  package init(least: CGFloat? = nil, ideal: CGFloat? = nil, most: CGFloat? = nil) {
    self.least = least
    self.ideal = ideal
    self.most = most
  }

  /// The limits, where those of such columns stand for what is missing. The ideal width counts more than limits that are not
  /// given, and the least width more than the others: no column has no width.
  package func limits(_ usual: ColumnLimits) -> ColumnLimits {
    let least = max(least ?? min(usual.least, ideal ?? usual.least, most ?? usual.least), 1)
    let most = max(most ?? max(usual.most, ideal ?? usual.most), least)
    return ColumnLimits(least: least, ideal: max(min(ideal ?? usual.ideal, most), least), most: most)
  }
}
