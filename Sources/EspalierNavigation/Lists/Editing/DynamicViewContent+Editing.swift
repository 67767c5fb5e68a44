// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

// The traits by which the rows of a collection determine how their list edits them.

/// What becomes of a row, by the id of its element.
public struct _RowDeletion {
  let offset: (AnyHashable) -> Int?
  let perform: (IndexSet) -> Void
}

public struct _RowMove {
  let offset: (AnyHashable) -> Int?
  let count: Int
  let perform: (IndexSet, Int) -> Void
}

package enum OnDeleteTraitKey: _ViewTraitKey {
  public nonisolated static var defaultValue: _RowDeletion? { nil }
}

package enum OnMoveTraitKey: _ViewTraitKey {
  public nonisolated static var defaultValue: _RowMove? { nil }
}

package enum IsDeleteDisabledTraitKey: _ViewTraitKey {
  public nonisolated static var defaultValue: Bool { false }
}

package enum IsMoveDisabledTraitKey: _ViewTraitKey {
  public nonisolated static var defaultValue: Bool { false }
}

package enum IsSelectionDisabledTraitKey: _ViewTraitKey {
  public nonisolated static var defaultValue: Bool { false }
}

extension DynamicViewContent {
  /// Lets a list's user delete rows: by a swipe, or in the edit mode. The action gets the places of the elements in the
  /// data and takes them out; nil forbids it.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(
      _TraitWritingModifier<OnDeleteTraitKey>(
        value: action.map { action in _RowDeletion(offset: { _offset(ofID: $0) }, perform: action) }))
  }

  /// Lets a list's user move rows in the edit mode. The action gets the places of the elements, and the place in the
  /// data
  /// as it was before which they go: what `move(fromOffsets:toOffset:)` takes; nil forbids it.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(
      _TraitWritingModifier<OnMoveTraitKey>(
        value: action.map { action in
          _RowMove(offset: { _offset(ofID: $0) }, count: data.count, perform: action)
        }))
  }
}

extension View {
  /// Whether this row stays when the others of its collection can be deleted.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(_TraitWritingModifier<IsDeleteDisabledTraitKey>(value: isDisabled))
  }

  /// Whether this row stays where it is when the others of its collection can be moved.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(_TraitWritingModifier<IsMoveDisabledTraitKey>(value: isDisabled))
  }

  /// Whether a click on this row does not select it.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_TraitWritingModifier<IsSelectionDisabledTraitKey>(value: isDisabled))
  }
}
