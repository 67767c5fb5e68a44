// SPDX-License-Identifier: MIT

import EspalierNumbers
import ViewTesting

/// What a view is called on the command line, and which of those that are called so is meant: `Row`, `Row#1`.
struct NumberedName {
  let name: String
  let locator: Locator
  /// From 0; nil where the name alone was given.
  let number: Int?

  /// A text that shows `Row#1` is found by that; only where nothing is called so the end is a number.
  /// - Parameter find: What finds the views of a name; nil where there is none.
  @MainActor init?(_ text: String, find: (String) -> Locator?) {
    if let locator = find(text) {
      (name, self.locator, number) = (text, locator, nil)
      return
    }
    guard let match = text.wholeMatch(of: /(.+)#([0-9]+)/), let number = Int(match.2),
      let locator = find(String(match.1))
    else { return nil }
    (name, self.locator, self.number) = (String(match.1), locator, number)
  }

  /// A line for each of some views, with what to write for it.
  func list(_ places: [String]) -> String {
    let shown = places.prefix(20).enumerated().map { "  \(name)#\($0.offset): \($0.element)" }
    return (shown + (places.count > 20 ? ["  and \(places.count - 20) more"] : [])).joined(separator: "\n")
  }
}
