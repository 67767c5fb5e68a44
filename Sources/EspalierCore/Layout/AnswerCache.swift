// SPDX-License-Identifier: MIT

import EspalierGraph
import Foundation

/// The passes of layout of all hosts, by number: within one, the same proposal is made to a view again and again.
@MainActor
package enum LayoutPass {
  @exclusivity(unchecked) package private(set) static var current: UInt64 = 1

  package static func begin() { current &+= 1 }
}

/// A size that a view has answered, and the proposals for which it is the answer.
package struct SizeAnswer {
  package let proposal: Proposal
  package let size: CGSize
  package let range: AnswerRange
}

/// The place of a guide of a view for a size; nil if the view has no such guide of its own.
package struct GuideAnswer {
  package let key: AlignmentKey
  package let size: ViewSize
  package let value: CGFloat?
}

/// Caches answers: repeats cost nothing, and after a change it reports whether any of them would differ.
///
/// During one pass of layout nothing is dropped. A stack makes three proposals to each child for each that it receives
/// itself, so a cache that drops answers in the middle makes a tree cost three times as much for each level. An answer
/// is found by every proposal in its range, and there are few different ranges (`AnswerRange`).
@MainActor
package struct AnswerCache {
  package private(set) var sizes: [SizeAnswer] = []
  package private(set) var alignments: [GuideAnswer] = []
  package private(set) var spacing: ViewSpacing?
  /// Whether more answers were computed than are cached: any change counts.
  private var overflowed = false
  /// The pass in which the latest answer was computed.
  private var pass: UInt64 = 0
  /// The number of sizes that are kept from one pass to the next.
  private let capacity: Int
  private static let alignmentCapacity = 8
  /// The number of answers that are kept in one pass: more than any tree needs, unless it has too many views anyway. A
  /// layout that makes a thousand different proposals to a child is not repeated so often.
  private static let limit = 512

  package init(capacity: Int) { self.capacity = capacity }

  /// The size for a proposal that was answered, or that lies in the range of one that was.
  // Inlined into the engine, as are the other queries: a call would be given a copy of the cache.
  @inline(__always) package func size(_ proposal: Proposal) -> CGSize? {
    guard let index = index(of: proposal) else { return nil }
    return sizes[index].size
  }

  /// The proposals that have the same answer as one.
  @inline(__always) package func range(of proposal: Proposal) -> AnswerRange? {
    guard let index = index(of: proposal) else { return nil }
    return sizes[index].range
  }

  /// The index of the latest answer that holds for a proposal: the latest queries are repeated soonest.
  // Loops here and below: each call of a closure that is isolated to an actor checks for it.
  @inline(__always) private func index(of proposal: Proposal) -> Int? {
    var index = sizes.count
    while index > 0 {
      index -= 1
      if sizes[index].range.contains(proposal) { return index }
    }
    return nil
  }

  /// The same size with the proposal that it was computed for: the guides for both are the same.
  @inline(__always) package func representative(of size: ViewSize) -> ViewSize {
    guard let index = index(of: size.proposal), sizes[index].size == size.size else { return size }
    return ViewSize(size.size, proposal: sizes[index].proposal)
  }

  /// The cached answer for a guide, if there is one.
  @inline(__always) package func alignment(_ key: AlignmentKey, _ size: ViewSize) -> GuideAnswer? {
    for answer in alignments where answer.key == key && answer.size == size { return answer }
    return nil
  }

  package mutating func add(_ answer: SizeAnswer) {
    makeRoom(newSizes: 1)
    // Nearly every view that is queried at all is queried four times: least, greatest, shared and placed.
    if sizes.isEmpty { sizes.reserveCapacity(4) }
    sizes.append(answer)
  }

  package mutating func add(_ answer: GuideAnswer) {
    makeRoom(newAlignments: 1)
    alignments.append(answer)
  }

  /// Forgets the oldest answers of earlier passes, for a new one.
  private mutating func makeRoom(newSizes: Int = 0, newAlignments: Int = 0) {
    let isNewPass = pass != LayoutPass.current
    pass = LayoutPass.current
    let hasDroppedSizes = Self.trim(&sizes, to: (isNewPass ? capacity : Self.limit) - newSizes)
    let hasDroppedAlignments = Self.trim(
      &alignments, to: (isNewPass ? Self.alignmentCapacity : Self.limit) - newAlignments)
    if hasDroppedSizes || hasDroppedAlignments { overflowed = true }
  }

  /// - Returns: whether any was dropped.
  private static func trim<Answer>(_ answers: inout [Answer], to count: Int) -> Bool {
    if answers.count <= count { return false }
    answers.removeFirst(answers.count - count)
    return true
  }

  package mutating func forgetAlignments() { alignments = [] }

  package mutating func spacing(_ compute: () -> ViewSpacing) -> ViewSpacing {
    if let spacing { return spacing }
    let computed = compute()
    spacing = computed
    return computed
  }

  /// Computes every cached answer again. Returns true if an answer or its range differs, or if answers were dropped
  /// from the cache, which counts as a change. Guides of a user's closure are not computed again: if there were any,
  /// they count as different.
  ///
  /// While the answers are computed the cache is empty, since an engine may query itself; those that are the same are put
  /// back as they were, without an allocation.
  package mutating func refresh(_ engine: UncachedLayout, guidesRunUserCode: Bool) -> Bool {
    let oldSizes = sizes
    let oldAlignments = alignments
    let oldSpacing = spacing
    let hadOverflowed = overflowed
    sizes = []
    alignments = []
    spacing = nil
    overflowed = false
    #if DEBUG
      if !Optimization.usesCaches { return true }
    #endif
    // Beyond its capacity, it would compute answers that nothing requests any more.
    if hadOverflowed || oldSizes.count > capacity || oldAlignments.count > Self.alignmentCapacity { return true }
    // The latest queries first: they are about sizes that views really have, which show a change soonest.
    for index in oldSizes.indices.reversed() {
      let old = oldSizes[index]
      let size = engine.computeSize(old.proposal)
      let range = engine.computeRange(old.proposal, size: size)
      if size != old.size || range != old.range {
        sizes = [SizeAnswer(proposal: old.proposal, size: size, range: range)] + oldSizes[(index + 1)...]
        return true
      }
    }
    sizes = oldSizes
    if guidesRunUserCode, !oldAlignments.isEmpty { return true }
    for index in oldAlignments.indices {
      let entry = oldAlignments[index]
      let value = engine.computeAlignment(entry.key, at: entry.size)
      if value != entry.value {
        alignments = oldAlignments[..<index] + [GuideAnswer(key: entry.key, size: entry.size, value: value)]
        return true
      }
    }
    alignments = oldAlignments
    if let oldSpacing {
      let computed = engine.computeSpacing()
      spacing = computed
      if computed != oldSpacing { return true }
    }
    return false
  }
}

/// The computations behind a cache.
@MainActor
package protocol UncachedLayout: AnyObject {
  func computeSize(_ proposal: Proposal) -> CGSize
  func computeRange(_ proposal: Proposal, size: CGSize) -> AnswerRange
  func computeAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat?
  func computeSpacing() -> ViewSpacing
}
