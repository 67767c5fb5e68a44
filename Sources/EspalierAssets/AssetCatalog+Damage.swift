// SPDX-License-Identifier: MIT

import Foundation

extension AssetCatalog {
  /// The damage of the sets, for a report before a program runs: lists that are damaged or gone, and files that a list names and
  /// that are not there. Reads each set's `Contents.json`.
  package var damagedSets: [AssetProblem] {
    Kind.allCases.flatMap { kind in
      self[kind].sorted { $0.key < $1.key }.flatMap { damage(of: $0.value) }
    }
  }

  private func damage(of set: URL) -> [AssetProblem] {
    do throws(AssetProblem) {
      let contents = try AssetContents.decode(NamedFiles.self, in: set)
      return contents.names.compactMap { name in
        do throws(AssetProblem) {
          let file = try file(name, in: set)
          return FileManager.default.fileExists(atPath: file.path)
            ? nil : AssetContents.problem("The file \"\(name)\" of the set is not there.", in: set)
        } catch { return error }
      }
    } catch { return [error] }
  }
}

/// The form of a set's `Contents.json`, as far as it names files.
private struct NamedFiles: Decodable {
  struct Entry: Decodable { var filename: String? }
  struct Color: Decodable {}
  var images, symbols, data: [Entry]?
  var colors: [Color]?

  var names: [String] { [images, symbols, data].flatMap { $0 ?? [] }.compactMap(\.filename) }
}
