// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import Foundation

/// What a view draws and tells a screen reader. A small value: the attributes are made when somebody asks.
@MainActor
package protocol LeafContent {
  /// The type of the view, for locators and dumps.
  static var viewType: (any View.Type)? { get }
  /// What is drawn, as a new attribute of the current subgraph.
  func makeDisplayList(_ leaf: LeafNode) -> Attribute<DisplayList>
  /// What a screen reader is told; nil for decoration.
  func makeAccessibility(_ leaf: LeafNode) -> Attribute<AccessibilityList>?
  /// What can be touched, given that what is drawn can.
  func makeResponders(_ leaf: LeafNode, drawn: Attribute<ResponderList>) -> Attribute<ResponderList>
}

extension LeafContent {
  package func makeAccessibility(_ leaf: LeafNode) -> Attribute<AccessibilityList>? { nil }
  package func makeResponders(_ leaf: LeafNode, drawn: Attribute<ResponderList>) -> Attribute<ResponderList> { drawn }
}

/// What a view that draws something sends up.
@MainActor
package func makeLeaf<Content: LeafContent>(_ content: Content, inputs: _ViewInputs) -> PreferenceNode {
  ContentLeaf(content, inputs)
}

private final class ContentLeaf<Content: LeafContent>: LeafNode {
  private let content: Content

  init(_ content: Content, _ inputs: _ViewInputs) {
    self.content = content
    super.init(inputs)
  }

  override func makeDisplayList() -> Attribute<DisplayList> { content.makeDisplayList(self) }
  override func makeAccessibility() -> Attribute<AccessibilityList>? { content.makeAccessibility(self) }
  override func makeResponders(drawn: Attribute<ResponderList>) -> Attribute<ResponderList> {
    content.makeResponders(self, drawn: drawn)
  }
  override var viewType: (any View.Type)? { Content.viewType }
  override var label: String { Content.viewType.map { "\($0)" } ?? "\(Content.self)" }
}

/// What a view that draws something sends up. Each attribute is made when it is first asked for.
@MainActor
package class LeafNode: PreferenceNode {
  package final let inputs: LeafInputs
  private var display: Attribute<DisplayList>?
  private var shown: Attribute<CGRect>?
  private var respondersIfMade: Attribute<ResponderList>?
  private var accessibilityIfMade: Attribute<AccessibilityList>?

  fileprivate init(_ inputs: _ViewInputs) {
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

  fileprivate func makeDisplayList() -> Attribute<DisplayList> { fatalError("a leaf draws something") }

  package var viewType: (any View.Type)? { nil }

  fileprivate func makeAccessibility() -> Attribute<AccessibilityList>? { nil }

  fileprivate func makeResponders(drawn: Attribute<ResponderList>) -> Attribute<ResponderList> { drawn }

  package override func attribute<Key: PreferenceKey>(for key: Key.Type) -> Attribute<Key.Value>? {
    Key._onScreen?.leaf(self)
  }

  final var responders: Attribute<ResponderList> {
    if let respondersIfMade { return respondersIfMade }
    let made = subgraph.apply {
      makeResponders(drawn: Attribute(DrawnResponder(displayList: displayList, view: ObjectIdentifier(self))))
    }
    respondersIfMade = made
    return made
  }

  final var accessibility: Attribute<AccessibilityList>? {
    if accessibilityIfMade == nil { accessibilityIfMade = subgraph.apply { makeAccessibility() } }
    return accessibilityIfMade
  }

  final var displayList: Attribute<DisplayList> {
    if let display { return display }
    let made = subgraph.apply {
      let content = makeDisplayList()
      guard inputs.hasContentTransition else { return content }
      return Attribute(
        ContentMotion(content: content, environment: inputs.environment, motion: Motion(inputs.viewInputs)))
    }
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
  fileprivate let hasContentTransition: Bool

  init(_ inputs: _ViewInputs) {
    host = inputs.host
    frame = inputs.frame
    transform = inputs.transform
    environment = inputs.environment
    transaction = inputs.transaction
    hasContentTransition = inputs.hasContentTransition
  }

  package var viewInputs: _ViewInputs {
    _ViewInputs(
      host: host, frame: frame, transform: transform, environment: environment, transaction: transaction)
  }
}
