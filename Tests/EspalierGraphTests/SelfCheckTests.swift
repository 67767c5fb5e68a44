// SPDX-License-Identifier: MIT

import EspalierGraph
import Testing

@Suite("Checks of a host's own work")
struct SelfCheckTests {
  @Test(
    "Updates that a check follows",
    arguments: [
      (SelfCheck.never, []),
      (.always, [1, 2, 3, 4, 5, 6, 7, 8, 9]),
      (.sparse, [2, 4, 8]),
    ])
  func due(check: SelfCheck, expected: [Int]) {
    #expect((1...9).filter(check.isDue(afterUpdate:)) == expected)
  }
}
