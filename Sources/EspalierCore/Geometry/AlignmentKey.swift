// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation
import Synchronization

/// An alignment guide as a small number: one per `AlignmentID` type and axis, given out when the type is first used.
///
/// Comparing and hashing touch the number alone; only `id` reads the registry (one lock).
public struct _AlignmentKey: Hashable, Comparable, Sendable {
  /// The index into the registry, shifted left by two; the second bit is set if containers keep the guide to
  /// themselves; the low bit is the axis.
  private let bits: UInt32

  package init(_ id: any AlignmentID.Type, axis: Axis) {
    let isOfFrames = id is any FrameAlignment.Type
    bits = AlignmentRegistry.index(of: id) << 2 | (isOfFrames ? 2 : 0) | UInt32(axis.rawValue)
  }

  package var axis: Axis { bits & 1 == 0 ? .horizontal : .vertical }
  package var id: any AlignmentID.Type { AlignmentRegistry.id(at: bits >> 2) }

  public static func < (a: _AlignmentKey, b: _AlignmentKey) -> Bool { a.bits < b.bits }

  /// The position of the guide in a view that does not place it, in points.
  package func defaultValue(in dimensions: ViewDimensions) -> CGFloat { id.defaultValue(in: dimensions) }

  /// The value that a container reports for this guide, given its children's values (nil: a child without one).
  ///
  /// `[1, nil, 5]` gives 3 for a custom guide, 1 for first baselines, 5 for last baselines, nil for edges and centers.
  package func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    let id = id
    var count = 0
    var result: CGFloat?
    for case .some(let value) in values {
      id._combineExplicit(childValue: value, count, into: &result)
      count += 1
    }
    return result
  }

  /// Whether containers pass on explicit values: they do not for the edges and centers of a frame (specification L83).
  package var propagates: Bool { bits & 2 == 0 }
}

package typealias AlignmentKey = _AlignmentKey

private enum AlignmentRegistry {
  /// A type of the user's module may be used on any thread: `AlignmentID` is not isolated.
  private struct Entry: @unchecked Sendable {
    let id: any AlignmentID.Type
  }

  private struct Contents: Sendable {
    var indices: [ObjectIdentifier: UInt32] = [:]
    var entries: [Entry] = []
  }

  private static let contents = Mutex(Contents())

  static func index(of id: any AlignmentID.Type) -> UInt32 {
    contents.withLock { contents in
      let name = ObjectIdentifier(id)
      if let index = contents.indices[name] { return index }
      let index = UInt32(contents.entries.count)
      contents.entries.append(Entry(id: id))
      contents.indices[name] = index
      return index
    }
  }

  static func id(at index: UInt32) -> any AlignmentID.Type {
    contents.withLock { $0.entries[Int(index)] }.id
  }
}
