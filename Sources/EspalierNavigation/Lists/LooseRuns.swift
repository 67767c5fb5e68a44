// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// The runs of a list's rows without a section, each with a card. They have no identity of their own: a run continues the one that
/// its rows were in. Where a section comes between them, or goes, runs are split and joined.
struct LooseRuns {
  /// The identity of a run.
  final class Identity: Sendable {}

  /// A run in this pass.
  struct Run: Sendable {
    let identity: Identity
    /// Whether the run, or a part of it, was there before.
    let isKnown: Bool
    /// The place from which its card moves, if it is not that of the same run before: all cards that its rows were in.
    let start: CGRect?
  }

  private struct Known {
    var identity: Identity
    var place: CGRect
  }

  /// The runs of the pass before, by the elements of their rows.
  private var before: [ObjectIdentifier: Known] = [:]
  private var now: [ObjectIdentifier: Known] = [:]
  private var taken: Set<ObjectIdentifier> = []

  /// The run of some rows: the one that the most of them were in, unless it is that of other rows already. O(rows).
  mutating func run(of rows: Set<ObjectIdentifier>) -> Run {
    var origins: [ObjectIdentifier: (known: Known, count: Int)] = [:]
    for row in rows {
      guard let known = before[row] else { continue }
      origins[ObjectIdentifier(known.identity), default: (known, 0)].count += 1
    }
    let free = origins.values.filter { !taken.contains(ObjectIdentifier($0.known.identity)) }
    let own = free.max { ($0.count, $1.known.place.minY) < ($1.count, $0.known.place.minY) }
    let identity = own?.known.identity ?? Identity()
    taken.insert(ObjectIdentifier(identity))
    let isSame = origins.count == 1 && own != nil
    let start = isSame ? nil : origins.values.map(\.known.place).reduce(nil) { $0?.union($1) ?? $1 } as CGRect?
    return Run(identity: identity, isKnown: !origins.isEmpty, start: start)
  }

  /// Records the place of the card of a run.
  mutating func show(_ rows: Set<ObjectIdentifier>, in identity: Identity, at place: CGRect) {
    for row in rows { now[row] = Known(identity: identity, place: place) }
  }

  /// Ends the pass.
  mutating func finish() {
    before = now
    now = [:]
    taken = []
  }
}
