// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

/// The effects of the actions of `onDelete` and `onMove` on their data.
@Suite("Offsets")
struct OffsetTests {
  @Test(
    "Elements are removed by their offsets",
    arguments: [
      (IndexSet([0]), "bcd"), (IndexSet([1, 3]), "ac"), (IndexSet(), "abcd"), (IndexSet(0..<4), ""),
    ])
  func removing(_ offsets: IndexSet, _ expected: String) {
    var letters = Array("abcd")
    letters.remove(atOffsets: offsets)
    #expect(String(letters) == expected)
  }

  @Test(
    "Elements go before the one that is at the destination",
    arguments: [
      (IndexSet([0]), 2, "bacd"), (IndexSet([0]), 4, "bcda"), (IndexSet([3]), 0, "dabc"), (IndexSet([1]), 1, "abcd"),
      (IndexSet([1]), 2, "abcd"), (IndexSet([0, 2]), 4, "bdac"), (IndexSet([1, 3]), 0, "bdac"),
    ])
  func moving(_ source: IndexSet, _ destination: Int, _ expected: String) {
    var letters = Array("abcd")
    letters.move(fromOffsets: source, toOffset: destination)
    #expect(String(letters) == expected)
  }
}
