// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierPrimitives
import Foundation

/// The insets of a row's content that are set, edge by edge.
package struct ListRowInsets: Equatable {
  /// The edges whose inset is set, also if it is set to the list's own.
  var edges: Edge.Set = []
  /// Insets in points; nil is the list's own.
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  /// All insets of the list, where `own` has none.
  func completed(by own: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top ?? own.top, leading: leading ?? own.leading, bottom: bottom ?? own.bottom,
      trailing: trailing ?? own.trailing)
  }

  /// These insets, with those of `outer` at the edges that are not set.
  func inheriting(_ outer: ListRowInsets) -> ListRowInsets {
    ListRowInsets(
      edges: edges.union(outer.edges),
      top: edges.contains(.top) ? top : outer.top, leading: edges.contains(.leading) ? leading : outer.leading,
      bottom: edges.contains(.bottom) ? bottom : outer.bottom,
      trailing: edges.contains(.trailing) ? trailing : outer.trailing)
  }
}

package enum ListRowInsetsTraitKey: _ViewTraitKey {
  public static var defaultValue: ListRowInsets { ListRowInsets() }
}

/// Sets insets of rows. An inner modifier takes precedence at the edges that it sets.
nonisolated struct ListRowInsetsModifier: TraitWriting {
  let insets: ListRowInsets

  @MainActor static func write(_ value: Attribute<ListRowInsets>, to element: ViewListElement) {
    guard let inner = element.traits[ListRowInsetsTraitKey.self] else {
      element.traits.set(ListRowInsetsTraitKey.self, value)
      return
    }
    element.traits.set(
      ListRowInsetsTraitKey.self, Attribute("insets of row") { inner.value.inheriting(value.value) })
  }
}

extension View {
  /// Sets the insets of the content in a list's row; nil is the list's own.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(
      ListRowInsetsModifier(
        insets: ListRowInsets(
          edges: .all, top: insets?.top, leading: insets?.leading, bottom: insets?.bottom, trailing: insets?.trailing)))
  }

  /// Sets the insets of the content in a list's row at some edges, in points; nil is the list's own. Insets at other edges stay as
  /// the modifiers around this one or the list set them.
  public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(
      ListRowInsetsModifier(
        insets: ListRowInsets(
          edges: edges, top: edges.contains(.top) ? length : nil, leading: edges.contains(.leading) ? length : nil,
          bottom: edges.contains(.bottom) ? length : nil, trailing: edges.contains(.trailing) ? length : nil)))
  }
}
