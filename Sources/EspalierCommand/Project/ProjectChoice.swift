// SPDX-License-Identifier: MIT

import EspalierFiles
import EspalierProjects
import Foundation

/// The target of an Xcode project that a command works on, by its path and its options.
struct ProjectChoice {
  /// The options that choose a target of a project.
  static let options = ["--target", "--scheme", "--configuration", "--as", "--packages"]

  let target: AppTarget
  /// The folder with packages that are not resolved by SwiftPM; nil without `--packages`.
  let packages: URL?
  /// The versions of packages that the project has used last, by identity.
  var pins: [String: PackagePin] { collection.pins }
  private let collection: ProjectCollection
  private let options: ProjectOptions

  /// Reads the project that a path names, or that a folder has.
  ///
  /// A folder with a `Package.swift` is a package, whatever else it has.
  /// - Returns: Nil for a path without a project.
  /// - Throws: A usage error for options without a project, or one that lists the possible projects and targets.
  init?(_ paths: [String], _ parsed: ParsedArguments) throws {
    guard let container = try Self.container(paths) else {
      if let option = Self.options.first(where: { parsed.values[$0] != nil }) {
        throw Stop.usage("\(option) is for an Xcode project: name an .xcodeproj, an .xcworkspace or a folder with one")
      }
      return nil
    }
    var options = ProjectOptions()
    options.target = try parsed.single("--target")
    options.scheme = try parsed.single("--scheme")
    options.configuration = try parsed.single("--configuration")
    if let name = try parsed.single("--as") {
      guard let platform = Platform(name: name), platform == .iOS || platform == .macOS else {
        throw Stop.usage("--as takes ios or macos, not \"\(name)\"")
      }
      options.platform = platform
    }
    packages = try parsed.single("--packages").map { try Self.folder($0) }
    self.options = options
    do {
      collection = try ProjectCollection(container)
      target = try collection.appTarget(options)
    } catch {
      throw Stop.usage(error.message)
    }
  }

  /// The targets with unit tests of the chosen target.
  func unitTests() throws -> [AppTarget] {
    do { return try collection.unitTests(options) } catch { throw Stop.usage(error.message) }
  }

  /// The project or workspace that is the only path; nil if there is none.
  static func container(_ paths: [String]) throws -> URL? {
    guard paths.count == 1, !FileManager.default.fileExists(atPath: paths[0] + "/Package.swift") else { return nil }
    do { return try ProjectInput.find(paths[0]) } catch { throw Stop.usage(error.message) }
  }

  private static func folder(_ path: String) throws -> URL {
    guard path.isPathOfFolder else { throw Stop.usage("--packages takes a folder, and \(path) is none") }
    return URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
  }

  /// Prints the parts of the project that are not compiled, and what is wrong with it.
  func report() {
    for problem in target.problems { Console.report("\(problem)") }
    for part in target.leftOut { Console.report("left out: \(part)") }
  }
}
