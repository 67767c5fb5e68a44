// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

@Suite struct DefaultsStoreTests {
  /// The user defaults of a name that nothing else has, and their file.
  private func defaults() throws -> (UserDefaults, URL) {
    let name = "espalier-test-\(UUID().uuidString)"
    let configuration =
      ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"].map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".config")
    try FileManager.default.createDirectory(at: configuration, withIntermediateDirectories: true)
    return (try #require(UserDefaults(suiteName: name)), configuration.appendingPathComponent(name + ".plist"))
  }

  private struct Page: View {
    @AppStorage("count") var count = 3
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  @Test("Settings are read and written through key-value coding, too") func keyValueCoding() throws {
    let (defaults, file) = try defaults()
    defer { try? FileManager.default.removeItem(at: file) }
    defaults.setValue(7, forKey: "count")
    #expect(defaults.value(forKey: "count") as? Int == 7 && defaults.integer(forKey: "count") == 7)
    defaults.setValue(nil, forKey: "count")
    #expect(defaults.value(forKey: "count") == nil)
  }

  @Test("A damaged file of settings: the values of the program count, and the next write makes the file anew")
  @MainActor
  func damagedFile() async throws {
    let (defaults, file) = try defaults()
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("<plist>not one".utf8).write(to: file)
    let host = ViewHost(Page().defaultAppStorage(defaults))
    try host.get(.text("count 3")).tap()
    #expect(host.all(.text("count 4")).count == 1)
    let isKept = await eventually {
      let kept =
        try? PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil) as? [String: Int]
      return kept?["count"] == 4
    }
    #expect(isKept)
  }

  @Test("A file of settings that cannot be written: a warning, and the value is there until the program ends")
  @MainActor
  func unwritableFile() async throws {
    let (defaults, file) = try defaults()
    defer { try? FileManager.default.removeItem(at: file) }
    // Nothing can be written there, even by an administrator.
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    let host = ViewHost(Page().defaultAppStorage(defaults))
    try host.get(.text("count 3")).tap()
    let warns = await eventually {
      host.warnings.contains { $0.text.hasPrefix("@AppStorage: the settings could not be written") }
    }
    #expect(warns)
    try host.get(.text("count 4")).tap()
    #expect(host.all(.text("count 5")).count == 1 && host.warnings.count == 1)
  }

  @Test("@AppStorage outlives the program: what is written lies on the disk soon")
  func writesToTheDisk() async throws {
    let (defaults, file) = try defaults()
    defer { try? FileManager.default.removeItem(at: file) }
    DefaultsStore(defaults).set(.int(7), forKey: "count")
    await eventually { FileManager.default.fileExists(atPath: file.path) }
    let kept = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil) as? [String: Int]
    #expect(kept?["count"] == 7)
  }
}
