// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import Observation

/// The value that the view with the keyboard, or one around it, sets; nil if none sets it. The view is made anew when
/// that changes.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var found: Value?

  /// Reads a value that the focused view, or the window, has by `focusedValue(_:_:)` or `focusedSceneValue(_:_:)`.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// Reads the observable object of a type that the focused view, or the window, has.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable { read = { $0[object: objectType] } }

  /// The value; nil outside of a view.
  public var wrappedValue: Value? { found }

  @MainActor public static func _makeConnection(_ property: UnsafeRawPointer, inputs: _ViewInputs)
    -> _PropertyConnection?
  {
    Connection(inputs.host)
  }

  private final class Connection: _PropertyConnection {
    private let values: Attribute<FocusedValues>
    init(_ host: ViewGraph) { values = host.focusedValues.values }

    override func update(_ property: UnsafeMutableRawPointer) {
      let property = property.assumingMemoryBound(to: FocusedValue<Value>.self)
      property.pointee.found = property.pointee.read(values.value)
    }
  }
}

/// The value of a binding that the view with the keyboard, or one around it, sets.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  @FocusedValue private var binding: Binding<Value>?

  /// Reads and writes through a binding that the focused view, or the window, has.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { _binding = FocusedValue(keyPath) }

  /// The value; nil if no view sets it. Writing then does nothing.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding to the value; nil if no focused view has one, and a write is ignored then.
  public var projectedValue: Binding<Value?> {
    let binding = binding
    return Binding(get: { binding?.wrappedValue }, set: { if let new = $0 { binding?.wrappedValue = new } })
  }
}
