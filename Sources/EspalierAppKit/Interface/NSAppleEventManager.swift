// SPDX-License-Identifier: MIT

import EspalierFoundation
import Foundation

/// The start of a program.
public let kAEOpenApplication: AEEventID = 0x6F61_7070
/// Files that a program opens.
public let kAEOpenDocuments: AEEventID = 0x6F64_6F63
/// The end of a program.
public let kAEQuitApplication: AEEventID = 0x7175_6974
/// Events of addresses.
public let kInternetEventClass: AEEventClass = 0x4755_524C
/// An address that a program opens.
public let kAEGetURL: AEEventID = 0x4755_524C
/// The object of an event.
public let keyDirectObject: AEKeyword = 0x2D2D_2D2D
/// The reason of a start.
public let keyAEPropData: AEKeyword = 0x7072_6474
/// The reason of a start with the session.
public let keyAELaunchedAsLogInItem: AEKeyword = 0x6C67_6974

/// Events between programs. Linux has none: no event is current. Addresses are received by `onOpenURL(perform:)` and the delegate.
open class NSAppleEventManager: NSObject, @unchecked Sendable {
  private static let manager = NSAppleEventManager()
  private override init() { super.init() }
  /// The program's.
  open class func shared() -> NSAppleEventManager { manager }
  /// The event that is handled: none.
  open var currentAppleEvent: NSAppleEventDescriptor? { nil }
  /// Sets the handler of an event.
  @available(
    *, unavailable,
    message: "Linux has no Apple events: addresses are received by onOpenURL(perform:) and application(_:open:)"
  )
  open func setEventHandler(
    _ handler: Any, andSelector handleEventSelector: Any, forEventClass eventClass: AEEventClass,
    andEventID eventID: AEEventID
  ) {}
}
