// SPDX-License-Identifier: MIT

import Foundation

/// The modules that `Package.swift` declares, without those below `Tests`, and their dependencies on each other.
struct Manifest: Sendable {
  let dependencies: [String: Set<String>]

  /// - Parameter text: The manifest, formatted: each target begins in a line of its own, indented by four spaces.
  init(_ text: String) {
    let lines = text.components(separatedBy: "\n").filter { line in
      !line.trimmingCharacters(in: .whitespaces).hasPrefix("//")
    }
    var targets: [String: String] = [:]
    for entry in lines.joined(separator: "\n").components(separatedBy: "\n    .") {
      let isModule = ["target(", "executableTarget(", "macro(", "systemLibrary("].contains { entry.hasPrefix($0) }
      guard isModule, !entry.contains("path: \"Tests/"), let name = entry.firstMatch(of: /name: "(\w+)"/) else {
        continue
      }
      targets[String(name.1)] = entry
    }
    // Other words in quotation marks, such as those of plugins and libraries, are the names of no module.
    let modules = Set(targets.keys)
    var dependencies: [String: Set<String>] = [:]
    for (name, entry) in targets {
      let words = Set(entry.matches(of: /"(\w+)"/).map { String($0.1) })
      dependencies[name] = words.intersection(modules).subtracting([name])
    }
    self.dependencies = dependencies
  }

  /// The dependencies of a module, and their own.
  func modules(below module: String) -> Set<String> {
    var found: Set<String> = []
    var open = [module]
    while let next = open.popLast() {
      for name in dependencies[next, default: []] where found.insert(name).inserted { open.append(name) }
    }
    return found
  }
}
