// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierLayout
import EspalierMotion
import Foundation

/// Presented layers travel up like every other preference, to the root, which draws them above everything else.
package enum PresentationKey: PreferenceKey {
  package static var defaultValue: [PresentedLayer] { [] }
  package static func reduce(value: inout [PresentedLayer], nextValue: () -> [PresentedLayer]) { value += nextValue() }
}

/// A layer above everything else in a window: a menu, a popover, a sheet, an alert. Its views live as long as the view
/// that presents it, in that view's environment and with the window's coordinates; their preferences go to the root,
/// and not to the views around the presenting one.
package struct PresentedLayer: Equatable {
  /// The preferences of the layer's views.
  package let preferences: PreferenceNode?
  package var isPresented: Bool
  /// Whether the layer is only shown: it takes no keys, and it is in front of all others.
  package let isPassive: Bool
  /// Whether the first control takes the keyboard when the layer is presented.
  package var startsAtFirst = false
  /// Whether the chosen item takes the keyboard when the layer is presented, even if no view had it.
  package var startsAtChosen = false
  package var presentation: Presentation
  /// Called for a key that the view with the keyboard does not take, for the front layer; returns true if it handles the key.
  package let key: @MainActor (KeyEquivalent, EventModifiers) -> Bool

  package static func == (a: PresentedLayer, b: PresentedLayer) -> Bool {
    a.preferences === b.preferences && a.isPresented == b.isPresented && a.presentation == b.presentation
  }
}

/// One time that a layer was presented.
package struct Presentation: Equatable {
  /// A number that no other presentation in the window has.
  package var id = 0
  /// The update in which it was presented. A later one lies in front; layers that were presented together lie in the
  /// order of the tree, in whatever order their views were made.
  package var update = 0
}

/// Shows a view above everything else in the window while a condition is true. Menus, popovers, sheets and alerts need
/// nothing else of the engine:
///
///     button.modifier(PresentationModifier(isPresented: isOpen, dismiss: { isOpen = false }) { anchor in
///       PopupPlacement(anchor) { menu }          // any view: it is offered the whole window, origin at the top left
///     })
///
/// - The layer's view is made when it is first needed. It is inserted and removed as a view in a condition is, with its
///   `transition`, and its state ends when it is removed. A layer that is presented from the beginning appears at once.
/// - It is offered the window's size and placed in the middle of the window. A layer that covers the window takes all
///   touches; one that lets some through leaves those places undrawn.
/// - `anchor` is the frame of the modified view in the window. A layer that follows it is made anew when it moves.
/// - Escape calls `dismiss`. A tap outside is handled by the layer itself, with a backdrop that covers the window.
/// - While a layer is presented, the Tab key and keyboard shortcuts stay in the front one; when it goes, the view that had
///   the keyboard before has it again.
/// - `startsAtFirst`: if nothing is chosen in a menu, its first item has the keyboard when it is presented.
/// - `startsAtChosen`: if true, the chosen item of a menu has the keyboard however the menu was opened; otherwise only when a
///   key opened it. The item that has the keyboard is highlighted.
/// - `arrowsMoveFocus`: as in a menu, up and down move from control to control, Home and End to the first and the last,
///   a letter to the next whose name begins with it.
/// - `isPassive`: it takes no keys, and no other layer lies in front of it.
/// - `deliversChanges`: the views leave after they have had the changes of the action that dismissed them, and an `onChange` in
///   them is called, as in menus of the desktop, whose views are always there.
/// - `isNested`: the arrow against the reading direction dismisses, as in a submenu.
nonisolated package struct PresentationModifier<Layer: View>: _PrimitiveViewModifier {
  let isPresented: Bool
  let arrowsMoveFocus: Bool
  let deliversChanges: Bool
  let isNested: Bool
  let startsAtFirst: Bool
  let startsAtChosen: Bool
  let isPassive: Bool
  let dismiss: (@MainActor () -> Void)?
  let layer: (CGRect) -> Layer

  /// - Parameters:
  ///   - dismiss: The action of Escape; nil if the layer cannot be left that way.
  ///   - layer: Called with the frame of the modified view in the window, in points.
  package init(
    isPresented: Bool, arrowsMoveFocus: Bool = false, deliversChanges: Bool = false, isNested: Bool = false,
    startsAtFirst: Bool = false, startsAtChosen: Bool = false, isPassive: Bool = false,
    dismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder layer: @escaping (CGRect) -> Layer
  ) {
    self.isPresented = isPresented
    self.arrowsMoveFocus = arrowsMoveFocus
    self.deliversChanges = deliversChanges
    self.isNested = isNested
    self.startsAtFirst = startsAtFirst
    self.startsAtChosen = startsAtChosen
    self.isPassive = isPassive
    self.dismiss = dismiss
    self.layer = layer
  }

  @MainActor package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    inputs.host.part(Presentations.self).attach()
    outputs.preferences = TransformingNode<PresentationKey>(outputs.preferences) { below, _ in
      Attribute(Presenter(modifier: modifier.attribute, inputs: inputs, parent: Subgraph.current!, below: below))
    }
    return outputs
  }
}

