// SPDX-License-Identifier: MIT

import Foundation

/// The possible widths of a column, in points.
struct TableColumnWidth: Equatable {
  var min = TableMetrics.minimumColumnWidth
  var ideal: CGFloat?
  var max = CGFloat.infinity
  /// The width chosen by the user; nil without one.
  var resized: CGFloat?

  /// A width that cannot be changed.
  static func fixed(_ width: CGFloat) -> TableColumnWidth {
    TableColumnWidth(min: width, ideal: width, max: width)
  }

  var isFixed: Bool { min == max }

  func clamped(_ width: CGFloat) -> CGFloat { Swift.max(min, Swift.min(width, max)) }

  /// Resolves the widths of adjacent columns.
  ///
  /// A fixed or resized column has its width. Of the remaining width, a column with an ideal width takes that, and columns
  /// without one divide the rest equally, unless it would leave them less than a readable width: then all are narrowed. If each
  /// of those has more than a comfortable width, the surplus widens all columns equally. A further surplus then widens the
  /// columns with an ideal width, and a deficit narrows them, within their bounds. The sum is more than `available` if the
  /// columns cannot be narrow enough, and less if they cannot be wide enough. O(n²) at worst, O(n) if no bound is met.
  static func resolve(_ columns: [TableColumnWidth], in available: CGFloat) -> [CGFloat] {
    var widths = columns.map { $0.clamped($0.resized ?? $0.ideal ?? 0) }
    let free = columns.indices.filter { columns[$0].resized == nil && !columns[$0].isFixed }
    let equal = free.filter { columns[$0].ideal == nil }
    let readable = columns.map { $0.ideal ?? $0.clamped(TableMetrics.readableColumnWidth) }
    let taken = columns.indices.reduce(0) { $0 + (equal.contains($1) ? readable[$1] : widths[$1]) }
    if equal.count < free.count, taken > available {
      share(available, among: free, from: readable, columns, &widths)
      return widths
    }
    let comfortable = columns.map { $0.ideal ?? $0.clamped(TableMetrics.comfortableColumnWidth) }
    let wide = columns.indices.reduce(0) { $0 + (equal.contains($1) ? comfortable[$1] : widths[$1]) }
    if !equal.isEmpty, equal.count < free.count, wide < available {
      share(available, among: free, from: comfortable, columns, &widths)
      return widths
    }
    share(available, among: equal, from: Array(repeating: 0, count: columns.count), columns, &widths)
    let ideal = free.filter { columns[$0].ideal != nil }
    share(available, among: ideal, from: columns.map { $0.ideal ?? 0 }, columns, &widths)
    return widths
  }

  /// Divides the width that the other columns leave among some columns: each gets the same in addition to its base. A column at a
  /// bound stays there, and the others divide the difference.
  private static func share(
    _ available: CGFloat, among indices: [Int], from base: [CGFloat], _ columns: [TableColumnWidth],
    _ widths: inout [CGFloat]
  ) {
    var open = indices
    while !open.isEmpty {
      let taken = widths.indices.reduce(0) { $0 + (open.contains($1) ? base[$1] : widths[$1]) }
      let each = (available - taken) / CGFloat(open.count)
      for index in open { widths[index] = columns[index].clamped(base[index] + each) }
      // If the bounds add more than they remove, the columns at their least width are settled, else those at their greatest.
      let excess = open.reduce(0) { $0 + widths[$1] - base[$1] - each }
      let settled = open.filter { index in
        let wanted = base[index] + each
        return excess > 0 ? widths[index] > wanted : excess < 0 ? widths[index] < wanted : true
      }
      if settled.isEmpty { return }
      open.removeAll { settled.contains($0) }
    }
  }
}
