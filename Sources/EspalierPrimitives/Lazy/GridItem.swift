// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierNumbers
import Foundation

/// A column of a `LazyVGrid`, a row of a `LazyHGrid`.
public struct GridItem: Equatable, Sendable {
  /// The width of an item, in points.
  public enum Size: Equatable, Sendable {
    /// A fixed width, whatever is available.
    case fixed(CGFloat)
    /// A share of the width that fixed items leave (specification L104, L106).
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items of at least the minimum as fit into the length of one flexible item; if not even one fits, one of that
    /// length (specification L105).
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The item's part of the grid's width, or of its height in a horizontal grid.
  public var size: Size
  /// The distance to the next item in points; nil is the default.
  public var spacing: CGFloat?
  /// The alignment of views that are smaller than their cell; nil is the grid's.
  public var alignment: Alignment?

  /// A column or a row of a lazy grid. `spacing` is the distance to the next item in points; a nil `alignment` is the grid's.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The columns of a grid with their positions.
struct GridTracks {
  struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  private(set) var tracks: [Track] = []
  /// The distance from the first start to the last end.
  private(set) var length: CGFloat = 0

  /// - Parameter length: The available length; nil makes the columns as short as possible.
  init(_ items: [GridItem], in length: CGFloat?) {
    var position: CGFloat = 0
    for (item, share) in zip(items, GridShare.shares(of: items, in: length)) {
      for _ in 0..<Int(clamping: share.count) {
        tracks.append(Track(start: position, length: share.each, alignment: item.alignment))
        position += share.each + item.gap
      }
    }
    self.length = tracks.last.map { $0.start + $0.length } ?? 0
  }
}

/// The number of columns of a grid item, and the width of each.
struct GridShare {
  /// Greatest number of columns of one adaptive item: whatever is proposed to a grid, its columns can be made.
  static let mostColumns: CGFloat = 10_000

  /// The number of columns, a whole number.
  var count: CGFloat = 1
  var each: CGFloat

  /// Fixed items take their length; the others divide the remaining length one after the other, each limited to its bounds
  /// (specification L104–L106).
  static func shares(of items: [GridItem], in length: CGFloat?) -> [GridShare] {
    var remaining = (length ?? 0) - items.dropLast().reduce(0) { $0 + $1.gap }
    var sharing = items.count
    for item in items {
      if case .fixed(let fixed) = item.size {
        remaining -= fixed
        sharing -= 1
      }
    }
    return items.map { item in
      switch item.size {
      case .fixed(let fixed): return GridShare(each: max(fixed, 0))
      case .flexible(let minimum, let maximum):
        let taken = min(max(remaining / CGFloat(sharing), minimum), max(maximum, minimum))
        remaining -= taken
        sharing -= 1
        return GridShare(each: max(taken, 0))
      case .adaptive(let minimum, let maximum):
        let share = remaining / CGFloat(sharing)
        // Valid also if columns overlap by their own width.
        let least = max(max(minimum, 1) + item.gap, 1)
        let fitting = ((share + item.gap) / least + 1e-9).rounded(.down)
        let count = max(1, min(fitting, Self.mostColumns))
        // The minimum determines only the number of columns: one with less available width is narrower.
        let room = (share - item.gap * (count - 1)) / count
        let each = length == nil ? max(minimum, 0) : max(0, min(room, max(maximum, minimum)))
        remaining -= each * count + item.gap * (count - 1)
        sharing -= 1
        return GridShare(count: count, each: each)
      }
    }
  }

  /// The total length of the items, if it exceeds the available one; nil otherwise.
  static func overflow(of items: [GridItem], in length: CGFloat) -> CGFloat? {
    var taken: CGFloat = 0
    for (item, share) in zip(items, shares(of: items, in: length)) { taken += share.count * (share.each + item.gap) }
    taken -= items.last?.gap ?? 0
    // By more than the rounding errors.
    return taken > length * (1 + 1e-9) + 1e-6 ? taken : nil
  }
}

extension GridItem {
  /// The distance to the next item, in points.
  fileprivate var gap: CGFloat { spacing ?? ViewSpacing.systemDistance }
}
