// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

/// The form of the pointer. A window's pointer is that of SwiftUI's views, by `pointerStyle(_:)`: the methods have no effect.
@MainActor @preconcurrency
public final class NSCursor: NSObject {
  private static var stack: [NSCursor] = []
  private static let usual = NSCursor()
  /// The form.
  public static var current: NSCursor { stack.last ?? usual }
  /// The usual arrow.
  public static let arrow = NSCursor()
  /// A hand that points.
  public static let pointingHand = NSCursor()
  /// A bar for texts.
  public static let iBeam = NSCursor()
  /// A cross.
  public static let crosshair = NSCursor()
  /// An open hand.
  public static let openHand = NSCursor()
  /// A closed hand.
  public static let closedHand = NSCursor()
  /// Arrows to both sides.
  public static let resizeLeftRight = NSCursor()
  /// Arrows upwards and downwards.
  public static let resizeUpDown = NSCursor()
  /// A sign that something is not allowed.
  public static let operationNotAllowed = NSCursor()

  /// Keeps the form, which is not shown.
  public func set() { Self.stack = [self] }
  /// Keeps the form until `pop()`, which is not shown.
  public func push() { Self.stack.append(self) }
  /// Ends `push()`.
  public func pop() { Self.pop() }
  /// Ends `push()`.
  public static func pop() { _ = stack.popLast() }
  /// Hides the pointer; not here.
  public static func hide() {}
  /// Shows the pointer.
  public static func unhide() {}
}
