// SPDX-License-Identifier: MIT

import Foundation

/// Four letters as a number.
public typealias AEEventID = UInt32
/// Four letters as a number.
public typealias AEEventClass = UInt32
/// Four letters as a number.
public typealias AEKeyword = UInt32

/// A value of an event between programs. Linux has no such events: the value is always the empty one.
open class NSAppleEventDescriptor: NSObject {
  /// The kind of the event.
  open var eventID: AEEventID { 0 }
  /// The group of kinds.
  open var eventClass: AEEventClass { 0 }
  /// The value as a text.
  open var stringValue: String? { nil }
  /// The value as a truth value.
  open var booleanValue: Bool { false }
  /// The value as a number.
  open var int32Value: Int32 { 0 }
  /// The value as four letters.
  open var enumCodeValue: UInt32 { 0 }
  /// The number of values in a list.
  open var numberOfItems: Int { 0 }
  /// A value of a list, counted from 1: none.
  open func atIndex(_ index: Int) -> NSAppleEventDescriptor? { nil }
  /// A value under a name: none.
  open func paramDescriptor(forKeyword keyword: AEKeyword) -> NSAppleEventDescriptor? { nil }
  override init() { super.init() }
}
