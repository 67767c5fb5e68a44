// SPDX-License-Identifier: MIT

import SwiftUI
import ViewTesting

extension ViewHost {
  /// - Throws: `Stop` with what is there, if nothing is called as the explanation's subject.
  func explain(_ explanation: Job.Explanation) throws -> String {
    switch explanation {
    case .update(nil): try explain(.update)
    case .update(let text?): try explain(.update, of: locator(text))
    case .layout(let text): try explain(.layout, of: locator(text))
    case .preference(let name): try explain(.preference(key(name)))
    case .anchor(let name): try explain(.anchor(key(name)))
    }
  }

  /// What shows `text`; else what a screen reader calls so; else what has this identifier; else views of that type. Of
  /// several, the first.
  private func locator(_ text: String) throws -> Locator {
    if let locator = named(text) { return all(locator).count > 1 ? locator.nth(0) : locator }
    if let type = viewType(named: text) { return Locator.type(type).nth(0) }
    throw Stop.failed("nothing shows \"\(text)\", and no view has that type; \(namesThere)")
  }

  private func key(_ name: String) throws -> any PreferenceKey.Type {
    if let key = preferenceKey(named: name) { return key }
    let known = preferenceKeys.map { "\($0)" }
    throw Stop.failed(
      "no view writes or reads a preference key \(name); "
        + (known.isEmpty ? "there is none" : "there is \(known.joined(separator: ", "))"))
  }
}
