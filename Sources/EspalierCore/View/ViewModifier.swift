// SPDX-License-Identifier: MIT

import EspalierGraph

/// A value that makes one view out of another.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// The view that is modified, as `body(content:)` gets it.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view. `content` may be used several times, or not at all.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs
  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs
  /// Whether one view stays one view, without traits.
  static var _isUnary: Bool { get }
  /// The number of views in a container for a content of `content` views, if it is always the same.
  static func _viewListCount(content: Int?) -> Int?
}

/// A token for the graph in the signatures of modifiers.
public struct _Graph {
  package init() {}
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is a primitive modifier: it has no body")
  }
}

/// A modifier that the framework makes: it wraps each view of a list on its own.
public protocol _PrimitiveViewModifier: ViewModifier where Body == Never {}

extension _PrimitiveViewModifier {
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    wrapElements(modifier: modifier, inputs: inputs, body: body)
  }

  /// The modifier around each of the views.
  @MainActor package static func wrapElements(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let level = ListLevel(inputs)
    // A modifier around a list applies to the list as a whole, also if its type is erased.
    var inner = inputs
    inner.joinsLists = false
    return _ViewListOutputs(
      body(_Graph(), inner).list?.map { element in
        WrappedElement(element, level: level) { inputs, make in
          // The maker is used before `make` returns, or not at all.
          withoutActuallyEscaping(make) { make in
            _makeView(modifier: modifier, inputs: inputs) { _, inner in make(inner) }
          }
        }
      })
  }
  public static var _isUnary: Bool { true }
  public static func _viewListCount(content: Int?) -> Int? { content }
}

/// A modifier that changes the inputs of a whole list at once.
package protocol InputsModifier: _PrimitiveViewModifier {
  static func modify(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>)
}

extension InputsModifier {
  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    modify(&inputs, modifier: modifier)
    return body(_Graph(), inputs)
  }

  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    var inputs = inputs
    modify(&inputs.base, modifier: modifier)
    return body(_Graph(), inputs)
  }
}

/// The placeholder for the modified view of a view modifier.
public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
  nonisolated init() {}

  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    guard let content = inputs.modifierContent?.find(Modifier.self) else { return _ViewOutputs() }
    var inner = inputs
    inner.modifierContent = content.outer
    return content.makeView(inner)
  }

  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    guard let content = inputs.base.modifierContent?.find(Modifier.self) else { return .empty }
    var inner = inputs
    inner.base.modifierContent = content.outer
    return content.makeViewList(inner)
  }

  public static var _isUnary: Bool { false }
  // Called only if the content is one view.
  public static var _viewListCount: Int? { 1 }
}

/// The contents of the placeholders of the enclosing modifiers, innermost first.
package final class ModifierContent {
  let modifier: ObjectIdentifier
  let outer: ModifierContent?
  let makeView: (_ViewInputs) -> _ViewOutputs
  let makeViewList: (_ViewListInputs) -> _ViewListOutputs

  init(
    _ modifier: Any.Type, outer: ModifierContent?, makeView: @escaping (_ViewInputs) -> _ViewOutputs,
    makeViewList: @escaping (_ViewListInputs) -> _ViewListOutputs
  ) {
    self.modifier = ObjectIdentifier(modifier)
    self.outer = outer
    self.makeView = makeView
    self.makeViewList = makeViewList
  }

  func find(_ type: Any.Type) -> ModifierContent? {
    var content: ModifierContent? = self
    while let each = content {
      if each.modifier == ObjectIdentifier(type) { return each }
      content = each.outer
    }
    return nil
  }
}

extension ViewModifier {
  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let made = makeBody(modifier: modifier, inputs: inputs)
    var inner = inputs
    // If the body makes a list of its content, the list has the one view that the content is.
    let environment = inputs
    inner.modifierContent = ModifierContent(
      Self.self, outer: inputs.modifierContent, makeView: { body(_Graph(), $0) },
      makeViewList: { list in
        _ViewListOutputs(ContentElement(inputs: list.base, outer: environment.modifierContent) { body(_Graph(), $0) })
      })
    return Body._makeView(view: made, inputs: inner)
  }

  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let made = makeBody(modifier: modifier, inputs: inputs.base)
    var inner = inputs
    inner.base.modifierContent = ModifierContent(
      Self.self, outer: inputs.base.modifierContent,
      makeView: { viewInputs in
        // A place for exactly one view: the list is arranged by an implicit container.
        makeImplicitRoot(list: body(_Graph(), _ViewListInputs(viewInputs)).list, inputs: viewInputs)
      },
      makeViewList: { body(_Graph(), $0) })
    return Body._makeViewList(view: made, inputs: inner)
  }

  public static var _isUnary: Bool { false }
  public static func _viewListCount(content: Int?) -> Int? { content == 1 ? Body._viewListCount : nil }

  private static func makeBody(modifier: _GraphValue<Self>, inputs: _ViewInputs) -> _GraphValue<Body> {
    let type = ViewTypeInfo.of(Self.self)
    var source = modifier.attribute
    if let animatable = type.animatable { source = animatable.animating(source.any, inputs).as(Self.self) }
    let properties = type.dynamicProperties.makeStorage(inputs: inputs)
    return _GraphValue(Attribute(ModifierBodyRule(modifier: source, properties: properties, host: inputs.host)))
  }
}

/// The body of a user's modifier.
private struct ModifierBodyRule<Modifier: ViewModifier>: Rule, BodyRule {
  let modifier: Attribute<Modifier>
  let properties: DynamicPropertyStorage?
  @HostReference var host: ViewGraph

  mutating func value() -> Modifier.Body {
    var modifier = self.modifier.value
    if let properties {
      withUnsafeMutablePointer(to: &modifier) { properties.update(UnsafeMutableRawPointer($0)) }
    }
    return host.observing { modifier.body(content: _ViewModifier_Content()) }
  }

  nonisolated static var label: String { "\(Modifier.self).body" }
  nonisolated static var owner: Any.Type { Modifier.self }
}

/// The modified view as an element of a list.
final class ContentElement: ViewListElement {
  let elementInputs: _ViewInputs
  let makeContent: (_ViewInputs) -> _ViewOutputs

  init(inputs: _ViewInputs, outer: ModifierContent?, make: @escaping (_ViewInputs) -> _ViewOutputs) {
    elementInputs = inputs
    makeContent = make
    super.init(subgraph: Subgraph.current!)
  }

  override var inputs: _ViewInputs { elementInputs }
  override func make(in container: ContainerInputs) -> _ViewOutputs { makeContent(elementInputs.placed(in: container)) }
}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: _PrimitiveViewModifier {
  /// A modifier that changes nothing.
  public static var identity: EmptyModifier { EmptyModifier() }
  /// A modifier that changes nothing.
  public init() {}

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(_Graph(), inputs) }

  // The views unchanged: a list among the rows of another one joins them.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs { body(_Graph(), inputs) }
}
