// SPDX-License-Identifier: MIT

import Foundation

/// The settings `EXCLUDED_SOURCE_FILE_NAMES` and `INCLUDED_SOURCE_FILE_NAMES`: patterns in the manner of the shell.
struct FileExclusions {
  private let excluded, included: [String]

  init(_ settings: BuildSettings) {
    excluded = settings.list("EXCLUDED_SOURCE_FILE_NAMES")
    included = settings.list("INCLUDED_SOURCE_FILE_NAMES")
  }

  /// Whether a file is left out: a pattern excludes it, and none includes it.
  func exclude(_ path: String) -> Bool { Self.matches(path, excluded) && !Self.matches(path, included) }

  /// A pattern without a slash is compared with the name, others with the end of the path.
  private static func matches(_ path: String, _ patterns: [String]) -> Bool {
    patterns.contains { pattern in
      guard pattern.contains("/") else { return fnmatch(pattern, ProjectPath.name(path), 0) == 0 }
      return fnmatch(pattern, path, 0) == 0 || fnmatch("*/" + pattern, path, 0) == 0
    }
  }
}
