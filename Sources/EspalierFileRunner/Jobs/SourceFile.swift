// SPDX-License-Identifier: MIT

import EspalierPictures
import Foundation

/// The user's file, or the first of several, from which the program was made.
@MainActor
package enum SourceFile {
  /// Nil for a program that no espalier command has started.
  package static let url = ProcessInfo.processInfo.environment["ESPALIER_SOURCE"].map { URL(fileURLWithPath: $0) }

  /// The file's name, if known, for pages and titles.
  static var names: [String] { url.map { [$0.lastPathComponent] } ?? [] }

  /// Adds the folders around the file to those in which pictures are searched.
  package static func addPictures() {
    if let url { PictureLibrary.shared.sourceFolders = PictureLibrary.folders(around: url) }
  }
}
