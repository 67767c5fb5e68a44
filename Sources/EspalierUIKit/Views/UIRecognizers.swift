// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import EspalierInteraction
import EspalierNumbers
import Foundation

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
  private var start = CGSize.zero
  private var movement = CGSize.zero
  private var speed = CGPoint.zero
  private var isMoving = false
  /// The least number of fingers.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers.
  open var maximumNumberOfTouches = Int.max

  /// The movement in points, since its beginning or the last `setTranslation(_:in:)`.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: movement.width - start.width, y: movement.height - start.height)
  }
  /// Sets the movement.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    start = CGSize(width: movement.width - translation.x, height: movement.height - translation.y)
  }
  /// The speed in points per second.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  func move(_ value: DragGesture.Value) {
    take(value, begins: !isMoving)
    recognize(isMoving ? .changed : .began, at: value.location)
    isMoving = true
  }
  func end(_ value: DragGesture.Value) {
    take(value, begins: !isMoving)
    isMoving = false
    recognize(.ended, at: value.location)
  }
  /// Takes the measures of a drag, before its progress is decided.
  func take(_ value: DragGesture.Value, begins: Bool) {
    if begins { start = .zero }
    movement = value.translation
    speed = CGPoint(x: value.velocity.width, y: value.velocity.height)
  }
}

/// A recognizer of a pinch.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The factor since the beginning; a program sets it to 1 to receive the steps.
  open var scale: CGFloat = 1
  /// The change of the factor per second.
  open private(set) var velocity: CGFloat = 0
  private var last: CGFloat?

  func change(_ value: MagnifyGesture.Value) {
    let begins = last == nil
    take(value, begins: begins)
    recognize(begins ? .began : .changed, at: value.startLocation)
  }
  /// Takes the measures of a pinch, before its progress is decided.
  func take(_ value: MagnifyGesture.Value, begins: Bool) {
    if begins { (scale, last) = (1, nil) }
    scale *= value.magnification / (last ?? 1)
    velocity = value.velocity
    last = value.magnification
  }
  func finish(at point: CGPoint) {
    last = nil
    recognize(.ended, at: point)
  }
}

/// A recognizer of a turn of two fingers.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle in radians since the beginning; a program sets it to 0 to receive the steps.
  open var rotation: CGFloat = 0
  private var last: CGFloat?

  func change(_ value: RotateGesture.Value) {
    let begins = last == nil
    take(value, begins: begins)
    recognize(begins ? .began : .changed, at: value.startLocation)
  }
  /// Takes the measures of a turn, before its progress is decided.
  func take(_ value: RotateGesture.Value, begins: Bool) {
    if begins { (rotation, last) = (0, nil) }
    rotation += value.rotation.radians - (last ?? 0)
    last = value.rotation.radians
  }
  func finish(at point: CGPoint) {
    last = nil
    recognize(.ended, at: point)
  }
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

  /// Whether a drag is a swipe in the direction.
  func matches(_ value: DragGesture.Value) -> Bool {
    let (x, y) = (value.predictedEndTranslation.width, value.predictedEndTranslation.height)
    guard max(abs(x), abs(y)) >= 40 else { return false }
    return direction.contains(abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up))
  }
}
