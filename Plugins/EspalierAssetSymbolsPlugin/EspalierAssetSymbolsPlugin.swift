// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// The product `AssetSymbols`: gives the target that uses it a Swift file with the names of its colours and images.
///
/// The catalogues are those among the target's resources. The generator is the `espalier` command where one is installed or
/// builds the package; else it is compiled, in seconds.
@main
struct EspalierAssetSymbolsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let files = target.sourceModule.map { Array($0.sourceFiles) } ?? []
    let catalogs = files.filter { $0.type == .resource }.flatMap { Self.catalogs(in: $0.url) }
    for file in files where file.type == .unknown && file.url.pathExtension == "xcassets" {
      Diagnostics.warning(
        "\(file.url.path) gives no names: it is not among the resources of the target \(target.name); "
          + "add resources: [.process(\"\(Self.path(of: file.url, below: target.directoryURL))\")]")
    }
    guard !catalogs.isEmpty else { return [] }
    let (generator, words) = try generator(context)
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("AssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Generating asset symbols of \(target.name)", executable: generator,
        arguments: words + [output.path] + catalogs.map(\.path),
        inputFiles: [generator] + catalogs.flatMap(Self.inputs), outputFiles: [output])
    ]
  }

  /// The program that writes the file, and the words before its arguments.
  private func generator(_ context: PluginContext) throws -> (URL, [String]) {
    let environment = ProcessInfo.processInfo.environment
    let command = environment["ESPALIER_PREBUILT"].map { URL(fileURLWithPath: $0) } ?? Self.installedCommand
    if let command, FileManager.default.isExecutableFile(atPath: command.path) { return (command, ["asset-symbols"]) }
    return (try context.tool(named: "EspalierAssetSymbolsTool").url, [])
  }

  /// `PREFIX/bin/espalier` for `PREFIX/share/espalier/Plugins/NAME/NAME.swift`; nil in a checkout, where the tool is compiled.
  private static var installedCommand: URL? {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    guard folder.lastPathComponent == "share" else { return nil }
    return folder.deletingLastPathComponent().appendingPathComponent("bin/espalier")
  }

  /// A resource that is copied may be a folder with catalogues in it.
  private static func catalogs(in resource: URL) -> [URL] {
    if resource.pathExtension == "xcassets" { return [resource] }
    return children(of: resource).flatMap(catalogs)
  }

  /// The files that determine the names: the folders, and the property files by which some of them provide a namespace.
  private static func inputs(of folder: URL) -> [URL] {
    let contents = folder.appendingPathComponent("Contents.json")
    return [folder] + (FileManager.default.fileExists(atPath: contents.path) ? [contents] : [])
      + children(of: folder).flatMap(inputs)
  }

  private static func children(of folder: URL) -> [URL] {
    let all = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    return (all ?? []).filter(\.hasDirectoryPath).sorted { $0.path < $1.path }
  }

  private static func path(of url: URL, below folder: URL) -> String {
    let prefix = folder.path + "/"
    return url.path.hasPrefix(prefix) ? String(url.path.dropFirst(prefix.count)) : url.lastPathComponent
  }
}
