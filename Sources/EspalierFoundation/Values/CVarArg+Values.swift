// SPDX-License-Identifier: MIT

import Foundation

// On Apple systems these values are objects of Objective-C where a function takes a variable number of arguments:
// `NSPredicate(format: "date > %@", date as CVarArg)`, `String(format: "%@", url as CVarArg)`. A format's `%@` is the
// description of the object.

/// Strings that readers of arguments may still use. Nothing announces the end of their use: the last ones are kept.
private final class KeptStrings: @unchecked Sendable {
  private let lock = NSLock()
  private var strings: [NSString] = []
  private var next = 0
  /// Number of strings that are kept, which is more than a format has arguments.
  private static let limit = 1024

  func keep(_ string: NSString) {
    lock.lock()
    defer { lock.unlock() }
    if strings.count < Self.limit { return strings.append(string) }
    strings[next] = string
    next = (next + 1) % Self.limit
  }
}

private let kept = KeptStrings()

/// Foundation on Linux describes the elements of collections wrongly where they are arguments of a format: the argument is
/// the finished description.
private func encoding(_ object: NSObject) -> [Int] {
  let string = NSString(string: object.description)
  kept.keep(string)
  return [Int(bitPattern: Unmanaged.passUnretained(string).toOpaque())]
}

extension Date: @retroactive CVarArg {
  /// The reference of a description of the date.
  public var _cVarArgEncoding: [Int] { encoding(self as NSDate) }
}

extension UUID: @retroactive CVarArg {
  /// The reference of a description of the identifier.
  public var _cVarArgEncoding: [Int] { encoding(self as NSUUID) }
}

extension URL: @retroactive CVarArg {
  /// The reference of a description of the URL.
  public var _cVarArgEncoding: [Int] { encoding(self as NSURL) }
}

extension Data: @retroactive CVarArg {
  /// The reference of a description of the bytes.
  public var _cVarArgEncoding: [Int] { encoding(self as NSData) }
}

extension Decimal: @retroactive CVarArg {
  /// The reference of a description of the number.
  public var _cVarArgEncoding: [Int] { encoding(NSDecimalNumber(decimal: self)) }
}

extension Array: @retroactive CVarArg {
  /// The reference of a description of the elements.
  public var _cVarArgEncoding: [Int] { encoding(NSArray(array: self)) }
}

extension Set: @retroactive CVarArg {
  /// The reference of a description of the elements.
  public var _cVarArgEncoding: [Int] { encoding(NSSet(set: self)) }
}

extension Dictionary: @retroactive CVarArg {
  /// The reference of a description of the elements.
  public var _cVarArgEncoding: [Int] { encoding(NSDictionary(dictionary: self)) }
}

extension NSObject: @retroactive CVarArg {
  /// The reference of the object's description.
  public var _cVarArgEncoding: [Int] { encoding(self) }
}
