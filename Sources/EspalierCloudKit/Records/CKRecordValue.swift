// SPDX-License-Identifier: MIT

import EspalierCoreLocation
import Foundation

/// Value of a record's field.
public protocol CKRecordValueProtocol {}
/// Value of a record's field.
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int8: CKRecordValueProtocol {}
extension Int16: CKRecordValueProtocol {}
extension Int32: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension UInt: CKRecordValueProtocol {}
extension UInt8: CKRecordValueProtocol {}
extension UInt16: CKRecordValueProtocol {}
extension UInt32: CKRecordValueProtocol {}
extension UInt64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}

/// A number without its type, as iCloud keeps it: a field with an `Int` is also read as a `Double`. Nil for other values.
func nsNumber(_ value: Any) -> NSNumber? {
  switch value {
  case let value as NSNumber: value
  case let value as Int: NSNumber(value: value)
  case let value as Int8: NSNumber(value: value)
  case let value as Int16: NSNumber(value: value)
  case let value as Int32: NSNumber(value: value)
  case let value as Int64: NSNumber(value: value)
  case let value as UInt: NSNumber(value: value)
  case let value as UInt8: NSNumber(value: value)
  case let value as UInt16: NSNumber(value: value)
  case let value as UInt32: NSNumber(value: value)
  case let value as UInt64: NSNumber(value: value)
  case let value as Double: NSNumber(value: value)
  case let value as Float: NSNumber(value: value)
  case let value as Bool: NSNumber(value: value)
  default: nil
  }
}
