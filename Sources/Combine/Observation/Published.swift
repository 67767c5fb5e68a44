// SPDX-License-Identifier: MIT

import Foundation

/// A property that announces each change to its object and to its own subscribers first.
///
/// `$name` is its publisher: it emits the current value to each new subscriber, then each new value while the property
/// still holds the old one. The object's `objectWillChange` is sent first.
@propertyWrapper
public struct Published<Value> {
  let storage: PublishedStorage<Value>

  /// A property that begins with a value and announces each change before it is made.
  public init(initialValue: Value) { storage = PublishedStorage(initialValue) }
  /// A property that begins with a value and announces each change before it is made.
  public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

  /// The value, without the object that has the property.
  package var current: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  /// The values of the property.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    // Needed for `&object.$name`, which writes back the publisher that it has read. As in Apple's, another property's
    // publisher is not adopted.
    set {}
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.value = newValue }
  }

  /// The values of a published property: the current one, then each new one just before it is set.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.subscribe(subscriber)
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a published property, for as long as the property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.storage.follow(self)
  }
}
