// SPDX-License-Identifier: MIT

import Foundation

/// The whole number of Objective-C.
public typealias NSInteger = Int
/// The whole number of Objective-C that is not negative.
public typealias NSUInteger = UInt

/// An object that can give up its content while it is not used. Foundation's `NSCache` on Linux does not call it: it removes objects as
/// a whole.
public protocol NSDiscardableContent: AnyObject {
  /// Begins a use of the content. Returns whether it is there.
  func beginContentAccess() -> Bool
  /// Ends a use of the content.
  func endContentAccess()
  /// Gives the content up if it is not used.
  func discardContentIfPossible()
  /// Whether the content was given up.
  func isContentDiscarded() -> Bool
}
