// SPDX-License-Identifier: MIT

import EspalierMotion

/// A space of names that belongs to a view: made with the view's identity, different for every other.
///
/// Identifiers in it, such as those of `matchedGeometryEffect`, cannot be mistaken for the same ones of another view.
/// Source: Apple's reference, Namespace.
@propertyWrapper
@frozen public struct Namespace: DynamicProperty, Sendable {
  /// Distinguishes one namespace from another.
  public struct ID: Hashable, Sendable {
    private let number: Int

    /// A namespace that differs from all others.
    @MainActor static func make() -> ID {
      made += 1
      return ID(number: made)
    }

    @MainActor private static var made = 0

    /// The namespace that belongs to no view: it matches only itself.
    fileprivate static let ofNoView = ID(number: 0)
  }

  private var id: ID?

  /// A namespace that lives as long as the view.
  public init() {}

  /// The namespace of the view. Outside of a view that is on screen, one that belongs to no view, with a warning.
  public var wrappedValue: ID {
    if let id { return id }
    if MainQueue.isCurrent {
      MainActor.assumeIsolated {
        Diagnostics.warn(
          "A @Namespace was read before its view is on screen: its identifiers match nothing. Read it in body.",
          subject: "Namespace")
      }
    }
    return .ofNoView
  }

  @MainActor public static func _makeConnection(_ property: UnsafeRawPointer, inputs: _ViewInputs)
    -> _PropertyConnection?
  {
    Connection(ID.make())
  }

  private final class Connection: _PropertyConnection {
    let id: ID
    init(_ id: ID) { self.id = id }

    override func update(_ property: UnsafeMutableRawPointer) {
      property.assumingMemoryBound(to: Namespace.self).pointee.id = id
    }
  }
}
