// SPDX-License-Identifier: MIT

import EspalierAppKit
import Testing

@Suite("Events between programs")
struct AppleEventTests {
  @Test("No event is current, so that a start is not one with the session") func none() {
    let event = NSAppleEventManager.shared().currentAppleEvent
    #expect(event == nil)
    let isLogin =
      event?.eventID == kAEOpenApplication
      && event?.paramDescriptor(forKeyword: keyAEPropData)?.enumCodeValue == keyAELaunchedAsLogInItem
    #expect(!isLogin)
    #expect(kAEGetURL == "GURL".utf8.reduce(0) { $0 << 8 | AEEventID($1) })
  }
}
