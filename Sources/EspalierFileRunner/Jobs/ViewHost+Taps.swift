// SPDX-License-Identifier: MIT

import SwiftUI
import ViewTesting

extension ViewHost {
  /// Taps the element that shows `text`; else the one with that accessibility label; else the one with that identifier. Of
  /// several, the first that can be hit, or the one whose number follows the name, as in `Add#1`, from 0.
  ///
  /// If none can be hit yet, because a view is still moving in, animations run until one can, or all have ended.
  /// - Throws: `Stop` with the existing names, if no element has this one.
  func tap(_ text: String) throws {
    guard let chosen = NumberedName(text, find: tappable) else {
      throw Stop.failed("nothing shows \"\(text)\" to tap; \(namesThere)")
    }
    let locator = chosen.number.map(chosen.locator.nth) ?? chosen.locator
    while !all(locator).contains(where: \.isHittable), graph.clock.animations.finite > 0 {
      try advance(by: .seconds(1) / 60)
    }
    let found = all(locator)
    if found.isEmpty, chosen.number != nil, case let places = places(of: chosen.locator), !places.isEmpty {
      throw Stop.failed("there is no \(text) to tap; there is\n\(chosen.list(places))")
    }
    let hittable = found.first(where: \.isHittable)
    guard let element = hittable ?? found.first else {
      throw Stop.failed("\"\(text)\" went out before it could be tapped; \(namesThere)")
    }
    if hittable == nil {
      StandardError.print("espalier: what shows \"\(text)\" is covered, or takes no touches; what lies there is tapped")
    } else if found.count > 1 {
      StandardError.print(
        "espalier: \(found.count) views show \"\(text)\"; the first that can be hit is tapped, of\n"
          + chosen.list(places(of: locator)))
    }
    try element.tap()
  }

  /// Finds the element that shows `text`; else the one with that accessibility label; else the one with that identifier.
  func named(_ text: String) -> Locator? { locators(of: text).first { !all($0).isEmpty } }

  private func locators(of text: String) -> [Locator] { [.text(text), .label(text), .identifier(text)] }

  /// The same with elements that can be hit first: a label that shows its icon alone has a text that takes no touches.
  func tappable(_ text: String) -> Locator? {
    locators(of: text).first { all($0).contains(where: \.isHittable) } ?? named(text)
  }

  /// The names of all elements, in reading order.
  var namesThere: String {
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
