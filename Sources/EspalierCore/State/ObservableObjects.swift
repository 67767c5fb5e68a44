// SPDX-License-Identifier: MIT

import Combine
import EspalierGraph
import EspalierMotion

/// An object that is owned elsewhere; the view is made anew whenever the object is about to change (specification S44).
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType
  /// The number of the object's last change that the view has seen. It makes a closure that holds the view, and reads
  /// the object, another closure after a change, so the view that takes the closure is made anew.
  private var seed = 0

  /// Observes an object that is made elsewhere: the view runs again when it announces a change.
  public init(wrappedValue: ObjectType) { object = wrappedValue }
  /// Observes an object that is made elsewhere: the view runs again when it announces a change.
  public init(initialValue: ObjectType) { object = initialValue }

  /// The object. The view runs again when it announces a change.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// Bindings to the object's properties: `$model.name`.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: object) }

  /// Bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    package init(object: ObjectType) { self.object = object }

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
      -> Binding<Subject>
    {
      Binding(location: ObjectLocation(object: object, keyPath: keyPath))
    }
  }

  @MainActor public static func _makeConnection(_ property: UnsafeRawPointer, inputs: _ViewInputs)
    -> _PropertyConnection?
  {
    Connection(ObjectSubscription<ObjectType>(host: inputs.host))
  }

  private final class Connection: _PropertyConnection {
    let subscription: ObjectSubscription<ObjectType>
    init(_ subscription: ObjectSubscription<ObjectType>) { self.subscription = subscription }
    override func takeChange() -> Bool { subscription.takeChange() }
    override func update(_ property: UnsafeMutableRawPointer) {
      let property = property.assumingMemoryBound(to: ObservedObject<ObjectType>.self)
      property.pointee.seed = subscription.follow(property.pointee.object)
    }
  }
}

/// An object that a view owns: made once per identity, just before the first body (specification S38).
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private enum Storage {
    case initially(() -> ObjectType)
    case object(ObjectType)
  }
  private var storage: Storage
  /// The same as in an `ObservedObject`.
  private var seed = 0

  /// The object is made once, when the view is, and lives as long as the view; the expression does not run again.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { storage = .initially(thunk) }

  /// The object. Before the view is installed, each read makes a new one.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    switch storage {
    case .initially(let make): make()
    case .object(let object): object
    }
  }

  /// Bindings to the object's properties: `$model.name`.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  @MainActor public static func _makeConnection(_ property: UnsafeRawPointer, inputs: _ViewInputs)
    -> _PropertyConnection?
  {
    let object = property.assumingMemoryBound(to: Self.self).pointee
    let place = inputs.handoverPlace
    return Connection(ObjectSubscription(host: inputs.host)) {
      let object = object.wrappedValue
      _ = place?.take(object)
      place?.follow { [weak object] in object }
      return object
    }
  }

  private final class Connection: _PropertyConnection {
    let subscription: ObjectSubscription<ObjectType>
    let make: () -> ObjectType
    lazy var object = make()

    init(_ subscription: ObjectSubscription<ObjectType>, make: @escaping () -> ObjectType) {
      self.subscription = subscription
      self.make = make
    }

    override func takeChange() -> Bool { subscription.takeChange() }
    override func update(_ property: UnsafeMutableRawPointer) {
      let property = property.assumingMemoryBound(to: StateObject<ObjectType>.self)
      property.pointee.storage = .object(object)
      property.pointee.seed = subscription.follow(object)
    }
  }
}

/// An object that a view further up has put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  /// The same as in an `ObservedObject`.
  private var seed = 0

  /// Reads the object of this type that `environmentObject(_:)` sets around the view.
  public init() {}

  /// The object. Without one around the view, reading it stops the program with a message that names the type.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) "
          + "may be missing as an ancestor of this view.")
    }
    return object
  }

  /// Bindings to the object's properties: `$model.name`.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  @MainActor public static func _makeConnection(_ property: UnsafeRawPointer, inputs: _ViewInputs)
    -> _PropertyConnection?
  {
    let object = Attribute(EnvironmentObjectRule<ObjectType>(environment: inputs.environment))
    return Connection(ObjectSubscription(host: inputs.host), object)
  }

  private final class Connection: _PropertyConnection {
    let subscription: ObjectSubscription<ObjectType>
    let object: Attribute<ObjectType?>

    init(_ subscription: ObjectSubscription<ObjectType>, _ object: Attribute<ObjectType?>) {
      self.subscription = subscription
      self.object = object
    }

    override func takeChange() -> Bool { subscription.takeChange() }
    override func update(_ property: UnsafeMutableRawPointer) {
      let object = self.object.value
      let property = property.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self)
      property.pointee.object = object
      if let object { property.pointee.seed = subscription.follow(object) }
    }
  }
}

private struct EnvironmentObjectRule<ObjectType: AnyObject>: Rule {
  let environment: Attribute<EnvironmentValues>
  mutating func value() -> ObjectType? { environment.value.object(ObjectType.self) }
}

/// Makes a body depend on an object: the body runs again after each `objectWillChange`.
@MainActor
package final class ObjectSubscription<ObjectType: ObservableObject> {
  private let host: WeakHost
  private let changes = Attribute<Int>.input(0)
  private var count = 0
  private var reported = 0
  private var subscription: AnyCancellable?
  private weak var object: ObjectType?

  package init(host: ViewGraph) { self.host = host.weakReference }

  /// Whether the object announced a change since the last call.
  package func takeChange() -> Bool {
    defer { reported = count }
    return count != reported
  }

  /// - Returns: The number of changes that the object has announced so far.
  package func follow(_ object: ObjectType) -> Int {
    let seed = changes.value
    if self.object === object { return seed }
    self.object = object
    let host = host
    let changes = changes.weak
    let counter = self
    subscription = object.objectWillChange.sink { [weak counter] _ in
      let counter = UncheckedSendable(counter)
      host.noteWrite {
        StateWrite(name: "an @Published property of \(ObjectType.self)", attribute: changes.any)
      }
      let transaction = CurrentTransaction.value
      host.applyWrites(besides: transaction)
      host.write(transaction) {
        guard let counter = counter.value, let changes = changes.attribute else { return }
        counter.count &+= 1
        changes.set(counter.count)
      }
    }
    return seed
  }
}

/// A property of a reference.
package final class ObjectLocation<Object, Value>: AnyLocation<Value>, @unchecked Sendable {
  let object: Object
  let keyPath: ReferenceWritableKeyPath<Object, Value>

  package init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  package override func get() -> Value { readObserved { object[keyPath: keyPath] } }
  package override func set(_ value: Value, transaction: Transaction) {
    withTransaction(transaction) { object[keyPath: keyPath] = value }
  }
}
