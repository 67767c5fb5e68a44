// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

extension AccessibilityNode {
  /// The label of the element, or of its children.
  package var spokenLabel: String? { self.label ?? children.spokenLabel }

  /// The element and everything in it as parts of an element around them.
  package var asPart: AccessibilityNode {
    var result = self
    result.isPart = true
    result.children = children.map(\.asPart)
    return result
  }
}

extension AccessibilityNode {
  /// The element of a view that is not shown: its content cannot be found. Nil for a part.
  var withoutParts: AccessibilityNode? {
    if self.isPart { return nil }
    var result = self
    result.text = nil
    result.label = self.label ?? self.text
    result.children = children.compactMap(\.withoutParts)
    return result
  }
}

extension [AccessibilityNode] {
  /// The joined labels. Beside a text, pictures are ornaments: a button with a symbol is called by its title.
  package var spokenLabel: String? {
    let hasText = contains { $0.role != .image && $0.spokenLabel?.isEmpty == false }
    let labels = compactMap { hasText && $0.role == .image ? nil : $0.spokenLabel }.filter { !$0.isEmpty }
    return labels.isEmpty ? nil : labels.joined(separator: ", ")
  }
}
