// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Gives a target a Swift file with the program EspalierVectorWorker, as text: a program that uses the library finds it
/// wherever it runs, without a file beside it.
@main
struct EspalierProgramBuilder: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let program = try context.tool(named: "EspalierVectorWorker").url
    let script = context.package.directoryURL.appendingPathComponent("scripts/embed-program")
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("VectorWorkerProgram.swift")
    return [
      .buildCommand(
        displayName: "Embedding EspalierVectorWorker", executable: script,
        arguments: [output.path, program.path], inputFiles: [program, script], outputFiles: [output])
    ]
  }
}
