// SPDX-License-Identifier: MIT

import EspalierAssetSymbols
import Foundation

/// The Swift files of one module, with their resources: named files, or all files below a folder, which may come and go.
struct ModuleFiles {
  private let named: [String]
  private let folder: String?

  /// - Throws: a usage error if there are none.
  init(_ words: [String]) throws {
    if words.count == 1, words[0].isPathOfFolder {
      folder = URL(fileURLWithPath: words[0]).standardizedFileURL.path
      named = []
      _ = try CheckUnit.expand(words, asModule: true)
    } else {
      folder = nil
      named = words.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
      for word in words { _ = try SourceFile.read(word) }
    }
  }

  /// The current paths, in their order.
  var paths: [String] {
    guard let folder else { return named }
    return (try? CheckUnit.expand([folder], asModule: true))?.flatMap(\.files) ?? []
  }

  /// The folders in which files may appear.
  var folders: [String] {
    guard let folder else { return [] }
    return [folder] + Set(paths.map { $0.parentPath })
  }

  /// The named folder, or the first file: the module is named after it.
  var mainPath: String { folder ?? named[0] }

  /// The named folder, or that of the first file.
  var mainFolder: String { folder ?? named[0].parentPath }

  /// The possible places of the project's property list.
  var informationLists: [URL] {
    folder.map { ProjectLists.files(of: URL(fileURLWithPath: $0)) }
      ?? ProjectLists.files(around: URL(fileURLWithPath: named[0]))
  }

  /// The content of the program's main bundle.
  var resources: ProgramResources {
    folder.map { ProgramResources(below: URL(fileURLWithPath: $0)) } ?? ProgramResources(beside: named)
  }

  /// The names that Xcode would generate from the asset catalogues of the folder, or around the files.
  var assetSymbols: AssetSymbols {
    folder.map(CheckUnit.assetSymbols(ofModule:)) ?? AssetSymbols(around: named)
  }

  /// The content of the files, by their paths; a file that an editor is just replacing is left out.
  func read() -> [String: String] {
    Dictionary(
      paths.compactMap { path in (try? SourceFile.read(path)).map { (path, $0) } },
      uniquingKeysWith: { first, _ in first })
  }
}
