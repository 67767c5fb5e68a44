// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import Foundation

/// A recognizer of a gesture of UIKit: SwiftUI's gestures recognize it.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  private var targets: [SelectorTarget]
  private var place = CGPoint.zero
  /// The action of a representable, which is called after the targets.
  var action: (@MainActor () -> Void)?
  /// The view of the gesture.
  open internal(set) weak var view: UIView?
  /// A name for the program's author.
  open var name: String?
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
  public init(target: Any? = nil, action: Selector? = nil) { targets = [SelectorTarget(target, action)] }

  /// Calls a method of another target, too.
  open func addTarget(_ target: Any, action: Selector) { targets.append(SelectorTarget(target, action)) }
  /// Ends the calls of a target's method; nil is any.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll {
      (target == nil || $0.target === target as AnyObject) && (action == nil || $0.action == action)
    }
  }
  /// The place in a view.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view) ?? place }
  /// The number of touches.
  open var numberOfTouches: Int { 1 }
  /// Lets another gesture come first; no effect: SwiftUI's own order decides.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Whether the delegate lets the gesture begin.
  var mayBegin: Bool { delegate?.gestureRecognizerShouldBegin(self) ?? true }

  /// Takes the progress of the gesture at a point of the view, and calls the targets.
  func recognize(_ progress: State, at point: CGPoint) {
    place = point
    if progress == .began || (progress == .ended && state == .possible) {
      guard mayBegin else { return }
    }
    state = progress
    for target in targets {
      guard let object = target.target, let action = target.action else { continue }
      _ = RunningPrograms.send(action, to: object, from: self)
    }
    action?()
    if progress == .ended || progress == .cancelled { state = .possible }
  }
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
