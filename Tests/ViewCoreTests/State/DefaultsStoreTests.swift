// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation
import Testing

@Suite struct DefaultsStoreTests {
  @Test("@AppStorage outlives the program: what is written lies on the disk soon")
  func writesToTheDisk() async throws {
    let name = "espalier-test-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    let configuration =
      ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"].map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".config")
    let file = configuration.appendingPathComponent(name + ".plist")
    defer { try? FileManager.default.removeItem(at: file) }
    DefaultsStore(defaults).set(.int(7), forKey: "count")
    for _ in 0..<200 where !FileManager.default.fileExists(atPath: file.path) {
      try await Task.sleep(for: .milliseconds(25))
    }
    let kept = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil) as? [String: Int]
    #expect(kept?["count"] == 7)
  }
}
