// SPDX-License-Identifier: MIT

/// Input of `--lower`, as JSON: the files of one module of an app, and the platform that they are compiled for.
struct LoweringRequest: Decodable {
  enum Platform: String, Decodable {
    case iOS, macOS
    case linux = "Linux"
  }

  struct File: Decodable {
    /// The absolute path of the user's file, which the lowered file names in its `#sourceLocation`.
    let path: String
    /// The path of the lowered file. Folders are made; a file with the same content is not written again.
    let output: String
  }

  let platform: Platform
  /// Modules for which `canImport` is true, and whose submodules (`import UIKit.UIColor`) are the module itself.
  let modules: Set<String>
  /// Modules for which `canImport` is false. All others are the compiler's decision.
  let absent: Set<String>
  /// Names of `-D` that are false in conditions, although the compiler defines them; nil is none.
  let undefined: Set<String>?
  /// Modules that each file imports at its end, unless it imports them itself; nil is none.
  let imports: [String]?
  /// Whether a lowered file names the user's file for the compiler, in a first line of its own; nil is true. Without that line
  /// the lines of both files have the same numbers.
  let locations: Bool?
  let files: [File]
}
