// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierMotion
import Foundation

/// A type-erased layout.
class AnyLayoutStorage {
  var layoutType: ObjectIdentifier { fatalError("a layout is stored with its type") }
  var stackOrientation: Axis? { nil }
  var animatableData: _AnyAnimatableData { .zero }
  func with(_ data: _AnyAnimatableData) -> AnyLayoutStorage { self }
  func isEqual(_ other: AnyLayoutStorage) -> Bool { false }
  func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache { AnyLayout.Cache(layout: layoutType, value: ()) }
  func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {}
  func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing { ViewSpacing() }
  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGSize { .zero }
  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) {}
  func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGFloat? { nil }
  func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGFloat? { nil }
}

final class TypedLayoutStorage<L: Layout>: AnyLayoutStorage {
  private let layout: L

  init(_ layout: L) { self.layout = layout }

  override var layoutType: ObjectIdentifier { ObjectIdentifier(L.self) }
  override var stackOrientation: Axis? { L.layoutProperties.stackOrientation }
  override var animatableData: _AnyAnimatableData { _AnyAnimatableData(layout.animatableData) }

  override func with(_ data: _AnyAnimatableData) -> AnyLayoutStorage {
    guard let data = data.value as? L.AnimatableData else { return self }
    var layout = layout
    layout.animatableData = data
    return TypedLayoutStorage(layout)
  }

  override func isEqual(_ other: AnyLayoutStorage) -> Bool {
    guard let other = other as? TypedLayoutStorage<L> else { return false }
    return valuesAreEqual(layout, other.layout)
  }

  /// Passes the layout its own cache, without a second reference to it.
  private func withCache<Answer>(_ cache: inout AnyLayout.Cache, _ compute: (inout L.Cache) -> Answer) -> Answer {
    var typed = cache.value as! L.Cache
    cache.value = ()
    defer { cache.value = typed }
    return compute(&typed)
  }

  override func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
    AnyLayout.Cache(layout: layoutType, value: layout.makeCache(subviews: subviews))
  }
  override func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {
    withCache(&cache) { layout.updateCache(&$0, subviews: subviews) }
  }
  override func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
    withCache(&cache) { layout.spacing(subviews: subviews, cache: &$0) }
  }
  override func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGSize {
    withCache(&cache) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }
  override func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) {
    withCache(&cache) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }
  override func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    withCache(&cache) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
  override func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    withCache(&cache) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
