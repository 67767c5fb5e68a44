// SPDX-License-Identifier: MIT

import Foundation

/// The observation of a property of an object, which ends with this object.
open class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let id: UInt
  private let object: ObjectIdentifier

  init(_ id: UInt, of object: ObjectIdentifier) {
    self.id = id
    self.object = object
  }

  deinit { KeyValueObservers.shared.remove(id, of: object) }

  /// Ends the observation.
  open func invalidate() { KeyValueObservers.shared.remove(id, of: object) }
}

/// The parts of a change that an observer receives.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A call at once, with the current value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change, too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change of a property; those of collections are `setting`, too.
public enum NSKeyValueChange: UInt, Sendable {
  /// A new value.
  case setting = 1
  /// New elements of a collection; not announced here.
  case insertion
  /// Fewer elements of a collection; not announced here.
  case removal
  /// Other elements of a collection; not announced here.
  case replacement
}

/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange
  /// The kind of the change.
  public let kind: Kind
  /// The value after the change, if the observation's options request it.
  public let newValue: Value?
  /// The value before the change, if the observation's options request it.
  public let oldValue: Value?
  /// The places of elements that changed; always nil.
  public let indexes: IndexSet?
  /// Whether the change is not made yet.
  public let isPrior: Bool
}

/// The methods of an object whose properties are observed.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls a closure for each change of a property that the object announces.
  ///
  /// Objective-C announces changes of `@objc dynamic` properties by itself. Here a property announces a change with
  /// `willChangeValue(for:)` and `didChangeValue(for:)`, for example in its own observers. Foundation's own objects announce none: their properties are read ten times a second, and the
  /// closure is called on a queue of the system.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = KeyValueObservers.shared.add(self, keyPath, options, changeHandler)
    if options.contains(.initial) {
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? self[keyPath: keyPath] : nil, oldValue: nil, indexes: nil,
          isPrior: false))
    }
    return observation
  }

  /// Announces that a property changes; `didChangeValue(for:)` follows after the change.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObservers.shared.willChange(self, keyPath)
  }

  /// Announces that a property has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObservers.shared.didChange(self, keyPath)
  }
}
