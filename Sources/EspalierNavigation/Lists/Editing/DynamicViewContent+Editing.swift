// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

// The traits by which the rows of a collection determine how their list edits them.

/// Deletes a row's element, found by its id.
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
  /// Allows deleting rows: by a swipe, or in edit mode. The action is called with the offsets of the elements in the data and
  /// removes them; nil disables deleting.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(
      _TraitWritingModifier<OnDeleteTraitKey>(
        value: action.map { action in _RowDeletion(offset: { _offset(ofID: $0) }, perform: action) }))
  }

  /// Allows moving rows in edit mode. The action is called with the offsets of the elements, and the offset before which they are
  /// inserted, counted before the move, as `move(fromOffsets:toOffset:)` expects; nil disables moving.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(
      _TraitWritingModifier<OnMoveTraitKey>(
        value: action.map { action in
          _RowMove(offset: { _offset(ofID: $0) }, count: data.count, perform: action)
        }))
  }
}

extension View {
  /// Sets whether this row cannot be deleted although others of its collection can.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(_TraitWritingModifier<IsDeleteDisabledTraitKey>(value: isDisabled))
  }

  /// Sets whether this row cannot be moved although others of its collection can.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(_TraitWritingModifier<IsMoveDisabledTraitKey>(value: isDisabled))
  }

  /// Sets whether a click on this row does not select it.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_TraitWritingModifier<IsSelectionDisabledTraitKey>(value: isDisabled))
  }
}
