// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierHosting
import EspalierInteraction
import EspalierNumbers
import Foundation

/// A result of a locator: an accessible element, or a view of a known type.
@MainActor
struct FoundNode {
  let accessibility: AccessibilityNode?
  let viewType: (any View.Type)?
  let identity: ObjectIdentifier
  /// The frame on screen, in the host's coordinates.
  let frame: CGRect

  var summary: String {
    let position =
      "(\(format(frame.minX)), \(format(frame.minY)), \(format(frame.width)) × \(format(frame.height)))"
    if let accessibility {
      let name = accessibility.text ?? accessibility.label
      return accessibility.role.rawValue + (accessibility.identifier.map { " #\($0)" } ?? "")
        + (name.map { " \"\($0)\"" } ?? "") + " " + position
    }
    return "\(viewType.map { "\($0)" } ?? "view") \(position)"
  }

  private func format(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(clamping: value))" : String(format: "%.1f", Double(value))
  }
}

/// Finds nodes in the current tree.
@MainActor
struct ElementTree {
  private let roots: [AccessibilityNode]
  private let graph: ViewGraph

  init(_ graph: ViewGraph) {
    self.graph = graph
    roots = graph.accessibilityNodes.inReadingOrder
  }

  func find(_ query: Locator.Query) -> [FoundNode] {
    switch query {
    case .type(let type): return marks(of: type)
    case .typeName(let name): return marks(of: nil).filter { $0.viewType.map { isCalled($0, name) } ?? false }
    case .within(let inner, let outer):
      let contain = find(outer).map(containment)
      return find(inner).filter { node in contain.contains { $0(node) } }
    case .nth(let query, let index):
      let found = find(query)
      return found.indices.contains(index) ? [found[index]] : []
    default: return accessible { matches($0, query) }
    }
  }

  /// All accessible elements, for error messages.
  var everything: [FoundNode] { accessible { _ in true } }

  func node(_ identity: ObjectIdentifier) -> FoundNode? {
    accessible { $0.view == identity }.first ?? marks(of: nil).first { $0.identity == identity }
  }

  private func isCalled(_ type: any View.Type, _ name: String) -> Bool {
    let short = shortName(of: type)
    // The type of a shape's outline that a user writes as `stroke` is `_StrokedShape`.
    return name == "\(type)" || name == short || "_" + name == short
  }

  /// The types of all views, in view-tree order.
  var viewTypes: [any View.Type] { marks(of: nil).compactMap(\.viewType) }

  /// The node of the preference tree for an element: its own view, or the innermost view that fills the element.
  func preferenceNode(_ identity: ObjectIdentifier) -> PreferenceNode? {
    pathOfView(identity).last
  }

  /// The nodes from the root down to that of an element; empty if there is none.
  func pathOfView(_ identity: ObjectIdentifier) -> [PreferenceNode] {
    let own = path(identity)
    if !own.isEmpty { return own }
    guard let frame = node(identity)?.frame else { return [] }
    var found: PreferenceNode?
    visitViews { node, viewFrame in if viewFrame.isClose(to: frame) { found = node } }
    return found.map { path(ObjectIdentifier($0)) } ?? []
  }

  private func path(_ identity: ObjectIdentifier) -> [PreferenceNode] {
    graph.root.outputs.preferences?.path { ObjectIdentifier($0) == identity } ?? []
  }

  private func accessible(_ matches: (AccessibilityNode) -> Bool) -> [FoundNode] {
    var result: [FoundNode] = []
    func visit(_ node: AccessibilityNode) {
      if matches(node) {
        result.append(FoundNode(accessibility: node, viewType: nil, identity: node.view, frame: node.frame))
      }
      node.children.inReadingOrder.forEach(visit)
    }
    roots.forEach(visit)
    return result
  }

  private func matches(_ node: AccessibilityNode, _ query: Locator.Query) -> Bool {
    switch query {
    case .text(let string): node.text == string
    case .label(let string): !node.isPart && node.label == string
    case .identifier(let string): node.identifier == string
    case .role(let role, let name):
      !node.isPart && node.role == role && (name == nil || node.label == name || node.text == name)
    case .view(let identity, _): node.view == identity
    case .type, .typeName, .within, .nth: false
    }
  }

  /// A test of whether a node is inside of `outer`: in the tree of elements if both are accessible, else in the tree of views. Frames
  /// would not do: that of a text is larger than the place that stacks round for it, and views lie over others without being in them.
  private func containment(in outer: FoundNode) -> @MainActor (FoundNode) -> Bool {
    var views: Set<ObjectIdentifier>?
    return { inner in
      if inner.identity == outer.identity { return false }
      if let outer = outer.accessibility, let inner = inner.accessibility {
        func has(_ node: AccessibilityNode) -> Bool {
          node.children.contains { $0.view == inner.view || has($0) }
        }
        return has(outer)
      }
      let inside = views ?? viewsInside(outer)
      views = inside
      return inside.contains(inner.identity)
        || preferenceNode(inner.identity).map { inside.contains(ObjectIdentifier($0)) } ?? false
    }
  }

  /// The nodes of the views inside of a node's view.
  private func viewsInside(_ outer: FoundNode) -> Set<ObjectIdentifier> {
    var result: Set<ObjectIdentifier> = []
    func collect(_ node: PreferenceNode) {
      for child in node.children {
        result.insert(ObjectIdentifier(child))
        collect(child)
      }
    }
    preferenceNode(outer.identity).map(collect)
    return result
  }

  /// Views by type, with their frames on screen.
  private func marks(of type: (any View.Type)?) -> [FoundNode] {
    var result: [FoundNode] = []
    visitViews { node, frame in
      guard let viewType = (node as? MarkNode)?.viewType ?? (node as? LeafNode)?.viewType,
        type == nil || viewType == type
      else { return }
      result.append(
        FoundNode(accessibility: nil, viewType: viewType, identity: ObjectIdentifier(node), frame: frame))
    }
    return result
  }

  /// Every view with its frame on screen, from the root down.
  private func visitViews(_ visit: (PreferenceNode, CGRect) -> Void) {
    func descend(_ node: PreferenceNode, _ matrix: ProjectionTransform) {
      if node is HidingNode { return }
      var matrix = matrix
      if let mark = node as? MarkNode { visit(mark, mark.frame.peek().rect.applying(matrix)) }
      if let leaf = node as? LeafNode { visit(leaf, leaf.shownFrame.peek().applying(matrix)) }
      if let effect = node as? EffectNode { matrix = effect.shownMatrix.concatenating(matrix) }
      for child in node.children { descend(child, matrix) }
    }
    if let root = graph.root.outputs.preferences { descend(root, .identity) }
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && abs(width - other.width) < 0.01
      && abs(height - other.height) < 0.01
  }
}
