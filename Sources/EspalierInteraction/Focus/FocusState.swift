// SPDX-License-Identifier: MIT

import EspalierCore

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
    OwnLocation<Value>.makeConnection(property, inputs: inputs)
  }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}
