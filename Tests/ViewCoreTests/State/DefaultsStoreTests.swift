// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierTestSupport
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
    await eventually { FileManager.default.fileExists(atPath: file.path) }
    let kept = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil) as? [String: Int]
    #expect(kept?["count"] == 7)
  }
}
