// SPDX-License-Identifier: MIT

import Testing

@testable import Charts

@Suite struct DecimationTests {
  @Test("decimated points keep the extremes of each column")
  func extremes() {
    let values = (0..<10_000).map { $0 == 4_321 ? 100.0 : Double($0 % 7) }
    let kept = Decimation.kept(count: values.count, columns: 100, x: { Double($0) / 100 }, y: { values[$0] })
    #expect(kept.count <= 400)
    #expect(kept.contains(4_321))
    #expect(kept.first == 0 && kept.last == 9_999)
    #expect(kept == kept.sorted())
  }

  @Test("points whose order changes all remain")
  func spiral() {
    #expect(Decimation.kept(count: 1_000, columns: 10, x: { $0 % 2 == 0 ? 0 : 5 }, y: { Double($0) }).count == 1_000)
  }
}
