// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierCommand

@Suite struct DoctorTests {
  @Test func aLinePerFinding() {
    #expect(Finding(name: "cairo", detail: "1.16.0", fix: "").text == "ok       cairo 1.16.0")
    #expect(
      Finding(name: "cairo", detail: nil, fix: "apt-get install libcairo2-dev").text
        == "missing  cairo: apt-get install libcairo2-dev")
    #expect(
      Finding(name: "display", detail: nil, fix: "log in", isNeeded: false).text
        == "missing  display (windows only): log in")
  }
}
