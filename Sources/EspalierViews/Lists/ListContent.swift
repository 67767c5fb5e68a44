// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGraph
import EspalierInteraction
import EspalierScrolling
import Foundation

/// A list: a scroll view around a lazy container, with the list's decoration behind and between the rows.
@MainActor
func makeList<Content: View>(
  _ content: _GraphValue<Content>, selection: Attribute<ListSelection?>, viewType: any View.Type, inputs: _ViewInputs
) -> _ViewOutputs {
  let environment = inputs.environment
  let configuration = inputs.host.shared.constant(ScrollConfiguration(axes: .vertical, showsIndicators: true))
  var outputs = makeScrollView(
    configuration: configuration, viewType: viewType, inputs: inputs, role: .list,
    indicators: { state, inputs in
      makeLeaf(ScrollIndicators(state: state, configuration: configuration), inputs: inputs)
    },
    content: { inner in
      var rows = inner
      rows.environment = environment.map("list row") { environment in
        var environment = environment
        environment.isFormRow = true
        environment.linkSelection = environment.isInColumn ? selection.value : nil
        return environment
      }
      let lazyLayout = environment.map("list style") { environment in
        ListLayout(
          appearance: environment.listAppearance, rowSpacing: environment.listRowSpacing,
          sectionSpacing: environment.listSectionSpacing)
      }
      let subgraph = Subgraph.current!
      // Applied to each row when the list is read: what a row is may depend on its environment.
      let list = Content._makeViewList(view: content, inputs: _ViewListInputs(rows)).list.map { list in
        MappedList(base: list) { makeRow($0, selection: selection, subgraph: subgraph, environment: environment) }
      }
      var container = makeLazyContainer(
        list: list, lazyLayout: lazyLayout, viewType: nil, inputs: inner,
        layers: { rows, layout in
          (
            makeLeaf(ListDecoration(part: .cards, rows: rows, layout: layout), inputs: inner),
            makeLeaf(ListDecoration(part: .separators, rows: rows, layout: layout), inputs: inner)
          )
        })
      container.preferences = container.preferences.map {
        CardClip.clipping($0, inputs: inner) { $0.listAppearance.hasCards ? $0.listAppearance.margin : nil }
      }
      return container
    })
  // What a column sends up; nil for a list without a selection. O(values selected).
  outputs.preferences = WritingNode<ColumnSelectionKey>(outputs.preferences) { [unowned(unsafe) host = inputs.host] in
    selection.map("selection of a column") { [unowned(unsafe) host] selection in
      guard let selection else { return nil }
      return ColumnSelection(values: host.observing { selection.values() }, clear: selection.clear)
    }
  }
  let background = makeLeaf(ListPage(), inputs: inputs.overSafeArea)
  outputs.preferences = JoinedNode.joining([background, outputs.preferences])
  return outputs
}

/// The row of a list: headers and footers stay as they are.
@MainActor
private func makeRow(
  _ element: ViewListElement, selection: Attribute<ListSelection?>, subgraph: Subgraph,
  environment: Attribute<EnvironmentValues>
) -> ViewListElement {
  let traits = element.traits
  if let place = traits[FormPlaceTraitKey.self]?.peek(), place.part != .row { return element }
  let ids = element.ids(upTo: subgraph)
  let identity = RowIdentity(traits: traits, ids: ids)
  var row: ViewListElement = ModifiedElement(badged(element)) {
    Attribute(ListRowRule(selection: selection, environment: environment, identity: identity))
  }
  if environment.peek().selectionMenu != nil, selection.peek() != nil {
    row = ModifiedElement(row) {
      selection.map("row menu") { RowMenu(around: identity, selection: $0, environment: environment.value) }
    }
  }
  let host = element.inputs.host
  if RowEditorRule.applies(to: traits) {
    row = ModifiedElement(row) {
      Attribute(RowEditorRule(traits: traits, environment: environment, ids: ids, host: host))
    }
  }
  if RowDrop.applies(to: traits) {
    row = ModifiedElement(row) { Attribute("row drop") { RowDrop(beside: ids, traits) } }
  }
  return row
}
