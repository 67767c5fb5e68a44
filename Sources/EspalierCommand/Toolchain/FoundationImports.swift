// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// The modules that `import Foundation` imports, too, on Apple systems: Combine, Observation, Core Foundation, and Foundation's own
/// parts for the network and for XML; and the names that Foundation of the Linux toolchain lacks. It re-exports none of them; a
/// compiler flag imports them.
struct FoundationImports {
  /// The names of the modules; none if no file imports Foundation.
  let modules: [String]

  /// The modules for files of one module. The compiler's flag is for a whole module: one file that imports Foundation decides
  /// for all. O(n) in the length of the files that name Foundation.
  ///
  /// Combine is left out if a file imports it with `@preconcurrency`: an implicit import without that would undo it.
  init(of files: [String], _ installation: Installation) {
    let all = FoundationImports(installation, isNeeded: files.contains(where: Self.importsFoundation)).modules
    modules = files.contains(where: Self.importsCombineLeniently) ? all.filter { $0 != "Combine" } : all
  }

  /// The modules for a package, whose files are not read.
  init(_ installation: Installation, isNeeded: Bool = true) {
    let own = ["Combine", "EspalierFoundation", "CoreFoundation"].filter { name in
      FileManager.default.fileExists(atPath: installation.modules.appendingPathComponent("\(name).swiftmodule").path)
    }
    modules = isNeeded ? own + ["Observation", "FoundationNetworking", "FoundationXML"] : []
  }

  /// The modules for files of one module and others.
  /// - Parameter others: nil for files that are written for Linux, which import nothing implicitly.
  init(of files: [String], adding others: [String]?, _ installation: Installation) {
    modules = others.map { FoundationImports(of: files, installation).modules + $0 } ?? []
  }

  /// The flags for `swift-frontend`.
  var frontendFlags: [String] { modules.flatMap { ["-import-module", $0] } }
  /// The flags for `swiftc`, and, with `-Xswiftc` before each, for SwiftPM.
  var driverFlags: [String] { frontendFlags.flatMap { ["-Xfrontend", $0] } }

  /// Whether a file imports Combine with `@preconcurrency`.
  static func importsCombineLeniently(_ file: String) -> Bool {
    (try? RegularFile.text(file, limit: SourceLimit.bytes))?.contains("@preconcurrency import Combine\n") ?? false
  }

  private static func importsFoundation(_ file: String) -> Bool {
    guard let text = try? RegularFile.text(file, limit: SourceLimit.bytes), text.contains("Foundation") else {
      return false
    }
    // An import of one declaration (`import struct Foundation.URL`) imports nothing else. A line of a comment that looks like an
    // import does no harm: more names exist than needed.
    return text.contains(/^[^\/"\n]*\bimport\s+Foundation(?![\w.])/.anchorsMatchLineEndings())
  }
}
