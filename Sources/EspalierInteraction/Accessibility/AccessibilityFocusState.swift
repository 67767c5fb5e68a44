// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierMotion
import Foundation

/// Which element the screen reader is at, as state of a view: a Bool for one view, an optional for several. Without a
/// screen
/// reader it keeps what is written.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var location: StoredLocation<Value>?

  /// Begins with false: the screen reader is elsewhere.
  public init() where Value == Bool { initial = false }
  /// Begins with nil: the screen reader is at none of the elements.
  public init<T: Hashable>() where Value == T? { initial = nil }

  /// Writing moves the screen reader; the value for "nowhere" leaves it where it is.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, transaction: CurrentTransaction.value) }
  }

  /// The binding that the modifiers take: `$state`.
  public var projectedValue: Binding { Binding(location: location, initial: initial) }

  /// A way to read and write a state that is owned elsewhere.
  @propertyWrapper
  public struct Binding {
    let location: StoredLocation<Value>?
    let initial: Value

    /// The element now; a write moves the screen reader there.
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
    Connection(StoredLocation(property.assumingMemoryBound(to: Self.self).pointee.initial, host: inputs.host))
  }

  private final class Connection: _PropertyConnection, NamedConnection {
    let location: StoredLocation<Value>
    init(_ location: StoredLocation<Value>) { self.location = location }

    var name: String {
      get { location.name }
      set { location.name = newValue.hasPrefix("_") ? String(newValue.dropFirst()) : newValue }
    }

    override func update(_ property: UnsafeMutableRawPointer) {
      property.assumingMemoryBound(to: AccessibilityFocusState<Value>.self).pointee.location = location
    }
  }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: Sendable where Value: Sendable {}

/// A state that follows whether the screen reader is at an element.
package struct AccessibilityFocusLink {
  /// Whether the state requests it there.
  package let isWanted: Bool
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
          isWanted: binding.wrappedValue == value,
          gained: { if binding.wrappedValue != value { binding.wrappedValue = value } },
          lost: { if binding.wrappedValue == value { binding.wrappedValue = binding.initial } }))
    }
  }

  /// Ties a state to whether the screen reader is at this view.
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    accessibilityFocused(condition, equals: true)
  }
}
