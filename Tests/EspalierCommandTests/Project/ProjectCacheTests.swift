// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// The bounds of the folders that the command keeps for projects.
struct ProjectCacheTests {
  private let temporary = TemporaryFolder()
  private var folder: URL { temporary.place("cache") }
  private var cache: ProjectCache { ProjectCache(folder: folder) }

  /// A folder that was used some days ago.
  private func put(_ name: String, bytes: Int = 10, days: Double) throws {
    let place = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: place.appendingPathComponent("objects"), withIntermediateDirectories: true)
    try Data(count: bytes).write(to: place.appendingPathComponent("objects/a.o"))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -days * 86400)], ofItemAtPath: place.path)
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @Test("A cache keeps the folders that were used last, up to its number") func number() throws {
    for index in 0..<5 { try put("\(index)", days: Double(index)) }
    cache.prune(ProjectCache.Bounds(count: 3))
    #expect(try names == ["0", "1", "2"])
  }

  @Test("A folder that is too large for what is left of a cache is removed, and smaller ones are kept")
  func size() throws {
    try put("new", bytes: 400, days: 0)
    try put("large", bytes: 900, days: 1)
    try put("old", bytes: 400, days: 2)
    cache.prune(ProjectCache.Bounds(bytes: 1000))
    #expect(try names == ["new", "old"])
  }

  @Test("A cache keeps no folder that was not used for longer than its age") func age() throws {
    try put("new", days: 9)
    try put("old", days: 11)
    cache.prune(ProjectCache.Bounds(age: 10 * 86400))
    #expect(try names == ["new"])
  }

  @Test("A folder that is used stays in its cache, however small the bounds are, and its use is dated")
  func used() throws {
    try put("used", days: 20)
    try put("other", days: 1)
    let place = try cache.use("used")
    #expect(place.lastPathComponent == "used")
    cache.prune(ProjectCache.Bounds(count: 0, bytes: 0, age: 0))
    #expect(try names == ["used"])
    let date = try FileManager.default.attributesOfItem(atPath: place.path)[.modificationDate] as? Date
    #expect(try #require(date).timeIntervalSinceNow > -86400)
  }

  @Test("A cache that does not exist, and files in it, are no error") func nothing() throws {
    cache.prune()
    try put("folder", days: 0)
    try Data().write(to: folder.appendingPathComponent("file"))
    cache.prune(ProjectCache.Bounds(count: 0))
    #expect(try names == ["file"])
  }
}
