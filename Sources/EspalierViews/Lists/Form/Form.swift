// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierLayout
import Foundation

/// A page of settings: rows in cards, one card per section, on a quiet background (specification I42).
public struct Form<Content: View>: _PrimitiveView {
  let content: Content

  /// Rows of controls in the style of the surroundings.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    if let style = inputs[fixed: FormStyleInput.self]?.style {
      let styled = Attribute(Styled(view: view.attribute, style: style))
      return StyledForm._makeView(view: _GraphValue(styled), inputs: inputs)
    }
    let cards = FormCards()
    var rows = inputs
    rows.environment = Attribute(RowEnvironment(environment: inputs.environment))
    var outputs = makeContainer(
      list: Content._makeViewList(view: view[\.content], inputs: _ViewListInputs(rows)).list?.map {
        makeRow($0, in: cards)
      },
      configuration: inputs.host.shared.constant(FormConfiguration()), viewType: Self.self, stackAxis: nil, inputs: rows
    )
    guard let layout = outputs.layout else { return outputs }
    outputs.preferences = outputs.preferences.map { CardClip.clipping($0, inputs: inputs) { _ in FormMetrics.margin } }
    let shown = Attribute(
      FormCardsRule(
        layout: layout, frame: Attribute(AnimatedFrame(inputs: inputs)), environment: inputs.environment,
        moving: MovingRects(inputs)))
    cards.attribute = shown
    let background = makeLeaf(FormBackground(cards: shown), inputs: inputs)
    outputs.preferences = JoinedNode.joining([(background, nil), (outputs.preferences, nil)])
    return outputs
  }

  /// A row of the form; headers and footers stay as they are.
  private static func makeRow(_ element: ViewListElement, in cards: FormCards) -> ViewListElement {
    if let place = element.traits[FormPlaceTraitKey.self]?.peek(), place.part != .row { return element }
    return cards.clipping(ModifiedElement(badged(element)) { .input(FormRow()) })
  }

  private struct Styled: Rule {
    let view: Attribute<Form>
    let style: Attribute<AnyStyle<FormStyleConfiguration>?>
    mutating func value() -> StyledForm<Content> { StyledForm(content: view.value.content, style: style.value) }
    nonisolated static var label: String { "style of Form" }
  }

  private struct RowEnvironment: Rule {
    let environment: Attribute<EnvironmentValues>
    mutating func value() -> EnvironmentValues {
      var environment = self.environment.value
      environment.isFormRow = true
      return environment
    }
    nonisolated static var label: String { "form row" }
  }
}

nonisolated private struct FormConfiguration: ContainerConfiguration {
  @MainActor func makeEngine() -> ContainerLayoutEngine<FormLayout> { ContainerLayoutEngine(FormLayout()) }
  @MainActor func configure(_ engine: ContainerLayoutEngine<FormLayout>) {}
  static var label: String { "Form" }
}

/// What lies behind the rows.
private struct FormBackground: LeafContent {
  let cards: Attribute<[FormCard]>
  static var viewType: (any View.Type)? { nil }
  func makeDisplayList(_ leaf: LeafNode) -> Attribute<DisplayList> {
    Attribute(FormBackgroundDisplay(cards: cards, frame: leaf.shownFrame, environment: leaf.inputs.environment))
  }
}

// Reads: the form's cards, its frame on screen, the colour scheme.
// Produces: the background, the cards, the lines between rows.
// Costs: O(rows).
private struct FormBackgroundDisplay: Rule {
  let cards: Attribute<[FormCard]>
  let frame: Attribute<CGRect>
  let environment: Attribute<EnvironmentValues>

  mutating func value() -> DisplayList {
    let frame = self.frame.value
    let environment = self.environment.value
    var items: [DisplayItem] = [.filled(Path(frame), .init(rect: frame), .groupedBackground, environment)]
    for card in cards.value {
      items.append(.filled(card.path, card.shown, .secondaryGroupedBackground, environment))
      items += card.lines.map { .filled(Path($0.rect), $0, .separator, environment) }
    }
    return DisplayList([DisplayItem(.group(DisplayList(items)))])
  }

  nonisolated static var label: String { "draw Form" }
}
