// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import Foundation

/// The part of a view's geometry that follows the other views with the same identifier.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The view's position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The view's size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Position and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// `.matchedGeometryEffect(id:in:properties:anchor:isSource:)`.
nonisolated public struct _MatchedGeometryEffect<ID: Hashable>: _PrimitiveViewModifier {
  public var id: ID
  public var namespace: Namespace.ID
  public var properties: MatchedGeometryProperties
  public var anchor: UnitPoint
  public var isSource: Bool

  public init(
    id: ID, namespace: Namespace.ID, properties: MatchedGeometryProperties, anchor: UnitPoint, isSource: Bool
  ) {
    self.id = id
    self.namespace = namespace
    self.properties = properties
    self.anchor = anchor
    self.isSource = isSource
  }

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let member = MatchedMember(inputs)
    let membership = Attribute(Membership(modifier: modifier.attribute, member: member, host: inputs.host))
    // The view takes part whether or not it has a reader.
    inputs.host.work.addEffect(membership.any)
    Subgraph.current!.onDestroy { member.leaveGroup() }
    let frame = Attribute(
      MatchedFrame(membership: membership, member: member, frame: inputs.frame, transform: inputs.transform))
    var inner = inputs
    inner.frame = frame
    let outputs = body(_Graph(), inner)
    if let layout = outputs.layout { frame.mutateRule(MatchedFrame.self) { $0.content = layout.handle } }
    return outputs
  }

  // Reads: the modifier.
  // Produces: the group that the view belongs to, and its properties in it; the view joins it.
  // Costs: O(1).
  private struct Membership: Rule {
    let modifier: Attribute<_MatchedGeometryEffect<ID>>
    let member: MatchedMember
    @HostReference var host: ViewGraph

    mutating func value() -> MatchedMembership {
      let modifier = self.modifier.value
      let key = MatchedGeometry.Key(namespace: modifier.namespace, id: AnyHashable(modifier.id))
      let group = Graph.untracked {
        host.joinMatchedGeometry(member, key: key, anchor: modifier.anchor, isSource: modifier.isSource)
      }
      return MatchedMembership(group: group, properties: modifier.properties, anchor: modifier.anchor)
    }

    nonisolated static var label: String { "membership in matched geometry" }
  }
}

/// The group of a view, and the properties that the view takes from it.
struct MatchedMembership: Equatable {
  let group: MatchedGroup
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint

  static func == (a: MatchedMembership, b: MatchedMembership) -> Bool {
    a.group === b.group && a.properties == b.properties && a.anchor == b.anchor
  }
}

// Reads: the group's geometry, the view's own frame, the transform to the root, the content's answers.
// Produces: the content's frame: for the source its own, for the others the group's; for all the group's while the
// group moves.
// Costs: O(1), and a proposal to the content.
private struct MatchedFrame: Rule {
  let membership: Attribute<MatchedMembership>
  let member: MatchedMember
  let frame: Attribute<ViewFrame>
  let transform: Attribute<ViewTransform>
  var content: Attribute<LayoutHandle>?

  init(
    membership: Attribute<MatchedMembership>, member: MatchedMember, frame: Attribute<ViewFrame>,
    transform: Attribute<ViewTransform>
  ) {
    self.membership = membership
    self.member = member
    self.frame = frame
    self.transform = transform
  }

  mutating func value() -> ViewFrame {
    let own = frame.value
    let membership = self.membership.value
    guard let shared = membership.group.geometry.value, !(shared.source === member && !shared.isMoving) else {
      return own
    }
    let toRoot = transform.value.matrix(to: nil)
    guard toRoot.determinant != 0 else { return own }
    let rect = shared.rect.applying(toRoot.inverted())
    let ownPoint = membership.anchor.point(in: own.rect)
    var size = own.size
    if membership.properties.contains(.size) {
      let proposal = Proposal(rect.size)
      size = ViewSize(content?.value.engine.sizeThatFits(proposal) ?? rect.size, proposal: proposal)
    }
    let point = membership.properties.contains(.position) ? shared.anchor.point(in: rect) : ownPoint
    return ViewFrame(
      origin: CGPoint(
        x: point.x - membership.anchor.x * size.size.width, y: point.y - membership.anchor.y * size.size.height),
      size: size)
  }

  nonisolated static var label: String { "matched frame" }
}

extension UnitPoint {
  fileprivate func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}

extension View {
  /// Links this view's geometry with that of the others with the same `id` in `namespace` (specification M63–M65).
  ///
  /// One of them is the source. The others are placed over it and are proposed its size. If one source is inserted and
  /// another is removed in the same animated change, both move from the old frame to the new one, so that they appear
  /// as one view; their fading is up to their transitions. Costs one layout of this view in each frame while it moves.
  /// - Parameters:
  ///   - properties: The properties that are taken from the source.
  ///   - anchor: The point of this view that is brought to the same point of the source.
  ///   - isSource: Whether the others follow this view. Of two sources at a time the newest takes precedence, with a warning.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryEffect(
        id: id, namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
  }
}
