// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierGraph
import EspalierInteraction
import EspalierPrimitives
import EspalierScrolling
import Foundation

/// A list: a scroll view around a lazy container, with the list's decoration behind and between the rows.
@MainActor
func makeList<Content: View>(
  _ content: _GraphValue<Content>, selection: Attribute<ListSelection?>, canSelect: Bool, viewType: any View.Type,
  role: AccessibilityRole = .list, inputs: _ViewInputs
) -> _ViewOutputs {
  let selector = canSelect ? RowSelector(inputs, selection: selection) : nil
  let environment = inputs.environment
  let index = SectionIndexSource()
  let configuration = inputs.host.shared.constant(ScrollConfiguration(axes: .vertical, showsIndicators: true))
  var outputs = makeScrollView(
    configuration: configuration, viewType: viewType, inputs: inputs, role: role,
    indicators: { state, inputs in
      selector?.connect(to: state)
      index.connect(to: state)
      return makeScrollBars(state, inputs: inputs)
    },
    content: { inner in
      var rows = inner
      rows.environment = environment.map("list row") { environment in
        var environment = environment
        environment.enterRow(.list)
        environment.linkSelection = selector.flatMap { environment.linkSelection(selection.value, of: $0) }
        environment.rowsAreSelected = selection.value != nil
        if let selector { environment.isFocused = selector.isFocused.get() }
        return environment
      }
      let subgraph = Subgraph.current!
      return makeListRows(content, rows: rows, inputs: inner, listSize: inputs.size, index: index) {
        makeRow($0, at: $1, selection: selection, selector: selector, subgraph: subgraph, environment: environment)
      } connect: { list, shown in
        selector?.connect(to: list, shown: shown)
      }
    })
  if let selector {
    outputs.describe("keyboard of list", inputs: inputs) { view in
      var elements = view.elements
      if selection.value != nil, !elements.isEmpty { elements[0].focusTarget = selector.target }
      return elements
    }
  }
  // The preference of a column; nil for a list without a selection. O(selected values).
  outputs.preferences = WritingNode<ColumnSelectionKey>(outputs.preferences) { [unowned(unsafe) host = inputs.host] in
    selection.map("selection of a column") { [unowned(unsafe) host] selection in
      guard let selection else { return nil }
      return ColumnSelection(values: host.observing { selection.values() }, clear: selection.clear)
    }
  }
  if let selector {
    // Rows handle their own presses: the remaining ones are beside rows.
    outputs = outputs.modified(by: _ContentShapeModifier(shape: Rectangle()), inputs: inputs)
      .modified(by: AddGestureModifier(TapGesture().onEnded { selector.clickBesideRows() }), inputs: inputs)
  }
  outputs.addSectionIndex(index, inputs: inputs)
  outputs.addListPage(inputs)
  return outputs
}

extension EnvironmentValues {
  /// Selection by links in a list with a selection inside a column; nil elsewhere.
  @MainActor
  fileprivate func linkSelection(_ selection: ListSelection?, of selector: RowSelector) -> LinkSelection? {
    guard isInColumn, let selection else { return nil }
    return LinkSelection(accepts: selection.accepts) { [columnOpener] in selector.click($0, opener: columnOpener) }
  }
}

