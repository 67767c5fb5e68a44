// SPDX-License-Identifier: MIT

import Foundation

/// The tests of a project that run: the arguments behind `--`, which are those of `swift test`.
struct TestSelection: Equatable {
  /// Patterns of names such as `AppTests.NoteTests/testTitle`: tests that match any run, or all without one.
  private(set) var filters: [String] = []
  /// Patterns of tests that do not run.
  private(set) var skips: [String] = []

  init(_ words: [String]) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard let option = parts.first, ["--filter", "--skip"].contains(option) else {
        throw Stop.usage("the tests of a project take --filter PATTERN and --skip PATTERN behind `--`, not \(word)")
      }
      guard let pattern = parts.count == 2 ? parts[1] : rest.popFirst() else {
        throw Stop.usage("\(option) needs a pattern of names, such as NoteTests/testTitle")
      }
      guard (try? NSRegularExpression(pattern: pattern)) != nil else {
        throw Stop.usage("\"\(pattern)\" is no regular expression for \(option)")
      }
      if option == "--filter" { filters.append(pattern) } else { skips.append(pattern) }
    }
  }

  /// The words of the arguments.
  var arguments: [String] { filters.flatMap { ["--filter", $0] } + skips.flatMap { ["--skip", $0] } }

  /// Whether a test runs.
  func contains(_ name: String) -> Bool {
    func matches(_ pattern: String) -> Bool { name.range(of: pattern, options: .regularExpression) != nil }
    return (filters.isEmpty || filters.contains(where: matches)) && !skips.contains(where: matches)
  }
}
