// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Text that `minimumScaleFactor` made smaller.
@MainActor
@Suite struct ShrunkTextTests {
  @Test("A long text is drawn up to the end of its lines, and to its last line")
  func isNotCut() throws {
    let words = Array(repeating: "HHHH", count: 90).joined(separator: " ")
    let pixels = try Pixels(Text(words).minimumScaleFactor(0.5).frame(width: 120, height: 120), 120, 120)
    func ink(_ columns: Range<Int>, _ rows: Range<Int>) -> Int {
      columns.reduce(0) { sum, x in sum + rows.filter { pixels.alpha(x, $0) > 60 }.count }
    }
    let first = ink(0..<40, 0..<40)
    #expect(first > 100)
    #expect(ink(80..<120, 0..<40) > first / 2)
    #expect(ink(0..<40, 80..<120) > first / 2)
  }
}
