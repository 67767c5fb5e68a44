import CoreGeometry
import Drawing
import Foundation
import Graph
import ViewCore

/// A page of settings: rows in cards, one card per section, on a quiet ground (oracle I42).
public struct Form<Content: View>: _PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    if let style = inputs[fixed: FormStyleInput.self]?.style {
      let styled = Attribute(Styled(view: view.attribute, style: style))
      return StyledForm._makeView(view: _GraphValue(styled), inputs: inputs)
    }
    var rows = inputs
    rows.environment = Attribute(RowEnvironment(environment: inputs.environment))
    var outputs = makeContainer(
      list: Content._makeViewList(view: view[\.content], inputs: _ViewListInputs(rows)).list?.map(makeRow),
      configuration: inputs.host.constant(FormConfiguration()), viewType: Self.self, stackAxis: nil, inputs: rows)
    guard let layout = outputs.layout else { return outputs }
    outputs.preferences = outputs.preferences.map { CardClip.clipping($0, inputs: inputs) { _ in FormMetrics.margin } }
    let ground = makeLeaf(FormGround(layout: layout), inputs: inputs)
    outputs.preferences = JoinedNode.joining([(ground, nil), (outputs.preferences, nil)])
    return outputs
  }

  /// A row of the form; headers and footers stay as they are.
  private static func makeRow(_ element: ViewListElement) -> ViewListElement {
    if let place = element.traits[FormPlaceTraitKey.self]?.peek(), place.part != .row { return element }
    return ModifiedElement(badged(element)) { .input(FormRow()) }
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
  @MainActor func makeEngine() -> ArrangementEngine<FormArrangement> { ArrangementEngine(FormArrangement()) }
  @MainActor func configure(_ engine: ArrangementEngine<FormArrangement>) {}
  static var label: String { "Form" }
}

/// What lies behind the rows.
private struct FormGround: LeafContent {
  let layout: Attribute<LayoutComputer>
  static var viewType: (any View.Type)? { nil }
  func makeDisplayList(_ leaf: LeafNode) -> Attribute<DisplayList> {
    Attribute(
      FormGroundDisplay(
        layout: layout, frame: leaf.shownFrame, environment: leaf.inputs.environment,
        moving: MovingRects(leaf.inputs.viewInputs)))
  }
}

// Reads: the form's layout, its frame on screen, the colour scheme.
// Produces: the ground, the cards, the lines between rows.
// Costs: O(rows).
private struct FormGroundDisplay: Rule {
  let layout: Attribute<LayoutComputer>
  let frame: Attribute<CGRect>
  let environment: Attribute<EnvironmentValues>
  var moving: MovingRects

  mutating func value() -> DisplayList {
    let frame = self.frame.value
    let environment = self.environment.value
    guard let engine = layout.value.engine as? ArrangementEngine<FormArrangement> else { return .empty }
    let arranged = engine.arrangement.arrange(engine.layoutChildren, width: frame.width)

    var items: [DisplayItem] = [.filled(Path(frame), .init(rect: frame), .groupedBackground, environment)]
    for (number, card) in arranged.cards.enumerated() {
      let place = card.rect.offsetBy(dx: frame.minX, dy: frame.minY)
      let shown = moving.follow(place, key: card.section.map { .init($0) } ?? .init(number))
      let path = Path(roundedRect: shown.rect, cornerRadius: FormMetrics.cornerRadius, style: .continuous)
      items.append(.filled(path, shown, .secondaryGroupedBackground, environment))
      for separator in card.separators {
        let line = moving.follow(
          separator.span.line(in: place, y: frame.minY + separator.y, environment.layoutDirection),
          key: .init(separator.row))
        items.append(.filled(Path(line.rect), line, .separator, environment))
      }
    }
    moving.finish()
    return DisplayList([DisplayItem(.group(DisplayList(items)))])
  }

  nonisolated static var label: String { "draw Form" }
}
