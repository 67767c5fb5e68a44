// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Compiles `Sources/EspalierMacroExpander` against the SwiftSyntax that comes with the toolchain, and gives the target that
/// uses the plugin a Swift file with the program's path.
@main
struct EspalierMacroBuilder: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let package = context.package.directoryURL
    let sources = package.appendingPathComponent("Sources/EspalierMacroExpander")
    let script = package.appendingPathComponent("scripts/build-macro-expander")
    let compiler = try context.tool(named: "swiftc").url
    let output = context.pluginWorkDirectoryURL
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted()
      .map { sources.appendingPathComponent($0) }
    return [
      .buildCommand(
        displayName: "Compiling the macro expander", executable: script,
        arguments: [compiler.path, sources.path, output.path],
        inputFiles: files.filter { $0.pathExtension == "swift" } + [script, compiler],
        outputFiles: [output.appendingPathComponent("Expander.swift")])
    ]
  }
}
