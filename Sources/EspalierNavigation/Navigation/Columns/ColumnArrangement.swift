// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierMotion
import Foundation

/// The shown columns of a split view.
struct ShownColumns: Equatable {
  /// Number of columns, the detail included.
  let count: Int
  /// Whether one column is shown at a time.
  var isCompact = false
  /// The one shown column of a compact view.
  var front = 0
  /// Number of columns beside the detail.
  var beside = 0
  /// Number of further columns that lie over those.
  var covering = 0

  private var leading: Int { count - 1 }
  var detail: Int { count - 1 }

  func isBeside(_ place: Int) -> Bool { place >= leading - beside }
  func covers(_ place: Int) -> Bool { !isBeside(place) && place >= leading - beside - covering }
  func isShown(_ place: Int) -> Bool { isCompact ? place == front : isBeside(place) || covers(place) }
  /// The first shown column.
  var first: Int { isCompact ? front : leading - beside - covering }
}

/// The columns that fit side by side.
struct ColumnFit: Equatable {
  var isCompact: Bool
  /// Number of columns that fit beside the detail.
  var beside: Int

  /// - Parameter keepsDetail: Whether the detail gets its ideal width before others get any.
  init(width: CGFloat, limits: [ColumnLimits], keepsDetail: Bool) {
    let leading = limits.dropLast()
    let detail = limits.last ?? ColumnMetrics.detail
    isCompact = width < max(ColumnMetrics.narrowWidth, (leading.last?.least ?? 0) + detail.least)
    beside = 0
    var rest = width - (keepsDetail ? detail.ideal : detail.least)
    for column in leading.reversed() {
      rest -= column.least
      if rest < 0 { break }
      beside += 1
    }
  }
}

/// The frames of the columns of a split view. The shares animate when a column appears or disappears.
struct ColumnArrangement: Equatable {
  /// The limits of all columns, the detail last.
  var limits: [ColumnLimits]
  /// The widths to which the user has dragged the columns in front of the detail, in points.
  var chosen: [CGFloat?]
  var isCompact: Bool
  var shares: ColumnShares

  init(_ shown: ShownColumns, limits: [ColumnLimits], chosen: [CGFloat?]) {
    self.limits = limits
    self.chosen = chosen
    isCompact = shown.isCompact
    shares = ColumnShares(shown)
  }

  struct Span: Equatable {
    var start: CGFloat
    var length: CGFloat
  }

  /// The spans of the columns in a width, in points; O(columns).
  func spans(in width: CGFloat) -> [Span] {
    if isCompact {
      // Columns side by side, of which the front one fills the view.
      return limits.indices.map { Span(start: (CGFloat($0) - shares.front) * width, length: width) }
    }
    let lengths = leadingLengths(in: width)
    var spans: [Span] = []
    var (edge, covered): (CGFloat, CGFloat) = (0, 0)
    for (place, length) in lengths.enumerated() {
      let (beside, covering) = (shares.beside(place), shares.covering(place))
      // Beside the others, or moving there; or over them.
      let start = edge - (1 - beside) * length
      spans.append(Span(start: start + (covered - start) * covering, length: length))
      edge += beside * length
      covered += max(beside, covering) * length
    }
    spans.append(Span(start: edge, length: max(width - edge, 1)))
    return spans
  }

  /// The widths of the columns in front of the detail. As long as they can be narrower, the detail keeps its least width.
  private func leadingLengths(in width: CGFloat) -> [CGFloat] {
    let leading = limits.dropLast()
    var lengths = leading.indices.map { min(preferred($0), limit(of: $0, in: width)) }
    let excess =
      lengths.indices.reduce(0) { $0 + shares.beside($1) * lengths[$1] } - (width - limits[leading.count].least)
    guard excess > 0 else { return lengths }
    let slack = lengths.indices.reduce(0) { $0 + shares.beside($1) * max(lengths[$1] - leading[$1].least, 0) }
    let part = slack > 0 ? min(excess / slack, 1) : 0
    for place in lengths.indices {
      let length = lengths[place] - max(lengths[place] - leading[place].least, 0) * part
      // A line at whole points is drawn sharply.
      lengths[place] = max(length.rounded(.down), min(length, leading[place].least))
    }
    return lengths
  }

  /// The width of a column in front of the detail if the space suffices.
  func preferred(_ place: Int) -> CGFloat { limits[place].clamp(chosen[place] ?? limits[place].ideal) }

  private func limit(of place: Int, in width: CGFloat) -> CGFloat {
    shares.covering(place) > 0 ? max(width - ColumnMetrics.uncovered, 1) : .infinity
  }

  /// The greatest width to which a column in front of the detail can be dragged, in points: the detail keeps its least width.
  func most(of place: Int, in width: CGFloat) -> CGFloat {
    let spans = spans(in: width)
    guard shares.beside(place) > 0, let detail = spans.last else { return limits[place].most }
    let rest = detail.length - limits[spans.count - 1].least
    return max(limits[place].least, min(limits[place].most, spans[place].length + max(rest, 0)))
  }
}

/// The part of each column that is in place, from 0 to 1; animates when columns appear and disappear.
struct ColumnShares: Equatable {
  typealias Pair = AnimatablePair<CGFloat, CGFloat>
  /// Shares of the columns in front of the detail: beside the others, and over them.
  private var besides: Pair
  private var coverings: Pair
  /// The column shown by a narrow window.
  var front: CGFloat

  init(_ shown: ShownColumns) {
    func share(_ holds: (Int) -> Bool) -> Pair {
      Pair(shown.count > 1 && holds(0) ? 1 : 0, shown.count > 2 && holds(1) ? 1 : 0)
    }
    besides = share(shown.isBeside)
    coverings = share(shown.covers)
    front = CGFloat(shown.front)
  }

  func beside(_ place: Int) -> CGFloat { place == 0 ? besides.first : besides.second }
  func covering(_ place: Int) -> CGFloat { place == 0 ? coverings.first : coverings.second }

  var animatableData: AnimatablePair<Pair, AnimatablePair<Pair, CGFloat>> {
    get { AnimatablePair(besides, AnimatablePair(coverings, front)) }
    set { (besides, coverings, front) = (newValue.first, newValue.second.first, newValue.second.second) }
  }
}
