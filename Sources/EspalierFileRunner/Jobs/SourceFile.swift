// SPDX-License-Identifier: MIT

import EspalierPictures
import Foundation

/// The user's file, or the first of several, that the program was made of.
@MainActor
package enum SourceFile {
  /// Nil for a program that no command of espalier's has started.
  package static let url = ProcessInfo.processInfo.environment["ESPALIER_SOURCE"].map { URL(fileURLWithPath: $0) }

  /// Its name, where it is known, for pages and titles.
  static var names: [String] { url.map { [$0.lastPathComponent] } ?? [] }

  /// Pictures are searched in the folders around it.
  package static func addPictures() {
    if let url { PictureLibrary.shared.sourceFolders = PictureLibrary.folders(around: url) }
  }
}
