// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// A scheme of Xcode: the target that is run, with its configuration, arguments and environment.
package struct Scheme: Equatable, Sendable {
  /// The target to which a scheme refers.
  package struct Reference: Equatable, Sendable {
    /// The identifier in the project file.
    package let id: String
    package let name: String
    /// The path of the project, relative to the folder of the scheme's project or workspace.
    package let container: String

    init?(_ element: MarkupElement?) {
      guard let element, let name = element.attributes["BlueprintName"] else { return nil }
      self.name = name
      id = element.attributes["BlueprintIdentifier"] ?? ""
      let container = element.attributes["ReferencedContainer"] ?? ""
      self.container = container.hasPrefix("container:") ? String(container.dropFirst(10)) : container
    }
  }

  package let name: String
  /// The target that is run; nil for a scheme that runs none.
  package let launched: Reference?
  /// The targets that are built.
  package let built: [Reference]
  package let configuration: String?
  /// The enabled arguments, each split as by the shell; build settings in them are not replaced yet.
  package let arguments: [String]
  /// The enabled variables of the environment.
  package let environment: [String: String]

  /// The largest file, in bytes.
  static let largest = 4 << 20

  init(name: String, _ data: Data) throws(PropertyListError) {
    var parser = MarkupParser(Array(data))
    let scheme = try parser.parse()
    guard scheme.name == "Scheme" else { throw PropertyListError(reason: "it is no scheme", position: nil) }
    self.name = name
    let entries = scheme.first("BuildAction", "BuildActionEntries")?.children("BuildActionEntry") ?? []
    built = entries.compactMap { Reference($0.first("BuildableReference")) }
    let launch = scheme.first("LaunchAction")
    launched =
      Reference(launch?.first("BuildableProductRunnable", "BuildableReference"))
      ?? Reference(launch?.first("RemoteRunnable", "BuildableReference"))
    configuration = launch?.attributes["buildConfiguration"]
    func enabled(_ list: String, _ item: String) -> [[String: String]] {
      (launch?.first(list)?.children(item) ?? []).map(\.attributes).filter { $0["isEnabled"] != "NO" }
    }
    arguments = enabled("CommandLineArguments", "CommandLineArgument").flatMap {
      SettingText.items($0["argument"] ?? "")
    }
    let variables = enabled("EnvironmentVariables", "EnvironmentVariable").compactMap { variable in
      variable["key"].map { ($0, variable["value"] ?? "") }
    }
    environment = Dictionary(variables) { _, last in last }
  }
}

extension Scheme {
  /// The schemes of a project or workspace: the shared ones, then those of users, each by name.
  static func all(in container: URL, problems: inout [ProjectProblem]) -> [Scheme] {
    let users = names(in: container.appendingPathComponent("xcuserdata")).filter { $0.hasSuffix(".xcuserdatad") }
    let folders = ["xcshareddata"] + users.map { "xcuserdata/" + $0 }
    var found: [Scheme] = []
    for folder in folders.map({ container.appendingPathComponent($0 + "/xcschemes") }) {
      for name in names(in: folder) where name.hasSuffix(".xcscheme") {
        let file = folder.appendingPathComponent(name)
        do {
          found.append(try Scheme(RegularFile.read(file, limit: largest), file))
        } catch let error as PropertyListError {
          problems.append(ProjectProblem(file, "The scheme is damaged, \(error.description)."))
        } catch {
          problems.append(ProjectProblem(file, error.localizedDescription))
        }
      }
    }
    return found
  }

  private init(_ data: Data, _ file: URL) throws {
    try self.init(name: file.deletingPathExtension().lastPathComponent, data)
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
}
