// SPDX-License-Identifier: MIT

import Foundation

/// Makes an object of a class that is known only when the program runs, as Objective-C's `[[class alloc] init]` does.
///
/// Swift allows that for initializers that are `required`, which `NSObject`'s is not. It has the same place in the table of methods
/// of each class below `NSObject`, though: a call through a class whose own is required finds that of any other. A class without an
/// initializer `init()` stops the program with Swift's message about that.
package func makeObject<Object: NSObject>(_ type: Object.Type) -> Object {
  let type = unsafeBitCast(type as NSObject.Type, to: _RequiredObject.Type.self)
  let made: AnyObject = type.init()
  return unsafeDowncast(made, to: Object.self)
}

/// A class whose initializer can be called through a value of its type. Open, so that such a call looks the initializer up.
open class _RequiredObject: NSObject {
  /// An object without content.
  public required override init() { super.init() }
}
