// SPDX-License-Identifier: MIT

import EspalierGraph

/// A piece of user interface: a value that describes its content, made anew whenever something it read changes.
///
/// A view of your own gives a `body`. The underscored requirements put the framework's own views into the graph; they
/// have defaults and are not yours to write.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View

  /// The content of the view. It runs when a value that it reads changes, and must not write state.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the attributes of one view: its layout and its preferences.
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs

  /// Makes the list of the views that this value has in a container: none, one, several, or a changing number.
  static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs

  /// Whether a value of this type is always exactly one view, without traits: the container then makes it directly.
  static var _isUnary: Bool { get }

  /// The number of views that a value of this type has in a container, if it is the same for every value.
  static var _viewListCount: Int? { get }
}

/// A view that is made by the framework and has no body.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  public var body: Never { fatalError("\(Self.self) is a primitive view: it has no body") }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    .unary(view, inputs)
  }
  public static var _isUnary: Bool { true }
  public static var _viewListCount: Int? { _isUnary ? 1 : nil }
}

extension Never: View {
  public static func _makeView(view: _GraphValue<Never>, inputs: _ViewInputs) -> _ViewOutputs { _ViewOutputs() }
  public static func _makeViewList(view: _GraphValue<Never>, inputs: _ViewListInputs) -> _ViewListOutputs { .empty }
  public static var _isUnary: Bool { true }
  /// The number of elements; nil for a view that the framework makes without a body, since only such a view itself
  /// determines it.
  public static var _viewListCount: Int? { nil }
  public nonisolated var body: Never { return fatalError("there is no value of Never, and no body") }
}

/// A view value, or a part of one, in the graph.
public struct _GraphValue<Value> {
  package let attribute: Attribute<Value>

  @inline(__always) package init(_ attribute: Attribute<Value>) { self.attribute = attribute }

  /// The value as it is now; in a rule this records a dependency.
  @MainActor @inline(__always) package var value: Value { attribute.value }

  /// The latest value, for code that reacts to events.
  @MainActor package var live: LiveValue<Value> { attribute.live }

  /// Another value, computed from this one and from the other values that `transform` reads.
  /// - Parameter label: The name of the rule in chains and dumps.
  @MainActor package func map<Result>(
    _ label: String, _ transform: @escaping @MainActor (Value) -> Result
  ) -> _GraphValue<Result> {
    _GraphValue<Result>(attribute.map(label, transform))
  }

  /// The same for a closure of the user's, which may read observable objects.
  @MainActor package func map<Result>(
    _ label: String, observedBy host: ViewGraph, _ transform: @escaping @MainActor (Value) -> Result
  ) -> _GraphValue<Result> {
    map(label) { [unowned(unsafe) host] value in host.observing { transform(value) } }
  }

  /// The part at a byte offset: a child view stored in its parent needs no node of its own.
  @inline(__always) package func field<Part>(at offset: Int, as type: Part.Type) -> _GraphValue<Part> {
    _GraphValue<Part>(attribute.field(at: offset, as: Part.self))
  }

  /// The two stored properties of a structure, in the order of their declaration. Without key paths: those of a generic type
  /// are made anew at each use, which costs as much as a small view.
  @inline(__always) package func fields<First, Second>(
    _ first: First.Type, _ second: Second.Type
  ) -> (_GraphValue<First>, _GraphValue<Second>) {
    let offset = alignUp(MemoryLayout<First>.size, MemoryLayout<Second>.alignment)
    assert(
      MemoryLayout<Value>.size == offset + MemoryLayout<Second>.size,
      "\(Value.self) has other stored properties than \(First.self) and \(Second.self)")
    return (field(at: 0, as: First.self), field(at: offset, as: Second.self))
  }

  /// The part of a value that a property holds.
  public nonisolated subscript<Part>(keyPath: KeyPath<Value, Part>) -> _GraphValue<Part> {
    if let offset = MemoryLayout<Value>.offset(of: keyPath) { return field(at: offset, as: Part.self) }
    let attribute = attribute
    nonisolated(unsafe) let keyPath = keyPath
    nonisolated(unsafe) var part: _GraphValue<Part>?
    MainActor.assumeIsolated {
      part = _GraphValue<Part>(Attribute(ProjectedValue(source: attribute, keyPath: keyPath)))
    }
    return part!
  }
}

/// A computed part of a value.
private struct ProjectedValue<Whole, Part>: Rule {
  let source: Attribute<Whole>
  let keyPath: KeyPath<Whole, Part>
  mutating func value() -> Part { source.value[keyPath: keyPath] }
}

@inline(__always) package func alignUp(_ offset: Int, _ alignment: Int) -> Int {
  (offset &+ alignment &- 1) & ~(alignment &- 1)
}
