// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation
import UniformTypeIdentifiers

/// A document that has no file, or cannot go to it, on the disk: it is there again when the program is started the next
/// time, however it ended.
@MainActor
package final class DocumentDraft {
  /// What is known of it beside its content.
  private struct About: Codable {
    var name: String
    var type: String
    var original: URL?
  }

  private let place: URL

  /// A draft that is not written yet.
  package init(in folder: URL) {
    place = folder.appendingPathComponent("\(ProcessMark.own)-\(UUID().uuidString)")
  }

  /// Where the drafts of a program are.
  package static func standardFolder(
    program: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    ProgramState.folder(of: program, environment: environment).appendingPathComponent("unsaved")
  }

  /// The drafts that programs of this user which have ended left; they belong to this process from now on.
  package static func takeAll(in folder: URL) -> [DocumentDraft] {
    // What this process has left is a window's that has ended.
    let names = ProcessRemains.names(in: folder, includesOwn: true)
    // A name that begins with a dot is a draft that was being written.
    return names.sorted().filter { !$0.hasPrefix(".") }.compactMap { name in
      let draft = DocumentDraft(in: folder)
      // Of two programs that start at a time, one gets it.
      return rename(folder.appendingPathComponent(name).path, draft.place.path) == 0 ? draft : nil
    }
  }

  /// - Throws: Why it cannot be written; what was written before is there still.
  func write(_ file: FileWrapper, type: UTType, name: String, original: URL?) throws {
    let about = try JSONEncoder().encode(About(name: name, type: type.identifier, original: original))
    let all = FileWrapper(
      directoryWithFileWrappers: ["about.json": FileWrapper(regularFileWithContents: about), "content": file])
    try ProgramState.makeFolder(place.deletingLastPathComponent())
    try all.write(to: place, expecting: .sameKind)
  }

  /// Nil where it is damaged.
  package func read() -> (file: FileWrapper, type: UTType, name: String, original: URL?)? {
    guard let parts = try? FileWrapper(url: place).fileWrappers, let file = parts["content"],
      let data = parts["about.json"]?.regularFileContents, let about = try? JSONDecoder().decode(About.self, from: data)
    else { return nil }
    return (file, UTType(about.type) ?? UTType(importedAs: about.type), about.name, about.original)
  }

  package func remove() { try? FileManager.default.removeItem(at: place) }
}
