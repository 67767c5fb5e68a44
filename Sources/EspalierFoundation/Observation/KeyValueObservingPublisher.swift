// SPDX-License-Identifier: MIT

import Combine
import Foundation

extension NSObject {
  /// The values of a property that its object announces, as `observe(_:options:changeHandler:)` receives them.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    /// The object.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    /// Whether the current value is emitted first.
    public let options: NSKeyValueObservingOptions

    /// A publisher of an object's property.
    public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let values = PassthroughSubject<Value, Never>()
      nonisolated(unsafe) let path = keyPath
      let observation = object.observe(path, options: options.subtracting(.initial)) { object, change in
        if !change.isPrior { values.send(object[keyPath: path]) }
      }
      let first = options.contains(.initial) ? [object[keyPath: path]] : []
      // The observation lives as long as the subscription.
      values.prepend(first).handleEvents(receiveCancel: { observation.invalidate() }).receive(subscriber: subscriber)
    }
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// The values of a property that the object announces: the current one, then each new one.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}
