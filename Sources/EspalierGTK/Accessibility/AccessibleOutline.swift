// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierInteraction
import EspalierNumbers
import Foundation

/// The elements of a window that screen readers receive: those on screen and a little around, in reading order, without
/// containers that have no meaning for a reader.
///
/// O(elements), without the content of far elements.
@MainActor
struct AccessibleOutline {
  /// The surroundings of an element, as far as its role depends on them.
  private enum Surroundings { case none, list, table, menu, tabBar }

  /// - Parameter size: of the window, in points.
  static func items(_ nodes: [AccessibilityNode], size: CGSize) -> [AccessibleItem] {
    let near = CGRect(origin: .zero, size: size).insetBy(dx: -size.width / 2, dy: -size.height / 2)
    return AccessibleOutline().items(nodes, near: near, in: .none)
  }

  private func items(_ nodes: [AccessibilityNode], near: CGRect, in place: Surroundings) -> [AccessibleItem] {
    var result: [AccessibleItem] = []
    var counts: [ObjectIdentifier: Int] = [:]
    for node in nodes.inReadingOrder where !node.isPart && !node.isForeign && near.overlaps(node.frame) {
      for item in items(node, near: near, in: place) {
        let ordinal = counts[item.id.view, default: 0]
        counts[item.id.view] = ordinal + 1
        let id = AccessibleID(view: item.id.view, ordinal: ordinal)
        result.append(
          AccessibleItem(
            id: id, form: item.form, properties: item.properties, node: item.node, children: item.children))
      }
    }
    return result
  }

  /// One item, or the items inside a container that has no meaning.
  private func items(_ node: AccessibilityNode, near: CGRect, in place: Surroundings) -> [AccessibleItem] {
    var inside = near
    if node.role == .scrollView || node.role == .list || node.role == .table {
      let margin = CGSize(width: max(node.frame.width / 2, 100), height: max(node.frame.height / 2, 100))
      inside = near.overlap(with: node.frame.insetBy(dx: -margin.width, dy: -margin.height))
    }
    let role = role(of: node, in: place)
    var children: [AccessibleItem] = []
    if !node.children.isEmpty {
      let own: Surroundings =
        switch role {
        case .list: .list
        case .table: .table
        case .menu: .menu
        case .tabList: .tabBar
        case .group, nil: place
        default: .none
        }
      children = items(node.children, near: inside, in: own)
    }
    guard let role, !(role == .group && children.isEmpty && !node.means) else { return children }
    let spoken = node.label ?? (node.text ?? "")
    if role == .listItem || role == .cell, children.allSatisfy({ $0.form.role == .label && $0.form.actions.isEmpty }) {
      children = []
    }
    if role == .label, spoken.isEmpty, node.actions.isEmpty, node.adjust == nil { return children }
    let form = ProxyForm(base: base(of: node, role), role: role, actions: node.actionNames(role))
    return [
      AccessibleItem(
        id: AccessibleID(view: node.view, ordinal: 0), form: form,
        properties: AccessibleProperties(node, role, form.base), node: node, children: children)
    ]
  }

  /// Nil for an element that only holds others.
  private func role(of node: AccessibilityNode, in place: Surroundings) -> ProxyRole? {
    switch node.kind {
    case .alert: return .alert
    case .dialog, .popover: return .dialog
    case .menu: return .menu
    case .tabBar: return .tabList
    case .toolbar: return .toolbar
    case .row: return place == .list ? .listItem : place == .table ? .tableRow : nil
    case .option: return place == .menu ? .menuItemRadio : .radio
    case .popUp: return place == .menu ? .menuItem : .comboBox
    case .disclosure, nil: break
    }
    switch node.role {
    case .text: return node.adjust == nil ? .label : .slider
    case .heading: return .heading
    case .image: return .image
    case .button:
      return place == .menu ? .menuItem : place == .tabBar ? .tab : .button
    case .link: return .link
    case .toggle: return place == .menu ? .menuItemCheckbox : .checkbox
    case .slider: return .slider
    case .stepper: return .spinButton
    case .progressIndicator: return .progressBar
    case .textField, .secureTextField: return node.traits.contains(.isSearchField) ? .searchBox : .textBox
    case .list: return .list
    case .row: return .listItem
    case .table: return .table
    case .cell: return .cell
    case .columnHeader: return .columnHeader
    // A menu that is longer than the window scrolls: that is not part of its role.
    case .scrollView: return place == .menu ? nil : .group
    case .group, .window, .other:
      if node.adjust != nil || node.range != nil { return .slider }
      return node.means ? .group : nil
    }
  }

  private func base(of node: AccessibilityNode, _ role: ProxyRole) -> ProxyForm.Base {
    switch role {
    case .label, .heading: .label
    case .slider, .spinButton: .range
    case .progressBar: node.range == nil ? .plain : .range
    case .textBox, .searchBox:
      node.role == .secureTextField ? .password : node.editor?.hasSeveralLines == true ? .editor : .entry
    default: .plain
    }
  }
}

extension AccessibilityNode {
  /// Whether the element itself has a label, a value or an action.
  fileprivate var means: Bool {
    self.label?.isEmpty == false || self.value?.isEmpty == false || self.hint != nil || !self.actions.isEmpty
      || self.focusTarget != nil
      || !self.focusStates.isEmpty || self.adjust != nil || isModal || !self.customContent.isEmpty
  }

  fileprivate func actionNames(_ role: ProxyRole) -> [String] {
    var names = actionNames.map { $0 == "activate" ? "click" : $0 }
    if self.adjust != nil { names += ["increment", "decrement"] }
    if self.scroll != nil, self.scrollEdges.contains(.bottom) { names += ["scroll down", "scroll up"] }
    if self.scroll != nil, self.scrollEdges.contains(.leading) { names += ["scroll left", "scroll right"] }
    if self.editor != nil { names.insert("focus", at: 0) }
    return names
  }
}

extension CGRect {
  /// Whether the rectangles overlap or touch; an empty one can, too.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    other.minX <= maxX && other.maxX >= minX && other.minY <= maxY && other.maxY >= minY
  }
}
