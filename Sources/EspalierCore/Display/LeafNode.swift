// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierMotion
import Foundation

/// The drawing of a view. A small value: the attributes are made when they are first read. A content that is touched or
/// read in a way of its own conforms to `TouchableLeafContent` or `ReadableLeafContent` as well.
@MainActor
package protocol LeafContent {
  /// The type of the view, for locators and dumps.
  static var viewType: (any View.Type)? { get }
  /// The layout of the view, if it has one of its own: inspection uses it.
  var inspectedLayout: Attribute<LayoutComputer>? { get }
  /// The display list, as a new attribute of the current subgraph.
  func makeDisplayList(_ leaf: LeafNode) -> Attribute<DisplayList>
  /// The key that the view itself writes; nil for most.
  static var writtenKey: (any PreferenceKey.Type)? { get }
  /// The value of `writtenKey`, as a new attribute of the current subgraph.
  func makePreference(_ leaf: LeafNode) -> AnyAttribute?
}

extension LeafContent {
  package static var writtenKey: (any PreferenceKey.Type)? { nil }
  package func makePreference(_ leaf: LeafNode) -> AnyAttribute? { nil }
  package var inspectedLayout: Attribute<LayoutComputer>? { nil }
}

/// The preferences of a view that draws its own content.
@MainActor
package func makeLeaf<Content: LeafContent>(_ content: Content, inputs: _ViewInputs) -> PreferenceNode {
  ContentLeaf(content, inputs)
}

private final class ContentLeaf<Content: LeafContent>: LeafNode {
  private let own: Content

  init(_ content: Content, _ inputs: _ViewInputs) {
    own = content
    super.init(inputs)
  }

  override func makeDisplayList() -> Attribute<DisplayList> { own.makeDisplayList(self) }
  override var content: any LeafContent { own }
  override var writtenKey: (any PreferenceKey.Type)? { Content.writtenKey }
  override func makePreference() -> AnyAttribute? { own.makePreference(self) }
  override var viewType: (any View.Type)? { Content.viewType }
  override var inspectedLayout: Attribute<LayoutComputer>? { own.inspectedLayout }
  override var label: String { Content.viewType.map { "\($0)" } ?? "\(Content.self)" }
}

/// The preferences of a view that draws its own content. Each attribute is made when it is first requested.
@MainActor
package class LeafNode: PreferenceNode {
  package final let inputs: LeafInputs
  package override var typeOfView: Any.Type? { viewType }
  private var display: Attribute<DisplayList>?
  private var shown: Attribute<CGRect>?
  private var others = PreferenceMemo()

  fileprivate init(_ inputs: _ViewInputs) {
    self.inputs = LeafInputs(inputs)
    super.init()
  }

  /// The frame as it is on screen now, relative to the nearest enclosing effect.
  package final var shownFrame: Attribute<CGRect> {
    if let shown { return shown }
    let made = subgraph.apply { inputs.viewInputs.makeShownFrame() }
    shown = made
    return made
  }

  fileprivate func makeDisplayList() -> Attribute<DisplayList> { fatalError("a leaf draws something") }
  fileprivate var writtenKey: (any PreferenceKey.Type)? { nil }
  fileprivate func makePreference() -> AnyAttribute? { nil }
  package var content: any LeafContent { fatalError("a leaf has a content") }

  package var viewType: (any View.Type)? { nil }
  /// The layout of the view, if it has one of its own.
  package var inspectedLayout: Attribute<LayoutComputer>? { nil }

  package override func attribute<Key: PreferenceKey>(for key: Key.Type) -> Attribute<Key.Value>? {
    if let behavior = Key._onScreen { return behavior.leaf(self) }
    guard let writtenKey, writtenKey == key else { return nil }
    return once(key) { makePreference()?.as(Key.Value.self) }
  }

  /// The leaf's attribute for a key, made when it is first requested.
  package final func once<Key: PreferenceKey>(_ key: Key.Type, make: () -> Attribute<Key.Value>?)
    -> Attribute<Key.Value>?
  {
    others.attribute(for: key) { subgraph.apply(make) }
  }

  /// The attribute of the display list, if it was read.
  package final var knownDisplayList: AnyAttribute? { display?.any }

  package final var displayList: Attribute<DisplayList> {
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
  @HostReference package var host: ViewGraph
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

extension _ScreenBehavior {
  /// - Parameter leaf: The attribute of a view that draws its own content; nil if it has no value.
  package convenience init(
    _ purpose: Purpose, isDisplayOrdered: Bool = true, leaf: @escaping @MainActor (LeafNode) -> Attribute<Value>?,
    effect: @escaping @MainActor (Attribute<DisplayEffect>, Attribute<Value>) -> Attribute<Value>,
    inLayer: @escaping @MainActor (Value, _ place: Int, _ isPresented: Bool) -> Value = { value, _, _ in value },
    join: (@MainActor ([Attribute<Value>]) -> Value)? = nil
  ) {
    // Only `LeafNode` calls the closure, with itself.
    self.init(
      purpose, isDisplayOrdered: isDisplayOrdered, leafNode: { leaf(unsafeDowncast($0, to: LeafNode.self)) },
      effect: effect, inLayer: inLayer, join: join)
  }
}
