// SPDX-License-Identifier: MIT

import Foundation

/// The Swift files of one module: those that were named, or all below a folder, which may come and go.
struct WatchedFiles {
  private let named: [String]
  private let folder: String?

  /// - Throws: a usage error if there are none.
  init(_ words: [String]) throws {
    var isFolder: ObjCBool = false
    if words.count == 1, FileManager.default.fileExists(atPath: words[0], isDirectory: &isFolder), isFolder.boolValue {
      folder = URL(fileURLWithPath: words[0]).standardizedFileURL.path
      named = []
      _ = try CheckUnit.expand(words, asModule: true)
    } else {
      folder = nil
      named = words.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
      for word in words { _ = try SourceFile.read(word) }
    }
  }

  /// The paths now, in their order.
  var paths: [String] {
    guard let folder else { return named }
    return (try? CheckUnit.expand([folder], asModule: true))?.flatMap(\.files) ?? []
  }

  /// The folders in which files may come up.
  var folders: [String] {
    guard let folder else { return [] }
    return [folder] + Set(paths.map { ($0 as NSString).deletingLastPathComponent })
  }

  /// What is in the files, by their paths; a file that an editor is just replacing is left out.
  func read() -> [String: String] {
    Dictionary(
      paths.compactMap { path in (try? SourceFile.read(path)).map { (path, $0) } },
      uniquingKeysWith: { first, _ in first })
  }
}
