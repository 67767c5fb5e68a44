// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// The settings in a package's manifest. It is searched, not run.
struct PackageManifest: Equatable {
  private let text: String

  /// The manifest in a folder, or nil if there is none.
  init?(below folder: String) {
    guard let text = try? RegularFile.text(folder + "/Package.swift", limit: 1 << 20) else { return nil }
    self.text = text
  }

  /// 6 if the version of the tools is 6 or later and mode 5 is not set, for the package or one of its targets, else 5.
  var languageMode: String {
    guard let version = text.firstMatch(of: /swift-tools-version:\s*(\d+)/), let major = Int(version.1), major >= 6,
      !text.contains(/swiftLanguage(?:Modes|Versions):\s*\[\s*\.v5/),
      !text.contains(/swiftLanguageMode\(\s*\.v5/)
    else { return "5" }
    return "6"
  }

  /// Whether a target has resources.
  var namesResources: Bool { text.contains(/\bresources:\s*\[/) }

  /// The files and folders that targets exclude, as paths from the folder of the target.
  var excluded: Set<String> {
    let lists = text.matches(of: /\bexclude:\s*\[([^\]]*)\]/).map(\.1)
    return Set(
      lists.flatMap { $0.matches(of: /"([^"]+)"/) }.map { path in
        path.1.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
      })
  }
}
