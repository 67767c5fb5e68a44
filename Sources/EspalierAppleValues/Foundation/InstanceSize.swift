// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// The bytes of an object of a class, without memory that it refers to; 0 for no class.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
  guard let cls else { return 0 }
  // The class's own description of it: two addresses, two numbers of four bytes, then the size.
  let description = unsafeBitCast(cls, to: UnsafeRawPointer.self)
  return Int(description.load(fromByteOffset: 24, as: UInt32.self))
}
