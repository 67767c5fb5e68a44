// SPDX-License-Identifier: MIT

import EspalierTestSupport

extension TemporaryFolder {
  /// Writes a source to be checked or shown.
  /// - Returns: Its path.
  func file(_ source: String, _ name: String = "File.swift") throws -> String { try write(source, to: name) }
}
