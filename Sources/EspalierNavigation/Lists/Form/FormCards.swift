// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierGraph
import EspalierLayout
import EspalierScrolling
import Foundation

/// The rows of a grouped form: in cards, one card per section, on a quiet background (specification I42).
///
/// It fills the proposed size, and scrolls if its rows are higher than that. Settings of a list's rows apply here, too. Of more
/// than 64 rows only those near the viewport are made.
struct FormCards<Content: View>: _PrimitiveView {
  let content: Content

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let configuration = inputs.host.shared.constant(ScrollConfiguration(axes: .vertical, showsIndicators: true))
    let index = SectionIndexSource()
    var outputs = makeScrollView(
      configuration: configuration, viewType: Form<Content>.self, inputs: inputs,
      indicators: { state, inputs in
        index.connect(to: state)
        return makeScrollBars(state, inputs: inputs)
      },
      content: { makeRows(view[\.content], listSize: inputs.size, index: index, inputs: $0) })
    outputs.addSectionIndex(index, inputs: inputs)
    outputs.addListPage(inputs.withFormStyle)
    return outputs
  }

  private static func makeRows(
    _ content: _GraphValue<Content>, listSize: Attribute<ViewSize>, index: SectionIndexSource, inputs: _ViewInputs
  ) -> _ViewOutputs {
    var rows = inputs
    rows.changeEnvironment("form row") { $0.enterRow(.form) }
    let subgraph = Subgraph.current!
    let styled = inputs.withFormStyle
    return makeListRows(content, rows: rows, inputs: styled, listSize: listSize, index: index, realisedAsWhole: 64) {
      element, level in
      let (traits, ids) = (element.traits, element.ids(upTo: subgraph))
      let row: ViewListElement
      if let selection = traits[JoinedSelectionTraitKey.self] {
        row = ModifiedElement(badged(element.inRow), level: level) {
          Attribute(
            ListRowRule(
              selection: selection, selector: nil, environment: styled.environment,
              identity: RowIdentity(traits: traits, ids: ids)))
        }
      } else {
        row = ModifiedElement(badged(element.inRow), level: level) {
          Attribute(FormRowRule(traits: traits, environment: styled.environment))
        }
      }
      return edited(row, element, at: level, of: subgraph, ids: ids, environment: styled.environment)
    }
  }
}

extension _ViewInputs {
  /// Inputs for the parts that a form draws itself, whatever the style of enclosing lists: lists in the form's rows keep that
  /// style.
  @MainActor fileprivate var withFormStyle: _ViewInputs {
    var inputs = self
    inputs.changeEnvironment("form style") { $0.listStyle = .form }
    return inputs
  }
}
