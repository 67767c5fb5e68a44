// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierApps
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

/// Events between programs. Linux has none, apart from addresses that a program is to open: the handler of these receives them in
/// place of `onOpenURL(perform:)` and the delegate. No event is current.
open class NSAppleEventManager: NSObject, @unchecked Sendable {
  private static let manager = NSAppleEventManager()
  private override init() { super.init() }
  /// The program's.
  open class func shared() -> NSAppleEventManager { manager }
  /// The event that is handled: none.
  open var currentAppleEvent: NSAppleEventDescriptor? { nil }

  /// Sets the handler of an event. That of addresses (`kInternetEventClass`, `kAEGetURL`) is called; others never occur.
  open func setEventHandler(
    _ handler: Any, andSelector handleEventSelector: Selector, forEventClass eventClass: AEEventClass,
    andEventID eventID: AEEventID
  ) {
    guard eventClass == kInternetEventClass, eventID == kAEGetURL else { return }
    nonisolated(unsafe) let target = handler as AnyObject
    onMainQueue { AddressEvents.shared.set(target, handleEventSelector) }
  }

  /// Removes the handler of an event.
  open func removeEventHandler(forEventClass eventClass: AEEventClass, andEventID eventID: AEEventID) {
    guard eventClass == kInternetEventClass, eventID == kAEGetURL else { return }
    onMainQueue { AddressEvents.shared.remove() }
  }
}

/// The handler of addresses.
private final class AddressEvents: ProgramObserver {
  static let shared = AddressEvents()
  private weak var target: AnyObject?
  private var selector: Selector?
  private var isAdded = false

  func set(_ target: AnyObject, _ selector: Selector) {
    (self.target, self.selector) = (target, selector)
    if !isAdded { ProgramLife.shared.add(self) }
    isAdded = true
  }

  func remove() { (target, selector) = (nil, nil) }

  func open(_ urls: [URL]) -> Bool {
    guard let target, let selector, urls.allSatisfy({ !$0.isFileURL }) else { return false }
    for url in urls {
      let event = NSAppleEventDescriptor(
        eventClass: kInternetEventClass, eventID: kAEGetURL,
        parameters: [keyDirectObject: NSAppleEventDescriptor(string: url.absoluteString)])
      selector.perform(on: target, with: event, with: NSAppleEventDescriptor(string: ""))
    }
    return true
  }
}
