// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierMotion
import Foundation

extension UIView {
  /// Options of animations.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Layout in the animation; always so.
    public static let layoutSubviews = Self(rawValue: 1)
    /// Touches during the animation; always so.
    public static let allowUserInteraction = Self(rawValue: 2)
    /// From the state that is shown; always so.
    public static let beginFromCurrentState = Self(rawValue: 4)
    /// Again and again.
    public static let `repeat` = Self(rawValue: 8)
    /// Backwards after each time.
    public static let autoreverse = Self(rawValue: 16)
    /// Slow at both ends.
    public static let curveEaseInOut = Self([])
    /// Slow at the beginning.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// At the same speed.
    public static let curveLinear = Self(rawValue: 3 << 16)
    /// A turn about the vertical axis from the left, in a transition; drawn as dissolving.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    /// A turn about the vertical axis from the right, in a transition; drawn as dissolving.
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    /// A page that is lifted, in a transition; drawn as dissolving.
    public static let transitionCurlUp = Self(rawValue: 3 << 20)
    /// A page that is lowered, in a transition; drawn as dissolving.
    public static let transitionCurlDown = Self(rawValue: 4 << 20)
    /// Dissolving, in a transition.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    /// A turn about the horizontal axis from the top, in a transition; drawn as dissolving.
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
    /// A turn about the horizontal axis from the bottom, in a transition; drawn as dissolving.
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
  }

  /// Moves the views that SwiftUI shows to their changed values.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, delay: 0, animations: animations, completion: completion) }

  /// Moves the views that SwiftUI shows to their changed values, after a delay in seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let animation: Animation =
      switch options.rawValue >> 16 & 3 {
      case 1: .easeIn(duration: duration)
      case 2: .easeOut(duration: duration)
      case 3: .linear(duration: duration)
      default: .easeInOut(duration: duration)
      }
    let repeated =
      options.contains(.repeat) ? animation.repeatForever(autoreverses: options.contains(.autoreverse)) : animation
    run(repeated.delay(delay), animations, completion)
  }

  /// Moves the views that SwiftUI shows to their changed values as a spring does.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Animation.spring(response: duration * 0.7, dampingFraction: Double(dampingRatio))
    run(spring.delay(delay), animations, completion)
  }

  /// Shows changes of a view by dissolving; other movements are not made.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { run(.easeInOut(duration: duration), animations ?? {}, completion) }

  private static func run(_ animation: Animation, _ changes: () -> Void, _ completion: ((Bool) -> Void)?) {
    guard areAnimationsEnabled else {
      performWithoutAnimation(changes)
      completion?(true)
      return
    }
    guard let completion else { return withAnimation(animation, changes) }
    withAnimation(animation, changes) { completion(true) }
  }

  /// Performs changes without an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction, actionsWithoutAnimation)
  }

  /// Whether the animations of this class move views: true, unless the program has turned them off. Those of SwiftUI do so in either
  /// case.
  public class var areAnimationsEnabled: Bool { AnimationSwitch.isOn }

  /// Turns the animations of this class on or off: changes in them are shown at once.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationSwitch.isOn = enabled }
}

@MainActor
private enum AnimationSwitch {
  static var isOn = true
}
