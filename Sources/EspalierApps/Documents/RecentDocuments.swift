// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// The files that a program's users last opened or saved, the newest first.
@MainActor
package final class RecentDocuments {
  /// The greatest number of files in the list.
  package static let limit = 10

  private let file: URL
  package private(set) var urls: [URL]

  /// - Parameter file: The file with the list, one path for each line.
  package init(_ file: URL) {
    self.file = file
    let lines = (try? RegularFile.text(file.path, limit: Self.limit << 12))?.split(separator: "\n") ?? []
    urls = lines.prefix(Self.limit).map { URL(fileURLWithPath: String($0)) }
  }

  package func add(_ url: URL) {
    // A path may contain line breaks, which the list's format does not allow.
    guard !url.path.contains("\n") else { return }
    let url = url.standardizedFileURL
    urls = [url] + urls.filter { $0.path != url.path }.prefix(Self.limit - 1)
    write()
  }

  package func clear() {
    urls = []
    write()
  }

  /// The files that exist.
  package var existing: [URL] { urls.filter { FileManager.default.fileExists(atPath: $0.path) } }

  private func write() {
    let text = urls.map(\.path).joined(separator: "\n")
    // If writing fails, the menu still lists the files until the program ends.
    try? ProgramState.makeFolder(file.deletingLastPathComponent())
    _ = try? FileReplacement.write(Data(text.utf8), to: file)
  }
}
