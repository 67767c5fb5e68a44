// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierMotion
import Foundation

/// A layout of a program: how large its views are together, and where each of them goes.
///
/// A layout's size is computed any number of times, with proposals of zero, infinity and nothing
/// (specification L86), and then given its bounds once to place the views in. What can be kept between those calls
/// belongs in the cache. A layout with `animatableData` moves between two states.
///
/// Source: Apple's reference, Layout; specification L86–L93.
public protocol Layout: Animatable {
  /// The properties of the layout for its container.
  static var layoutProperties: LayoutProperties { get }

  /// What is kept between calls: made once, updated when the layout or its views change (specification L89).
  associatedtype Cache = Void
  /// The views to be placed.
  typealias Subviews = LayoutSubviews

  /// What the layout computes once for its views and keeps between calls; made when the container is.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache up to date after the views or the layout changed; by default it is made anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The preferred distances of the whole from its neighbours; by default all those of its views.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the whole, in points. It is used as it is, whatever was proposed (specification L87).
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places each view by calling `place` on it.
  /// - Parameter bounds: Where the layout is, in points; its origin is not zero (specification L87).
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where a guide lies, in points from the left of the bounds; nil leaves it to the guide's default
  /// (specification L84).
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Where a guide lies, in points from the top of the bounds; nil leaves it to the guide's default
  /// (specification L84).
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// The properties of a layout for its container.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers stretch and dividers stand across; nil if there is none.
  public var stackOrientation: Axis?

  /// No orientation: the layout is no stack.
  public init() {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// The preferred distances of all views, on every edge (specification L90).
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(ViewSpacing()) { $0.union($1.spacing) }
  }

  /// The explicit guides of the views where they are placed, combined (specification L84).
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    subviews.combinedGuide(guide.key, in: bounds) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// The explicit guides of the views where they are placed, combined (specification L84).
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.combinedGuide(guide.key, in: bounds) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}
