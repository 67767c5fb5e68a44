// SPDX-License-Identifier: MIT

import Foundation

// As on Apple's systems, on which these types have the same descriptions; Foundation on Linux lacks them.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// `(x, y)`
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// `(width, height)`
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// `(x, y, width, height)`
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
