// SPDX-License-Identifier: MIT

import EspalierAppKit
import EspalierAppleValues
import EspalierApps
import Foundation
import Testing

@MainActor @Suite("Events between programs", .serialized)
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

  @Test("The handler of addresses receives each as an event") func addresses() throws {
    @MainActor final class Handler: NSObject {
      var addresses: [String?] = []
      func handle(_ event: NSAppleEventDescriptor, withReply reply: NSAppleEventDescriptor) {
        addresses.append(event.forKeyword(keyDirectObject)?.stringValue)
        #expect(event.eventID == kAEGetURL && event.paramDescriptor(forKeyword: keyAEPropData) == nil)
      }
    }
    let (handler, manager) = (Handler(), NSAppleEventManager.shared())
    let selector = Selector("handle:withReply:", Handler.handle)
    let address = try #require(URL(string: "app://do?x=1"))
    manager.setEventHandler(
      handler, andSelector: selector, forEventClass: kInternetEventClass, andEventID: kAEGetURL)
    #expect(ProgramLife.shared.open([address]))
    #expect(handler.addresses == ["app://do?x=1"])
    #expect(!ProgramLife.shared.open([URL(fileURLWithPath: "/file")]))
    manager.removeEventHandler(forEventClass: kInternetEventClass, andEventID: kAEGetURL)
    #expect(!ProgramLife.shared.open([address]))
  }
}
