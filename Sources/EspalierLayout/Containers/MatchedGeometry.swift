// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierMotion
import Foundation

/// The groups of views with matched geometry in one host.
@MainActor
package final class MatchedGeometry: HostPart {
  struct Key: Hashable {
    let namespace: Namespace.ID
    let id: AnyHashable
  }

  @HostReference private var host: ViewGraph
  private var groups = IDTable<Key, MatchedGroup>()
  /// Groups without members, for the next key: their attributes live as long as the host.
  private var spare: [MatchedGroup] = []
  /// Grows when a view begins to leave or comes back.
  private let presence: Attribute<Int>

  package init(_ host: ViewGraph) {
    self.host = host
    presence = host.subgraph.apply { .input(0) }
  }

  func presenceChanged() { presence.set(presence.peek() &+ 1) }

  func join(_ member: MatchedMember, key: Key, anchor: UnitPoint, isSource: Bool) -> MatchedGroup {
    let group = groups[key] ?? newGroup(key)
    member.update(group, anchor: anchor, isSource: isSource)
    return group
  }

  private func newGroup(_ key: Key) -> MatchedGroup {
    // Removes the groups whose last view went in an earlier frame: in this one another view may still take over.
    let frame = host.progress.frame
    groups.removeAll { _, group in
      let isOver = group.members.isEmpty && group.emptySince != frame
      if isOver { spare.append(group) }
      return isOver
    }
    let group = spare.popLast() ?? host.subgraph.apply { MatchedGroup(host, presence: presence) }
    group.start("\(key.id.base)")
    groups[key] = group
    return group
  }
}

extension ViewGraph {
  func joinMatchedGeometry(
    _ member: MatchedMember, key: MatchedGeometry.Key, anchor: UnitPoint, isSource: Bool
  ) -> MatchedGroup {
    part(MatchedGeometry.self).join(member, key: key, anchor: anchor, isSource: isSource)
  }
}

/// One view with matched geometry.
@MainActor
final class MatchedMember {
  private(set) weak var group: MatchedGroup?
  private(set) var anchor = UnitPoint.center
  private(set) var isSource = false
  private let frame: WeakAttribute<ViewFrame>
  private let transform: WeakAttribute<ViewTransform>
  private let transaction: WeakAttribute<Transaction>
  private let subgraph: Subgraph

  init(_ inputs: _ViewInputs) {
    frame = inputs.frame.weak
    transform = inputs.transform.weak
    transaction = inputs.transaction.weak
    subgraph = Subgraph.current!
  }

  func update(_ group: MatchedGroup, anchor: UnitPoint, isSource: Bool) {
    if self.group !== group { leaveGroup() }
    if self.group === group, self.anchor == anchor, self.isSource == isSource { return }
    self.anchor = anchor
    self.isSource = isSource
    if self.group == nil {
      self.group = group
      group.members.append(self)
    }
    group.changed()
  }

  func leaveGroup() {
    group?.remove(self)
    group = nil
  }

  /// Whether the view, or one around it, is on its way out. O(depth).
  var isLeaving: Bool {
    var subgraph: Subgraph? = self.subgraph
    while let each = subgraph {
      if let item = each.item as? ContainerItem, item.isLeaving { return true }
      subgraph = each.parent
    }
    return false
  }

  /// The view's rectangle by layout, in the root's coordinates. In a rule: depends on it.
  var globalRect: CGRect? {
    guard let frame = frame.value, let transform = transform.value else { return nil }
    return frame.rect.applying(transform.matrix(to: nil))
  }

  /// The transaction of this update at the view.
  var currentTransaction: Transaction { transaction.attribute?.peek() ?? Transaction() }
}

/// The views with one identifier.
@MainActor
final class MatchedGroup {
  /// The views that are there or on their way out, in the order of their insertion.
  var members: [MatchedMember] = []
  /// The frame in which the last view went.
  private(set) var emptySince = -1
  @HostReference private var host: ViewGraph
  private let seed: Attribute<Int>
  private(set) var geometry: Attribute<MatchedGeometryValue?>
  private var name = ""
  private var hasWarned = false

