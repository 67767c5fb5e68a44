// SPDX-License-Identifier: MIT

import EspalierAssetSymbols
import Foundation

/// The Swift files of one module, and what lies with them: those that were named, or all below a folder, which may come and go.
struct ModuleFiles {
  private let named: [String]
  private let folder: String?

  /// - Throws: a usage error if there are none.
  init(_ words: [String]) throws {
    if words.count == 1, Self.isFolder(words[0]) {
      folder = URL(fileURLWithPath: words[0]).standardizedFileURL.path
      named = []
      _ = try CheckUnit.expand(words, asModule: true)
    } else {
      folder = nil
      named = words.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
      for word in words { _ = try SourceFile.read(word) }
    }
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The paths now, in their order.
  var paths: [String] {
    guard let folder else { return named }
    return (try? CheckUnit.expand([folder], asModule: true))?.flatMap(\.files) ?? []
  }

  /// The folders in which files may come up.
  var folders: [String] {
    guard let folder else { return [] }
    return [folder] + Set(paths.map { $0.parentPath })
  }

  /// The folder that was named, or the first file: the module is called after it.
  var mainPath: String { folder ?? named[0] }

  /// The folder that was named, or that of the first file.
  var mainFolder: String { folder ?? named[0].parentPath }

  /// Where the property list of the project may lie.
  var informationLists: [URL] {
    folder.map { ProjectLists.files(of: URL(fileURLWithPath: $0)) }
      ?? ProjectLists.files(around: URL(fileURLWithPath: named[0]))
  }

  /// What the program finds in its main bundle.
  var resources: ProgramResources {
    folder.map { ProgramResources(below: URL(fileURLWithPath: $0)) } ?? ProgramResources(beside: named)
  }

  /// The names that Xcode would generate from the asset catalogues of the folder, or around the files.
  var assetSymbols: AssetSymbols {
    folder.map(CheckUnit.assetSymbols(ofModule:)) ?? AssetSymbols(around: named)
  }

  /// What is in the files, by their paths; a file that an editor is just replacing is left out.
  func read() -> [String: String] {
    Dictionary(
      paths.compactMap { path in (try? SourceFile.read(path)).map { (path, $0) } },
      uniquingKeysWith: { first, _ in first })
  }
}
