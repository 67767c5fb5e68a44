// SPDX-License-Identifier: MIT

import EspalierGraph
import Foundation

/// Which coordinates a rectangle or point is given in.
public enum CoordinateSpace {
  /// The root of the view tree.
  case global
  /// The view's own: origin at its top left corner.
  case local
  /// The nearest enclosing view with this name; the root where there is none.
  case named(AnyHashable)

  public var isGlobal: Bool { if case .global = self { true } else { false } }
  public var isLocal: Bool { if case .local = self { true } else { false } }
}

extension CoordinateSpace: Equatable, Hashable {}

/// A coordinate space as a value.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  package let name: AnyHashable
  package init(name: AnyHashable) { self.name = name }
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
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
