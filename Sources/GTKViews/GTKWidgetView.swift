// SPDX-License-Identifier: MIT

import EspalierCGtk
public import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierGTK
import EspalierInteraction
import EspalierLayout
import EspalierMotion
import Foundation

/// The body of a representable.
public struct _GTKWidgetView<Representable: GTKWidgetRepresentable>: _PrimitiveView {
  let representable: Representable

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    guard let widgets = inputs.environment.peek().foreignWidgets else {
      Diagnostics.warn(
        "\(Representable.self) is a widget of GTK's: only a window shows it. Here the view is empty.",
        subject: "GTKWidgetRepresentable")
      return _ViewOutputs(layout: inputs.host.shared.flexibleLayout, preferences: nil)
    }
    let holder = GTKWidgetHolder<Representable>(widgets, inputs)
    let update = Attribute(
      GTKWidgetUpdate(
        view: view.attribute, environment: inputs.environment, transaction: inputs.transaction, holder: holder,
        host: inputs.host))
    inputs.host.work.addEffect(update.any)
    let engine = CachedLeafEngine(GTKWidgetLayout(holder: holder), countedType: nil)
    let layout = Attribute(GTKWidgetLayoutRule(update: update, requests: holder.requests, engine: engine))
    Subgraph.current!.onDestroy { holder.end() }
    return _ViewOutputs(
      layout: layout, preferences: makeLeaf(GTKWidgetContent(holder: holder, update: update), inputs: inputs))
  }
}

/// The widget of one view, with its context.
@MainActor
private final class GTKWidgetHolder<Representable: GTKWidgetRepresentable> {
  private let widgets: ForeignWidgets
  private let place: GesturePlace
  let target: FocusTarget
  /// The number of times that GTK requested another size.
  let requests: StoredLocation<Int>
  private(set) var widget: GTKWidget?
  private(set) var foreign: ForeignWidget?
  private(set) var context: GTKWidgetRepresentableContext<Representable>?
  private(set) var representable: Representable?

  init(_ widgets: ForeignWidgets, _ inputs: _ViewInputs) {
    self.widgets = widgets
    place = GesturePlace(inputs)
    target = FocusTarget(inputs)
    requests = StoredLocation(0, host: inputs.host)
  }

  func update(_ new: Representable, _ environment: EnvironmentValues, _ transaction: Transaction) {
    representable = new
    var context =
      self.context
      ?? GTKWidgetRepresentableContext(
        coordinator: new.makeCoordinator(), transaction: transaction, environment: environment)
    context.environment = environment
    context.transaction = transaction
    self.context = context
    let widget: GTKWidget
    if let made = self.widget {
      widget = made
    } else {
      widget = new.makeGTKWidget(context: context)
      self.widget = widget
      let foreign = ForeignWidget(
        UnsafeMutableRawPointer(widget), name: "\(Representable.self)", in: widgets, place: place, target: target)
      let requests = requests
      foreign.requestChanged = { requests.set(requests.get() + 1, transaction: Transaction()) }
      foreign.windowEnds = { [weak self] in self?.end() }
      self.foreign = foreign
    }
    gtk_widget_set_sensitive(widget, environment.isEnabled ? 1 : 0)
    new.updateGTKWidget(widget, context: context)
  }

  func size(_ proposal: Proposal) -> CGSize {
    guard let widget, let context, let foreign else { return .zero }
    return representable?.sizeThatFits(ProposedViewSize(proposal), widget: widget, context: context)
      ?? foreign.measure(proposal)
  }

  func end() {
    if let widget, let context { Representable.dismantleGTKWidget(widget, coordinator: context.coordinator) }
    foreign?.remove()
    foreign = nil
    widget = nil
    context = nil
  }
}

// Reads: the representable, its environment, the transaction.
// Produces: a number for each update of the widget.
// Costs: the user's functions.
private struct GTKWidgetUpdate<Representable: GTKWidgetRepresentable>: Rule {
  let view: Attribute<_GTKWidgetView<Representable>>
  let environment: Attribute<EnvironmentValues>
  let transaction: Attribute<Transaction>
  let holder: GTKWidgetHolder<Representable>
  @HostReference var host: ViewGraph
  var count: UInt32 = 0

