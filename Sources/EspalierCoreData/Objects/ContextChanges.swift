// SPDX-License-Identifier: MIT

import Foundation

/// A change of a context, for what shows its objects.
enum ContextChange {
  case insertion, deletion, change, reset
}

/// An observer of each change, before the changes of an event are announced together.
protocol ContextObserver: AnyObject {
  /// - Parameters:
  ///   - object: Nil for all objects.
  ///   - place: The place of the changed property; nil for all properties.
  func contextChanged(_ change: ContextChange, _ object: NSManagedObject?, _ place: Int?)
}

struct WeakObserver {
  weak var observer: (any ContextObserver)?
}

/// Objects in the order in which they were added, each once.
struct ObjectList {
  private var places: [ObjectIdentifier: Int] = [:]
  private var list: [NSManagedObject?] = []

  var objects: [NSManagedObject] { list.compactMap(\.self) }
  var isEmpty: Bool { places.isEmpty }

  mutating func add(_ object: NSManagedObject) {
    guard places[ObjectIdentifier(object)] == nil else { return }
    places[ObjectIdentifier(object)] = list.count
    list.append(object)
  }

  mutating func remove(_ object: NSManagedObject) {
    guard let place = places.removeValue(forKey: ObjectIdentifier(object)) else { return }
    list[place] = nil
  }

  func contains(_ object: NSManagedObject) -> Bool { places[ObjectIdentifier(object)] != nil }
}

/// The objects of a context by identifier, which it does not keep alive.
struct RegisteredObjects {
  private struct Entry {
    let id: NSManagedObjectID
    weak var object: NSManagedObject?
  }
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those without an object are removed.
  private var limit = 256

  var objects: [NSManagedObject] { entries.values.compactMap(\.object) }

  func object(_ id: NSManagedObjectID) -> NSManagedObject? { entries[ObjectIdentifier(id)]?.object }

  /// Amortised O(1).
  mutating func add(_ object: NSManagedObject) {
    entries[ObjectIdentifier(object.objectID)] = Entry(id: object.objectID, object: object)
    guard entries.count > limit else { return }
    entries = entries.filter { $0.value.object != nil }
    limit = max(256, entries.count * 2)
  }

  mutating func remove(_ object: NSManagedObject) { entries[ObjectIdentifier(object.objectID)] = nil }
}

/// The changes since the last announcement.
struct ContextEvent {
  var inserted = ObjectList()
  var updated = ObjectList()
  var deleted = ObjectList()
  var refreshed = ObjectList()
  var isScheduled = false

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }
}

/// Contexts that are not kept alive.
final class WeakContexts: @unchecked Sendable {
  private struct Weak { weak var context: NSManagedObjectContext? }
  private let lock = NSLock()
  private var list: [Weak] = []

  var contexts: [NSManagedObjectContext] { lock.withLock { list.compactMap(\.context) } }

  func add(_ context: NSManagedObjectContext) {
    lock.withLock {
      list.removeAll { $0.context == nil || $0.context === context }
      list.append(Weak(context: context))
    }
  }

  func remove(_ context: NSManagedObjectContext) {
    lock.withLock { list.removeAll { $0.context == nil || $0.context === context } }
  }
}

extension NSManagedObjectContext {
  func add(_ observer: any ContextObserver) { observers.append(WeakObserver(observer: observer)) }
  func remove(_ observer: any ContextObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  /// Reports a change to observers, and schedules the announcement of the event.
  func note(_ change: ContextChange, _ object: NSManagedObject?, _ place: Int?) {
    for each in observers { each.observer?.contextChanged(change, object, place) }
    guard !event.isScheduled, !event.isEmpty else { return }
    event.isScheduled = true
    // The blocks of a queue of its own announce their changes at their end.
    if concurrencyType != .privateQueueConcurrencyType { queue.async { [weak self] in self?.processPendingChanges() } }
  }

  /// Announces the changes since the last announcement, as at the end of an event.
  public func processPendingChanges() {
    let event = event
    self.event = ContextEvent()
    if event.isEmpty { return }
    let deleted = event.deleted.objects
    let gone = Set(deleted.map(ObjectIdentifier.init))
    func alive(_ list: ObjectList) -> Set<NSManagedObject> {
      Set(list.objects.filter { !gone.contains(ObjectIdentifier($0)) })
    }
    var values: [String: Any] = [:]
    for (key, set) in [
      (NSInsertedObjectsKey, alive(event.inserted)), (NSUpdatedObjectsKey, alive(event.updated)),
      (NSRefreshedObjectsKey, alive(event.refreshed)), (NSDeletedObjectsKey, Set(deleted)),
    ] where !set.isEmpty { values[key] = set }
    NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: values)
  }
}
