// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The division of a stack's length among its children (specification L11–L20).
///
/// The children of the highest layout priority share the length that the least lengths of all others leave. Among them,
/// the least flexible chooses first: it is offered an equal share of the remaining length. Written with loops: it runs
/// for every proposal to a stack, and each call of a closure that is isolated to an actor checks for it.
@MainActor
struct StackSharing {
  /// The flexibility of a child along the axis, for one extent of the other axis.
  private struct Estimate {
    /// Retained: a new engine could reuse the address of a released one. Nil before the first estimate.
    var engine: LayoutEngine?
    var seed: UInt32 = 0
    var least = 0.0
    var flexibility = 0.0
    /// The lengths across the axis for which both answers are the same, computed when it counts.
    var reach: LengthRange?
  }

  /// The answers of children to the least and the greatest length, by the proposal on the other axis, with the lengths on
  /// that axis for which all of them are the same.
  private var estimates: [(minor: UInt64, children: [Estimate], reach: LengthRange)] = []
  private static let remembered = 4
  /// The number of aspect ratios in each other beyond which a child counts as flexible without bound.
  ///
  /// A ratio turns the greatest length along the axis into another finite length than that of the child's share. The
  /// views inside would be measured for both, twice as many times with each ratio.
  private static let mostRatios = 4

  /// The length that one child is offered along the axis; its size if it was computed on the way.
  struct Share {
    var length: Double
    var size: CGSize?
    /// The length that was left when the child chose, and the number of children that it was for: 0 if no shares were computed.
    var available = 0.0
    var count = 0.0
  }

  /// The shares of all children; empty if the length is open, and each child takes its ideal one (specification L22).
  mutating func shares(_ proposal: Proposal, axis: Axis, gaps: [CGFloat], children: [ContainerEngine.Child]) -> [Share]
  {
    guard let length = proposal[axis] else { return [] }
    var unshared = length
    for gap in gaps { unshared -= gap }
    // With nothing or with an infinite length to share there are no shares to compute.
    if !(unshared > 0) { return Array(repeating: Share(length: 0), count: children.count) }
    if unshared == .infinity { return Array(repeating: Share(length: .infinity), count: children.count) }
    if children.count == 1 { return [Share(length: unshared)] }

    let estimates = estimates(proposal, axis: axis, children: children)
    let order = Self.order(estimates, children)
    var reserved = 0.0
    for index in children.indices where children[index].priority != children[order[0]].priority {
      reserved += estimates[index].least
    }
    var shares = Array(repeating: Share(length: 0), count: children.count)
    var start = 0
    while start < order.count {
      // One group of equal priority.
      let priority = children[order[start]].priority
      var end = start
      while end < order.count, children[order[end]].priority == priority { end += 1 }
      if start > 0 { for index in order[start..<end] { reserved -= estimates[index].least } }
      var available = unshared - reserved
      for position in start..<end {
        let index = order[position]
        let share = max(0, available / Double(end - position))
        var offer = proposal
        offer[axis] = share
        let size = children[index].engine.sizeThatFits(offer)
        shares[index] = Share(length: share, size: size, available: available, count: Double(end - position))
        let taken = size[axis]
        if taken.isFinite {
          available -= taken
          unshared -= taken
        }
      }
      start = end
    }
    return shares
  }

  /// The children in the order in which they choose. Equal children choose in their own order, which needs no sorting.
  // Not isolated: each call of an isolated closure, which sorting makes many of, checks for its actor.
  private nonisolated static func order(
    _ estimates: [(least: Double, flexibility: Double)], _ children: [ContainerEngine.Child]
  ) -> [Int] {
    var order = Array(children.indices)
    if order.dropFirst().contains(where: { isBefore($0, $0 - 1, estimates, children) }) {
      order.sort { isBefore($0, $1, estimates, children) }
    }
    return order
  }

  /// Whether a child chooses before another: by priority, highest first; then the least flexible; of those without
  /// bound, the one with the larger minimum (specification L16); then in the order of declaration.
  private nonisolated static func isBefore(
    _ a: Int, _ b: Int, _ estimates: [(least: Double, flexibility: Double)], _ children: [ContainerEngine.Child]
  ) -> Bool {
    if children[a].priority != children[b].priority { return children[a].priority > children[b].priority }
    let left = estimates[a]
    let right = estimates[b]
    if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
    if left.flexibility == .infinity, left.least != right.least { return left.least > right.least }
    return a < b
  }

  /// The lengths across the axis for which the estimates of the children are the same; nil if that is not known any more.
  func reachOfEstimates(_ proposal: Proposal, axis: Axis, count: Int) -> LengthRange? {
    let minor = proposal.length(axis.other)
    for known in estimates.reversed() where known.minor == minor.bitPattern {
      return known.children.count == count ? known.reach : nil
    }
    return nil
  }

  private mutating func estimates(_ proposal: Proposal, axis: Axis, children: [ContainerEngine.Child])
    -> [(least: Double, flexibility: Double)]
  {
    let minor = (axis == .horizontal ? proposal.height : proposal.width).bitPattern
    var known: [Estimate]
    if let index = estimates.firstIndex(where: { $0.minor == minor }), estimates[index].children.count == children.count
    {
      known = estimates.remove(at: index).children
    } else {
      known = Array(repeating: Estimate(), count: children.count)
      estimates.removeAll { $0.minor == minor }
      if estimates.count == Self.remembered { estimates.removeFirst() }
    }
    var result: [(least: Double, flexibility: Double)] = []
    result.reserveCapacity(children.count)
    var reach = LengthRange.all(at: proposal.length(axis.other))
    for index in children.indices {
      let (engine, seed) = (children[index].engine, children[index].seed)
      if known[index].seed != seed || known[index].engine !== engine {
        known[index] = Self.estimate(engine, seed: seed, proposal, axis: axis)
      }
      result.append((known[index].least, known[index].flexibility))
      // Nothing is narrower than a single length.
      if reach.isSingle { continue }
      let own = known[index].reach ?? Self.reach(engine, proposal, axis: axis)
      known[index].reach = own
      reach = reach.narrowed(to: own)
    }
    estimates.append((minor, known, reach))
    return result
  }

  private static func estimate(_ engine: LayoutEngine, seed: UInt32, _ proposal: Proposal, axis: Axis) -> Estimate {
    if engine.nestedRatios > mostRatios {
      return Estimate(
        engine: engine, seed: seed, flexibility: .infinity, reach: .all(at: proposal.length(axis.other)))
    }
    var offer = proposal
    offer[axis] = 0
    let least = engine.sizeThatFits(offer)[axis]
    offer[axis] = .infinity
    let most = engine.sizeThatFits(offer)[axis]
    return Estimate(
      engine: engine, seed: seed, least: least, flexibility: most == .infinity ? .infinity : most - least)
  }

  /// The lengths across the axis for which an estimate of a child is the same.
  private static func reach(_ engine: LayoutEngine, _ proposal: Proposal, axis: Axis) -> LengthRange {
    var offer = proposal
    offer[axis] = 0
    let least = engine.range(of: offer)[axis.other]
    offer[axis] = .infinity
    return least.narrowed(to: engine.range(of: offer)[axis.other])
  }
}
