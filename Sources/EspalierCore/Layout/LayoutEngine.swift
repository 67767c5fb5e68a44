// SPDX-License-Identifier: MIT

import EspalierGraph
import Foundation

/// Computes a view's size in a proposal, its guides and the frames of its children.
///
/// An engine belongs to one view, unless it `isShared`, and lives as long as it does; when an input changes it is brought up
/// to date in place, and returns whether any answer it has given so far would be different now. Only then does the change
/// travel upwards.
///
/// Public, with the types it names, because other modules of this package subclass it: Swift has no such access below
/// `open`.
@MainActor
open class _LayoutEngine: ExplicitAlignments {
  /// Whether several views use the engine: those without a layout, and those that only follow their proposal.
  package let isShared: Bool

  package init(isShared: Bool = false) { self.isShared = isShared }

  open func sizeThatFits(_ proposal: _Proposal) -> CGSize {
    proposal.replacingUnspecified(by: CGSize(width: 10, height: 10))
  }

  /// The proposals around a given one for which every answer is the same. By default that one alone.
  open func range(of proposal: _Proposal) -> _AnswerRange { .exactly(proposal) }

  /// The distances that the view prefers to its neighbours.
  open func spacing() -> ViewSpacing { .standard }

  open func explicitAlignment(_ key: _AlignmentKey, at size: _ViewSize) -> CGFloat? { nil }

  /// Whether `explicitAlignment` may have a value for a guide, for any size: without one, no child is placed to find
  /// it. O(modifiers) for the edges and centers of frames, which containers do not pass on.
  open func mayPlace(_ key: _AlignmentKey) -> Bool { true }

  /// The frames of the children, relative to the view's origin, in the order of the children.
  open func childFrames(in size: _ViewSize) -> [_ViewFrame] { [] }

  /// Whether children are placed from right to left; `childFrames` returns frames from left to right nevertheless.
  @exclusivity(unchecked) package final var isMirrored = false

  /// The greatest number of aspect ratios in each other, here and in the views that are measured with this one. A stack
  /// does not measure the flexibility of a view with many of them (`StackSharing`).
  @exclusivity(unchecked) package final var nestedRatios = 0

  /// Whether guides are computed by a user's closure, here or in the modified content. Such a closure may return
  /// another value each time, and may rely on the order of the calls: it is called when the container queries its
  /// children in order, once for each layout, and never to find out whether an answer has changed.
  @exclusivity(unchecked) package final var guidesRunUserCode = false

  /// Whether a container has to query the view for one of the two.
  package final var isSpecial: Bool { nestedRatios > 0 || guidesRunUserCode }

  /// Forgets the guides that a user's closure has computed: a container is about to query all its children again.
  open func forgetUserGuides() {}

  /// The view's inherent priority (a Spacer's is lowest).
  open var layoutPriority: Double { 0 }

  package nonisolated final func explicitAlignment(_ key: AlignmentKey, at size: CGSize) -> CGFloat? {
    MainActor.assumeIsolated { explicitAlignment(key, at: ViewSize(size)) }
  }

  package final func dimensions(_ proposal: Proposal) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal), guides: self)
  }

  /// The engine's name, and its children, for dumps.
  open var label: String { "\(type(of: self))" }
  open var children: [_LayoutEngine] { [] }
  /// The reason for a size as the answer to its proposal, for explanations, in one sentence without a full stop.
  open func reason(for size: _ViewSize) -> String { SizeReason.following(size.proposal, size.size) }
}

package typealias LayoutEngine = _LayoutEngine

/// A parent's reference to an engine: the engine, and a number that grows when its answers change.
package struct LayoutHandle: Equatable {
  package let engine: LayoutEngine
  package var seed: UInt32

  package init(_ engine: LayoutEngine, seed: UInt32) {
    self.engine = engine
    self.seed = seed
  }

  package static func == (a: LayoutHandle, b: LayoutHandle) -> Bool { a.engine === b.engine && a.seed == b.seed }
}

/// The layout that a view sends up. Parents read only `handle`; the view's own placement of its children also reads
/// `placementSeed`, which grows when a view inside moved though no answer changed.
package struct LayoutComputer: Equatable {
  package var handle: LayoutHandle
  package var placementSeed: UInt32

  package init(_ engine: LayoutEngine, seed: UInt32 = 0, placementSeed: UInt32 = 0) {
    handle = LayoutHandle(engine, seed: seed)
    self.placementSeed = placementSeed
  }

  package var engine: LayoutEngine { handle.engine }
}

extension Attribute where Value == LayoutComputer {
  /// The engine, depending on its answers only.
  @MainActor
  package var handle: Attribute<LayoutHandle> { field(at: 0, as: LayoutHandle.self) }
}

/// An engine that caches its answers: text, stacks, the layouts of users.
@MainActor
open class _CachedLayoutEngine: _LayoutEngine, UncachedLayout {
  // Answers are computed inside of an access; debug builds stop where an engine queries itself.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  package private(set) final var answers: AnswerCache
  /// The view type whose size queries are counted.
  @exclusivity(unchecked) package var countedType: Any.Type?
  /// The answer to every proposal, for a view whose size is constant.
  @exclusivity(unchecked) package final var constantSize: CGSize?

  package init(capacity: Int) {
    answers = AnswerCache(capacity: capacity)
    super.init()
  }

  open func computeSize(_ proposal: _Proposal) -> CGSize { fatalError("a layout engine computes its size") }
  /// The range of the answer to a proposal, which `computeSize` has just computed.
  open func computeRange(_ proposal: _Proposal, size: CGSize) -> _AnswerRange { .exactly(proposal) }
  open func computeAlignment(_ key: _AlignmentKey, at size: _ViewSize) -> CGFloat? { nil }
  open func computeSpacing() -> ViewSpacing { .standard }
  /// Whether guides may depend on the proposal even if the size does not: then they are those of the given proposal.
  open var placesByProposal: Bool { false }

  public final override func sizeThatFits(_ proposal: _Proposal) -> CGSize {
    if let constantSize { return constantSize }
    if let known = answers.size(proposal) { return known }
    if let counters = WorkCounters.current { counters.countProposal(self, countedType) }
    let size = computeSize(proposal)
    answers.add(SizeAnswer(proposal: proposal, size: size, range: computeRange(proposal, size: size)))
    return size
  }

  open override func range(of proposal: _Proposal) -> _AnswerRange {
    if constantSize != nil { return .all(at: proposal) }
    return answers.range(of: proposal) ?? .exactly(proposal)
  }

  public final override func explicitAlignment(_ key: _AlignmentKey, at size: _ViewSize) -> CGFloat? {
    // A user's closure is called for exactly the requested size.
    let known = guidesRunUserCode || placesByProposal ? size : answers.representative(of: size)
    if let answer = answers.alignment(key, known) { return answer.value }
    let value = computeAlignment(key, at: known)
    answers.add(GuideAnswer(key: key, size: known, value: value))
    return value
  }

  public final override func spacing() -> ViewSpacing { answers.spacing { computeSpacing() } }

  /// Returns whether any answer given so far has changed. It must be called after an input changed.
  package final func answersChanged() -> Bool {
    answers.refresh(self, guidesRunUserCode: guidesRunUserCode)
  }

  open override func forgetUserGuides() {
    if guidesRunUserCode { answers.forgetAlignments() }
  }
}

package typealias CachedLayoutEngine = _CachedLayoutEngine
