// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Testing

/// Every view and modifier that takes an integer, with extreme ones: nothing overflows, hangs, or is reserved for what is not there.
@MainActor
@Suite("Extreme integers")
struct IntegerTableTests {
  @Test("Views of integers", arguments: HostileNumber.integers) func views(_ number: Int) throws {
    for row in IntegerTable.rows where CaseLog.isChosen("\(row.name), \(number)") {
      CaseLog.note("\(row.name), \(number)")
      try expectThreadTime(below: 15) { _ = try Exercise.run(row.view(number)) }
    }
  }
}
