// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierMotion

/// The view that has the keyboard, as state of a view: a Bool for one view, an optional for several (specification I39).
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let place: OwnLocation<Value>

  /// A state that begins with false: the focus is elsewhere.
  public init() where Value == Bool { place = OwnLocation(initial: false) }
  /// A state that begins with nil: the focus is at none of the views.
  public init<T: Hashable>() where Value == T? { place = OwnLocation(initial: nil) }

  /// Writing moves the focus; the value for "nowhere" takes it away.
  public var wrappedValue: Value {
    get { place.value }
    nonmutating set { place.value = newValue }
  }

  /// The binding that the modifiers take: `$state`.
  public var projectedValue: Binding { Binding(place: place) }

  /// A way to read and write a focus state that is owned elsewhere.
  @propertyWrapper
  public struct Binding {
    let place: OwnLocation<Value>
    /// The value without focus.
    package var initial: Value { place.initial }

    /// The view with the focus; a write moves it in the next update.
    public var wrappedValue: Value {
      get { place.value }
      nonmutating set { place.value = newValue }
    }

    /// The binding itself, so that a child view can hand it on.
    public var projectedValue: Binding { self }
  }

  @MainActor public static func _makeConnection(_ property: UnsafeRawPointer, inputs: _ViewInputs)
    -> _PropertyConnection?
  {
    let connection = OwnLocation<Value>.makeConnection(property, inputs: inputs)
    inputs.host.work.addEffect(
      Attribute(ValueOfNoView(location: connection.location, initial: connection.initial, host: inputs.host)).any)
    return connection
  }

  // Reads: the state.
  // Produces: nothing; a value that no view with the keyboard has becomes the initial one, after the views have followed it.
  private struct ValueOfNoView: Rule {
    let location: StoredLocation<Value>
    let initial: Value
    @HostReference var host: ViewGraph

    mutating func value() -> Int {
      let value = location.get()
      if value == initial { return 0 }
      let (location, initial, host) = (location, initial, host)
      host.work.enqueueAction(.change, order: .last) {
        let key = FocusConnection.key(location, value)
        if location.get() != value || host.focus.target?.connections.contains(where: { $0.key == key }) == true {
          return
        }
        location.set(initial, transaction: Transaction())
      }
      return 0
    }

    nonisolated static var label: String { "focus state" }
  }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}
