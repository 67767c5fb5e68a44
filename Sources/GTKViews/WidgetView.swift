import CoreGeometry
import Drawing
import Foundation
import GTKHost
import Graph
import ViewCore

/// The layout and the drawing of a widget's view.
@MainActor
func makeWidgetView<Representable: GTKWidgetRepresentable>(
  _ view: _GraphValue<Representable>, inputs: _ViewInputs
) -> _ViewOutputs {
  let keeper = WidgetKeeper<Representable>(inputs)
  let widget = Attribute(
    WidgetRule(
      view: view.attribute, environment: inputs.environment, transaction: inputs.transaction, keeper: keeper,
      host: inputs.host))
  let layout = Attribute(WidgetLayoutRule(widget: widget, keeper: keeper))
  return _ViewOutputs(
    layout: layout, preferences: makeLeaf(WidgetContent<Representable>(widget: widget), inputs: inputs))
}

// Reads: the view, the environment, whatever its update reads.
// Produces: the widget, up to date, and how often it was updated.
// Costs: the user's update.
private struct WidgetRule<Representable: GTKWidgetRepresentable>: Rule {
  let view: Attribute<Representable>
  let environment: Attribute<EnvironmentValues>
  let transaction: Attribute<Transaction>
  let keeper: WidgetKeeper<Representable>
  unowned(unsafe) let host: ViewGraph
  private var updates = 0

  init(
    view: Attribute<Representable>, environment: Attribute<EnvironmentValues>, transaction: Attribute<Transaction>,
    keeper: WidgetKeeper<Representable>, host: ViewGraph
  ) {
    self.view = view
    self.environment = environment
    self.transaction = transaction
    self.keeper = keeper
    self.host = host
  }

  mutating func value() -> UpdatedWidget {
    let (view, environment) = (view.value, environment.value)
    updates += 1
    return UpdatedWidget(
      widget: host.observing {
        keeper.update(view, environment: environment, transaction: transaction.peek())
      }, updates: updates)
  }

  nonisolated static var label: String { "update \(Representable.self)" }
}

private struct UpdatedWidget: Equatable {
  let widget: HostedWidget?
  let updates: Int
  static func == (a: Self, b: Self) -> Bool { a.widget === b.widget && a.updates == b.updates }
}

// Reads: the widget, and that its size changed.
// Produces: the view's layout.
// Costs: GTK's measuring, for each offer.
private struct WidgetLayoutRule<Representable: GTKWidgetRepresentable>: Rule {
  let widget: Attribute<UpdatedWidget>
  let keeper: WidgetKeeper<Representable>
  private var engine: CachedLeafEngine<WidgetLayout<Representable>>?
  private var seed: UInt32 = 0

  init(widget: Attribute<UpdatedWidget>, keeper: WidgetKeeper<Representable>) {
    self.widget = widget
    self.keeper = keeper
  }

  mutating func value() -> LayoutComputer {
    _ = (widget.value, keeper.resizes.get())
    if let engine {
      if engine.answersChanged() { seed &+= 1 }
    } else {
      engine = CachedLeafEngine(WidgetLayout(keeper: keeper), countedType: nil)
    }
    return LayoutComputer(engine!, seed: seed)
  }

  nonisolated static var label: String { "layout of \(Representable.self)" }
}

private struct WidgetLayout<Representable: GTKWidgetRepresentable>: LeafLayout {
  let keeper: WidgetKeeper<Representable>
  func sizeThatFits(_ proposal: Proposal) -> CGSize { keeper.sizeThatFits(ProposedViewSize(proposal)) }
  var label: String { "\(Representable.self)" }
}

/// What a widget's view sends up.
private struct WidgetContent<Representable: GTKWidgetRepresentable>: LeafContent {
  let widget: Attribute<UpdatedWidget>
  static var viewType: (any View.Type)? { Representable.self }

  func makeDisplayList(_ leaf: LeafNode) -> Attribute<DisplayList> {
    Attribute(WidgetDisplay(widget: widget, frame: leaf.shownFrame))
  }
}

// Reads: the widget, its frame on screen.
// Produces: one item; nothing without a widget.
private struct WidgetDisplay: Rule {
  let widget: Attribute<UpdatedWidget>
  let frame: Attribute<CGRect>
  mutating func value() -> DisplayList {
    guard let widget = widget.value.widget else { return .empty }
    return DisplayList([DisplayItem(.widget(widget, frame: frame.value))])
  }
  nonisolated static var label: String { "draw widget" }
}
