// SPDX-License-Identifier: MIT

import EspalierGraph
import EspalierMotion

// Reads: the view's value, its dynamic properties, whatever `body` reads.
// Produces: the body.
// Costs: the user's body; nothing while none of that changed.

extension View {
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let inputs = Handover.isActive ? inputs.entering(Self.self) : inputs
    let body = makeBody(view: view, inputs: inputs)
    return marked(Body._makeView(view: body, inputs: inputs), inputs, body)
  }

  /// Marks the views of a body as those of this view, for dumps.
  private static func marked(_ outputs: _ViewOutputs, _ inputs: _ViewInputs, _ body: _GraphValue<Body>) -> _ViewOutputs
  {
    var outputs = outputs
    outputs.preferences = MarkNode(
      outputs.preferences, viewType: Self.self, inputs: inputs, layout: outputs.layout, body: body.attribute.any)
    return outputs
  }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    _isUnary ? .unary(view, inputs) : makeBodyList(view: view, inputs: inputs)
  }

  /// The views of the body.
  static func makeBodyList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let inputs = Handover.isActive ? inputs.entering(Self.self) : inputs
    let body = makeBody(view: view, inputs: inputs.base)
    let outputs = Body._makeViewList(view: body, inputs: inputs)
    // The name, in dumps, of a user's view whose body could be several views and is one, as a list outside of other lists is.
    guard !inputs.joinsLists, let list = outputs.list, list.isStatic, list.count() == 1, isUsersType(Self.self) else {
      return outputs
    }
    let level = ListLevel(inputs)
    return _ViewListOutputs(
      list.map { element in
        WrappedElement(element, level: level) { inputs, make in marked(make(inputs), inputs, body) }
      })
  }

  public static var _isUnary: Bool { Body._isUnary }
  public static var _viewListCount: Int? {
    _isUnary ? 1 : ViewListCounts.count(of: Self.self) { Body._viewListCount }
  }

  fileprivate static func makeBody(view: _GraphValue<Self>, inputs: _ViewInputs) -> _GraphValue<Body> {
    let type = ViewTypeInfo.of(Self.self)
    var source = view.attribute
    if let equatable = type.comparesByEquality { source = equatable.filtering(source.any).as(Self.self) }
    if let animatable = type.animatable { source = animatable.animating(source.any, inputs).as(Self.self) }
    guard let properties = type.dynamicProperties.makeStorage(inputs: inputs) else {
      return _GraphValue(Attribute(StaticBodyRule(view: source, host: inputs.host)))
    }
    let body = Attribute(DynamicBodyRule(view: source, properties: properties, host: inputs.host))
    return _GraphValue(body)
  }
}

/// A rule that runs a user's `body`, for messages that name the view.
package protocol BodyRule {
  /// The type of the view, the modifier, the app or scene.
  static var owner: Any.Type { get }
}

/// The body of a view without dynamic properties.
private struct StaticBodyRule<V: View>: Rule, BodyRule {
  let view: Attribute<V>
  @HostReference var host: ViewGraph

  mutating func value() -> V.Body {
    WorkCounters.current?.countBody(V.self)
    let view = self.view.value
    let outer = ViewChanges.current
    ViewChanges.current = .init(view: self.view.any, type: V.self, properties: nil, host: host)
    defer { ViewChanges.current = outer }
    return host.observing { view.body }
  }

  nonisolated static var label: String { "\(V.self).body" }
  nonisolated static var owner: Any.Type { V.self }
}

/// The body of a view with dynamic properties: they are brought up to date in a copy of the view, then `body` runs.
private struct DynamicBodyRule<V: View>: Rule, BodyRule {
  let view: Attribute<V>
  let properties: DynamicPropertyStorage
  @HostReference var host: ViewGraph

  mutating func value() -> V.Body {
    WorkCounters.current?.countBody(V.self)
    var view = self.view.value
    withUnsafeMutablePointer(to: &view) { properties.update(UnsafeMutableRawPointer($0)) }
    let outer = ViewChanges.current
    ViewChanges.current = .init(view: self.view.any, type: V.self, properties: properties, host: host)
    defer { ViewChanges.current = outer }
    return host.observing { view.body }
  }

  nonisolated static var label: String { "\(V.self).body" }
  nonisolated static var owner: Any.Type { V.self }
}

/// The facts about a view type that rules use, found once per type.
@MainActor
struct ViewTypeInfo {
  let dynamicProperties: DynamicPropertyFields
  let animatable: (any AnimatingView.Type)?
  let comparesByEquality: (any EqualityFilter.Type)?

  @exclusivity(unchecked) private static var cache: [ObjectIdentifier: ViewTypeInfo] = [:]

  static func of<V>(_ type: V.Type) -> ViewTypeInfo {
    if let known = cache[ObjectIdentifier(type)] { return known }
    let info = ViewTypeInfo(
      dynamicProperties: DynamicPropertyFields.of(type),
      animatable: AnimatingViews.find(type),
      comparesByEquality: _isPOD(type) ? nil : EqualityFilters.find(type))
    cache[ObjectIdentifier(type)] = info
    return info
  }
}

/// Puts a node that compares with `==` in front of a view's value (specification S57).
@MainActor
protocol EqualityFilter {
  static func filtering(_ source: AnyAttribute) -> AnyAttribute
}

@MainActor
enum EqualityFilters {
  static func find(_ type: Any.Type) -> (any EqualityFilter.Type)? {
    guard let equatable = type as? any Equatable.Type else { return nil }
    func open<E: Equatable>(_ type: E.Type) -> any EqualityFilter.Type { EqualValue<E>.self }
    return open(equatable)
  }
}

struct EqualValue<V: Equatable>: Rule, EqualityFilter {
  let source: Attribute<V>
  mutating func value() -> V { source.value }
  static func filtering(_ source: AnyAttribute) -> AnyAttribute { Attribute(EqualValue(source: source.as(V.self))).any }
}

/// A view of the framework in whose place its body is, in dumps.
@MainActor
package protocol UnnamedView: View {}

extension UnnamedView {
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let inputs = Handover.isActive ? inputs.entering(Self.self) : inputs
    return Body._makeView(view: makeBody(view: view, inputs: inputs), inputs: inputs)
  }
}

/// Puts a node that interpolates a view's animatable data in front of its value (specification M42).
@MainActor
protocol AnimatingView {
  static func animating(_ source: AnyAttribute, _ inputs: _ViewInputs) -> AnyAttribute
}

@MainActor
enum AnimatingViews {
  static func find(_ type: Any.Type) -> (any AnimatingView.Type)? {
    guard let animatable = type as? any Animatable.Type else { return nil }
    func open<A: Animatable>(_ type: A.Type) -> (any AnimatingView.Type)? {
      MemoryLayout<A.AnimatableData>.size == 0 ? nil : AnimatedValue<A>.self
    }
    return open(animatable)
  }
}

extension AnimatedValue: AnimatingView {
  static func animating(_ source: AnyAttribute, _ inputs: _ViewInputs) -> AnyAttribute {
    makeAnimated(source.as(Value.self), inputs: inputs).any
  }
}
