// SPDX-License-Identifier: MIT

import EspalierMotion
import Foundation

/// Distances from the sides of a rectangle inwards, in points.
public struct EdgeInsets: Equatable, Sendable {
  /// Points from the upper edge inwards.
  public var top: CGFloat
  /// Points from the edge at which a line begins inwards.
  public var leading: CGFloat
  /// Points from the lower edge inwards.
  public var bottom: CGFloat
  /// Points from the edge at which a line ends inwards.
  public var trailing: CGFloat

  /// No inset at any edge.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Insets in points; negative ones reach outwards.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distance, in points, on each of `edges` and zero elsewhere.
  package init(_ length: CGFloat, edges: Edge.Set = .all) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The part of a width that the insets take.
  package var horizontal: CGFloat { leading + trailing }
  /// The part of a height that the insets take.
  package var vertical: CGFloat { top + bottom }

  package subscript(edge: Edge) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  package static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom, trailing: a.trailing + b.trailing
    )
  }
}

extension EdgeInsets: Animatable {
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}

extension CGSize {
  /// The size that remains inside `insets`; never negative.
  package func inset(by insets: EdgeInsets) -> CGSize {
    CGSize(width: max(0, width - insets.horizontal), height: max(0, height - insets.vertical))
  }

  /// The size of something that leaves this one inside `insets`; never negative.
  package func outset(by insets: EdgeInsets) -> CGSize {
    CGSize(width: max(0, width + insets.horizontal), height: max(0, height + insets.vertical))
  }
}

extension CGRect {
  /// The rectangle inside `insets`, with leading at the left; its size is never negative.
  package func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(origin: CGPoint(x: minX + insets.leading, y: minY + insets.top), size: size.inset(by: insets))
  }
}
