import SwiftUI
import ViewTesting

extension ViewHost {
  /// Taps what shows `text`; else what a screen reader calls so; else what has this identifier. Of several, the first
  /// that can be hit.
  /// - Throws: `Stop` with what is there, if nothing is called so.
  func tap(_ text: String) throws {
    for locator in [Locator.text(text), .label(text), .identifier(text)] {
      let found = all(locator)
      guard let element = found.first(where: { $0.isHittable }) ?? found.first else { continue }
      if found.count > 1 {
        StandardError.print("espalier: \(found.count) views show \"\(text)\"; the first that can be hit is tapped")
      }
      return try element.tap()
    }
    throw Stop.failed("nothing shows \"\(text)\" to tap; \(namesThere)")
  }

  /// What could have been meant, in reading order.
  private var namesThere: String {
    var names: [String] = []
    func visit(_ node: AccessibilityNode) {
      for name in [node.text, node.label, node.identifier] {
        if let name, !name.isEmpty, !names.contains(name) { names.append(name) }
      }
      node.children.forEach(visit)
    }
    preference(AccessibilityKey.self).nodes.forEach(visit)
    if names.isEmpty { return "the view has no text and no name" }
    let shown = names.prefix(30).map { $0.debugDescription }.joined(separator: ", ")
    return "there is \(shown)" + (names.count > 30 ? " and \(names.count - 30) more" : "")
  }
}
