// SPDX-License-Identifier: MIT

import EspalierAppleValues
import Foundation

/// A recognizer of a gesture of UIKit. Views of UIKit receive no touches yet.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  private let target: SelectorTarget
  /// The object that decides about the gesture.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the gesture is recognized.
  open var isEnabled = true
  /// The progress.
  open var state = State.possible
  /// Whether views do not receive the touches of a recognized gesture.
  open var cancelsTouchesInView = true

  /// The progress of a gesture.
  public enum State: Int, Sendable {
    /// Not begun; begun; changed; ended; cancelled; not recognized.
    case possible, began, changed, ended, cancelled, failed
    /// The same as `ended`.
    public static let recognized = State.ended
  }

  /// A recognizer that calls a method.
  public init(target: Any? = nil, action: Selector? = nil) { self.target = SelectorTarget(target, action) }
}

/// The target of a recognizer or a control.
struct SelectorTarget {
  private(set) weak var target: AnyObject?
  let action: Selector?
  init(_ target: Any?, _ action: Selector?) {
    self.target = target as AnyObject?
    self.action = action
  }
}

/// An object that decides about gestures.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures may be recognized at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
