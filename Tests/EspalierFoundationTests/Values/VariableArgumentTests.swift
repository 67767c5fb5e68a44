// SPDX-License-Identifier: MIT

import EspalierFoundation
import Testing

@Suite struct VariableArgumentTests {
  @Test func formatsWriteTheDescriptionsOfValues() {
    let date = Date(timeIntervalSince1970: 0)
    #expect(String(format: "%@", date as CVarArg) == "1970-01-01 00:00:00 +0000")
    #expect(String(format: "%@ %d", URL(fileURLWithPath: "/a") as CVarArg, 3) == "file:///a 3")
    #expect(String(format: "%@", NSNumber(value: 4)) == "4")
    #expect(String(format: "%@", [1] as CVarArg).contains("1"))
  }
}