// Reads: whether the layer is presented, the presentations of the views below.
// Produces: the layers from here.
// Costs: O(layers); the making of the layer when it is first presented.
private struct Presenter<Layer: View>: Rule {
  let modifier: Attribute<PresentationModifier<Layer>>
  let inputs: _ViewInputs
  let parent: Subgraph
  let below: Attribute<[PresentedLayer]>?
  var layer: PresentedLayer?
  var presentation: Attribute<Presentation>?
  var nested: Attribute<[PresentedLayer]>?
  var isFirst = true

  init(
    modifier: Attribute<PresentationModifier<Layer>>, inputs: _ViewInputs, parent: Subgraph,
    below: Attribute<[PresentedLayer]>?
  ) {
    self.modifier = modifier
    self.inputs = inputs
    self.parent = parent
    self.below = below
  }

  mutating func value() -> [PresentedLayer] {
    let isPresented = modifier.value.isPresented
    let others = below?.value ?? []
    defer { isFirst = false }
    if isPresented, layer == nil { Graph.untracked { makeLayer() } }
    guard var layer, let presentation else { return others }
    layer.presentation = presentation.value
    layer.isPresented = isPresented
    layer.startsAtFirst = modifier.value.startsAtFirst
    layer.startsAtChosen = modifier.value.startsAtChosen
    self.layer = layer
    return others + [layer] + (nested?.value ?? [])
  }

  private mutating func makeLayer() {
    let modifier = modifier
    let host = inputs.host
    let arrives = !isFirst
    let presentation = parent.apply { Attribute(LatestPresentation(modifier: modifier, host: host)) }
    self.presentation = presentation
    let node: PreferenceNode? = parent.apply {
      let content = Attribute(
        LayerContent(modifier: modifier, presentation: presentation, departed: .input(0), inputs: inputs))
      var inner = inputs.inLayer
      inner.implicitRoot = .overlap(host.shared.constant(.center))
      let list = IDView<Layer, Int>?._makeViewList(view: _GraphValue(content), inputs: _ViewListInputs(inner)).list
      let made = makeContainer(
        list: list, configuration: host.shared.constant(OverlapConfiguration(alignment: .center)), viewType: nil,
        stackAxis: nil, firstItemsArrive: arrives, inputs: inner)
      return made.preferences
    }
    nested = node?.attribute(for: PresentationKey.self)
    let weak = modifier.weak
    let environment = inputs.environment.weak
    // The host has the layer: a layer that retained its host would retain both.
    layer = PresentedLayer(
      preferences: node, isPresented: false, isPassive: modifier.peek().isPassive, presentation: Presentation()
    ) {
      [unowned(unsafe) host] key, modifiers in
      guard let modifier = weak.attribute?.peek() else { return false }
      switch key {
      case .escape:
        guard let dismiss = modifier.dismiss else { return false }
        dismiss()
      case .upArrow where modifier.arrowsMoveFocus: host.focus.move(backwards: true)
      case .downArrow where modifier.arrowsMoveFocus: host.focus.move(backwards: false)
      case .home where modifier.arrowsMoveFocus: host.focus.moveToEnd(isLast: false)
      case .end where modifier.arrowsMoveFocus: host.focus.moveToEnd(isLast: true)
      case .leftArrow, .rightArrow:
        let isMirrored = environment.attribute?.peek().layoutDirection == .rightToLeft
        guard modifier.isNested, (key == .leftArrow) != isMirrored, let dismiss = modifier.dismiss else { return false }
        dismiss()
      default:
        guard modifier.arrowsMoveFocus, modifiers.subtracting([.shift, .capsLock]).isEmpty else { return false }
        return host.focus.move(toLabel: key.character)
      }
      return true
    }
  }

