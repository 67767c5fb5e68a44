// SPDX-License-Identifier: MIT

import EspalierFoundation
import EspalierTestSupport
import Testing
import UniformTypeIdentifiers

@Suite struct ResourceValueTests {
  @Test func aFileHasATypeAndItsDiskFreeSpace() throws {
    let folder = TemporaryFolder()
    try folder.write("a", to: "a.png")
    let keys: Set<URLResourceKey> = [.contentTypeKey, .volumeAvailableCapacityForImportantUsageKey, .nameKey]
    let values = try folder.place("a.png").resourceValues(forKeys: keys)
    #expect(values.contentType == .png)
    #expect(try #require(values.volumeAvailableCapacityForImportantUsage) > 0)
  }
}
