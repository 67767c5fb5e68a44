// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import EspalierPrimitives
import Foundation

/// The metrics of split views' columns, in points and seconds.
enum ColumnMetrics {
  static let sidebar = ColumnLimits(least: 180, ideal: 240, most: 400)
  static let content = ColumnLimits(least: 200, ideal: 280, most: 500)
  static let detail = ColumnLimits(least: 260, ideal: 480, most: .infinity)
  /// Ideal height of a window around a split view, whose height is flexible.
  static let idealHeight: CGFloat = 480
  /// Width below which a split view shows one column at a time.
  static let narrowWidth: CGFloat = 500
  /// Width that stays visible beside a column that lies over the others.
  static let uncovered: CGFloat = 44
  /// The opacity of the shade over covered columns.
  static let shade = 0.2
  /// Durations of a column's appearance: beside the others, and as a page.
  static let motion = 0.25
  static let pageMotion = 0.35
}

/// The widths set by a column's views: the first that sets any takes precedence.
enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth { ColumnWidth() }
  static func reduce(value: inout ColumnWidth, nextValue: () -> ColumnWidth) {
    if value == defaultValue { value = nextValue() }
  }
}

extension View {
  /// Sets the width of the enclosing column, in points; the user cannot change it.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    let width = frameLength(width, "navigationSplitViewColumnWidth")
    return columnWidth(ColumnWidth(least: width, ideal: width, most: width))
  }

  /// Sets the width of the enclosing column, in points: the least, the initial and the greatest width.
  public nonisolated func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  {
    columnWidth(
      ColumnWidth(
        least: frameLength(min, "min"), ideal: frameLength(ideal, "ideal"),
        most: frameLength(max, "max", mayBeInfinite: true)))
  }

  private nonisolated func columnWidth(_ width: ColumnWidth) -> some View {
    transformPreference(ColumnWidthKey.self) { if $0 == ColumnWidth() { $0 = width } }
  }
}
