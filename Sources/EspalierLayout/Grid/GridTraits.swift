// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGraph
import Foundation

/// The row that a view of a grid belongs to, by identity, and how the row lines up its cells.
package struct GridRowPlace {
  /// A row, by identity.
  package final class Row: Sendable {
    package init() {}
  }

  package let row: Row
  package let alignment: VerticalAlignment?

  package init(row: Row, alignment: VerticalAlignment?) {
    self.row = row
    self.alignment = alignment
  }
}

package enum GridRowTraitKey: _ViewTraitKey { package nonisolated static var defaultValue: GridRowPlace? { nil } }

public enum _GridColumnCountTraitKey: _ViewTraitKey { public nonisolated static var defaultValue: Int { 1 } }

public enum _GridAnchorTraitKey: _ViewTraitKey { public nonisolated static var defaultValue: UnitPoint? { nil } }

public enum _GridColumnAlignmentTraitKey: _ViewTraitKey {
  public nonisolated static var defaultValue: HorizontalAlignment? { nil }
}

public enum _GridUnsizedAxesTraitKey: _ViewTraitKey { public nonisolated static var defaultValue: Axis.Set { [] } }

/// Writes a trait that the layout around the view goes by: a change of it lays out anew.
nonisolated public struct _LayoutTraitWritingModifier<Trait: _ViewTraitKey>: _PrimitiveViewModifier {
  let value: Trait.Value

  public init(value: Trait.Value) { self.value = value }

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    body(_Graph(), inputs)
  }

  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let value = modifier.field(at: 0, as: Trait.Value.self).attribute
    return _ViewListOutputs(
      body(_Graph(), inputs).list?.map { element in
        let wrapped = WrappedElement(element) { inputs, make in make(inputs) }
        LayoutValues.add(Trait.self, value, to: &wrapped.traits, of: wrapped)
        return wrapped
      })
  }

  public static var _isUnary: Bool { false }
}
