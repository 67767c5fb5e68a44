// SPDX-License-Identifier: MIT

import Dispatch
import EspalierDrawing
import EspalierMotion
import Foundation

/// A movement of a layer. Layers show their values without movements: an animation that is added to one has a beginning and an end
/// for its delegate, and changes no picture.
open class CAAnimation: NSObject, @unchecked Sendable {
  /// The duration in seconds; 0 is that of the transaction.
  open var duration: CFTimeInterval = 0
  /// The time of the beginning.
  open var beginTime: CFTimeInterval = 0
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// The duration of all repetitions in seconds; 0 is as long as `repeatCount` needs.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each repetition runs back.
  open var autoreverses = false
  /// The factor of the speed.
  open var speed: Float = 1
  /// The time within the movement at which it begins, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// The values before and after the movement.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The course.
  open var timingFunction: CAMediaTimingFunction?
  /// The receiver of the beginning and the end.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer forgets it after its end.
  open var isRemovedOnCompletion = true

  /// A movement.
  public override init() { super.init() }

  /// The seconds until its end; nil for one without an end.
  var wholeDuration: Double? {
    let once = (duration > 0 ? duration : CATransaction.animationDuration()) * (autoreverses ? 2 : 1)
    let whole = repeatDuration > 0 ? repeatDuration : once * Double(max(repeatCount, 1))
    let result = whole / Double(speed > 0 ? speed : 1)
    return result.isFinite && result < 1e6 ? result : nil
  }
}

/// Receives the beginning and the end of movements. Each requirement has a default implementation.
public protocol CAAnimationDelegate {
  /// A movement begins.
  func animationDidStart(_ anim: CAAnimation)
  /// A movement ends; `flag` is whether it ran to its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The values of a layer before and after a movement.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The last value of the movement stays.
  public static let forwards = Self(rawValue: "forwards")
  /// The first value of the movement holds before it.
  public static let backwards = Self(rawValue: "backwards")
  /// Both.
  public static let both = Self(rawValue: "both")
  /// The layer's own values.
  public static let removed = Self(rawValue: "removed")
}

/// A movement of one value of a layer.
open class CAPropertyAnimation: CAAnimation, @unchecked Sendable {
  /// The name of the value.
  open var keyPath: String?
  /// Whether it is added to the layer's value.
  open var isAdditive = false
  /// Whether repetitions are added.
  open var isCumulative = false
  /// A movement of a value.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A movement from one value to another.
open class CABasicAnimation: CAPropertyAnimation, @unchecked Sendable {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// The difference of the two.
  open var byValue: Any?
}

/// A movement as that of a spring.
open class CASpringAnimation: CABasicAnimation, @unchecked Sendable {
  /// The mass.
  open var mass: CGFloat = 1
  /// The stiffness.
  open var stiffness: CGFloat = 100
  /// The damping.
  open var damping: CGFloat = 10
  /// The velocity at the beginning.
  open var initialVelocity: CGFloat = 0
  /// The seconds until the spring rests.
  open var settlingDuration: CFTimeInterval { damping > 0 ? Double(2 * mass / damping) * 7 : .infinity }
}

/// A movement through several values.
open class CAKeyframeAnimation: CAPropertyAnimation, @unchecked Sendable {
  /// The values.
  open var values: [Any]?
  /// The path of a point.
  open var path: CGPath?
  /// The times of the values, 0…1.
  open var keyTimes: [NSNumber]?
  /// The courses between the values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The calculation of the values between.
  open var calculationMode = CAAnimationCalculationMode.linear
}

/// The calculation of the values between those of a movement.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In a line.
  public static let linear = Self(rawValue: "linear")
  /// Not at all.
  public static let discrete = Self(rawValue: "discrete")
  /// With an even speed.
  public static let paced = Self(rawValue: "paced")
  /// On a curve.
  public static let cubic = Self(rawValue: "cubic")
  /// On a curve with an even speed.
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// Movements that run at the same time.
open class CAAnimationGroup: CAAnimation, @unchecked Sendable {
  /// The movements.
  open var animations: [CAAnimation]?
}

/// A change from one content of a layer to another.
open class CATransition: CAAnimation, @unchecked Sendable {
  /// The kind of the change.
  open var type = CATransitionType.fade
  /// The direction of the change.
  open var subtype: CATransitionSubtype?
}

/// The kind of a change of content.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Dissolving.
  public static let fade = Self(rawValue: "fade")
  /// Over the former content.
  public static let moveIn = Self(rawValue: "moveIn")
  /// With the former content.
  public static let push = Self(rawValue: "push")
  /// The former content moves away.
  public static let reveal = Self(rawValue: "reveal")
}

/// The direction of a change of content.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = Self(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// From above.
  public static let fromTop = Self(rawValue: "fromTop")
  /// From below.
  public static let fromBottom = Self(rawValue: "fromBottom")
}
