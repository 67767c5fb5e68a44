// SPDX-License-Identifier: MIT

import EspalierGraph
import EspalierMotion
import Foundation

/// State whose truth lies in a store: a write goes there at once, and other code's writes arrive in the next update.
package final class KeptLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let store: any KeyedStore
  private let key: String
  private let initial: Value
  private let form: _StoredForm<Value>
  /// The stored value that the graph has.
  private let changes: WeakAttribute<StoredValue?>
  private let host: WeakHost
  private var observation: AnyObject?

  @MainActor
  init(_ initial: Value, _ form: _StoredForm<Value>, key: String, store: any KeyedStore, host: ViewGraph) {
    self.initial = initial
    self.form = form
    self.key = key
    self.store = store
    self.host = host.weakReference
    changes = Attribute.input(store.value(forKey: key, as: form.kind)).weak
    super.init()
    observation = store.observe { [weak self] in self?.storeChanged() }
    host.work.watch { [weak self] in
      self?.compareWithStore()
      return self != nil
    }
  }

  /// Detects changes of the store that came without a notification.
  @MainActor
  private func compareWithStore() {
    guard let attribute = changes.attribute, store.value(forKey: key, as: form.kind) != attribute.peek() else { return }
    storeChanged()
  }

  package override func get() -> Value {
    if MainQueue.isCurrent { MainActor.assumeIsolated { if Graph.isRunningRule { _ = changes.attribute?.value } } }
    return form.value(in: store, key) ?? initial
  }

  package override func set(_ value: Value, transaction: Transaction) {
    let new = form.encode(value)
    let changes = changes
    host.noteWrite { StateWrite(name: key, attribute: changes.any) }
    host.write(transaction) { changes.attribute?.set(new) }
    store.set(new, forKey: key)
  }

  private func storeChanged() {
    let new = store.value(forKey: key, as: form.kind)
    let changes = changes
    host.enqueueChange { if let attribute = changes.attribute, attribute.peek() != new { attribute.set(new) } }
  }
}

extension WeakHost {
  /// Enqueues a change of other code, in the current transaction.
  fileprivate func enqueueChange(_ apply: @escaping @MainActor () -> Void) {
    write(CurrentTransaction.value, apply)
  }
}

/// Connects a property wrapper with its location.
@MainActor
final class KeptConnection<Property, Value>: _PropertyConnection {
  private let location: KeptLocation<Value>
  private let keyPath: WritableKeyPath<Property, KeptLocation<Value>?>

  init(_ location: KeptLocation<Value>, _ keyPath: WritableKeyPath<Property, KeptLocation<Value>?>) {
    self.location = location
    self.keyPath = keyPath
  }

  override func update(_ property: UnsafeMutableRawPointer) {
    property.assumingMemoryBound(to: Property.self).pointee[keyPath: keyPath] = location
  }
}
