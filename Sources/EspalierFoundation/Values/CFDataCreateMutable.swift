// SPDX-License-Identifier: MIT

import Foundation

/// Data without bytes that can grow, as an object of Foundation's, which functions of this library take. The lowering of an app's
/// sources calls it in the place of Core Foundation's `CFDataCreateMutable`, whose result is another type on Linux.
/// - Parameters:
///   - allocator: Without effect.
///   - capacity: The most bytes, 0 being any number; not a limit here.
public func _CFDataCreateMutable(_ allocator: AnyObject?, _ capacity: Int) -> NSMutableData! { NSMutableData() }
