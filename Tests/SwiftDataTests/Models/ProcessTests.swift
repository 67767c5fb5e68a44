// SPDX-License-Identifier: MIT

import Foundation
import SwiftData
import Testing

/// Programs that end in the middle of a save, and that save at the same time. Each is this program, started once more.
@Suite struct ProcessTests {
  private static let store = "SWIFTDATA_TEST_STORE"
  private static var environment: [String: String] { ProcessInfo.processInfo.environment }

  @Test("the program that the other tests start", .enabled(if: environment[store] != nil, "in a child process"))
  func child() throws {
    let url = URL(fileURLWithPath: Self.environment[Self.store] ?? "")
    let count = Int(Self.environment["SWIFTDATA_TEST_COUNT"] ?? "") ?? 0
    let context = ModelContext(
      try ModelContainer(for: Schema([Author.self]), configurations: [ModelConfiguration(url: url)]))
    let log = try FileHandle(forWritingTo: URL(fileURLWithPath: Self.environment["SWIFTDATA_TEST_LOG"] ?? ""))
    for number in 0..<count {
      let author = Author("\(getpid()) \(number)")
      context.insert(Book("Book \(number)", author: author))
      try context.save()
      // One byte for each save that has returned.
      try log.write(contentsOf: Data([0x2E]))
    }
  }

  private func start(_ url: URL, _ log: URL, count: Int) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--testing-library", "swift-testing", "--filter", "SwiftDataTests.ProcessTests/child"]
    process.environment = Self.environment.merging([
      Self.store: url.path, "SWIFTDATA_TEST_LOG": log.path, "SWIFTDATA_TEST_COUNT": "\(count)",
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  private func saves(_ log: URL) -> Int { (try? Data(contentsOf: log).count) ?? 0 }

  private func counts(_ url: URL) throws -> (authors: Int, books: Int) {
    let context = ModelContext(
      try ModelContainer(for: Schema([Author.self]), configurations: [ModelConfiguration(url: url)]))
    let books = try context.fetch(FetchDescriptor<Book>())
    #expect(books.allSatisfy { $0.author != nil })
    return (try context.fetchCount(FetchDescriptor<Author>()), books.count)
  }

  @Test(
    "a program that is killed in the middle of 300 saves has lost none that had returned, and left no half of one",
    .enabled(if: environment[store] == nil), arguments: [3, 40, 110, 170, 230])
  func killed(after saved: Int) throws {
    try withFolder { folder in
      let (url, log) = (folder.appendingPathComponent("a.store"), folder.appendingPathComponent("log"))
      try Data().write(to: log)
      let process = try start(url, log, count: 300)
      let end = Date(timeIntervalSinceNow: 60)
      while saves(log) < saved, process.isRunning, Date() < end { usleep(500) }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let done = saves(log)
      #expect(done >= saved && done < 300)
      let (authors, books) = try counts(url)
      #expect(authors == books)
      // A save can be on the disk whose return the program did not live to see.
      #expect(authors == done || authors == done + 1)
    }
  }

  @Test(
    "two programs that save to one file at the same time wait for each other, and lose nothing",
    .enabled(if: environment[store] == nil))
  func twoPrograms() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("a.store")
      let logs = ["one", "two"].map { folder.appendingPathComponent($0) }
      for log in logs { try Data().write(to: log) }
      let programs = try logs.map { try start(url, $0, count: 100) }
      for program in programs {
        program.waitUntilExit()
        #expect(program.terminationStatus == 0)
      }
      #expect(logs.map(saves) == [100, 100])
      #expect(try counts(url) == (200, 200))
    }
  }
}
