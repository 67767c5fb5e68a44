// SPDX-License-Identifier: MIT

import EspalierGraph
import EspalierMotion
import Foundation

/// Rectangles that one view draws, in a space that does not move: each moves to its new place by the transaction's
/// animation, as the frames of views do (specification M47), and appears as a new view does.
package struct MovingRects {
  /// The shown place and opacity, from 0 to 1, of a rectangle.
  package struct Shown {
    package var rect: CGRect
    package var opacity: Double

    package init(rect: CGRect, opacity: Double = 1) { (self.rect, self.opacity) = (rect, opacity) }
  }

  /// The owner of a rectangle: an object, which the key retains, or a number.
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
    /// The opacity while the rectangle appears; nil for one that was there from the beginning.
    var opacity: Motion<Double>?
  }

  private let inputs: _ViewInputs
  private var entries: [Key: Entry] = [:]
  /// The entries that were followed since the last `finish`.
  private var followed: [Key: Entry] = [:]

  package init(_ inputs: _ViewInputs) { self.inputs = inputs }

  /// The shown place of a rectangle whose final place is `rect`. To be called in a rule.
  /// - Parameters:
  ///   - isNew: Whether its owner is new in this update. Nil: whether the rectangle was not there the last time.
  ///   - start: The place from which it moves now; nil is its last one.
  @MainActor
  package mutating func follow(_ rect: CGRect, key: Key, isNew: Bool? = nil, from start: CGRect? = nil) -> Shown {
    var entry = entries[key] ?? Entry(place: Motion(inputs))
    if let start { entry.place = Motion(inputs, from: start.animatableData) }
    if entries[key] == nil, isNew ?? !entries.isEmpty { entry.opacity = Motion(inputs, from: 0) }
    var shown = Shown(rect: rect)
    if let place = entry.place.follow(rect.animatableData) { shown.rect.animatableData = place }
    if let opacity = entry.opacity?.follow(1) { shown.opacity = min(max(opacity, 0), 1) }
    followed[key] = entry
    return shown
  }

  /// Drops the entries that were not followed since the last time; they would be new if they came back.
  package mutating func finish() {
    entries = followed
    followed = [:]
  }
}
