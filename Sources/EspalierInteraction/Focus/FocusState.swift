// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierMotion

/// Which view has the keyboard, as state of a view: a Bool for one view, an optional for several (specification I39).
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var location: StoredLocation<Value>?

  /// Begins with false: the focus is elsewhere.
  public init() where Value == Bool { initial = false }
  /// Begins with nil: the focus is at none of the views.
  public init<T: Hashable>() where Value == T? { initial = nil }

  /// Writing moves the focus; the value for "nowhere" takes it away.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, transaction: CurrentTransaction.value) }
  }

  /// The binding that the modifiers take: `$state`.
  public var projectedValue: Binding { Binding(location: location, initial: initial) }

  /// A way to read and write a focus state that is owned elsewhere.
  @propertyWrapper
  public struct Binding {
    let location: StoredLocation<Value>?
    /// What stands for no focus.
    package let initial: Value

    /// Where the focus is; a write moves it in the next update.
    public var wrappedValue: Value {
      get { location?.get() ?? initial }
      nonmutating set { location?.set(newValue, transaction: CurrentTransaction.value) }
    }

    /// The binding itself, so that a child view can hand it on.
    public var projectedValue: Binding { self }
  }

  @MainActor public static func _makeConnection(_ property: UnsafeRawPointer, inputs: _ViewInputs)
    -> _PropertyConnection?
  {
    Connection(
      StoredLocation(property.assumingMemoryBound(to: Self.self).pointee.initial, host: inputs.host))
  }

  private final class Connection: _PropertyConnection, NamedConnection {
    let location: StoredLocation<Value>
    init(_ location: StoredLocation<Value>) { self.location = location }

    var name: String {
      get { location.name }
      set { location.name = newValue.hasPrefix("_") ? String(newValue.dropFirst()) : newValue }
    }

    override func update(_ property: UnsafeMutableRawPointer) {
      property.assumingMemoryBound(to: FocusState<Value>.self).pointee.location = location
    }
  }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}
