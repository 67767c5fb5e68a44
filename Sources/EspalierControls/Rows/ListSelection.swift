// SPDX-License-Identifier: MIT

import EspalierCore

/// What is selected in a list, whatever the type of its values.
@MainActor
package struct ListSelection {
  package let isSelected: (AnyHashable) -> Bool
  /// Makes some values all that is selected; where one row can be, the last of them.
  package let set: ([AnyHashable]) -> Void
  /// Adds a value or takes it out; where one row can be, makes it the one, or selects nothing.
  package let toggle: (AnyHashable) -> Void
  package let allowsSeveral: Bool
  /// Whether a value may be selected at all.
  package let accepts: (AnyHashable) -> Bool
  /// The value of a tag; nil where its type is another one.
  let tagged: (ViewTag) -> AnyHashable?
  /// All of it.
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

  /// Takes the selection away, where it can be empty.
  package func clear() { set([]) }

  /// A tag may be of the selection's type or of the optional of it.
  private static func value<ID: Hashable>(_ type: ID.Type) -> (ViewTag) -> AnyHashable? {
    { tag in (tag.value(as: ID.self) ?? tag.value(as: ID?.self).flatMap { $0 }).map { AnyHashable($0) } }
  }
}

/// What a row stands for in its list's selection: its tag, the value of the link that it is, or an id of it, whichever
/// first has the selection's type.
@MainActor
package struct RowIdentity {
  package let traits: ViewTraits
  /// Those of `ForEach` and `id(_:)`, the innermost first.
  let ids: [AnyHashable]

  package init(traits: ViewTraits, ids: [AnyHashable]) {
    self.traits = traits
    self.ids = ids
  }

  /// The value that is selected with the row; nil where it has none of the selection's type. A rule that calls this depends
  /// on the tag.
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

/// How a navigation link selects in the list around it.
@MainActor
package struct LinkSelection {
  /// Whether a value may be selected.
  package let accepts: (AnyHashable) -> Bool
  /// What a click on the row with a value does.
  package let click: (AnyHashable) -> Void

  package init(accepts: @escaping (AnyHashable) -> Bool, click: @escaping (AnyHashable) -> Void) {
    self.accepts = accepts
    self.click = click
  }
}

extension EnvironmentValues {
  private enum LinkSelectionKey: EnvironmentKey { static var defaultValue: LinkSelection? { nil } }
  private enum RowsAreSelectedKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether the rows here are those of a list with a selection.
  package var rowsAreSelected: Bool {
    get { self[RowsAreSelectedKey.self] }
    set { self[RowsAreSelectedKey.self] = newValue }
  }

  /// The selection of the list around, where it stands in a column of a split view: links with a value of its type select.
  package var linkSelection: LinkSelection? {
    get { self[LinkSelectionKey.self] }
    set { self[LinkSelectionKey.self] = newValue }
  }
}
