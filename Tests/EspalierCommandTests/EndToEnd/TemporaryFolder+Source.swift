// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

extension TemporaryFolder {
  /// Writes a source to be checked or shown.
  /// - Returns: Its path.
  func file(_ source: String, _ name: String = "File.swift") throws -> String { try write(source, to: name) }

  /// The lines that `espalier check` prints of a source with errors, in which the source is called `File`.
  func errors(in source: String, _ options: String...) throws -> [String] {
    let path = try file(source)
    let result = try Command.run(["check", path] + options)
    #expect(result.status == 1)
    return result.output.replacingOccurrences(of: path, with: "File").split(separator: "\n").map(String.init)
  }
}
