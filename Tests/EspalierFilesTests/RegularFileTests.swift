// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation
import Testing

/// Reading never waits, and never takes more than its limit.
@Suite("Reading regular files")
struct RegularFileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")

  private func place(_ name: String) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appendingPathComponent(name).path
  }

  @Test func aFileAndALinkToItAreRead() throws {
    let file = try place("a")
    try Data("text".utf8).write(to: URL(fileURLWithPath: file))
    let link = try place("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a")
    #expect(try RegularFile.text(file) == "text")
    #expect(try RegularFile.text(link, limit: 4) == "text")
    try FileManager.default.removeItem(at: folder)
  }

  @Test func aPipeAFolderAndADeviceAreRefusedAtOnce() throws {
    let pipe = try place("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    for (path, kind) in [(pipe, FileKind.pipe), (folder.path, .folder), ("/dev/zero", .device)] {
      #expect(throws: RegularFile.Refusal.notAFile(kind)) { try RegularFile.read(path) }
    }
    #expect(RegularFile.Refusal.notAFile(.pipe).localizedDescription == "It is a pipe, not a file.")
    try FileManager.default.removeItem(at: folder)
  }

  @Test func aSocketAndALinkToItselfAreRefusedByName() throws {
    let socket = try place("socket")
    #expect(mknod(socket, S_IFSOCK | 0o600, 0) == 0)
    #expect(throws: RegularFile.Refusal.notAFile(.socket)) { try RegularFile.read(socket) }
    let link = try place("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "link")
    #expect(throws: RegularFile.Refusal.endlessLinks) { try RegularFile.read(link) }
    #expect(RegularFile.Refusal.endlessLinks.localizedDescription == "It is a link that leads to itself.")
    try FileManager.default.removeItem(at: folder)
  }

  @Test("The limit holds for files whose size the system knows, and for those of /proc") func limit() throws {
    let file = try place("a")
    try Data(count: 101).write(to: URL(fileURLWithPath: file))
    #expect(throws: RegularFile.Refusal.tooLarge(limit: 100)) { try RegularFile.read(file, limit: 100) }
    #expect(try RegularFile.read(file, limit: 101).count == 101)
    #expect(throws: RegularFile.Refusal.tooLarge(limit: 5)) { try RegularFile.read("/proc/self/status", limit: 5) }
    #expect(RegularFile.Refusal.tooLarge(limit: 5).localizedDescription == "It has more than 5 bytes.")
    try FileManager.default.removeItem(at: folder)
  }

  @Test func aMissingFileIsAnErrorThatNamesIt() throws {
    let error = #expect(throws: CocoaError.self) { try RegularFile.read("/nowhere/a") }
    #expect(error?.code == .fileReadNoSuchFile && error?.filePath == "/nowhere/a")
  }
}
