// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierInteraction
import EspalierNumbers
import Foundation

extension AccessibleProperties {
  @MainActor
  init(_ node: AccessibilityNode, _ role: ProxyRole, _ base: ProxyForm.Base) {
    frame = PixelRect(node.frame)
    isEnabled = node.isEnabled
    isModal = node.isModal
    isFocusable = isModal || node.focusTarget?.canFocus == true || !node.focusStates.isEmpty
    description =
      ([node.hint].compactMap { $0 }
      + node.customContent.sorted { $0.isImportant && !$1.isImportant }
      .map { "\($0.label): \($0.value)" }).joined(separator: ". ")
    let isChosen = node.traits.contains(.isSelected)
    switch role {
    case .checkbox, .menuItemCheckbox: check = node.value == "1" ? .on : node.value == "2" ? .mixed : .off
    case .radio, .menuItemRadio: check = isChosen ? .on : .off
    case .tab: isSelected = isChosen
    case .listItem, .tableRow: if isChosen || !node.actions.isEmpty { isSelected = isChosen }
    default: if isChosen { isSelected = true }
    }
    if node.kind == .disclosure { isExpanded = node.value == "1" }
    if role == .heading { level = Int32(max(node.headingLevel.rawValue, 1)) }
    isBusy = role == .progressBar && node.range == nil
    if base == .range { number = Number(node) }
    name = spokenName(node, role)
    switch base {
    case .label: text = name
    case .entry, .password, .editor:
      text = node.value ?? ""
      // Without the focus there is no caret.
      if node.focusTarget?.isFocused == true { selection = node.editor?.selectedCharacters }
      placeholder = node.editor?.placeholder ?? ""
      if placeholder == name { placeholder = "" }
      isReadOnly = node.editor == nil
    case .plain, .range: break
    }
  }

  /// The element's name, with a value that no other property carries.
  private func spokenName(_ node: AccessibilityNode, _ role: ProxyRole) -> String {
    let isField = role == .textBox || role == .searchBox
    let inside = role == .listItem || role == .tableRow || role == .cell ? node.children.spokenLabel : nil
    let label = node.label ?? (isField ? nil : node.text) ?? inside ?? ""
    guard let value = node.value, !value.isEmpty, !isField, isExpanded == nil, value != label else { return label }
    if check != nil, ["0", "1", "2"].contains(value) { return label }
    // The value of a number that is a property of its own.
    if number != nil, Double(value.hasSuffix("%") ? String(value.dropLast()) : value) != nil { return label }
    return label.isEmpty ? value : label + ", " + value
  }
}

extension AccessibleProperties.Number {
  /// The number of an element; one without a number steps around zero.
  init(_ node: AccessibilityNode) {
    if let range = node.range {
      self.init(
        value: range.value, lower: range.bounds.lowerBound, upper: range.bounds.upperBound, step: range.step ?? 0)
    } else if let value = node.value.flatMap(Double.init), value.isFinite {
      self.init(value: value, lower: -1e9, upper: 1e9, step: 1)
    } else {
      self.init(value: 0, lower: -1, upper: 1, step: 1)
    }
  }
}

extension PixelRect {
  /// The pixels of a widget: GTK's are points.
  fileprivate init(_ rect: CGRect) {
    func whole(_ length: CGFloat) -> Int { length.isNaN ? 0 : Int(clamping: min(max(length.rounded(), -1e6), 1e6)) }
    let (left, top) = (whole(rect.minX), whole(rect.minY))
    self.init(
      x: left, y: top, width: max(whole(rect.maxX) - left, 1), height: max(whole(rect.maxY) - top, 1))
  }
}
