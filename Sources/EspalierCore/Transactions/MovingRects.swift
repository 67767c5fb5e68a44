// SPDX-License-Identifier: MIT

import EspalierGraph
import EspalierMotion
import Foundation

/// Rectangles that one view draws, in a space that does not move: each goes to its new place on the path of the
/// transaction's animation, as the frames of views do (specification M47), and comes in as a new view does.
package struct MovingRects {
  /// Where a rectangle is to be seen now, and how much of it, from 0 to 1.
  package struct Shown {
    package var rect: CGRect
    package var opacity: Double

    package init(rect: CGRect, opacity: Double = 1) { (self.rect, self.opacity) = (rect, opacity) }
  }

  /// What a rectangle belongs to: an object, which the key holds, or a number.
  package struct Key: Hashable {
    private let owner: AnyObject?
    private let number: Int

    package init(_ owner: AnyObject) { (self.owner, number) = (owner, 0) }
    package init(_ number: Int) { (owner, self.number) = (nil, number) }

    package static func == (a: Key, b: Key) -> Bool { a.owner === b.owner && a.number == b.number }
    package func hash(into hasher: inout Hasher) {
      hasher.combine(owner.map { ObjectIdentifier($0) })
      hasher.combine(number)
    }
  }

  private struct Entry {
    var place: Motion<CGRect.AnimatableData>
    /// Nil for one that has always been there.
    var opacity: Motion<Double>?
  }

  private let inputs: _ViewInputs
  private var entries: [Key: Entry] = [:]
  /// Those that were followed since the last `finish`.
  private var followed: [Key: Entry] = [:]

  package init(_ inputs: _ViewInputs) { self.inputs = inputs }

  /// In a rule: a rectangle that belongs at `rect`.
  /// - Parameter isNew: Whether what it belongs to has come in this update. Nil: whether it was not there the last time.
  @MainActor
  package mutating func follow(_ rect: CGRect, key: Key, isNew: Bool? = nil) -> Shown {
    var entry = entries[key] ?? Entry(place: Motion(inputs))
    if entries[key] == nil, isNew ?? !entries.isEmpty { entry.opacity = Motion(inputs, from: 0) }
    var shown = Shown(rect: rect)
    if let place = entry.place.follow(rect.animatableData) { shown.rect.animatableData = place }
    if let opacity = entry.opacity?.follow(1) { shown.opacity = min(max(opacity, 0), 1) }
    followed[key] = entry
    return shown
  }

  /// What was not followed since the last time is gone, and would be new if it came back.
  package mutating func finish() {
    entries = followed
    followed = [:]
  }
}
