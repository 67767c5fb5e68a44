// SPDX-License-Identifier: MIT

import EspalierHosting
import SwiftUI
import ViewTesting

extension ViewHost {
  /// - Throws: `Stop` with the existing names, if none is the explanation's subject.
  func explain(_ explanation: Job.Explanation) throws -> String {
    switch explanation {
    case .update(nil): try explain(.update)
    case .update(let text?): try explain(.update, of: locator(text))
    case .layout(let text): try explain(.layout, of: locator(text))
    case .preference(let name): try explain(.preference(key(name)))
    case .anchor(let name): try explain(.anchor(key(name)))
    }
  }

  /// The element that shows `text`; else the one with that accessibility label; else the one with that identifier; else views of
  /// that type. Of several, the one whose number follows the name, as in `Row#1`, from 0: as `Locator.nth(_:)` counts.
  private func locator(_ text: String) throws -> Locator {
    let chosen = NumberedName(text) { name in
      named(name) ?? (all(.typeName(name)).isEmpty ? nil : .typeName(name))
    }
    guard let chosen else {
      throw Stop.failed(
        "nothing shows \"\(text)\", and no view has that type; \(namesThere); "
          + "types are \(viewTypeNames.joined(separator: ", "))")
    }
    let places = places(of: chosen.locator)
    guard let number = chosen.number else {
      if places.count == 1 { return chosen.locator }
      throw Stop.failed("\(places.count) views are called \"\(text)\"; choose one:\n\(chosen.list(places))")
    }
    guard places.indices.contains(number) else {
      throw Stop.failed("there is no \(text); there is\n\(chosen.list(places))")
    }
    return chosen.locator.nth(number)
  }

  private func key(_ name: String) throws -> any PreferenceKey.Type {
    if let key = preferenceKey(named: name) { return key }
    // The framework's own keys are listed only if there are no others.
    let users = preferenceKeys.filter(isUsersType)
    let known = (users.isEmpty ? preferenceKeys : users).map { "\($0)" }
    throw Stop.failed(
      "no view writes or reads a preference key \(name); "
        + (known.isEmpty ? "there is none" : "there is \(known.joined(separator: ", "))"))
  }
}
