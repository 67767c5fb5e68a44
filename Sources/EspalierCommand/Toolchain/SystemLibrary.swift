// SPDX-License-Identifier: MIT

import Foundation

/// A library or font of the system that Espalier uses, and the package that provides it.
struct SystemLibrary {
  /// The name in pkg-config.
  let name: String
  let package: String

  static let all = [
    SystemLibrary(name: "cairo", package: "libcairo2-dev"),
    SystemLibrary(name: "pangocairo", package: "libpango1.0-dev"),
    SystemLibrary(name: "pangoft2", package: "libpango1.0-dev"),
    SystemLibrary(name: "fontconfig", package: "libpango1.0-dev"),
    SystemLibrary(name: "librsvg-2.0", package: "librsvg2-dev"),
    SystemLibrary(name: "libwebp", package: "libwebp-dev"),
    SystemLibrary(name: "libwebpmux", package: "libwebp-dev"),
    SystemLibrary(name: "libwebpdemux", package: "libwebp-dev"),
    SystemLibrary(name: "gio-2.0", package: "libglib2.0-dev"),
    SystemLibrary(name: "sqlite3", package: "libsqlite3-dev"),
    SystemLibrary(name: "libcmark-gfm", package: "libcmark-gfm-dev libcmark-gfm-extensions-dev"),
  ]

  /// The library that only windows need. A file sees its headers if it imports GTKViews.
  static let windows = SystemLibrary(name: "gtk4", package: "libgtk-4-dev")

  /// Its version; nil if it is not installed.
  var version: String? {
    guard let result = try? ChildProcess.run("pkg-config", ["--modversion", name]), result.isSuccess else { return nil }
    return result.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The include paths of all libraries, without those of windows if they are not installed; empty if pkg-config or
  /// another library is missing.
  static func includeFlags() -> [String] {
    func flags(_ libraries: [SystemLibrary]) -> [String]? {
      guard let result = try? ChildProcess.run("pkg-config", ["--cflags-only-I"] + libraries.map(\.name)),
        result.isSuccess
      else { return nil }
      return result.output.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    return flags(all + [windows]) ?? flags(all) ?? []
  }
}
