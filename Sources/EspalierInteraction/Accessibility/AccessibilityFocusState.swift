// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The element that the screen reader has reached, as state of a view: a Bool for one view, an optional for several.
/// Without a screen reader it keeps the written value.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let place: OwnLocation<Value>

  /// A state that begins with false: the screen reader is elsewhere.
  public init() where Value == Bool { place = OwnLocation(initial: false) }
  /// A state that begins with nil: the screen reader is at none of the elements.
  public init<T: Hashable>() where Value == T? { place = OwnLocation(initial: nil) }

  /// A state that begins with false. It follows the active technology, whichever is named.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
  /// A state that begins with nil. It follows the active technology, whichever is named.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }

  /// Writing moves the screen reader; the value for "nowhere" leaves it where it is.
  public var wrappedValue: Value {
    get { place.value }
    nonmutating set { place.value = newValue }
  }

  /// The binding that the modifiers take: `$state`.
  public var projectedValue: Binding { Binding(place: place) }

  /// A way to read and write a state that is owned elsewhere.
  @propertyWrapper
  public struct Binding {
    let place: OwnLocation<Value>
    /// The value without focus.
    package var initial: Value { place.initial }

    /// The element now; a write moves the screen reader there.
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

extension AccessibilityFocusState: Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: Sendable where Value: Sendable {}

/// A state that follows whether the screen reader is at an element.
package struct AccessibilityFocusLink {
  /// Whether the state requests the screen reader at the element.
  package let isRequested: Bool
  package let gained: () -> Void
  package let lost: () -> Void
}

extension View {
  /// Ties a state to whether the screen reader is at this view.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    describing { node in
      node.focusStates.append(
        AccessibilityFocusLink(
          isRequested: binding.wrappedValue == value,
          gained: { if binding.wrappedValue != value { binding.wrappedValue = value } },
          lost: { if binding.wrappedValue == value { binding.wrappedValue = binding.initial } }))
    }
  }

  /// Ties a state to whether the screen reader is at this view.
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    accessibilityFocused(condition, equals: true)
  }
}
