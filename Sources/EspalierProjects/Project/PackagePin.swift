// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// The version of a package in `Package.resolved`.
package struct PackagePin: Hashable, Sendable {
  package let address: String
  /// The version; nil for a branch or a revision.
  package let version: String?
  package let branch: String?
  package let revision: String?
}

/// The file `Package.resolved` of a project or workspace, in any of its versions.
enum PackagePins {
  private static let limit = NestingLimit(depth: 32, bytes: 4 << 20)

  private struct Pin: Decodable {
    struct State: Decodable { var version, branch, revision: String? }
    /// The address in version 1, and from version 2 on.
    var repositoryURL, location: String?
    var state: State?
  }

  private struct Content: Decodable {
    struct Object: Decodable { var pins: [Pin]? }
    var object: Object?
    var pins: [Pin]?
  }

  /// The place of the file in a project or workspace.
  static func file(in container: URL) -> URL {
    let workspace =
      container.pathExtension == "xcodeproj" ? container.appendingPathComponent("project.xcworkspace") : container
    return workspace.appendingPathComponent("xcshareddata/swiftpm/Package.resolved")
  }

  /// The pins by the identity of their package; none without a file.
  static func read(_ file: URL, problems: inout [ProjectProblem]) -> [String: PackagePin] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
    do {
      let data = try RegularFile.read(file, limit: limit.bytes)
      try limit.check(json: data)
      let content = try JSONDecoder().decode(Content.self, from: data)
      let pins = (content.object?.pins ?? content.pins ?? []).compactMap { pin -> PackagePin? in
        guard let address = pin.location ?? pin.repositoryURL else { return nil }
        return PackagePin(
          address: address, version: pin.state?.version, branch: pin.state?.branch, revision: pin.state?.revision)
      }
      return Dictionary(pins.map { (RemotePackage.identity(of: $0.address), $0) }) { first, _ in first }
    } catch {
      let reason = error is DecodingError ? "It is no list of packages." : error.localizedDescription
      problems.append(ProjectProblem(file, reason))
      return [:]
    }
  }
}
