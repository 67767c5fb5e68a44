// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierCommand

@Suite("The stack of a worker is read with care: its process was damaged")
struct StackPlacesTests {
  @Test(arguments: [
    "", "\n", "10 20", "10 20\n", "20 10\n", "10\n", "x y\n", "ffffffffffffffffff 0\n", "0 ffffffffffffffff\n",
    "10 20\nabc",
  ])
  func anyFirstLine(_ line: String) throws {
    let addresses: [UInt] = [0x10, 0x10, 0, 1, .max, 0x1f, 0x20]
    for words in [Data(), addresses.withUnsafeBytes { Data($0) }] {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-\(UUID().uuidString).stack")
      try (Data(line.utf8) + words).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let places = StackPlaces(file.path, library: "/nowhere", files: [], tools: URL(fileURLWithPath: "/nowhere"))
      #expect(places.place == nil && places.failure == nil)
    }
  }
}
