// SPDX-License-Identifier: MIT

import EspalierFoundation
import Testing

@Suite("Settings that iCloud copies on Apple systems") struct UbiquitousStoreTests {
  @Test("The causes of changes have different numbers") func causes() {
    let causes = [
      NSUbiquitousKeyValueStoreServerChange, NSUbiquitousKeyValueStoreInitialSyncChange,
      NSUbiquitousKeyValueStoreQuotaViolationChange, NSUbiquitousKeyValueStoreAccountChange,
    ]
    #expect(causes == [0, 1, 2, 3])
  }
}
