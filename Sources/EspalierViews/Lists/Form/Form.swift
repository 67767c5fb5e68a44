// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierLayout
import EspalierScrolling
import Foundation

/// A page of settings: rows in cards, one card per section, on a quiet background (specification I42).
///
/// It takes the space that it is offered, and scrolls where its rows are higher than that; where nothing is offered it is
/// as high as its rows. All rows are made: a long collection belongs into a `List`.
public struct Form<Content: View>: _PrimitiveView {
  let content: Content

  /// Rows of controls in the style of the surroundings.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    if let style = inputs[fixed: FormStyleInput.self]?.style {
      let styled = view.map("style of Form") { StyledForm(content: $0.content, style: style.value) }
      return StyledForm._makeView(view: styled, inputs: inputs)
    }
    let configuration = inputs.host.shared.constant(ScrollConfiguration(axes: .vertical, showsIndicators: true))
    var outputs = makeScrollView(
      configuration: configuration, viewType: Self.self, inputs: inputs,
      indicators: { state, inputs in
        makeLeaf(ScrollIndicators(state: state, configuration: configuration), inputs: inputs)
      },
      content: { makeCards(view[\.content], inputs: $0) })
    let background = makeLeaf(ListPage(isForm: true), inputs: inputs.overSafeArea)
    outputs.preferences = JoinedNode.joining([background, outputs.preferences])
    return outputs
  }

  /// The rows with their cards, in the space that scrolls.
  private static func makeCards(_ content: _GraphValue<Content>, inputs: _ViewInputs) -> _ViewOutputs {
    let cards = FormCards()
    var rows = inputs
    rows.changeEnvironment("form row") { $0.rowKind = .form }
    var outputs = makeContainer(
      list: Content._makeViewList(view: content, inputs: _ViewListInputs(rows)).list?.map { makeRow($0, in: cards) },
      configuration: inputs.environment.map("measures of Form") { FormConfiguration(values: $0.design.rows) },
      viewType: nil, stackAxis: nil, inputs: rows)
    guard let layout = outputs.layout else { return outputs }
    outputs.preferences = outputs.preferences.map { CardClip.clipping($0, inputs: inputs) { $0.design.rows.margin } }
    let shown = Attribute(
      FormCardsRule(
        layout: layout, frame: inputs.makeShownFrame(), environment: inputs.environment,
        moving: MovingRects(inputs)))
    cards.attribute = shown
    let drawn = makeLeaf(FormCardsLeaf(cards: shown), inputs: inputs)
    outputs.preferences = JoinedNode.joining([drawn, outputs.preferences])
    return outputs
  }

  /// A row of the form; headers and footers stay as they are.
  private static func makeRow(_ element: ViewListElement, in cards: FormCards) -> ViewListElement {
    if let place = element.traits[FormPlaceTraitKey.self]?.peek(), place.part != .row { return element }
    return cards.clipping(ModifiedElement(badged(element)) { .input(FormRow()) })
  }
}

nonisolated private struct FormConfiguration: ContainerConfiguration {
  let values: RowValues

  @MainActor func makeEngine() -> ContainerLayoutEngine<FormLayout> { ContainerLayoutEngine(FormLayout(values)) }
  @MainActor func configure(_ engine: ContainerLayoutEngine<FormLayout>) { engine.layout.values = values }
  static var label: String { "Form" }
}

/// What lies behind the rows: the cards and the lines between rows. O(rows).
private struct FormCardsLeaf: DrawnContent {
  let cards: Attribute<[FormCard]>
  static var viewType: (any View.Type)? { nil }
  static var drawLabel: String { "draw cards and lines of Form" }

  func draw(in frame: CGRect, _ environment: EnvironmentValues) -> DisplayList {
    var items: [DisplayItem] = []
    for card in cards.value {
      items.append(.filled(card.path, card.shown, .secondaryGroupedBackground, environment))
      items += card.lines.map { .filled(Path($0.rect), $0, .separator, environment) }
    }
    return items.isEmpty ? .empty : DisplayList([DisplayItem(.group(DisplayList(items)))])
  }
}