  init(
    view: Attribute<_GTKWidgetView<Representable>>, environment: Attribute<EnvironmentValues>,
    transaction: Attribute<Transaction>, holder: GTKWidgetHolder<Representable>, host: ViewGraph
  ) {
    self.view = view
    self.environment = environment
    self.transaction = transaction
    self.holder = holder
    self.host = host
  }

  mutating func value() -> UInt32 {
    let (representable, environment) = (view.value.representable, environment.value)
    let transaction = transaction.peek()
    host.observing { holder.update(representable, environment, transaction) }
    count &+= 1
    return count
  }

  nonisolated static var label: String { "update GTK widget" }
}

private struct GTKWidgetLayout<Representable: GTKWidgetRepresentable>: LeafLayout {
  let holder: GTKWidgetHolder<Representable>
  func sizeThatFits(_ proposal: Proposal) -> CGSize { holder.size(proposal) }
  var label: String { "\(Representable.self)" }
}

// Reads: the updates of the widget, and GTK's size requests for it.
// Produces: its layout.
// Costs: measuring the widget, if it was measured before.
private struct GTKWidgetLayoutRule<Representable: GTKWidgetRepresentable>: Rule {
  let update: Attribute<UInt32>
  let requests: StoredLocation<Int>
  let engine: CachedLeafEngine<GTKWidgetLayout<Representable>>
  var seed: UInt32 = 0

  init(
    update: Attribute<UInt32>, requests: StoredLocation<Int>, engine: CachedLeafEngine<GTKWidgetLayout<Representable>>
  ) {
    self.update = update
    self.requests = requests
    self.engine = engine
  }

  mutating func value() -> LayoutComputer {
    _ = (update.value, requests.get())
    if engine.answersChanged() { seed &+= 1 }
    return LayoutComputer(engine, seed: seed)
  }

  nonisolated static var label: String { "layout of GTK widget" }
}

/// The outputs of the view.
private struct GTKWidgetContent<Representable: GTKWidgetRepresentable>: ReadableLeafContent {
  let holder: GTKWidgetHolder<Representable>
  let update: Attribute<UInt32>

  static var viewType: (any View.Type)? { Representable.self }

  func makeDisplayList(_ leaf: LeafNode) -> Attribute<DisplayList> {
    Attribute(Display(holder: holder, update: update, frame: leaf.shownFrame, view: ObjectIdentifier(leaf)))
  }

  func makeAccessibility(_ leaf: LeafNode) -> Attribute<AccessibilityList>? {
    Attribute(Spoken(target: holder.target, frame: leaf.shownFrame, view: ObjectIdentifier(leaf)))
  }

  // Reads: the frame on screen.
  // Produces: an element that takes the keyboard; the widget itself provides its other properties.
  // Costs: O(1).
  private struct Spoken: Rule {
    let target: FocusTarget
    let frame: Attribute<CGRect>
    let view: ObjectIdentifier
    mutating func value() -> AccessibilityList {
      var node = AccessibilityNode(role: .other, frame: frame.value, view: view)
      node.focusTarget = target
      node.isForeign = true
      return AccessibilityList([node])
    }
    nonisolated static var label: String { "accessibility of GTK widget" }
  }

  // Reads: the frame on screen.
  // Produces: the widget at that frame.
  // Costs: O(1).
  private struct Display: Rule {
    let holder: GTKWidgetHolder<Representable>
    let update: Attribute<UInt32>
    let frame: Attribute<CGRect>
    let view: ObjectIdentifier
    mutating func value() -> DisplayList {
      _ = update.value
      let frame = frame.value
      guard let foreign = holder.foreign else { return .empty }
      foreign.view = view
      return DisplayList([DisplayItem(.foreign(foreign, frame: frame))])
    }
    nonisolated static var label: String { "draw GTK widget" }
  }
}
