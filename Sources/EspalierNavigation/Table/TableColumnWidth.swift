// SPDX-License-Identifier: MIT

import Foundation

/// How wide a column may be, in points.
struct TableColumnWidth: Equatable {
  var min = TableMetrics.minimumColumnWidth
  var ideal: CGFloat?
  var max = CGFloat.infinity
  /// What a user has given it.
  var resized: CGFloat?

  /// A width that cannot be changed.
  static func fixed(_ width: CGFloat) -> TableColumnWidth {
    TableColumnWidth(min: width, ideal: width, max: width)
  }

  var isFixed: Bool { min == max }

  func clamped(_ width: CGFloat) -> CGFloat { Swift.max(min, Swift.min(width, max)) }

  /// The widths of columns that lie side by side.
  ///
  /// A fixed or resized column has its width. Of what remains a column with an ideal width takes that, and those without one
  /// share the rest equally, unless that would leave them less than a readable width: then all are narrowed. What is more than
  /// a comfortable width for each of those widens all columns by the same. What is too much then widens the columns with an
  /// ideal width, what is missing narrows them, as far as they allow it. The sum is more than `available` where the columns cannot be so narrow, and less where they cannot
  /// be so wide. O(n²) at worst, O(n) where no bound is met.
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

  /// Gives some columns the space that the others leave: to each the same on top of its base. A column at a bound stays there,
  /// and the others share what that leaves.
  private static func share(
    _ available: CGFloat, among indices: [Int], from base: [CGFloat], _ columns: [TableColumnWidth],
    _ widths: inout [CGFloat]
  ) {
    var open = indices
    while !open.isEmpty {
      let taken = widths.indices.reduce(0) { $0 + (open.contains($1) ? base[$1] : widths[$1]) }
      let each = (available - taken) / CGFloat(open.count)
      for index in open { widths[index] = columns[index].clamped(base[index] + each) }
      // Where the bounds take more than they give, the columns at their least width are settled, else those at their greatest.
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
