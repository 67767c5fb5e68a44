// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The parameters of a stack.
nonisolated package struct StackConfiguration: ContainerConfiguration {
  package var axis: Axis
  /// A guide across the stack's axis.
  package var alignment: AlignmentKey
  /// Points between neighbours; nil lets the neighbours decide.
  package var spacing: CGFloat?
  /// Whether a single child is used as it is: for bodies that happen to hold several views or a condition.
  package var isImplicit = false

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, isImplicit: Bool = false) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.isImplicit = isImplicit
  }

  @MainActor package func makeEngine() -> StackEngine { StackEngine(self) }
  @MainActor package func configure(_ engine: StackEngine) {
    engine.configuration = self
    engine.childrenChanged()
  }
  package nonisolated static var label: String { "stack" }
}

/// Views in a row or a column (specification L11–L24).
///
/// `StackSharing` determines the length that each child is offered along the axis; here they are aligned.
package final class StackEngine: ContainerEngine {
  @exclusivity(unchecked) package fileprivate(set) var configuration: StackConfiguration

  init(_ configuration: StackConfiguration) {
    self.configuration = configuration
    super.init()
  }

  private var axis: Axis { configuration.axis }
  var onlyChild: LayoutEngine? {
    configuration.isImplicit && layoutChildren.count == 1 ? layoutChildren[0].engine : nil
  }

  package override var label: String { axis == .horizontal ? "HStack" : "VStack" }
  package override var layoutPriority: Double { onlyChild?.layoutPriority ?? 0 }

  package override func reason(for size: ViewSize) -> String {
    if onlyChild != nil { return "is as large as its content" }
    let frames = childFrames(in: size)
    guard let last = frames.last else { return "is empty" }
    let (along, across) = axis == .horizontal ? ("width", "height") : ("height", "width")
    var terms: [CGFloat] = []
    for (index, frame) in frames.enumerated() {
      if index > 0 {
        let gap = frame.origin[axis] - frames[index - 1].origin[axis] - frames[index - 1].size.size[axis]
        if abs(gap) > 0.001 { terms.append(gap) }
      }
      terms.append(frame.size.size[axis])
    }
    let extent = last.origin[axis] + last.size.size[axis]
    let sum = terms.count > 1 ? SizeReason.sum(terms) : length(extent)
    return "\(along) \(sum), its views and the distances between them; \(across) from the view that needs most"
  }

  package override func computeSize(_ proposal: Proposal) -> CGSize {
    if let onlyChild { return onlyChild.sizeThatFits(proposal) }
    return arrange(proposal).size
  }

  package override func computeRange(_ proposal: Proposal, size: CGSize) -> AnswerRange {
    if let onlyChild { return onlyChild.range(of: proposal) }
    let layout = arrange(proposal)
    let children = layoutChildren
    var reach = StackReach(
      proposal, axis: axis, gaps: distances, shares: layout.shares, count: children.count)
    for index in children.indices where !reach.isSettled {
      let size = layout.frames[index].size
      reach.add(
        StackPart(
          children[index].engine, priority: children[index].priority, offer: size.proposal, taken: size.size[axis]))
    }
    return reach.range(sharing)
  }

  package override var answersWidths: Bool { layoutChildren.contains { $0.answersWidths } }
  package override func computeWidth(_ proposal: Proposal) -> CGFloat { width(proposal) }
  package override func computeWidthRange(_ proposal: Proposal) -> AnswerRange { widthRange(proposal) }

  package override func computeSpacing() -> ViewSpacing {
    if let onlyChild { return onlyChild.spacing() }
    guard let first = layoutChildren.first, let last = layoutChildren.last else { return .zero }
    var spacing = ViewSpacing()
    let (start, end): (Edge, Edge) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    spacing[start] = first.engine.spacing()[start]
    spacing[end] = last.engine.spacing()[end]
    for child in layoutChildren {
      spacing.formUnion(child.engine.spacing(), edges: axis == .horizontal ? .vertical : .horizontal)
    }
    return spacing
  }

  package override func mayPlace(_ key: AlignmentKey) -> Bool { onlyChild?.mayPlace(key) ?? key.propagates }

  package override func computeAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    if let onlyChild { return onlyChild.explicitAlignment(key, at: size) }
    guard key.propagates else { return nil }
    let frames = childFrames(in: size)
    return key.combineExplicit(
      zip(layoutChildren, frames).map { child, frame in
        child.engine.explicitAlignment(key, at: frame.size).map { $0 + frame.origin[key.axis] }
      })
  }

  package override func childFrames(in size: ViewSize) -> [ViewFrame] {
    if onlyChild != nil { return [ViewFrame(origin: .zero, size: size)] }
    var proposal = size.proposal
    // A minor axis without a proposal has a length now (specification L23).
    if proposal[axis.other] == nil { proposal[axis.other] = size.size[axis.other] }
    placedProposal = proposal
    return arrange(proposal).frames
  }

  package override func childrenChanged() {
    last = nil
    placed = nil
    gaps = nil
    knownForWidth = nil
  }

  // MARK: - Arranging

  private struct StackLayout {
    let proposal: Proposal
    let size: CGSize
    let frames: [ViewFrame]
    var shares: [StackSharing.Share] = []
  }

  /// The latest layout of a measurement, and the one of the placed proposal.
  private var last: StackLayout?
  private var placed: StackLayout?
  private var placedProposal: Proposal?
  @exclusivity(unchecked) private var gaps: [CGFloat]?
  private var sharing = StackSharing()
  /// The sharing for widths alone.
  var widthSharing = StackSharing()
  private var knownForWidth: [Child]?

  var childrenForWidth: [Child] {
    if let knownForWidth { return knownForWidth }
    let children = layoutChildren.map(\.forWidth)
    knownForWidth = children
    return children
  }

  /// The distances between neighbours.
  var distances: [CGFloat] {
    if let gaps { return gaps }
    let gaps = computeGaps()
    self.gaps = gaps
    return gaps
  }

  private func arrange(_ proposal: Proposal) -> StackLayout {
    if last?.proposal == proposal { return last! }
    if placed?.proposal == proposal { return placed! }
    let layout = computeLayout(proposal)
    if proposal == placedProposal { placed = layout } else { last = layout }
    return layout
  }

  private func computeLayout(_ proposal: Proposal) -> StackLayout {
    if layoutChildren.isEmpty { return StackLayout(proposal: proposal, size: .zero, frames: []) }
    let gaps = distances
    let children = layoutChildren
    let shares = sharing.shares(proposal, axis: axis, gaps: gaps, children: children)
    var frames: [ViewFrame] = []
    frames.reserveCapacity(children.count)
    var position = 0.0
    // Across its axis a stack encloses its views and the line of their guides.
    var lowest = 0.0
    var highest = 0.0
    var offer = proposal
    for index in children.indices {
      let engine = children[index].engine
      if !shares.isEmpty { offer[axis] = shares[index].length }
      let answer = shares.isEmpty ? nil : shares[index].size
      let size = ViewSize(answer ?? engine.sizeThatFits(offer), proposal: offer)
      let guide = self.guide(engine, size)
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.other] = -guide
      lowest = min(lowest, -guide)
      highest = max(highest, size.size[axis.other] - guide)
      frames.append(ViewFrame(origin: origin, size: size))
      position += size.size[axis]
      if index < gaps.count { position += gaps[index] }
    }
    for index in frames.indices { frames[index].origin[axis.other] -= lowest }
    var size = CGSize.zero
    size[axis] = position
    size[axis.other] = highest - lowest
    return StackLayout(proposal: proposal, size: size, frames: frames, shares: shares)
  }

  func guide(_ engine: LayoutEngine, _ size: ViewSize) -> CGFloat {
    let key = configuration.alignment
    if let explicit = engine.explicitAlignment(key, at: size), explicit.isFinite { return explicit }
    let value = key.defaultValue(in: ViewDimensions(size: size.size, guides: engine))
    return value.isFinite ? value : 0
  }

  /// The distances between neighbours.
  private func computeGaps() -> [CGFloat] {
    guard layoutChildren.count > 1 else { return [] }
    if let spacing = configuration.spacing { return Array(repeating: spacing, count: layoutChildren.count - 1) }
    var gaps: [CGFloat] = []
    gaps.reserveCapacity(layoutChildren.count - 1)
    var previous = layoutChildren[0].engine.spacing()
    for child in layoutChildren.dropFirst() {
      let next = child.engine.spacing()
      gaps.append(previous.distance(to: next, along: axis))
      previous = next
    }
    return gaps
  }
}
