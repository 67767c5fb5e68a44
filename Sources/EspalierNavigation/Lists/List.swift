// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import Foundation

/// A scrolling column of rows in its `listStyle`; only rows near the viewport are made.
///
/// Rows are the views of the content; sections add headers and footers. If there is a selection, a click selects the row: by its
/// tag, or by its id from `ForEach` or `id(_:)`, whichever has the selection's type.
///
/// Inside another list or a form, the rows become rows of that one.
public struct List<SelectionValue: Hashable, Content: View>: _PrimitiveView {
  let content: Content
  let selection: ListSelection?

  private init(content: Content, selection: ListSelection?) {
    self.content = content
    self.selection = selection
  }

  /// Rows of which several can be selected; the selection contains the ids or tags of the rows. Nil disables selection.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { ListSelection.several($0) })
  }

  /// Rows of which one can be selected; a nil value selects no row. A nil binding disables selection.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { ListSelection.one($0) })
  }

  /// One row is always selected.
  // A binding to a set, or to an optional, is a binding to a value too: the other initialisers take precedence.
  /// Rows of which one is always selected.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(
      content: content(),
      selection: ListSelection.one(
        Binding<SelectionValue?>(
          get: { selection.wrappedValue }, set: { if let new = $0 { selection.wrappedValue = new } })))
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeList(
      view[\.content], selection: view[\.selection].attribute, canSelect: SelectionValue.self != Never.self,
      viewType: Self.self, inputs: inputs)
  }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    guard inputs.joinsLists else { return .unary(view, inputs) }
    let rows = Content._makeViewList(view: view[\.content], inputs: inputs)
    return SelectionValue.self == Never.self ? rows : rows.joined(selectedBy: view[\.selection].attribute)
  }

  /// Unknown from the type: inside another list the list becomes several rows.
  public static var _isUnary: Bool { false }
  public static var _viewListCount: Int? { nil }
}

extension List where SelectionValue == Never {
  /// Rows that cannot be selected.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content(), selection: nil) }

  // Disfavored: a binding to a collection is also a collection of bindings, and the initialiser for bindings takes precedence.

  /// A row for each element; an element keeps its row by its identity.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// A row for each element; a property of the element is its identity.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }

  /// A row for each number.
  public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// A row for each element of a bound collection; `rowContent` is called with a binding to the element.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }
}

extension List {
  /// A row for each number, of which several can be selected.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { ListSelection.several($0) })
  }

  /// A row for each number, of which one can be selected.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { ListSelection.one($0) })
  }

  /// A row for each element, of which several can be selected by the elements' ids.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { ListSelection.several($0) })
  }

  /// A row for each element, of which one can be selected by the element's id.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { ListSelection.one($0) })
  }

  /// A row for each element, of which several can be selected; a property of the element is its identity.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      content: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection.several($0) })
  }

  /// A row for each element, of which one can be selected; a property of the element is its identity.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection.one($0) })
  }
}
