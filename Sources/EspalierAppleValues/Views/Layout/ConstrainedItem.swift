// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

/// A view or a guide that relations between anchors place.
@MainActor
package protocol ConstrainedItem: AnyObject {
  /// The view itself, or that of a guide.
  var constrainedView: (any ConstrainedView)? { get }
  /// The rectangle of the item.
  var constrainedArea: ConstrainedArea { get }
}

/// The rectangle of an item that relations place.
package enum ConstrainedArea {
  /// The view's own rectangle.
  case view
  /// The view's rectangle without the distances from its edges.
  case inset(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
  /// The content of a view that scrolls.
  case content
  /// The visible rectangle of a view that scrolls.
  case visible
  /// A rectangle that relations alone decide.
  case free
}

/// A view of UIKit or AppKit, as far as relations between anchors concern it.
@MainActor
package protocol ConstrainedView: ConstrainedItem {
  /// The rectangle in the view around it, y growing downwards.
  var placedFrame: CGRect { get set }
  /// The views in it.
  var constrainedSubviews: [any ConstrainedView] { get }
  /// The view around it.
  var constrainedSuperview: (any ConstrainedView)? { get }
  /// Whether the frame is that which the program sets, instead of one that relations decide.
  var keepsFrame: Bool { get }
  /// The size that the content has; negative lengths are undecided.
  var fittedContent: CGSize { get }
  /// The height of the content in a width, if the width decides it.
  func contentHeight(in width: CGFloat) -> CGFloat?
  /// The resistance to growing and shrinking.
  var resistance: LayoutResistance { get }
  /// Distances of the first baseline from the upper edge and the last one from the lower edge.
  var baselines: LayoutBaselines { get }
  /// Whether the view places a view in it by itself, as a stack does.
  func places(_ subview: any ConstrainedView) -> Bool
  /// Whether the content has a size of its own, as that of a view that scrolls.
  var scrollsContent: Bool { get }
  /// Takes the size of the content that relations have decided.
  func takeScrolledSize(_ size: CGSize)
  /// The relations of the view.
  var relations: LayoutRelations { get }
  /// Requests a layout.
  func relationsChanged()
}

extension ConstrainedView {
  package var constrainedView: (any ConstrainedView)? { self }
  package var constrainedArea: ConstrainedArea { .view }
}

/// The resistance of a view to growing beyond its content, and to shrinking below it.
package struct LayoutResistance {
  package var growing: [NSLayoutConstraint.Priority]
  package var shrinking: [NSLayoutConstraint.Priority]

  /// The resistances from left to right, and from top to bottom.
  package init(growing: Float = 250, _ vertical: Float? = nil, shrinking: Float = 750) {
    self.growing = [.init(growing), .init(vertical ?? growing)]
    self.shrinking = [.init(shrinking), .init(shrinking)]
  }
}

/// The active relations in which a view takes part.
@MainActor
package final class LayoutRelations {
  package private(set) var list: [NSLayoutConstraint] = []

  package nonisolated init() {}

  func insert(_ constraint: NSLayoutConstraint) {
    if !list.contains(where: { $0 === constraint }) { list.append(constraint) }
  }
  func remove(_ constraint: NSLayoutConstraint) { list.removeAll { $0 === constraint } }
}

/// Distances in points of the first baseline from the upper edge, and of the last one from the lower edge.
package struct LayoutBaselines {
  package var first, last: CGFloat

  package init(first: CGFloat = 0, last: CGFloat = 0) { (self.first, self.last) = (first, last) }
}
