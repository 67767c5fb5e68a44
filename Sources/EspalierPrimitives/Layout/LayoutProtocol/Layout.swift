// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierMotion
import Foundation

/// A custom layout: the size of its views as a whole, and their places.
///
/// A layout's size is computed any number of times, with zero, infinite and unspecified proposals (specification L86), and then
/// its views are placed once in the final bounds. Values that can be kept between those calls belong in the cache. A layout with
/// `animatableData` animates between two states.
///
/// Source: Apple's reference, Layout; specification L86–L93.
public protocol Layout: Animatable {
  /// The properties of the layout for its container.
  static var layoutProperties: LayoutProperties { get }

  /// Data kept between calls: made once, updated when the layout or its views change (specification L89).
  associatedtype Cache = Void
  /// The views that the layout places.
  typealias Subviews = LayoutSubviews

  /// Makes the data that the layout computes once for its views and keeps between calls; called when the container is made.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache after the views or the layout have changed; by default the cache is made anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The preferred distances of the whole from its neighbours; by default the union of its views' distances.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the whole, in points. It is used unchanged, whatever was proposed (specification L87).
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places each view by calling `place` on it.
  /// - Parameter bounds: The layout's rectangle in points; its origin is not zero (specification L87).
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The position of a guide, in points from the left of the bounds; nil is the guide's default (specification L84).
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// The position of a guide, in points from the top of the bounds; nil is the guide's default (specification L84).
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// The properties of a layout for its container.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers expand and which dividers cross; nil if there is none.
  public var stackOrientation: Axis?

  /// No orientation: the layout is not a stack.
  public init() {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// The union of all views' preferred distances, on every edge (specification L90).
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(ViewSpacing()) { $0.union($1.spacing) }
  }

  /// The explicit guides of the placed views, combined (specification L84).
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    subviews.combinedGuide(guide.key, in: bounds) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// The explicit guides of the placed views, combined (specification L84).
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.combinedGuide(guide.key, in: bounds) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}

extension Layout where Cache == Void {
  /// No data is kept.
  public func makeCache(subviews: Subviews) {}
}