  nonisolated static var label: String { "present" }
}

// Reads: whether the layer is presented.
// Produces: its latest presentation.
// Costs: O(1).
private struct LatestPresentation<Layer: View>: Rule {
  let modifier: Attribute<PresentationModifier<Layer>>
  @HostReference var host: ViewGraph
  var latest = Presentation()
  var wasPresented = false

  init(modifier: Attribute<PresentationModifier<Layer>>, host: ViewGraph) {
    self.modifier = modifier
    self.host = host
  }

  mutating func value() -> Presentation {
    let isPresented = modifier.value.isPresented
    if isPresented, !wasPresented { latest = host.part(Presentations.self).next() }
    wasPresented = isPresented
    return latest
  }

  nonisolated static var label: String { "latest presentation" }
}

// Reads: whether the layer is presented, its presentation, the place of the presenting view.
// Produces: the layer's view; nil when there is none.
// Costs: the user's closure.
private struct LayerContent<Layer: View>: Rule {
  let modifier: Attribute<PresentationModifier<Layer>>
  /// The presentation. Each is another view, even while the one before is still leaving.
  let presentation: Attribute<Presentation>
  /// The last presentation whose views have left after they had the changes that came with the dismissal.
  let departed: Attribute<Int>
  let frame: Attribute<ViewFrame>
  let transform: Attribute<ViewTransform>
  let transaction: Attribute<Transaction>
  @HostReference var host: ViewGraph
  /// The presentations that were shown last, and whose departure is queued.
  var shown, departing: Int?

  init(
    modifier: Attribute<PresentationModifier<Layer>>, presentation: Attribute<Presentation>, departed: Attribute<Int>,
    inputs: _ViewInputs
  ) {
    self.modifier = modifier
    self.presentation = presentation
    self.departed = departed
    frame = inputs.frame
    transform = inputs.transform
    transaction = inputs.transaction
    host = inputs.host
  }

  mutating func value() -> IDView<Layer, Int>? {
    let modifier = self.modifier.value
    let id = presentation.value.id
    guard modifier.isPresented || (modifier.deliversChanges && mayStay(id)) else { return nil }
    shown = id
    let anchor = frame.value.rect.applying(transform.value.matrix(to: nil))
    return IDView(host.observing { modifier.layer(anchor) }, id: id)
  }

  /// Whether the views of a layer that is no longer presented stay until the changes of this update are delivered. They leave in
  /// the same frame, in the transaction of the dismissal.
  private mutating func mayStay(_ id: Int) -> Bool {
    guard shown == id, departed.value != id else { return false }
    if departing != id {
      departing = id
      let (host, departed, transaction) = (host, departed.weak, transaction.peek())
      host.work.enqueueAction(.dismissal) { host.work.enqueue(transaction) { departed.attribute?.set(id) } }
    }
    return true
  }

  nonisolated static var label: String { "presented layer" }
}

extension _ViewInputs {
  /// The inputs for a layer that covers the window.
  @MainActor fileprivate var inLayer: _ViewInputs {
    var result = self
    result.frame = host.window.frame
    result.transform = host.window.transform
    result.stackAxis = nil
    result.changingStackAxis = nil
    result.safeArea = host.window.safeArea
    result.container = nil
    return result
  }
}
