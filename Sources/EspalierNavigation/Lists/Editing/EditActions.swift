// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The edits of bound data that a list allows: `List($items, editActions: .delete)`.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Deletion of rows, by a swipe or in edit mode; their elements are removed from the data.
  public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: MutableCollection {
  /// Reordering of rows in edit mode; their elements move in the data.
  public static var move: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
  /// All edits that the data support.
  public static var all: EditActions<Data> { [.delete, .move] }
}

/// A row of data that its list can edit.
nonisolated public struct EditableCollectionContent<Content: View, Data>: View {
  let content: Content
  let deletion: _RowDeletion?
  let move: _RowMove?

  fileprivate init(content: Content, deletion: _RowDeletion?, move: _RowMove?) {
    self.content = content
    self.deletion = deletion
    self.move = move
  }

  @MainActor public var body: some View {
    content
      .modifier(_TraitWritingModifier<OnDeleteTraitKey>(value: deletion))
      .modifier(_TraitWritingModifier<OnMoveTraitKey>(value: move))
  }
}

extension Binding where Value: MutableCollection {
  /// The row of an element, with the edits that `actions` allow. Deleting and moving are O(n) when they happen.
  nonisolated fileprivate func editable<Row: View, ID: Hashable>(
    _ row: Row, _ actions: EditActions<Value>, id: KeyPath<Value.Element, ID>
  ) -> EditableCollectionContent<Row, Value> {
    let offset: (AnyHashable) -> Int? = { element in
      guard let element = element.base as? ID else { return nil }
      return wrappedValue.enumerated().first { $0.element[keyPath: id] == element }?.offset
    }
    let deletion = _RowDeletion(offset: offset) { offsets in
      // `.delete` exists only for data from which elements can be removed.
      guard let data = wrappedValue as? any RangeReplaceableCollection else { return }
      if let rest = data.without(offsets) as? Value { wrappedValue = rest }
    }
    let move = _RowMove(offset: offset, count: wrappedValue.count) { wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    return EditableCollectionContent(
      content: row, deletion: actions.rawValue & 1 != 0 ? deletion : nil,
      move: actions.rawValue & 2 != 0 ? move : nil)
  }
}

extension RangeReplaceableCollection {
  fileprivate func without(_ offsets: IndexSet) -> Self {
    var rest = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { rest.append(element) }
    return rest
  }
}

extension ForEach where Content: View {
  /// Views of the elements of bound data, which the list's user can edit; `content` is called with a binding to its element.
  public init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Views of the elements of bound data, which the list's user can edit; a property of the element is its identity.
  public init<C, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection
  {
    let collection = data.wrappedValue
    self.init(
      data: IndexedIdentifierCollection(collection, id: id), id: { $0.id },
      content: { element in
        let row = content(data.element(collection[element.index], at: element.index, id: id))
        return data.editable(row, editActions, id: id)
      })
  }
}

extension List where SelectionValue == Never {
  /// A row for each element of bound data, which the user can edit.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable
  {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// A row for each element of bound data, which the user can edit; a property of the element is its identity.
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
    Data: MutableCollection & RandomAccessCollection
  {
    self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }
}

extension List {
  /// A row for each element of bound data, which the user can edit, and of which several can be selected.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable
  {
    self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// A row for each element of bound data, which the user can edit, and of which one can be selected.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable
  {
    self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// A row for each element of bound data, which the user can edit, and of which several can be selected; a property of the
  /// element is its identity.
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
    Data: MutableCollection & RandomAccessCollection
  {
    self.init(selection: selection) { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }

  /// A row for each element of bound data, which the user can edit, and of which one can be selected; a property of the element
  /// is its identity.
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
    Data: MutableCollection & RandomAccessCollection
  {
    self.init(selection: selection) { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }
}
