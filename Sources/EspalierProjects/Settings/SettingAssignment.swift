// SPDX-License-Identifier: MIT

import Foundation

/// One assignment of a build setting, in a project, a target or an `.xcconfig` file: `NAME[sdk=macosx*] = value`.
package struct SettingAssignment: Equatable, Sendable {
  /// A condition of an assignment: a pattern in the manner of the shell, with which a parameter of the build is compared.
  package struct Condition: Equatable, Sendable {
    package let parameter: String
    package let pattern: String
  }

  package let name: String
  package let conditions: [Condition]
  package let value: String

  package init(_ name: String, conditions: [Condition] = [], _ value: String) {
    self.name = name
    self.conditions = conditions
    self.value = value
  }

  /// - Parameter key: The name with its conditions, `NAME[sdk=iphoneos*][arch=arm64]`. Several conditions may stand in one pair
  ///   of brackets, with commas between them. Brackets that are damaged belong to the name, which then no other setting has.
  package init(key: String, value: String) {
    self.value = value
    let start = key.firstIndex(of: "[") ?? key.endIndex
    var conditions: [Condition] = []
    for part in key[start...].split(separator: "[") {
      let part = part.trimmingCharacters(in: .whitespaces)
      guard part.hasSuffix("]") else {
        (name, self.conditions) = (key, [])
        return
      }
      for condition in part.dropLast().split(separator: ",") {
        let sides = condition.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        guard sides.count == 2 else {
          (name, self.conditions) = (key, [])
          return
        }
        conditions.append(Condition(parameter: sides[0], pattern: sides[1]))
      }
    }
    name = key[..<start].trimmingCharacters(in: .whitespaces)
    self.conditions = conditions
  }

  /// The assignments of a dictionary of build settings, the ones with conditions after those without: of two that hold, the later
  /// one is used. The items of an array are separated by spaces.
  package static func all(of settings: [String: PropertyListValue]) -> [SettingAssignment] {
    settings.sorted { $0.key < $1.key }.compactMap { key, value in
      let text = value.text ?? value.array.map { $0.compactMap(\.text).joined(separator: " ") }
      return text.map { SettingAssignment(key: key, value: $0) }
    }
  }
}
