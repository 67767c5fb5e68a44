// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import Foundation

extension ViewHost {
  /// The one element that `locator` finds.
  /// - Throws: `ElementNotFound`, with the existing elements, if there is none or more than one.
  public func get(_ locator: Locator) throws -> Element {
    let found = all(locator)
    if found.count == 1 { return found[0] }
    throw ElementNotFound(
      locator: locator, found: found.map(\.summary),
      candidates: found.isEmpty && !graph.isInsideOfRule ? ElementTree(graph).everything.map(\.summary) : [],
      whatHappenedLast: graph.whatHappenedLast)
  }

  /// All elements that `locator` finds, in view-tree order.
  public func all(_ locator: Locator) -> [Element] {
    (graph.isInsideOfRule ? [] : settledAnswer { ElementTree(graph).find(locator.query) }).map {
      Element(host: self, identity: $0.identity, locator: locator, summary: $0.summary)
    }
  }
}

/// The result of a `get` that found none or several. From a traced host, with the events of its last frame.
public struct ElementNotFound: Error, CustomStringConvertible {
  let locator: Locator
  let found: [String]
  let candidates: [String]
  let whatHappenedLast: String

  public var description: String { problem + whatHappenedLast }

  private var problem: String {
    if !found.isEmpty {
      return "\(found.count) elements match \(locator), where one was expected:\n"
        + found.map { "  " + $0 }.joined(separator: "\n") + "\nAdd .nth(_:) or .within(_:) to choose one."
    }
    if candidates.isEmpty { return "No element matches \(locator); the tree has no accessible elements." }
    return "No element matches \(locator). The tree has:\n" + candidates.map { "  " + $0 }.joined(separator: "\n")
  }
}

/// An element on screen that tests read and act on. It finds its view again at each use.
@MainActor
public struct Element {
  let host: any AnyViewHost
  let identity: ObjectIdentifier
  let locator: Locator
  let summary: String

  /// The current node; nil when the view is gone.
  var node: FoundNode? {
    host.graph.isInsideOfRule ? nil : host.settledAnswer { ElementTree(host.graph).node(identity) }
  }

  /// The current frame on screen, in the host's coordinates, unrounded; zero when the view is gone.
  public var frame: CGRect { node?.frame ?? .zero }

  /// The text that the element shows; of a container with one element, that one's.
  public var text: String? { node.flatMap { deepest($0, \.text) } }
  /// The name that a screen reader reads for the element.
  public var label: String? { node.flatMap { deepest($0, \.label) } }
  /// The value that a screen reader reads: a field's text, a slider's position.
  public var value: String? { node.flatMap { deepest($0, \.value) } }
  /// The role of the element for a screen reader; `other` if it is no accessible element.
  public var role: AccessibilityRole {
    guard let node = node?.accessibility else { return .other }
    return node.role == .group && node.children.count == 1 ? node.children[0].role : node.role
  }
  /// Whether a screen reader reports it as selected, such as the chosen option of a picker.
  public var isSelected: Bool { node?.accessibility?.traits.contains(.isSelected) ?? false }
  /// Whether the element, or a field inside it, has the keyboard.
  public var isFocused: Bool {
    func isFocused(_ node: AccessibilityNode) -> Bool {
      node.focusTarget?.isFocused == true || node.children.contains(where: isFocused)
    }
    return node?.accessibility.map(isFocused) ?? false
  }
  /// Whether the element can be used; false under `disabled(_:)`, and when the view is gone.
  public var isEnabled: Bool {
    guard let node = node?.accessibility else { return false }
    return node.isEnabled && (node.children.count != 1 || node.children[0].isEnabled)
  }

  private func deepest(_ found: FoundNode, _ property: (AccessibilityNode) -> String?) -> String? {
    func value(_ node: AccessibilityNode) -> String? {
      property(node) ?? (node.children.count == 1 ? value(node.children[0]) : nil)
    }
    return found.accessibility.flatMap(value)
  }
}
