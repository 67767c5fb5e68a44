// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Gives a target a Swift file with the text of its page's files, those of its folder `Page/Files`.
///
/// SwiftPM's `.embedInCode` writes the bytes as array literals, for which the compiler needs ten seconds per 100 kB; string
/// literals cost nothing.
@main
struct EspalierPageBuilder: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL.appendingPathComponent("Page/Files")
    let script = context.package.directoryURL.appendingPathComponent("scripts/embed-page")
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("PageFiles.swift")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
    return [
      .buildCommand(
        displayName: "Embedding the page of \(target.name)", executable: script,
        arguments: [output.path] + files.map(\.path), inputFiles: files + [script], outputFiles: [output])
    ]
  }
}
