// SPDX-License-Identifier: MIT

import Combine
import EspalierCore
import EspalierGraph

/// The object of a type that the view with the keyboard, or one around it, sets; nil if none sets one. The view is made
/// anew when the object is replaced, and when it changes.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  /// The same as in an `ObservedObject`.
  private var seed = 0

  /// Reads the object of this type that the focused view, or the window, puts in by `focusedObject(_:)` or
  /// `focusedSceneObject(_:)`.
  public init() {}

  /// The object; nil if no focused view has one.
  @MainActor @preconcurrency public var wrappedValue: ObjectType? { object }
  /// Bindings to the object's properties; nil if no focused view has an object.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
    object.map { ObservedObject.Wrapper(object: $0) }
  }

  @MainActor public static func _makeConnection(_ property: UnsafeRawPointer, inputs: _ViewInputs)
    -> _PropertyConnection?
  {
    Connection(inputs.host)
  }

  private final class Connection: _PropertyConnection {
    private let values: Attribute<FocusedValues>
    private let subscription: ObjectSubscription<ObjectType>

    init(_ host: ViewGraph) {
      values = host.focusedValues.values
      subscription = ObjectSubscription(host: host)
    }

    override func takeChange() -> Bool { subscription.takeChange() }
    override func update(_ property: UnsafeMutableRawPointer) {
      let object = values.value[object: ObjectType.self]
      let property = property.assumingMemoryBound(to: FocusedObject<ObjectType>.self)
      property.pointee.object = object
      if let object { property.pointee.seed = subscription.follow(object) }
    }
  }
}

extension View {
  /// Sets a focused object, by its type, while this view, or one in it, has the keyboard.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(_FocusedValueModifier { $0[object: T.self] = object })
  }

  /// Sets a focused object, by its type, whichever view of this view's window has the keyboard.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(_FocusedSceneValueModifier { $0[object: T.self] = object })
  }
}
