// SPDX-License-Identifier: MIT

import EspalierGraph
import Foundation

/// The coordinates that a rectangle or point is given in.
public enum CoordinateSpace {
  /// The root of the view tree.
  case global
  /// The view's own: origin at its top left corner.
  case local
  /// The nearest enclosing view with this name; the root if there is none.
  case named(AnyHashable)

  /// Whether this is the space of the window.
  public var isGlobal: Bool { if case .global = self { true } else { false } }
  /// Whether this is the space of the view that uses it.
  public var isLocal: Bool { if case .local = self { true } else { false } }
}

extension CoordinateSpace: Equatable, Hashable {}

/// A coordinate space as a value.
public protocol CoordinateSpaceProtocol {
  /// The space that the value stands for.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the window: its origin is the window's top left corner.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// A space without a name; `.global` and `.local` are the same values.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view that uses it: its origin is the view's top left corner.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// A space without a name; `.global` and `.local` are the same values.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the nearest view around that `coordinateSpace(_:)` names so.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  package let name: AnyHashable
  package init(name: AnyHashable) { self.name = name }
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view that uses it.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest view around that has this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

/// Gives the space of a view a name.
nonisolated public struct _CoordinateSpaceModifier: _PrimitiveViewModifier {
  let name: AnyHashable

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.transform = Attribute(
      Child(modifier: modifier.attribute, transform: inputs.transform, frame: inputs.frame))
    return body(_Graph(), inner)
  }

  private struct Child: Rule {
    let modifier: Attribute<_CoordinateSpaceModifier>
    let transform: Attribute<ViewTransform>
    let frame: Attribute<ViewFrame>
    mutating func value() -> ViewTransform {
      var transform = self.transform.value
      transform.append(.space(modifier.value.name, frame.value.rect))
      return transform
    }
    nonisolated static var label: String { "coordinate space" }
  }
}

extension View {
  /// Names the space of this view for the views inside it.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Names the space of this view for the views inside it.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }
}
