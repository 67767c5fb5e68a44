// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The observations of all objects. O(n) in the observations of one object for each of its changes.
final class KeyValueObservers: @unchecked Sendable {
  static let shared = KeyValueObservers()

  private struct Observer {
    let id: UInt
    let keyPath: AnyKeyPath
    /// Called before a change; returns the call after it.
    let willChange: (AnyObject) -> () -> Void
    /// The calls after changes that have begun.
    var pending: [() -> Void] = []
  }

  private let lock = NSLock()
  private var observers: [ObjectIdentifier: [Observer]] = [:]
  private var lastID: UInt = 0

  func add<Object: AnyObject, Value>(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    warnOfSilence(object)
    func change(_ old: Value?, _ new: Value?, isPrior: Bool) -> NSKeyValueObservedChange<Value> {
      NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil,
        indexes: nil, isPrior: isPrior)
    }
    let key = ObjectIdentifier(object)
    return lock.withLock {
      lastID += 1
      observers[key, default: []].append(
        Observer(id: lastID, keyPath: keyPath) { object in
          guard let object = object as? Object else { return {} }
          let old = object[keyPath: keyPath]
          if options.contains(.prior) { handler(object, change(old, nil, isPrior: true)) }
          return { handler(object, change(old, object[keyPath: keyPath], isPrior: false)) }
        })
      return NSKeyValueObservation(lastID, of: key)
    }
  }

  func remove(_ id: UInt, of object: ObjectIdentifier) {
    lock.withLock {
      observers[object]?.removeAll { $0.id == id }
      if observers[object]?.isEmpty == true { observers[object] = nil }
    }
  }

  func willChange(_ object: AnyObject, _ keyPath: AnyKeyPath) {
    let key = ObjectIdentifier(object)
    for observer in lock.withLock({ observers[key] ?? [] }) where observer.keyPath == keyPath {
      // Outside of the lock: the closures are the program's.
      let after = observer.willChange(object)
      lock.withLock {
        guard let index = observers[key]?.firstIndex(where: { $0.id == observer.id }) else { return }
        observers[key]?[index].pending.append(after)
      }
    }
  }

  func didChange(_ object: AnyObject, _ keyPath: AnyKeyPath) {
    let key = ObjectIdentifier(object)
    let calls = lock.withLock {
      (observers[key] ?? []).indices.compactMap { index in
        observers[key]?[index].keyPath == keyPath ? observers[key]?[index].pending.popLast() : nil
      }
    }
    for call in calls { call() }
  }

  /// Foundation's classes announce no change.
  private func warnOfSilence(_ object: AnyObject) {
    let name = String(reflecting: type(of: object))
    guard name.hasPrefix("Foundation") else { return }
    let text =
      "observe(_:options:changeHandler:) of \(name): Foundation on Linux announces no change of its objects' properties, so "
      + "the handler is not called for one."
    Task { @MainActor in Diagnostics.warnOnce(text, subject: name) }
  }
}