/// The rows of a list or form in the scrolled content, with the drawing behind and between them.
///
/// - Parameters:
///   - rows: The inputs of the rows.
///   - inputs: The inputs of the container that arranges the rows, with the style of the list.
///   - listSize: The size of the whole list, which its stripes fill.
///   - index: The index of the sections, which is connected to the rows.
///   - realisedAsWhole: The greatest number of rows for which a list makes all of them.
///   - makeRow: Wraps a row, given the inputs at the place of the list's rows.
///   - connect: Called with the list of rows, and the shown ones among them.
@MainActor
func makeListRows<Content: View>(
  _ content: _GraphValue<Content>, rows: _ViewInputs, inputs: _ViewInputs, listSize: Attribute<ViewSize>,
  index: SectionIndexSource, realisedAsWhole: Int = 0,
  makeRow: @escaping (ViewListElement, ListLevel) -> ViewListElement,
  connect: @escaping (ViewList?, any LazyRows) -> Void = { _, _ in }
) -> _ViewOutputs {
  let environment = inputs.environment
  let cards = ListCards()
  var listInputs = _ViewListInputs(rows)
  listInputs.joinsLists = true
  let level = ListLevel(listInputs)
  // Wraps each row when the list is read: the wrapper of a row may depend on its environment.
  let views = Content._makeViewList(view: content, inputs: listInputs).list
  let list = views.map { list in
    MappedList(base: list) { element in
      switch element.traits[FormPlaceTraitKey.self]?.peek()?.part {
      case .header: return makePinnedHeader(element, at: level, environment: environment)
      case .footer: return element
      case .row, nil: return makeRow(element, level)
      }
    }
  }
  var container = makeLazyContainer(
    list: list,
    lazyLayout: environment.map("list style") { ListLayout($0, realisedAsWhole: realisedAsWhole) },
    viewType: nil, inputs: inputs,
    surround: { environment.peek().listAppearance.hasCards ? cards.clipping($0, $1, $2) : $2 },
    layers: { shown, layout in
      connect(list, shown)
      index.connect(to: views, shown: shown)
      let made = Attribute(
        ListCardsRule(
          rows: shown, layout: layout, frame: inputs.makeShownFrame(), environment: environment,
          moving: MovingRects(inputs)))
      cards.attribute = made
      let behind = [
        makeLeaf(ListCardsLeaf(cards: made), inputs: inputs),
        makeLeaf(RowStripes(rows: shown, layout: layout, listSize: listSize), inputs: inputs),
      ]
      return (
        JoinedNode.joining(behind), makeLeaf(ListSeparators(rows: shown, layout: layout, cards: made), inputs: inputs)
      )
    })
  container.preferences = container.preferences.map { CardClip.clipping($0, inputs: inputs) }
  return container
}

/// The row of a list around an element.
@MainActor
private func makeRow(
  _ element: ViewListElement, at level: ListLevel, selection: Attribute<ListSelection?>, selector: RowSelector?,
  subgraph: Subgraph, environment: Attribute<EnvironmentValues>
) -> ViewListElement {
  let traits = element.traits
  let ids = element.ids(upTo: subgraph)
  let identity = RowIdentity(traits: traits, ids: ids)
  let joined = traits[JoinedSelectionTraitKey.self]
  let selection = joined ?? selection
  let selector = joined == nil ? selector : nil
  var row: ViewListElement = ModifiedElement(badged(element.inRow), level: level) {
    Attribute(ListRowRule(selection: selection, selector: selector, environment: environment, identity: identity))
  }
  if environment.peek().selectionMenu != nil, selection.peek() != nil {
    row = ModifiedElement(row, level: level) {
      selection.map("row menu") { RowMenu(around: identity, selection: $0, environment: environment.value) }
    }
  }
  return edited(row, element, at: level, of: subgraph, ids: ids, environment: environment)
}

/// A row with the edits that its element allows: delete, move, swipe, drops beside it.
/// - Parameters:
///   - level: The place of the list's rows.
///     - list: The subgraph of the rows' list.
@MainActor
func edited(
  _ row: ViewListElement, _ element: ViewListElement, at level: ListLevel, of list: Subgraph, ids: [AnyHashable],
  environment: Attribute<EnvironmentValues>
) -> ViewListElement {
  let (traits, host) = (element.traits, element.inputs.host)
  var row = row
  if RowEditorRule.applies(to: traits) {
    // Elements live in the host, and end before it: a reference that is counted would keep the host alive.
    row = ModifiedElement(row, level: level) { [unowned(unsafe) host] in
      Attribute(RowEditorRule(traits: traits, environment: environment, ids: ids, host: host))
    }
  }
  if RowDrop.applies(to: traits) {
    row = ModifiedElement(row, level: level) {
      Attribute("row drop") { [unowned list] in RowDrop(beside: ids, of: list, traits) }
    }
  }
  return row
}
