// SPDX-License-Identifier: MIT

import Foundation

/// The files of a session: those that a client has named, a folder's, or those of a package's only target.
enum SessionFiles {
  /// - Throws: `ToolFailure` with the next step.
  static func find(_ words: [String]) throws -> ModuleFiles {
    guard let first = words.first else {
      throw ToolFailure("open needs Swift files, or one folder, as `files`")
    }
    if let project = words.first(where: {
      ["xcodeproj", "xcworkspace"].contains(URL(fileURLWithPath: $0).pathExtension)
    }) {
      throw ToolFailure(
        "A session shows files, not the project \(project): name the files that it compiles, or the folder that has them."
      )
    }
    let manifest = (first as NSString).appendingPathComponent("Package.swift")
    guard words.count == 1, FileManager.default.fileExists(atPath: manifest) else { return try ModuleFiles(words) }
    return try ModuleFiles([try target(ofPackage: first)])
  }

  /// The folder of a package's only target.
  private static func target(ofPackage package: String) throws -> String {
    let sources = (package as NSString).appendingPathComponent("Sources")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sources).sorted()) ?? []
    if names.contains(where: { $0.hasSuffix(".swift") }) { return sources }
    let folders = names.map { (sources as NSString).appendingPathComponent($0) }.filter(\.isPathOfFolder)
    if folders.count == 1 { return folders[0] }
    throw ToolFailure(
      folders.isEmpty
        ? "The package \(package) has no folder Sources: open the folder of a target."
        : "A session compiles one module. The package has \(folders.count) targets; open one of \(folders.joined(separator: ", "))."
    )
  }
}
