// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import EspalierGraph

/// The selection of a row that came from a list among the rows of another one.
enum JoinedSelectionTraitKey: _ViewTraitKey {
  nonisolated static var defaultValue: ListSelection? { nil }
}

extension _ViewListOutputs {
  /// The rows of a list among those of another list, which keep their own selection.
  @MainActor func joined(selectedBy selection: Attribute<ListSelection?>) -> _ViewListOutputs {
    _ViewListOutputs(
      list?.map { element in
        let row = WrappedElement(element)
        row.traits.setIfUnset(JoinedSelectionTraitKey.self, selection)
        return row
      })
  }
}
