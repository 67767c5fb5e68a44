// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Charts

@Suite struct NiceNumberTests {
  @Test("ticks of numbers are round and cover the data")
  func covering() {
    #expect(NiceNumbers.ticks(0...87, count: 5, covers: true) == [0, 20, 40, 60, 80, 100])
    #expect(NiceNumbers.ticks(0...0.3, count: 3) == [0, 0.1, 0.2, 0.3])
  }

  @Test("ticks of numbers without an extent, or of too many, are none")
  func bad() {
    #expect(NiceNumbers.multiples(of: 0, 0...1).isEmpty)
    #expect(NiceNumbers.multiples(of: 1e-9, 0...1).isEmpty)
    #expect(NiceNumbers.multiples(of: .nan, 0...1).isEmpty)
  }
}
