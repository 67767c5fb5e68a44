// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierServices

@Suite struct BusValueTests {
  @Test("values come back from GLib's")
  func values() throws {
    let value = BusValue.tuple([
      .string("a"), .boolean(true), .byte(7), .int32(-1), .uint32(4), .int64(-9), .double(0.5), .strings(["b", ""]),
      .strings([]), .tuple([]),
    ])
    #expect(BusValue(try #require(value.variant)) == value)
    #expect(value.members.count == 10 && value.members[0].text == "a" && value.members[4].number == 4)
  }

  @Test("a text with a null character has none in a message")
  func nullCharacters() throws {
    #expect(BusValue(try #require(BusValue.string("a\0b").variant)) == .string("ab"))
  }

  @Test("a job on the thread of events has a result, also in another one")
  func thread() {
    #expect(EventThread.run { EventThread.run { 3 } } == 3)
  }
}
