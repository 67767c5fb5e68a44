// SPDX-License-Identifier: MIT

import EspalierCore

/// A list's selection, erased to hashable values.
@MainActor
package struct ListSelection {
  package let isSelected: (AnyHashable) -> Bool
  /// Replaces the selection by some values; in a single selection, by the last of them.
  package let set: ([AnyHashable]) -> Void
  /// Adds or removes a value; in a single selection, selects it alone, or clears the selection.
  package let toggle: (AnyHashable) -> Void
  package let allowsSeveral: Bool
  /// Whether a value can be in the selection.
  package let accepts: (AnyHashable) -> Bool
  /// The value of a tag; nil if it has another type.
  let tagged: (ViewTag) -> AnyHashable?
  /// All selected values.
  package let values: () -> Set<AnyHashable>

  package static func one<ID: Hashable>(_ binding: Binding<ID?>) -> ListSelection {
    ListSelection(
      isSelected: { value in binding.wrappedValue.map { AnyHashable($0) == value } ?? false },
      set: { values in binding.wrappedValue = values.last?.base as? ID },
      toggle: { value in
        let new = value.base as? ID
        binding.wrappedValue = binding.wrappedValue == new ? nil : new
      }, allowsSeveral: false,
      accepts: { $0.base is ID }, tagged: value(ID.self),
      values: { Set(binding.wrappedValue.map { [AnyHashable($0)] } ?? []) })
  }

  package static func several<ID: Hashable>(_ binding: Binding<Set<ID>>) -> ListSelection {
    ListSelection(
      isSelected: { value in (value.base as? ID).map { binding.wrappedValue.contains($0) } ?? false },
      set: { values in binding.wrappedValue = Set(values.lazy.compactMap { $0.base as? ID }) },
      toggle: { if let value = $0.base as? ID { binding.wrappedValue.formSymmetricDifference([value]) } },
      allowsSeveral: true,
      accepts: { $0.base is ID }, tagged: value(ID.self),
      values: { Set(binding.wrappedValue.map { AnyHashable($0) }) })
  }

  /// Clears the selection, if it can be empty.
  package func clear() { set([]) }

  /// The type of a tag is the selection's type or its optional.
  private static func value<ID: Hashable>(_ type: ID.Type) -> (ViewTag) -> AnyHashable? {
    { tag in (tag.value(as: ID.self) ?? tag.value(as: ID?.self).flatMap { $0 }).map { AnyHashable($0) } }
  }
}

/// The value of a row in its list's selection: its tag, the value of its link, or one of its ids, whichever first has the
/// selection's type.
@MainActor
package struct RowIdentity {
  package let traits: ViewTraits
  /// The ids from `ForEach` and `id(_:)`, the innermost first.
  let ids: [AnyHashable]

  package init(traits: ViewTraits, ids: [AnyHashable]) {
    self.traits = traits
    self.ids = ids
  }

  /// The value that is selected with the row; nil if the row has none of the selection's type. A rule that calls this depends on
  /// the tag.
  package func value(in selection: ListSelection) -> AnyHashable? {
    if let tag = traits.value(TagTraitKey.self), let value = selection.tagged(tag) { return value }
    if let link = traits.value(LinkValueTraitKey.self), selection.accepts(link) { return link }
    return ids.first { selection.accepts($0) }
  }
}

/// The value of a navigation link that is a row.
package enum LinkValueTraitKey: _ViewTraitKey {
  public nonisolated static var defaultValue: AnyHashable? { nil }
}

/// Selection by a navigation link in the enclosing list.
@MainActor
package struct LinkSelection {
  /// Whether a value can be selected.
  package let accepts: (AnyHashable) -> Bool
  /// Handles a click on the row with a value.
  package let click: (AnyHashable) -> Void

  package init(accepts: @escaping (AnyHashable) -> Bool, click: @escaping (AnyHashable) -> Void) {
    self.accepts = accepts
    self.click = click
  }
}

extension EnvironmentValues {
  /// Whether the rows belong to a list with a selection.
  @EnvironmentEntry package var rowsAreSelected: Bool = false

  /// The selection of the enclosing list in a column of a split view: links with a value of its type select.
  @EnvironmentEntry package var linkSelection: LinkSelection? = nil
}
