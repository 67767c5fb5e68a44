// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives
import Foundation

// The settings of a row for its list, as traits: the innermost one applies, and a section or group sets it for all its rows.

package enum ListRowBackgroundTraitKey: _ViewTraitKey {
  public nonisolated static var defaultValue: AnyView? { nil }
}

/// The lines above and below a row.
public struct _ListRowSeparators: Equatable, Sendable {
  var top = Visibility.automatic
  var bottom = Visibility.automatic
}

package enum ListRowSeparatorTraitKey: _ViewTraitKey {
  public static var defaultValue: _ListRowSeparators { _ListRowSeparators() }
}

package enum ListRowSeparatorTintTraitKey: _ViewTraitKey {
  public static var defaultValue: Color? { nil }
}

extension View {
  /// Sets the background of a list's row, in place of the list's own.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(_TraitWritingModifier<ListRowBackgroundTraitKey>(value: view.map { AnyView($0) }))
  }

  /// Sets whether lines are drawn at edges of a list's row.
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      _TraitWritingModifier<ListRowSeparatorTraitKey>(
        value: _ListRowSeparators(
          top: edges.contains(.top) ? visibility : .automatic,
          bottom: edges.contains(.bottom) ? visibility : .automatic)))
  }

  /// Sets the colour of the lines at a list's row; nil is the list's own.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(_TraitWritingModifier<ListRowSeparatorTintTraitKey>(value: color))
  }

  /// Sets whether lines are drawn between the rows of a section: here the same as for each of its rows.
  public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    listRowSeparator(visibility, edges: edges)
  }

  /// Sets the colour of the lines between the rows of a section: here the same as for each of its rows.
  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    listRowSeparatorTint(color, edges: edges)
  }
}
