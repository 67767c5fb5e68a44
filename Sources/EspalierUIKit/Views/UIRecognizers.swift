// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import Foundation

/// A touch of a finger.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// The progress of a touch.
  public enum Phase: Int, Sendable {
    /// It begins, moves, rests, ends, or is cancelled.
    case began, moved, stationary, ended, cancelled
  }
  /// The progress.
  open var phase: Phase { .began }
  /// The number of touches in the same place.
  open var tapCount: Int { 1 }
  /// The place in a view.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

extension UIGestureRecognizer {
  /// The place in a view: the upper left corner, because views of UIKit receive no touches yet.
  public func location(in view: UIView?) -> CGPoint { .zero }
}

/// A recognizer of taps.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// A recognizer of a long touch.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The least time in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The largest movement in points.
  open var allowableMovement: CGFloat = 10
}

/// A recognizer of a drag.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The movement in points.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Sets the movement.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// The speed in points per second.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A recognizer of a pinch.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The factor.
  open var scale: CGFloat = 1
}

/// A recognizer of a swipe.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The directions.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }
  /// The direction.
  open var direction = Direction.right
}
