// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import Foundation

extension UIView: _Anchored {
  /// The part of the view inside the safe area.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(owner: self) }
  /// The part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(owner: self) }
  /// Adds a relation.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Adds relations.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  /// Sets how much the view resists growing; stored by nothing: views of UIKit are not drawn yet.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  /// Sets how much the view resists shrinking; stored by nothing: views of UIKit are not drawn yet.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
}

/// The importance of a relation.
public typealias UILayoutPriority = NSLayoutConstraint.Priority

/// A part of a view.
@MainActor @preconcurrency
public final class UILayoutGuide: NSObject, _Anchored {
  /// The view.
  public private(set) weak var owningView: UIView?
  init(owner: UIView) { owningView = owner }
}
