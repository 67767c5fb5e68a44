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
      rows.environment = Attribute(ListRowEnvironment(environment: environment, selection: selection))
      let lazyLayout = Attribute(ListLayoutRule(environment: environment))
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
  outputs.preferences = WritingNode<ColumnSelectionKey>(outputs.preferences) { [host = inputs.host] in
    Attribute(ColumnSelectionRule(selection: selection, host: host))
  }
  let background = makeLeaf(ListPage(), inputs: inputs.overSafeArea)
  outputs.preferences = JoinedNode.joining([(background, nil), (outputs.preferences, nil)])
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
      Attribute(RowMenuRule(selection: selection, environment: environment, identity: identity))
    }
  }
  let host = element.inputs.host
  if RowEditorRule.applies(to: traits) {
    row = ModifiedElement(row) {
      Attribute(RowEditorRule(traits: traits, environment: environment, ids: ids, host: host))
    }
  }
  if RowDropRule.applies(to: traits) { row = ModifiedElement(row) { Attribute(RowDropRule(traits: traits, ids: ids)) } }
  return row
}

// Reads: the environment, the selection.
// Produces: the environment of rows.
private struct ListRowEnvironment: Rule {
  let environment: Attribute<EnvironmentValues>
  let selection: Attribute<ListSelection?>
  mutating func value() -> EnvironmentValues {
    var environment = self.environment.value
    environment.isFormRow = true
    environment.linkSelection = environment.isInColumn ? selection.value : nil
    return environment
  }
  nonisolated static var label: String { "list row" }
}

// Reads: the environment.
// Produces: how lists are laid out there.
private struct ListLayoutRule: Rule {
  let environment: Attribute<EnvironmentValues>
  mutating func value() -> ListLayout {
    let environment = self.environment.value
    return ListLayout(
      appearance: environment.listAppearance, rowSpacing: environment.listRowSpacing,
      sectionSpacing: environment.listSectionSpacing)
  }
  nonisolated static var label: String { "list style" }
}
