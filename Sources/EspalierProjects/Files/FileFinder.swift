// SPDX-License-Identifier: MIT

import Foundation

/// Finds the files that a project names. The file systems of Apple's systems do not distinguish upper and lower case, those of Linux
/// do: a project that builds there may name `Views/home.swift` for `views/Home.swift`.
struct FileFinder {
  /// The names in each folder that was read, by the name in lower case.
  private var folders: [String: [String: String]] = [:]

  /// The path of an existing file or folder at a path, or at one that differs in the case of letters; nil if there is none.
  mutating func find(_ path: String) -> String? {
    if FileManager.default.fileExists(atPath: path) { return path }
    var found = ""
    for part in path.split(separator: "/") {
      let exact = found + "/" + part
      if FileManager.default.fileExists(atPath: exact) {
        found = exact
      } else if let name = names(in: found.isEmpty ? "/" : found)[part.lowercased()] {
        found += "/" + name
      } else {
        return nil
      }
    }
    return found.isEmpty ? nil : found
  }

  private mutating func names(in folder: String) -> [String: String] {
    if let names = folders[folder] { return names }
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let names = Dictionary(all.sorted().map { ($0.lowercased(), $0) }) { first, _ in first }
    folders[folder] = names
    return names
  }
}
