// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierHosting
import EspalierInteraction
import EspalierNumbers
import EspalierPreviewChannel
import Foundation
import SwiftUI
import ViewTesting

/// The elements of a window that a screen reader finds, each with a name that is unique among them.
///
/// The name is the label, else the shown text, else the identifier, else the role. Elements of one name are numbered in reading
/// order: `Delete#0`, `Delete#1`. So a name lasts as long as the texts do. O(elements).
@MainActor
struct SessionElements {
  struct Element {
    let name: String
    let node: AccessibilityNode
    let depth: Int
  }

  let all: [Element]
  private let window: CGRect

  /// The most characters of a name.
  private static let longestName = 60

  init(_ host: ViewHost<AnyView>) {
    _ = host.preference(AccessibilityKey.self)
    var found: [(base: String, node: AccessibilityNode, depth: Int)] = []
    func visit(_ nodes: [AccessibilityNode], _ depth: Int) {
      for node in nodes.inReadingOrder where !node.isPart {
        if Self.isPlainFrame(node) {
          visit(node.children, depth)
          continue
        }
        found.append((Self.base(of: node), node, depth))
        visit(node.children, depth + 1)
      }
    }
    visit(host.graph.accessibilityNodes, 0)
    let counts = Dictionary(found.map { ($0.base, 1) }, uniquingKeysWith: +)
    var numbers: [String: Int] = [:]
    all = found.map { base, node, depth in
      guard counts[base, default: 0] > 1 else { return Element(name: base, node: node, depth: depth) }
      let number = numbers[base, default: 0]
      numbers[base] = number + 1
      return Element(name: "\(base)#\(number)", node: node, depth: depth)
    }
    window = CGRect(origin: .zero, size: host.size)
  }

  /// Whether an element is nothing but a frame about another one, such as a cell with one text: a line of its own would add nothing.
  private static func isPlainFrame(_ node: AccessibilityNode) -> Bool {
    let isNamed = [node.label, node.text, node.identifier, node.value].contains { $0?.isEmpty == false }
    let isFrame: Bool = [.group, .cell].contains(node.role)
    return isFrame && !isNamed && node.actionNames.isEmpty && node.focusTarget == nil && !node.isModal
      && !node.traits.contains(.isSelected) && node.children.count { !$0.isPart } == 1
  }

  private static func base(of node: AccessibilityNode) -> String {
    let given = [node.label, node.text, node.identifier].lazy.compactMap { $0 }.first { !$0.isEmpty }
    guard let given else { return node.role.rawValue }
    let line = given.visibleLine
    return line.count > longestName ? line.prefix(longestName) + "…" : line
  }

  /// The element with a name, or the only one with that identifier, shown text or value.
  /// - Throws: `SessionFailure` with the names that there are.
  func named(_ name: String) throws -> Element {
    let name = name.visibleLine
    if let element = all.first(where: { $0.name == name }) { return element }
    let others = all.filter { element in
      [element.node.identifier, element.node.text, element.node.label, element.node.value]
        .contains { $0?.visibleLine == name }
    }
    if others.count == 1 { return others[0] }
    guard others.isEmpty else {
      let names = others.map { $0.name.quoted }.joined(separator: ", ")
      throw SessionFailure("\(others.count) elements are called \(name.quoted); choose one of \(names).")
    }
    throw SessionFailure("No element is called \(name.quoted); \(names)")
  }

  private var names: String {
    if all.isEmpty { return "the window has no accessible element." }
    let shown = all.prefix(40).map { $0.name.quoted }.joined(separator: ", ")
    return "there is \(shown)" + (all.count > 40 ? " and \(all.count - 40) more: `tree` lists them." : ".")
  }

  /// A line for each element: role, name, frame, value, states; indented below the element around it.
  /// - Parameter part: The element whose own part is listed; nil for all.
  func text(of part: Element? = nil) -> String {
    guard let part else { return lines(all[...], from: 0) }
    guard let start = all.firstIndex(where: { $0.name == part.name }) else { return "" }
    let end = all[(start + 1)...].firstIndex { $0.depth <= part.depth } ?? all.endIndex
    return lines(all[start..<end], from: part.depth)
  }

  private func lines(_ elements: ArraySlice<Element>, from depth: Int) -> String {
    elements.map { String(repeating: "  ", count: $0.depth - depth) + line(of: $0) }.joined(separator: "\n")
  }

  func line(of element: Element) -> String {
    let node = element.node
    var words = [node.role.rawValue, element.name.quoted, describeForDump(node.frame)]
    if let value = node.value { words.append("= " + describeForDump(value.visibleLine)) }
    var states: [String] = []
    if !node.isEnabled { states.append("disabled") }
    if node.traits.contains(.isSelected) { states.append("selected") }
    if node.focusTarget?.isFocused == true { states.append("focused") }
    if node.isModal { states.append("modal") }
    if !window.overlaps(node.frame) { states.append("outside of the window") }
    if !states.isEmpty { words.append("[" + states.joined(separator: ", ") + "]") }
    if let identifier = node.identifier, identifier != element.name { words.append("#" + identifier.visibleLine) }
    let actions = node.actionNames.filter { $0 != "activate" }
    if !actions.isEmpty { words.append("actions: " + actions.joined(separator: ", ").visibleLine) }
    return words.joined(separator: " ")
  }
}

extension String {
  /// The name between quotation marks, with each of its characters as it is: so it is passed back.
  var quoted: String { "\"\(self)\"" }
}
