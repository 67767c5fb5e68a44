// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierMotion
import Foundation

/// What a split view shows of its columns.
struct ShownColumns: Equatable {
  /// How many there are, the detail among them.
  let count: Int
  /// Whether one column is shown at a time.
  var isCompact = false
  /// The one that is shown then.
  var front = 0
  /// How many columns stand beside the detail.
  var beside = 0
  /// How many more lie over those.
  var covering = 0

  private var leading: Int { count - 1 }
  var detail: Int { count - 1 }

  func isBeside(_ place: Int) -> Bool { place >= leading - beside }
  func covers(_ place: Int) -> Bool { !isBeside(place) && place >= leading - beside - covering }
  func isShown(_ place: Int) -> Bool { isCompact ? place == front : isBeside(place) || covers(place) }
  /// The first that is shown.
  var first: Int { isCompact ? front : leading - beside - covering }
}

/// Which columns fit beside each other.
struct ColumnFit: Equatable {
  var isCompact: Bool
  /// How many columns fit beside the detail.
  var beside: Int

  /// - Parameter keepsDetail: Whether the detail has its ideal width before others have any.
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

/// Where the columns of a split view are. The shares move when a column comes or goes.
struct ColumnArrangement: Equatable {
  /// Of all columns, the detail last.
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

  /// The columns in a width, in points; O(columns).
  func spans(in width: CGFloat) -> [Span] {
    if isCompact {
      // One beside the other, as on a strip of film of which one picture is seen.
      return limits.indices.map { Span(start: (CGFloat($0) - shares.front) * width, length: width) }
    }
    let lengths = leadingLengths(in: width)
    var spans: [Span] = []
    var (edge, covered): (CGFloat, CGFloat) = (0, 0)
    for (place, length) in lengths.enumerated() {
      let (beside, covering) = (shares.beside(place), shares.covering(place))
      // Beside the others, or about to be; or over them.
      let start = edge - (1 - beside) * length
      spans.append(Span(start: start + (covered - start) * covering, length: length))
      edge += beside * length
      covered += max(beside, covering) * length
    }
    spans.append(Span(start: edge, length: max(width - edge, 1)))
    return spans
  }

  /// The widths of the columns in front of the detail, which keeps its least width while they have more than theirs.
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
      // A line at a whole point is drawn sharply.
      lengths[place] = max(length.rounded(.down), min(length, leading[place].least))
    }
    return lengths
  }

  /// The width that a column in front of the detail has where there is no lack of it.
  func preferred(_ place: Int) -> CGFloat { limits[place].clamp(chosen[place] ?? limits[place].ideal) }

  private func limit(of place: Int, in width: CGFloat) -> CGFloat {
    shares.covering(place) > 0 ? max(width - ColumnMetrics.uncovered, 1) : .infinity
  }

  /// How wide a column in front of the detail may be dragged, in points: the detail keeps its least width.
  func most(of place: Int, in width: CGFloat) -> CGFloat {
    let spans = spans(in: width)
    guard shares.beside(place) > 0, let detail = spans.last else { return limits[place].most }
    let rest = detail.length - limits[spans.count - 1].least
    return max(limits[place].least, min(limits[place].most, spans[place].length + max(rest, 0)))
  }
}

/// How far each column is in its place, from 0 to 1: what moves when columns come and go.
struct ColumnShares: Equatable {
  typealias Pair = AnimatablePair<CGFloat, CGFloat>
  /// Of the columns in front of the detail: beside the others; over them.
  private var besides: Pair
  private var coverings: Pair
  /// The column that a narrow window shows.
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
