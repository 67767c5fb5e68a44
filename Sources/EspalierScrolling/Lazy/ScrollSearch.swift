// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierGraph
import EspalierLayout
import Foundation

/// Finds views in the content of scroll views. Costs O(views); nothing is kept.
@MainActor
package enum ScrollSearch {
  /// The innermost scroll view in a part of the tree that has a view with an id, realised or not.
  ///
  /// - Parameter makesRows: Whether rows of lazy containers that were never shown are searched for ids of their own,
  ///   which makes them (specification S26).
  package static func scrollView(with id: AnyHashable, in node: PreferenceNode?, makesRows: Bool) -> ScrollState? {
    guard let node else { return nil }
    var found: ScrollState?
    func visit(_ node: PreferenceNode, _ state: ScrollState?) {
      if found != nil { return }
      if let state, rect(of: id, at: node, in: state, makesRows: makesRows) != nil {
        found = state
        return
      }
      let inner = (node as? ScrollNode)?.state ?? state
      for child in node.children { visit(child, inner) }
    }
    visit(node, nil)
    return found
  }

  /// The rectangle of a view with an id in the content of a scroll view.
  package static func rect(of id: AnyHashable, in state: ScrollState, makesRows: Bool = false) -> CGRect? {
    var found: CGRect?
    func visit(_ node: PreferenceNode) {
      if found != nil || node is ScrollNode { return }
      found = rect(of: id, at: node, in: state, makesRows: makesRows)
      if found == nil { for child in node.children { visit(child) } }
    }
    if let content = state.content { visit(content) }
    return found
  }

  /// The rectangle of a view with an id, if it is a child of the container of a node.
  private static func rect(of id: AnyHashable, at node: PreferenceNode, in state: ScrollState, makesRows: Bool)
    -> CGRect?
  {
    if let lazy = node as? LazyNode {
      return lazy.container.rect(of: id, in: state.contentSpace, makesRows: makesRows)
    }
    guard let changing = node as? ChangingNode else { return nil }
    for item in changing.items where item.element.ids(upTo: changing.subgraph).contains(id) {
      if let rect = item.rect(in: state.contentSpace) { return rect }
    }
    return nil
  }

  /// Some scroll view in a part of the tree.
  package static func anyScrollView(in node: PreferenceNode) -> ScrollState? {
    if let state = (node as? ScrollNode)?.state { return state }
    for child in node.children { if let state = anyScrollView(in: child) { return state } }
    return nil
  }

  // MARK: - Targets

  /// One view that a scroll view may stop at.
  package struct Target {
    package var ids: [AnyHashable]
    package var rect: CGRect
  }

  /// The targets of a scroll view near a part of its content; for lazy containers also those that are not realised.
  package static func targets(in state: ScrollState, near rect: CGRect) -> [Target] {
    var found: [Target] = []
    func visit(_ node: PreferenceNode) {
      if node is ScrollNode { return }
      if let mark = node as? ScrollTargetNode { found += mark.targets(in: state.contentSpace, near: rect) }
      for child in node.children { visit(child) }
    }
    if let content = state.content { visit(content) }
    return found
  }

  /// Records a dependency of a rule on the places of a scroll view's targets in their containers.
  package static func followTargets(in state: ScrollState) {
    func visit(_ node: PreferenceNode) {
      if node is ScrollNode { return }
      (node as? ScrollTargetNode)?.follow()
      for child in node.children { visit(child) }
    }
    if let content = state.content { visit(content) }
  }

  /// The target at the anchor of the viewport; without an anchor the first one that is visible.
  package static func current(in state: ScrollState, anchor: (x: CGFloat, y: CGFloat)?) -> [AnyHashable]? {
    let extent = state.extent.peek()
    let view = extent.insideMargins(at: state.offset)
    let targets = targets(in: state, near: view).filter { !$0.ids.isEmpty }
    let axis: Axis = extent.axes == .horizontal ? .horizontal : .vertical
    if let anchor {
      let part = axis == .horizontal ? anchor.x : anchor.y
      let point = view.origin[axis] + part * view.size[axis]
      func distance(_ target: Target) -> CGFloat {
        abs(target.rect.origin[axis] + part * target.rect.size[axis] - point)
      }
      return targets.min { distance($0) < distance($1) }?.ids
    }
    return targets.filter { $0.rect.origin[axis] + $0.rect.size[axis] > view.origin[axis] + 0.5 }
      .min { $0.rect.origin[axis] < $1.rect.origin[axis] }?.ids
  }
}

extension ContainerItem {
  /// The child's rectangle in a named space.
  func rect(in space: ScrollSpace) -> CGRect? {
    guard let frame = frame?.peek(), let transform = transform?.peek() else { return nil }
    return frame.rect.applying(transform.matrix(to: space))
  }
}

/// Marks the targets at which a scroll view may stop: a view, or each child of a container.
package final class ScrollTargetNode: PassingNode {
  private let isEnabled: Attribute<Bool>
  private let frame: Attribute<ViewFrame>
  private let transform: Attribute<ViewTransform>
  /// Whether the children of the view are targets, and not the view itself.
  private let ofChildren: Attribute<Bool>
  private let layout: Attribute<LayoutComputer>?

  package init(
    _ outputs: _ViewOutputs, isEnabled: Attribute<Bool>, ofChildren: Attribute<Bool>, inputs: _ViewInputs
  ) {
    self.isEnabled = isEnabled
    self.ofChildren = ofChildren
    layout = outputs.layout
    frame = inputs.frame
    transform = inputs.transform
    super.init(outputs.preferences)
  }

  package override var label: String { "scroll targets" }

  func targets(in space: ScrollSpace, near rect: CGRect) -> [ScrollSearch.Target] {
    guard isEnabled.peek() else { return [] }
    let frame = self.frame.peek()
    let matrix = transform.peek().matrix(to: space)
    guard ofChildren.peek(), let layout else { return [.init(ids: [], rect: frame.rect.applying(matrix))] }
    switch container(content) {
    case let lazy as LazyNode: return lazy.container.targets(near: rect, in: space)
    case let changing as ChangingNode:
      return changing.items.compactMap { item in
        item.rect(in: space).map { .init(ids: item.element.ids(upTo: changing.subgraph), rect: $0) }
      }
    default:
      // Children that never change have no ids.
      let engine = layout.peek().engine
      return engine.childFrames(in: frame.size).map { child in
        let child = engine.isMirrored ? child.mirrored(in: frame.size.size.width) : child
        let rect = child.rect.offsetBy(dx: frame.origin.x, dy: frame.origin.y)
        return .init(ids: [], rect: rect.applying(matrix))
      }
    }
  }

  func follow() {
    _ = layout?.value
    _ = frame.value
  }

  /// The container right below, through modifiers and bodies.
  private func container(_ node: PreferenceNode?) -> PreferenceNode? {
    if let node, !(node is LazyNode), !(node is ChangingNode), node.children.count == 1 {
      return container(node.children[0])
    }
    return node
  }
}
