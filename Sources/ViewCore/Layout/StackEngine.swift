import Foundation

/// The parameters of a stack.
nonisolated package struct StackConfiguration: ContainerConfiguration {
  package var axis: Axis
  /// A guide across the stack's axis.
  package var alignment: AlignmentKey
  /// Points between neighbours; nil lets the neighbours decide.
  package var spacing: CGFloat?
  /// A single child is simply itself: for bodies that happen to hold several views or a condition.
  package var isImplicit = false

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, isImplicit: Bool = false) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.isImplicit = isImplicit
  }

  @MainActor package func makeEngine() -> StackEngine { StackEngine(self) }
  @MainActor package func configure(_ engine: StackEngine) { engine.configuration = self }
  package nonisolated static var label: String { "stack" }
}

/// Views in a row or a column (oracle L11–L24).
///
/// The children of the highest layout priority share the room that the least sizes of all others leave. Among them, the
/// least flexible chooses first: it is offered an equal share of what remains.
package final class StackEngine: ContainerEngine {
  package fileprivate(set) var configuration: StackConfiguration

  init(_ configuration: StackConfiguration) {
    self.configuration = configuration
    super.init()
  }

  private var axis: Axis { configuration.axis }
  private var onlyChild: LayoutEngine? {
    configuration.isImplicit && layoutChildren.count == 1 ? layoutChildren[0].engine : nil
  }

  package override var label: String { axis == .horizontal ? "HStack" : "VStack" }
  package override var layoutPriority: Double { onlyChild?.layoutPriority ?? 0 }

  package override func computeSize(_ proposal: Proposal) -> CGSize {
    if let onlyChild { return onlyChild.sizeThatFits(proposal) }
    return arrange(proposal).size
  }

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
    // Whoever left the minor axis open now knows it (oracle L23).
    if proposal[axis.other] == nil { proposal[axis.other] = size.size[axis.other] }
    return arrange(proposal).frames
  }

  // MARK: - Arranging

  private func arrange(_ proposal: Proposal) -> (size: CGSize, frames: [ViewFrame]) {
    guard !layoutChildren.isEmpty else { return (.zero, []) }
    let gaps = self.gaps()
    let proposals = self.proposals(proposal, gaps: gaps)
    var frames: [ViewFrame] = []
    frames.reserveCapacity(layoutChildren.count)
    var position = 0.0
    var lowest = Double.infinity
    var highest = -Double.infinity
    for (index, child) in layoutChildren.enumerated() {
      let size = ViewSize(child.engine.sizeThatFits(proposals[index]), proposal: proposals[index])
      let guide = self.guide(child.engine, size)
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.other] = -guide
      lowest = min(lowest, -guide)
      highest = max(highest, size.size[axis.other] - guide)
      frames.append(ViewFrame(origin: origin, size: size))
      position += size.size[axis]
      if index < gaps.count { position += gaps[index] }
    }
    if !lowest.isFinite { lowest = 0 }
    for index in frames.indices { frames[index].origin[axis.other] -= lowest }
    var size = CGSize.zero
    size[axis] = position
    size[axis.other] = highest - lowest
    return (size, frames)
  }

  private func guide(_ engine: LayoutEngine, _ size: ViewSize) -> CGFloat {
    let key = configuration.alignment
    if let explicit = engine.explicitAlignment(key, at: size), explicit.isFinite { return explicit }
    let value = key.defaultValue(in: ViewDimensions(size: size.size, guides: engine))
    return value.isFinite ? value : 0
  }

  /// The distances between neighbours.
  private func gaps() -> [CGFloat] {
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

  /// What each child is offered.
  private func proposals(_ proposal: Proposal, gaps: [CGFloat]) -> [Proposal] {
    guard let length = proposal[axis] else {
      return Array(repeating: proposal, count: layoutChildren.count)
    }
    var result = Array(repeating: proposal, count: layoutChildren.count)
    var remaining = length - gaps.reduce(0, +)
    func extent(_ index: Int, offered: Double) -> Double {
      var offer = proposal
      offer[axis] = offered
      result[index] = offer
      return layoutChildren[index].engine.sizeThatFits(offer)[axis]
    }
    let groups = priorityGroups()
    // The least lengths of everyone with a lower priority are set aside first (oracle L18).
    var reserved = groups.map { _ in 0.0 }
    if groups.count > 1 {
      for (number, group) in groups.enumerated().dropFirst() {
        reserved[number] = group.reduce(0) { $0 + extent($1, offered: 0) }
      }
    }
    var setAside = reserved.reduce(0, +)
    for (number, group) in groups.enumerated() {
      setAside -= reserved[number]
      var available = remaining - setAside
      let order = group.count > 1 ? leastFlexibleFirst(group, extent) : group
      for (position, index) in order.enumerated() {
        let share = max(0, available / Double(order.count - position))
        let taken = extent(index, offered: share.isNaN ? 0 : share)
        if taken.isFinite {
          available -= taken
          remaining -= taken
        }
      }
    }
    return result
  }

  /// Children by priority, highest first.
  private func priorityGroups() -> [[Int]] {
    let first = layoutChildren[0].priority
    if layoutChildren.allSatisfy({ $0.priority == first }) { return [Array(layoutChildren.indices)] }
    let groups = Dictionary(grouping: layoutChildren.indices) { layoutChildren[$0].priority }
    return groups.sorted { $0.key > $1.key }.map(\.value)
  }

  /// Flexibility is the largest length less the smallest (oracle L12); of those without bound, the larger minimum
  /// chooses first (oracle L16).
  private func leastFlexibleFirst(_ group: [Int], _ extent: (Int, Double) -> Double) -> [Int] {
    let estimates = group.map { index in
      let least = extent(index, 0)
      let most = extent(index, .infinity)
      return (index: index, least: least, flexibility: most.isInfinite ? .infinity : most - least)
    }
    return estimates.sorted { a, b in
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      if a.flexibility.isInfinite, a.least != b.least { return a.least > b.least }
      return a.index < b.index
    }.map(\.index)
  }
}
