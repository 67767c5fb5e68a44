// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// A column of a `LazyVGrid`, a row of a `LazyHGrid`.
public struct GridItem: Equatable, Sendable {
  /// How wide it is, in points.
  public enum Size: Equatable, Sendable {
    /// As many points as given, whatever is available.
    case fixed(CGFloat)
    /// Shares what fixed ones leave (specification L104, L106).
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items of at least the minimum as fit into the length of one flexible item; where not even one fits, one of
    /// that length (specification L105).
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How the item takes its share of the grid's width, or of its height in a horizontal grid.
  public var size: Size
  /// To the next item; nil is the default.
  public var spacing: CGFloat?
  /// Where views lie that are smaller than their cell; nil is the grid's alignment.
  public var alignment: Alignment?

  /// A column or a row of a lazy grid. `spacing` is in points, to the next item; `alignment` nil is the grid's.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The columns of a grid with their places.
struct GridTracks {
  struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  private(set) var tracks: [Track] = []
  /// From the first start to the last end.
  private(set) var length: CGFloat = 0

  /// Fixed items take their length; the others share what remains one after the other, each held to its bounds
  /// (specification L104–L106).
  ///
  /// - Parameter length: What there is for all of them; nil where they are to be as short as they may be.
  init(_ items: [GridItem], in length: CGFloat?) {
    var remaining = (length ?? 0) - items.dropLast().reduce(0) { $0 + Self.spacing($1) }
    var sharing = items.count
    for item in items {
      if case .fixed(let fixed) = item.size {
        remaining -= fixed
        sharing -= 1
      }
    }
    var position: CGFloat = 0
    for item in items {
      func add(_ length: CGFloat) {
        tracks.append(Track(start: position, length: length, alignment: item.alignment))
        position += length + Self.spacing(item)
      }
      switch item.size {
      case .fixed(let fixed): add(max(fixed, 0))
      case .flexible(let minimum, let maximum):
        let taken = min(max(remaining / CGFloat(sharing), minimum), max(maximum, minimum))
        add(max(taken, 0))
        remaining -= taken
        sharing -= 1
      case .adaptive(let minimum, let maximum):
        let share = remaining / CGFloat(sharing)
        let gap = Self.spacing(item)
        let least = max(minimum, 1)
        let count = max(1, Int(((share + gap) / (least + gap) + 1e-9).rounded(.down)))
        // The minimum only decides how many they are: one that has less room is as narrow as that.
        let room = (share - gap * CGFloat(count - 1)) / CGFloat(count)
        let each = length == nil ? max(minimum, 0) : max(0, min(room, max(maximum, minimum)))
        for _ in 0..<count { add(each) }
        remaining -= each * CGFloat(count) + gap * CGFloat(count - 1)
        sharing -= 1
      }
    }
    self.length = tracks.last.map { $0.start + $0.length } ?? 0
  }

  private static func spacing(_ item: GridItem) -> CGFloat { item.spacing ?? ViewSpacing.systemDistance }
}
