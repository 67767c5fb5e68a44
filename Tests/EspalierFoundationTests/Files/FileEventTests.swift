// SPDX-License-Identifier: MIT

import EspalierFoundation
import Foundation
import Testing

@Suite("Events of files") @MainActor struct FileEventTests {
  private final class Events: @unchecked Sendable {
    var all: [DispatchSource.FileSystemEvent] = []
    var isCancelled = false
  }

  private func wait(_ condition: () -> Bool) async throws {
    for _ in 0..<100 where !condition() { try await Task.sleep(for: .milliseconds(20)) }
  }

  @Test(
    "A source reports what happens to an open file",
    arguments: ["write", "rename", "delete", "attrib"])
  func events(change: String) async throws {
    let names: [String: DispatchSource.FileSystemEvent] = [
      "write": .write, "rename": .rename, "delete": .delete, "attrib": .attrib,
    ]
    let event = try #require(names[change])
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("events-\(UUID().uuidString)")
    let other = file.appendingPathExtension("moved")
    try Data("a".utf8).write(to: file)
    defer {
      try? FileManager.default.removeItem(at: file)
      try? FileManager.default.removeItem(at: other)
    }
    let events = Events()
    let source = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: open(file.path, O_EVTONLY), eventMask: event, queue: .main)
    #expect(source.mask == event && source.handle > 2)
    source.setEventHandler { events.all.append(source.data) }
    source.setCancelHandler {
      close(source.handle)
      events.isCancelled = true
    }
    source.resume()
    // A mode is another event than a write, and a file with a name was not deleted.
    chmod(file.path, 0o600)
    try await Task.sleep(for: .milliseconds(100))
    #expect(events.all.isEmpty == (change != "attrib"))
    switch change {
    case "write":
      let handle = try FileHandle(forWritingTo: file)
      try handle.write(contentsOf: Data("bc".utf8))
      try handle.close()
    case "rename": try FileManager.default.moveItem(at: file, to: other)
    case "delete": try FileManager.default.removeItem(at: file)
    default: break
    }
    try await wait { !events.all.isEmpty }
    #expect(events.all.first == event)
    source.cancel()
    try await wait { events.isCancelled }
    #expect(events.isCancelled && source.isCancelled)
  }

  @Test("A descriptor that is not open has no events, and its source can be cancelled") func closed() async throws {
    let source = DispatchSource.makeFileSystemObjectSource(fileDescriptor: -1, eventMask: .all)
    let events = Events()
    source.setCancelHandler { events.isCancelled = true }
    source.resume()
    source.cancel()
    try await wait { events.isCancelled }
    #expect(events.isCancelled)
  }
}
