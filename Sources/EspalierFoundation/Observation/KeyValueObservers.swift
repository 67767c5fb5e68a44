// SPDX-License-Identifier: MIT

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
    /// Reads the property of an object that announces no changes; nil for other objects.
    var timer: (any DispatchSourceTimer)?
  }

  private let lock = NSLock()
  private var observers: [ObjectIdentifier: [Observer]] = [:]
  private var lastID: UInt = 0

  func add<Object: AnyObject, Value>(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    func change(_ old: Value?, _ new: Value?, isPrior: Bool) -> NSKeyValueObservedChange<Value> {
      NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil,
        indexes: nil, isPrior: isPrior)
    }
    let timer = isSilent(object) ? timer(object, keyPath) { handler($0, change($1, $2, isPrior: false)) } : nil
    let key = ObjectIdentifier(object)
    return lock.withLock {
      lastID += 1
      var observer = Observer(id: lastID, keyPath: keyPath) { object in
        guard let object = object as? Object else { return {} }
        let old = object[keyPath: keyPath]
        if options.contains(.prior) { handler(object, change(old, nil, isPrior: true)) }
        return { handler(object, change(old, object[keyPath: keyPath], isPrior: false)) }
      }
      observer.timer = timer
      observers[key, default: []].append(observer)
      return NSKeyValueObservation(lastID, of: key)
    }
  }

  func remove(_ id: UInt, of object: ObjectIdentifier) {
    lock.withLock {
      for observer in observers[object] ?? [] where observer.id == id { observer.timer?.cancel() }
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

  // MARK: - Foundation's objects

  /// Seconds between two readings of a property.
  private static let interval = 0.1

  /// Whether an object is one of Foundation's own, which announce no changes on Linux.
  private func isSilent(_ object: AnyObject) -> Bool { String(reflecting: type(of: object)).hasPrefix("Foundation") }

  /// Reads a property from time to time, and calls a closure with the object and both values after a change.
  private func timer<Object: AnyObject, Value>(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, _ changed: @escaping (Object, Value, Value) -> Void
  ) -> any DispatchSourceTimer {
    var last = object[keyPath: keyPath]
    let timer = DispatchSource.makeTimerSource(queue: .global(qos: .utility))
    timer.schedule(deadline: .now() + Self.interval, repeating: Self.interval)
    // The source keeps its handler until it is cancelled.
    timer.setEventHandler { [weak object, timer] in
      guard let object else {
        timer.cancel()
        return
      }
      let new = object[keyPath: keyPath]
      // A value that cannot be compared counts as the same.
      guard (last as? AnyHashable) != (new as? AnyHashable) else { return }
      defer { last = new }
      changed(object, last, new)
    }
    timer.resume()
    return timer
  }
}
