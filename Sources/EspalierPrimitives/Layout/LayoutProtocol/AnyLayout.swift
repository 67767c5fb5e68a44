// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// A type-erased layout. A view whose `AnyLayout` changes keeps its subviews and their state, and moves them (specification L94,
/// L95).
public struct AnyLayout: Layout, Equatable {
  let storage: AnyLayoutStorage

  /// Erases the type of a layout. The views keep their state when another layout replaces it.
  public init<L: Layout>(_ layout: L) { storage = TypedLayoutStorage(layout) }

  /// The cache of the erased layout.
  public struct Cache {
    var layout: ObjectIdentifier
    var value: Any
  }

  public var animatableData: _AnyAnimatableData {
    get { storage.animatableData }
    set { self = AnyLayout(storage: storage.with(newValue)) }
  }

  private init(storage: AnyLayoutStorage) { self.storage = storage }

  public static func == (a: AnyLayout, b: AnyLayout) -> Bool { a.storage === b.storage || a.storage.isEqual(b.storage) }

  public func makeCache(subviews: Subviews) -> Cache { storage.makeCache(subviews) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if cache.layout == storage.layoutType {
      storage.updateCache(&cache, subviews)
    } else {
      cache = storage.makeCache(subviews)
    }
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { storage.spacing(subviews, &cache) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    storage.sizeThatFits(proposal, subviews, &cache)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    storage.placeSubviews(bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    storage.explicitAlignment(guide, bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    storage.explicitAlignment(guide, bounds, proposal, subviews, &cache)
  }
}
