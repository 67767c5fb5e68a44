// SPDX-License-Identifier: MIT

import Foundation

/// The program of the plugin `AssetSymbols` in a build: writes the names in a package's catalogues.
package enum AssetSymbolsTool {
  /// Writes the file, and warnings to standard error in the format of compilers.
  /// - Parameter arguments: The path of the file, then those of the catalogues.
  /// - Throws: Foundation's error if the file cannot be written.
  package static func run(_ arguments: [String]) throws {
    guard let output = arguments.first else { throw Failure.noOutput }
    let catalogs = arguments.dropFirst().map { URL(fileURLWithPath: $0) }
    let symbols = AssetSymbols(catalogs)
    for warning in symbols.warnings {
      FileHandle.standardError.write(Data("\(catalogs.first?.path ?? output): warning: \(warning)\n".utf8))
    }
    try symbols.source(bundle: .module).write(toFile: output, atomically: true, encoding: .utf8)
  }

  package enum Failure: LocalizedError {
    case noOutput
    package var errorDescription: String? {
      "asset-symbols needs the path of a Swift file to write, and those of asset catalogues (NAME.xcassets)"
    }
  }
}
