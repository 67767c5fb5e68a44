import CoreGeometry
import Drawing
import Foundation
import Graph

/// What a view that draws something sends up. Each attribute is made when it is first asked for.
@MainActor
package class LeafNode: PreferenceNode {
  package final let inputs: LeafInputs
  private var display: Attribute<DisplayList>?
  private var shown: Attribute<CGRect>?
  private var responders: Attribute<ResponderList>?
  private var accessibility: Attribute<AccessibilityList>?

  package init(_ inputs: _ViewInputs) {
    self.inputs = LeafInputs(inputs)
    super.init()
  }

  /// The frame as it is on screen now, relative to the nearest enclosing effect.
  package final var shownFrame: Attribute<CGRect> {
    if let shown { return shown }
    let made = subgraph.apply { Attribute(AnimatedFrame(inputs: inputs.viewInputs)) }
    shown = made
    return made
  }

  /// What is drawn.
  package func makeDisplayList() -> Attribute<DisplayList> { fatalError("a leaf draws something") }

  /// The type of the view, for locators and dumps.
  package var viewType: (any View.Type)? { nil }

  /// What a screen reader is told; nil for decoration.
  package func makeAccessibility() -> Attribute<AccessibilityList>? { nil }

  package override func attribute<Key: PreferenceKey>(for key: Key.Type) -> Attribute<Key.Value>? {
    if Key.self == DisplayListKey.self { return displayList.any.as(Key.Value.self) }
    if Key.self == ResponderKey.self {
      let list = responders ?? subgraph.apply { Attribute(DrawnResponder(displayList: displayList)) }
      responders = list
      return list.any.as(Key.Value.self)
    }
    if Key.self == AccessibilityKey.self {
      if accessibility == nil { accessibility = subgraph.apply { makeAccessibility() } }
      return accessibility?.any.as(Key.Value.self)
    }
    return nil
  }

  private var displayList: Attribute<DisplayList> {
    if let display { return display }
    let made = subgraph.apply { makeDisplayList() }
    display = made
    return made
  }
}

/// The inputs that a leaf needs later.
package struct LeafInputs {
  package unowned(unsafe) let host: ViewGraph
  package let frame: Attribute<ViewFrame>
  package let transform: Attribute<ViewTransform>
  package let environment: Attribute<EnvironmentValues>
  package let transaction: Attribute<Transaction>

  init(_ inputs: _ViewInputs) {
    host = inputs.host
    frame = inputs.frame
    transform = inputs.transform
    environment = inputs.environment
    transaction = inputs.transaction
  }

  package var viewInputs: _ViewInputs {
    _ViewInputs(
      host: host, frame: frame, transform: transform, environment: environment, transaction: transaction)
  }
}
