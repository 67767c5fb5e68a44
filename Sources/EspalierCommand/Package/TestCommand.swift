// SPDX-License-Identifier: MIT

import Foundation

/// `espalier test FOLDER`: runs the tests of a package against the built library, or the unit tests of an app in an Xcode project.
struct TestCommand {
  private let folder: String
  private let project: ProjectChoice?
  private let arguments: [String]

  init(_ words: [String]) throws {
    let end = words.firstIndex(of: "--") ?? words.endIndex
    let parsed = try ParsedArguments(Array(words[..<end]), options: ProjectChoice.options, flags: [])
    guard parsed.rest.count <= 1 else {
      throw Stop.usage(
        "test takes one folder or project; what is for `swift test` comes behind `--`, as in -- --filter NAME")
    }
    folder = parsed.rest.first ?? "."
    project = try ProjectChoice([folder], parsed)
    arguments = Array(words[end...].dropFirst())
  }

  func run() throws {
    if let project {
      try ProjectTests(project, try TestSelection(arguments)).run()
    } else {
      try UserPackage(folder, try Installation.find()).test(arguments)
    }
  }
}
