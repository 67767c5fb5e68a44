// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierLayout
import EspalierNumbers
import Foundation

/// A custom layout as the parameters of a container.
nonisolated struct UserLayoutConfiguration<L: Layout>: ContainerConfiguration {
  let layout: L

  @MainActor func makeEngine() -> ContainerLayoutEngine<UserLayout<L>> { ContainerLayoutEngine(UserLayout(layout)) }
  @MainActor func configure(_ engine: ContainerLayoutEngine<UserLayout<L>>) { engine.layout.layout = layout }
  static var isUserLayout: Bool { true }
  static var label: String { "\(L.self)" }

  static func == (a: Self, b: Self) -> Bool { valuesAreEqual(a.layout, b.layout) }
}

/// Runs a custom layout: stores its cache, and corrects impossible results.
@MainActor
final class UserLayout<L: Layout>: ContainerLayout {
  var layout: L {
    didSet {
      cacheIsOutdated = true
      place = Graph.currentRule.map(WeakAnyAttribute.init)
    }
  }
  /// The rule that runs the layout, for the message of a crash.
  private var place: WeakAnyAttribute?
  private let placements = LayoutPlacements(layout: "\(L.self)")
  private(set) lazy var subviews = LayoutSubviews([], layoutDirection: .leftToRight, placements: placements)
  private var cache: L.Cache?
  private var cacheIsOutdated = false
  /// The latest result: the dimensions of the proposal that were read, and the size queries to views.
  private var last: (proposal: Proposal, reads: Axis.Set, questions: [LayoutPlacements.Question])?
  /// Number of size queries above which results are reused. A program may observe the queries to its layout. Up to this number of
  /// queries by one container all reach the layout; beyond it, only queries whose results are not known.
  private static var questionsOfOneContainer: Int { 8 }
  private var isAskedOften = false
  private var questionsInPass = 0
  private var pass: UInt64 = 0
  private var direction = LayoutDirection.leftToRight

  init(_ layout: L) {
    self.layout = layout
    place = Graph.currentRule.map(WeakAnyAttribute.init)
  }

  var label: String { "\(L.self)" }

  func reason(for size: ViewSize) -> String { "is what sizeThatFits of \(L.self) answered" }

  func directionChanged(_ direction: LayoutDirection) { self.direction = direction }

  func childrenChanged(_ children: Children) {
    subviews = LayoutSubviews(
      children.enumerated().map { LayoutSubview($1, index: $0, placements: placements) },
      layoutDirection: direction, placements: placements)
    cacheIsOutdated = true
    last = nil
  }

  /// Calls `compute` with the cache, which is made at the first call, and updated at the first call after a change (specification
  /// L89).
  /// - Parameter call: The name of the layout's method.
  func withCache<Answer>(_ call: StaticString, _ compute: (inout L.Cache) -> Answer) -> Answer {
    let outer = Graph.beginCall(call, at: place)
    defer { Graph.endCall(outer) }
    var current: L.Cache
    if let cache {
      current = cache
      // The only reference is passed to the layout: changes in place do not copy the cache.
      self.cache = nil
      if cacheIsOutdated { layout.updateCache(&current, subviews: subviews) }
    } else {
      current = layout.makeCache(subviews: subviews)
    }
    cacheIsOutdated = false
    defer { cache = current }
    return compute(&current)
  }

  func sizeThatFits(_ proposal: Proposal, children: Children) -> CGSize {
    let (answer, reads) = ProposalReads.recording {
      placements.recordingQuestions {
        withCache("sizeThatFits") {
          layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &$0)
        }
      }
    }
    last = (proposal, reads, answer.questions)
    countQuestion()
    return Diagnostics.checked(answer.result, "\(L.self).sizeThatFits")
  }

  /// A length that the layout itself has not read still affects the result if the layout has passed it on to a view whose result
  /// depends on it.
  func range(of proposal: Proposal) -> AnswerRange {
    var range = AnswerRange.exactly(proposal)
    guard isAskedOften || isEngine, let last, last.proposal == proposal else { return range }
    for axis in Axis.allCases where !last.reads.contains(Axis.Set(axis)) {
      let length = proposal.length(axis)
      range[axis] = .all(at: length)
      for question in last.questions where LengthRange.exactly(max(length, 0)).contains(question.proposal.length(axis))
      {
        range[axis] = range[axis].narrowed(to: question.engine.range(of: question.proposal)[axis])
      }
    }
    return range
  }

  private func countQuestion() {
    if pass != LayoutPass.current { (pass, questionsInPass) = (LayoutPass.current, 0) }
    questionsInPass += 1
    if questionsInPass > Self.questionsOfOneContainer { isAskedOften = true }
  }

  /// Whether the layout is one of the framework's own.
  private var isEngine: Bool {
    cache is _LayoutEngineCache || (cache as? AnyLayout.Cache)?.value is _LayoutEngineCache
  }

  var placesByProposal: Bool { true }

  func spacing(children: Children) -> ViewSpacing {
    withCache("spacing") { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func explicitAlignment(_ key: AlignmentKey, at size: ViewSize, children: Children) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size.size)
    let proposal = ProposedViewSize(size.proposal)
    let value = withCache("explicitAlignment") { cache in
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  func childFrames(in size: ViewSize, at origin: CGPoint, children: Children) -> [ViewFrame] {
    let bounds = CGRect(origin: origin, size: size.size)
    let frames = placements.recording(count: subviews.count, in: bounds) {
      withCache("placeSubviews") {
        layout.placeSubviews(
          in: bounds, proposal: ProposedViewSize(size.proposal), subviews: subviews, cache: &$0)
      }
    }
    return zip(subviews, frames).map { subview, frame in frame ?? subview.unplacedFrame(in: bounds) }
  }
}
