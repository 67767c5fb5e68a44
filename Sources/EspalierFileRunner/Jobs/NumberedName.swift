// SPDX-License-Identifier: MIT

import EspalierNumbers
import ViewTesting

/// The name of a view on the command line, with its number among those of that name: `Row`, `Row#1`.
struct NumberedName {
  let name: String
  let locator: Locator
  /// The number, from 0; nil if the name alone was given.
  let number: Int?

  /// A text that shows `Row#1` is found by that; the end is a number only if no view has that name.
  /// - Parameter find: Finds the views of a name; nil for none.
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

  /// A line for each of some views, with the words that select it.
  func list(_ places: [String]) -> String {
    let shown = places.prefix(20).enumerated().map { "  \(name)#\($0.offset): \($0.element)" }
    return (shown + (places.count > 20 ? ["  and \(places.count - 20) more"] : [])).joined(separator: "\n")
  }
}