  /// A group whose attributes are in the current subgraph.
  init(_ host: ViewGraph, presence: Attribute<Int>) {
    self.host = host
    let seed = Attribute.input(0)
    self.seed = seed
    let geometry = Attribute(SharedGeometry(seed: seed, presence: presence, host: host))
    self.geometry = geometry
    geometry.mutateRule(SharedGeometry.self) { $0.group = self }
    // The rule must run in the transaction of the change.
    host.work.addEffect(geometry.any)
  }

  func start(_ name: String) {
    self.name = name
    hasWarned = false
    geometry.mutateRule(SharedGeometry.self) { $0.reset(host) }
  }

  func changed() { seed.set(seed.peek() &+ 1) }

  func remove(_ member: MatchedMember) {
    members.removeAll { $0 === member }
    if members.isEmpty { emptySince = host.progress.frame }
    changed()
  }

  /// The views that others may follow.
  var sources: [MatchedMember] { members.filter { $0.isSource && !$0.isLeaving } }

  /// Warns of several sources, after this frame: one of them may still go in it.
  func noteAmbiguity() {
    if hasWarned { return }
    host.work.enqueueAction(.task) { [self] in
      guard !hasWarned, sources.count > 1 else { return }
      hasWarned = true
      Diagnostics.warn(
        "\(sources.count) views with matchedGeometryEffect(id: \(name)) are sources at the same time: the newest counts. "
          + "Give the others isSource: false.", subject: "matchedGeometryEffect")
    }
  }
}

/// The geometry that the views of a group share.
struct MatchedGeometryValue: Equatable {
  /// The rectangle in the root's coordinates, as it is now.
  var rect: CGRect
  /// The source's point by which positions are compared.
  var anchor: UnitPoint
  var isMoving: Bool
  weak var source: MatchedMember?

  static func == (a: MatchedGeometryValue, b: MatchedGeometryValue) -> Bool {
    a.rect == b.rect && a.anchor == b.anchor && a.isMoving == b.isMoving && a.source === b.source
  }
}

// Reads: the views of the group, which of them leave, the source's frame; while it moves, the time.
// Produces: the shared geometry; the last one while there is no source. It moves when the source is replaced or changes
// its place, by the animation of the source's transaction.
// Costs: O(members × depth) when one comes or goes, else O(1).
private struct SharedGeometry: Rule {
  let seed: Attribute<Int>
  let presence: Attribute<Int>
  @HostReference var host: ViewGraph
  weak var group: MatchedGroup?
  private var motion: Motion<CGRect.AnimatableData>
  private var seen: (seed: Int, presence: Int)?
  private weak var source: MatchedMember?
  private var last: MatchedGeometryValue?
  private var target: CGRect?

  init(seed: Attribute<Int>, presence: Attribute<Int>, host: ViewGraph) {
    self.seed = seed
    self.presence = presence
    self.host = host
    motion = Motion(host)
  }

  @MainActor
  mutating func reset(_ host: ViewGraph) {
    motion = Motion(host)
    seen = nil
    source = nil
    last = nil
    target = nil
  }

  mutating func value() -> MatchedGeometryValue? {
    let now = (seed: seed.value, presence: presence.value)
    if seen == nil || seen! != now {
      seen = now
      let sources = group?.sources ?? []
      source = sources.last
      if sources.count > 1 { group?.noteAmbiguity() }
    }
    if let source, let target = source.globalRect {
      let shown = follow(target, source.currentTransaction)
      last = MatchedGeometryValue(rect: shown.rect, anchor: source.anchor, isMoving: shown.isMoving, source: source)
      return last
    }
    // Without a source: leaving views finish the movement that they have begun.
    guard var last, let target, let group, !group.members.isEmpty, group.members.allSatisfy(\.isLeaving) else {
      return nil
    }
    last.rect = follow(target, Transaction()).rect
    last.isMoving = true
    return last
  }

  private mutating func follow(_ target: CGRect, _ transaction: Transaction) -> (rect: CGRect, isMoving: Bool) {
    self.target = target
    guard let shown = motion.follow(target.animatableData, transaction: transaction) else { return (target, false) }
    var rect = target
    rect.animatableData = shown
    return (rect, true)
  }

  nonisolated static var label: String { "matched geometry" }
}
