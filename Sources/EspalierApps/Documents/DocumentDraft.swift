// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation
import UniformTypeIdentifiers

/// A copy on the disk of a document that has no file, or cannot be written to its file: the program restores it at its next
/// start, however the last run ended.
@MainActor
package final class DocumentDraft {
  /// The document's properties besides its content.
  private struct About: Codable {
    var name: String
    var type: String
    var original: URL?
  }

  private let place: URL

  /// Creates a draft that is not written yet.
  package init(in folder: URL) {
    place = folder.appendingPathComponent("\(ProcessMark.own)-\(UUID().uuidString)")
  }

  /// The folder with the drafts of a program.
  package static func standardFolder(
    program: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    ProgramState.folder(of: program, environment: environment).appendingPathComponent("unsaved")
  }

  /// The drafts of this user's programs that have ended; afterwards they belong to this process.
  package static func takeAll(in folder: URL) -> [DocumentDraft] {
    // A remaining draft of this process belongs to a closed window.
    let names = ProcessRemains.names(in: folder, includesOwn: true)
    // A name that begins with a dot is a draft that was being written.
    return names.sorted().filter { !$0.hasPrefix(".") }.compactMap { name in
      let draft = DocumentDraft(in: folder)
      // If two programs start at the same time, only one of them gets the draft.
      return rename(folder.appendingPathComponent(name).path, draft.place.path) == 0 ? draft : nil
    }
  }

  /// - Throws: An error with the reason, if the draft cannot be written; an earlier version of it is then unchanged.
  func write(_ file: FileWrapper, type: UTType, name: String, original: URL?) throws {
    let about = try JSONEncoder().encode(About(name: name, type: type.identifier, original: original))
    let all = FileWrapper(
      directoryWithFileWrappers: ["about.json": FileWrapper(regularFileWithContents: about), "content": file])
    try ProgramState.makeFolder(place.deletingLastPathComponent())
    try all.write(to: place, expecting: .sameKind)
  }

  /// The document in the draft; nil if the draft is damaged.
  package func read() -> (file: FileWrapper, type: UTType, name: String, original: URL?)? {
    guard let parts = try? FileWrapper(url: place).fileWrappers, let file = parts["content"],
      let data = parts["about.json"]?.regularFileContents, let about = try? JSONDecoder().decode(About.self, from: data)
    else { return nil }
    return (file, UTType(about.type) ?? UTType(importedAs: about.type), about.name, about.original)
  }

  package func remove() { try? FileManager.default.removeItem(at: place) }
}
