// SPDX-License-Identifier: MIT

/// The build settings of a target: assignments of several levels, of which the highest that holds is used.
///
/// The levels are, from the lowest: the values that Xcode defines itself, the project's `.xcconfig` file and settings, the target's
/// `.xcconfig` file and settings.
package struct BuildSettings: Sendable {
  package let context: SettingContext
  /// The assignments of each name that hold, the highest first.
  private let assignments: [String: [String]]

  /// - Parameter levels: The lowest first; in each, of two assignments of one setting the later one is used.
  package init(_ levels: [[SettingAssignment]], _ context: SettingContext) {
    self.context = context
    var assignments: [String: [String]] = [:]
    for level in levels.reversed() {
      for assignment in level.reversed() where context.holds(assignment) {
        assignments[assignment.name, default: []].append(assignment.value)
      }
    }
    self.assignments = assignments
  }

  /// The value of a setting with the settings in it replaced; empty for one that is not set.
  package subscript(_ name: String) -> String {
    var evaluator = SettingEvaluator(assignments)
    return evaluator.value(name)
  }

  /// The items of a setting that is a list.
  package func list(_ name: String) -> [String] { SettingText.items(self[name]) }

  /// Whether a setting is YES.
  package func isTrue(_ name: String) -> Bool { ["YES", "TRUE", "1"].contains(self[name].uppercased()) }

  /// Whether any level assigns a value, even an empty one.
  package func isAssigned(_ name: String) -> Bool { assignments[name] != nil }

  /// The names of all settings that are assigned.
  package var assignedNames: [String] { Array(assignments.keys) }

  /// A text with the settings in it replaced.
  package func expand(_ text: String) -> String {
    guard text.contains("$") else { return text }
    var evaluator = SettingEvaluator(assignments)
    return evaluator.expand(text)
  }

  /// The names of settings that refer to each other in a cycle below a setting, so that parts of its value are empty; nil if
  /// there are none.
  package func cycle(of name: String) -> [String]? {
    var evaluator = SettingEvaluator(assignments)
    _ = evaluator.value(name)
    return evaluator.cycle
  }
}
