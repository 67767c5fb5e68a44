// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierHosting
import EspalierInteraction
import EspalierNumbers
import Foundation

/// The accessible elements of a window, as an audit examines them.
@MainActor
struct AuditedElements {
  private struct Element {
    let node: AccessibilityNode
    /// The elements around it, the outermost first.
    let around: [AccessibilityNode]

    var isEnabled: Bool { node.isEnabled && around.allSatisfy(\.isEnabled) }
  }

  private let graph: ViewGraph
  private let window: CGRect
  private let elements: [Element]

  private static let controls: Set<AccessibilityRole> = [
    .button, .link, .toggle, .slider, .stepper, .textField, .secureTextField,
  ]

  init(_ graph: ViewGraph, window: CGRect) {
    self.graph = graph
    self.window = window
    var elements: [Element] = []
    func visit(_ node: AccessibilityNode, _ around: [AccessibilityNode]) {
      elements.append(Element(node: node, around: around))
      for child in node.children.inReadingOrder { visit(child, around + [node]) }
    }
    for node in graph.accessibilityNodes.inReadingOrder { visit(node, []) }
    self.elements = elements
  }

  /// The controls that can be used and seen.
  private var controls: [Element] { elements.filter(isUsable) }

  private func isUsable(_ element: Element) -> Bool {
    let node = element.node
    let role: AccessibilityRole = node.role
    guard Self.controls.contains(role), !node.isPart, !node.isForeign, node.respondsToInteraction != false else {
      return false
    }
    return element.isEnabled && node.frame.overlaps(window)
  }

  /// Whether the innermost element at a frame, or one around it, is disabled. Such a text needs no contrast.
  func isDisabled(at frame: CGRect) -> Bool {
    let centre = CGPoint(x: frame.midX, y: frame.midY)
    let around = elements.filter { $0.node.frame.holds(centre) }
    let innermost = around.min {
      $0.node.frame.width * $0.node.frame.height < $1.node.frame.width * $1.node.frame.height
    }
    return innermost.map { !$0.isEnabled } ?? false
  }

  private static func summary(_ node: AccessibilityNode) -> String {
    node.role.rawValue + (name(node).map { " \"\($0)\"" } ?? "") + (node.identifier.map { " #\($0)" } ?? "")
  }

  /// The name that a screen reader reads: the element's own, or that of elements in it.
  private static func name(_ node: AccessibilityNode) -> String? {
    let own = [node.label, node.text].lazy.compactMap { $0 }.first { !$0.allSatisfy(\.isWhitespace) }
    return own ?? node.children.lazy.compactMap(name).first
  }

  // MARK: - Rules

  var nameless: [AuditFinding] {
    controls.filter { Self.name($0.node) == nil }.map {
      AuditFinding(
        rule: .name, element: Self.summary($0.node), frame: $0.node.frame, defect: "it has no name for screen readers",
        fix: "Give it a title, or add accessibilityLabel(_:)")
    }
  }

  func smallTargets(_ least: CGFloat) -> [AuditFinding] {
    let controls = controls
    let small = controls.filter { control in
      let frame = control.node.frame
      return (frame.width < least || frame.height < least) && !isTouched(control.node, around: least)
    }
    return small.filter { control in
      // The exception of WCAG for targets with space around them: a circle about the centre meets no other target, and none of the
      // circles about other small ones.
      let centre = Self.centre(control.node.frame)
      return least > 24
        || controls.contains { isApart($0, control) && Self.distance(centre, $0.node.frame) < least / 2 }
        || small.contains {
          isApart($0, control) && Self.distance(centre, CGRect(origin: Self.centre($0.node.frame), size: .zero)) < least
        }
    }.map { control in
      let frame = control.node.frame
      let size = "\(length(frame.width)) × \(length(frame.height))"
      return AuditFinding(
        rule: .target, element: Self.summary(control.node), frame: frame,
        defect: "it has \(size) points, less than \(length(least)) × \(length(least))"
          + (least > 24 ? "" : ", and another control beside it"),
        fix: "Make it larger with frame(minWidth:minHeight:) and contentShape(_:)"
          + (least > 24 ? "" : ", or move the others away"))
    }
  }

  /// Whether touches at the sides of a square about the element's centre reach it.
  private func isTouched(_ node: AccessibilityNode, around least: CGFloat) -> Bool {
    guard let root = graph.root.outputs.preferences?.path(to: { ObjectIdentifier($0) == node.view })?.last else {
      return false
    }
    let centre = node.activationPosition
    let reach = least / 2 - 0.5
    return [(reach, 0), (-reach, 0), (0, reach), (0, -reach)].allSatisfy { x, y in
      let hit = Set(graph.responders(at: CGPoint(x: centre.x + x, y: centre.y + y)).compactMap(\.view))
      return root.contains { hit.contains($0) }
    }
  }

  /// Whether two elements are different ones, and none of them contains the other.
  private func isApart(_ one: Element, _ other: Element) -> Bool {
    one.node.view != other.node.view && !Self.contains(one.node, other.node) && !Self.contains(other.node, one.node)
  }

  private static func contains(_ outer: AccessibilityNode, _ inner: AccessibilityNode) -> Bool {
    outer.children.contains { $0.view == inner.view || contains($0, inner) }
  }

  private static func centre(_ frame: CGRect) -> CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

  private static func distance(_ point: CGPoint, _ frame: CGRect) -> CGFloat {
    let x = max(frame.minX - point.x, 0, point.x - frame.maxX)
    let y = max(frame.minY - point.y, 0, point.y - frame.maxY)
    return (x * x + y * y).squareRoot()
  }

  private static func isReached(_ node: AccessibilityNode) -> Bool {
    node.focusTarget?.canFocus == true || node.children.contains(where: isReached)
  }

  var unreached: [AuditFinding] {
    controls.filter { control in
      !Self.isReached(control.node) && !control.around.contains { $0.focusTarget?.canFocus == true }
    }.map {
      AuditFinding(
        rule: .keyboard, element: Self.summary($0.node), frame: $0.node.frame,
        defect: "the keyboard does not reach it",
        fix: "Use a Button or another control, or add focusable(_:interactions:) and a key")
    }
  }
}
