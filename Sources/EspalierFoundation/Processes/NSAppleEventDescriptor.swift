// SPDX-License-Identifier: MIT

import Foundation

/// Four letters as a number.
public typealias AEEventID = UInt32
/// Four letters as a number.
public typealias AEEventClass = UInt32
/// Four letters as a number.
public typealias AEKeyword = UInt32

/// A value of an event between programs: a text, a number, or the parameters of an event. The events of Linux are addresses alone.
open class NSAppleEventDescriptor: NSObject {
  private let text: String?
  private let number: Int32
  private let parameters: [AEKeyword: NSAppleEventDescriptor]
  /// The kind of the event; 0 for another value.
  public let eventID: AEEventID
  /// The group of kinds; 0 for another value.
  public let eventClass: AEEventClass

  /// A text.
  public init(string: String) {
    (text, number, parameters, eventID, eventClass) = (string, 0, [:], 0, 0)
    super.init()
  }
  /// A number.
  public init(int32 signedInt: Int32) {
    (text, number, parameters, eventID, eventClass) = ("\(signedInt)", signedInt, [:], 0, 0)
    super.init()
  }
  /// A truth value.
  public convenience init(boolean: Bool) { self.init(int32: boolean ? 1 : 0) }

  /// The empty value.
  open class func null() -> NSAppleEventDescriptor {
    NSAppleEventDescriptor(eventClass: 0, eventID: 0, parameters: [:])
  }

  package init(
    eventClass: AEEventClass, eventID: AEEventID, parameters: [AEKeyword: NSAppleEventDescriptor]
  ) {
    (text, number) = (nil, 0)
    (self.parameters, self.eventID, self.eventClass) = (parameters, eventID, eventClass)
    super.init()
  }

  /// The value as a text.
  open var stringValue: String? { text }
  /// The value as a truth value.
  open var booleanValue: Bool { number != 0 }
  /// The value as a number.
  open var int32Value: Int32 { number }
  /// The value as four letters.
  open var enumCodeValue: UInt32 { 0 }
  /// The number of values in a list.
  open var numberOfItems: Int { 0 }
  /// A value of a list, counted from 1: none.
  open func atIndex(_ index: Int) -> NSAppleEventDescriptor? { nil }
  /// A parameter of an event.
  open func paramDescriptor(forKeyword keyword: AEKeyword) -> NSAppleEventDescriptor? { parameters[keyword] }
  /// A value of a record, or a parameter of an event.
  open func forKeyword(_ keyword: AEKeyword) -> NSAppleEventDescriptor? { parameters[keyword] }
}
