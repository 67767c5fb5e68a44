// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import Foundation

extension UIView: _Anchored {
  /// The part of the view inside the safe area: all of it, because SwiftUI places the view inside.
  public var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }
  /// The part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide { marginsGuide }
  /// The part of the view for long texts: that inside its margins.
  public var readableContentGuide: UILayoutGuide { marginsGuide }
  /// Adds a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
  }
  /// Removes a guide.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuides.removeAll { $0 === layoutGuide } }
  /// The active relations in which the view takes part.
  public var constraints: [NSLayoutConstraint] { relations.list }
  /// Adds a relation.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Adds relations.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  /// Removes a relation.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Removes relations.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }
  /// Sets how much the view resists growing beyond its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    resistance.growing[axis.rawValue] = priority
  }
  /// The resistance to growing beyond the content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    resistance.growing[axis.rawValue]
  }
  /// Sets how much the view resists shrinking below its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { resistance.shrinking[axis.rawValue] = priority }
  /// The resistance to shrinking below the content.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    resistance.shrinking[axis.rawValue]
  }
}

/// The importance of a relation.
public typealias UILayoutPriority = NSLayoutConstraint.Priority

/// A part of a view, or a rectangle that relations place.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject, _Anchored {
  enum Part { case view, margins, content, visible, free }

  /// The view.
  public internal(set) weak var owningView: UIView?
  /// A name for the program's author.
  open var identifier = ""
  private let part: Part

  /// A rectangle that relations place, once a view has it.
  public nonisolated override init() {
    part = .free
    super.init()
  }

  init(of view: UIView, _ part: Part) {
    owningView = view
    self.part = part
    super.init()
  }
}

extension UILayoutGuide: ConstrainedItem {
  package var constrainedView: (any ConstrainedView)? { owningView }
  package var constrainedArea: ConstrainedArea {
    switch part {
    case .view: return .view
    case .content: return .content
    case .visible: return .visible
    case .free: return .free
    case .margins:
      let margins = owningView?.layoutMargins ?? .zero
      return .inset(top: margins.top, left: margins.left, bottom: margins.bottom, right: margins.right)
    }
  }
}
