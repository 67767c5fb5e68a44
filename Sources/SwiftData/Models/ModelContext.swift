// SPDX-License-Identifier: MIT

import EspalierDatabase
import EspalierInteraction
import Foundation

/// The objects that one thread works with, and their changes until they are saved.
///
/// The container's `mainContext` is used on the main thread; one made with `init(_:)` on one thread or queue.
public final class ModelContext {
  /// The stores of the objects.
  public let container: ModelContainer
  /// Whether changes are saved by themselves, soon after they were made and when the program ends.
  public var autosaveEnabled = false {
    didSet { if autosaveEnabled, hasChanges { autosave.schedule() } }
  }
  /// A name for the origin of changes.
  public var author: String?

  /// The undo manager with which changes of objects are registered; nil: they are not.
  ///
  /// A context of `modelContainer(for:isUndoEnabled:)` has that of the window whose views have read the context last.
  public var undoManager: UndoManager?
  /// Whether the undo manager is that of a window.
  var followsWindowUndo = false

  /// The objects by their rows.
  var registered: [ObjectIdentifier: [Int64: WeakStorage]] = [:]
  var inserted: [any PersistentModel] = []
  var changed: [ObjectIdentifier: any PersistentModel] = [:]
  var deleted: [any PersistentModel] = []
  /// The numbers of entries at which those of objects that are gone are removed.
  var limits: [ObjectIdentifier: Int] = [:]
  private var observers: [ObjectIdentifier: WeakObserver] = [:]
  private let mailbox = Mailbox()
  /// The results of long queries, whose objects may have no values yet.
  var batches: [ObjectIdentifier: [WeakBatch]] = [:]
  private(set) lazy var reference = ContextReference(self)
  let isMain: Bool
  private(set) lazy var autosave = Autosave(self)

  /// A context of its own, which does not save by itself.
  public init(_ container: ModelContainer) {
    self.container = container
    isMain = false
    container.contexts.add(self)
  }

  init(main container: ModelContainer) {
    self.container = container
    isMain = true
    autosaveEnabled = true
    container.contexts.add(self)
  }

  deinit {
    for model in inserted { model._modelStorage.release() }
    // Objects that lead to each other retain each other.
    for rows in registered.values { for each in rows.values { each.storage?.related = [:] } }
  }

  struct WeakStorage { weak var storage: _ModelStorage? }
  struct WeakBatch { weak var batch: FaultBatch? }
  private struct WeakObserver { weak var observer: (any ModelContextObserver)? }

  /// Whether there are changes that are not saved.
  public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }
  /// The objects that are not saved yet.
  public var insertedModelsArray: [any PersistentModel] { inserted }
  /// The saved objects with changes.
  public var changedModelsArray: [any PersistentModel] { Array(changed.values) }
  /// The objects that the next save deletes.
  public var deletedModelsArray: [any PersistentModel] { deleted }

  func store(of entity: _ModelEntity) -> ModelStore {
    guard let store = container.store(of: entity) else {
      fatalError(
        "\(entity.name) is no model of the container, which has \(container.schema.models.map(\.name).joined(separator: ", ")). "
          + "Name \(entity.name) where the container is made: ModelContainer(for: \(entity.name).self, …).")
    }
    return store
  }

  // MARK: - Insertion and deletion

  /// Adds an object, with those that it leads to. The next save writes them.
  public func insert<T: PersistentModel>(_ model: T) { add(model) }

  func insertIfNew(_ model: any PersistentModel) {
    if model._modelStorage.context == nil, !model._modelStorage.isDestroyed { add(model) }
  }

  private func add(_ model: any PersistentModel) {
    let storage = model._modelStorage
    if storage.isDeleted, storage.context === self {
      storage.isDeleted = false
      deleted.removeAll { $0 === model }
      if storage.isChanged { changed[ObjectIdentifier(storage)] = model }
      registerUndo { $0.remove(model) }
      return report(storage, nil)
    }
    if let other = storage.context {
      guard other === self else {
        fatalError(
          "an object of \(storage.entity.name) belongs to another context. Take this context's object: "
            + "context.model(for: object.persistentModelID).")
      }
      return
    }
    _ = store(of: storage.entity)
    storage.context = self
    storage.hold(model)
    storage.isInserted = true
    storage.isDestroyed = false
    storage.row = nil
    storage.isChanged = false
    storage.saved = nil
    inserted.append(model)
    registerUndo { $0.remove(model) }
    storage.linkAll(model)
    report(storage, nil)
  }

  /// Deletes an object, and by the delete rules those that it leads to. The next save removes them from the store.
  public func delete<T: PersistentModel>(_ model: T) { remove(model) }

  private func remove(_ model: any PersistentModel) {
    let storage = model._modelStorage
    guard storage.context === self, !storage.isDeleted else { return }
    // Its values remain readable after the row is gone.
    if let fault = storage.fault { fault.fill(storage) }
    let wasInserted = storage.isInserted
    storage.isDeleted = true
    for property in storage.entity.properties {
      guard let relationship = property.relationship else { continue }
      let objects = storage.relatedNow(property).map { $0 as! any PersistentModel }
      switch relationship.declared.deleteRule {
      case .cascade: objects.forEach(remove)
      case .noAction: break
      case .nullify:
        guard let inverse = relationship.inverse else { break }
        for object in objects { object._modelStorage.unlink(inverse, from: model) }
      case .deny: break
      }
    }
    if wasInserted {
      storage.release()
      inserted.removeAll { $0 === model }
      storage.isInserted = false
      storage.isDeleted = false
      storage.isDestroyed = true
      storage.context = nil
    } else {
      changed[ObjectIdentifier(storage)] = nil
      deleted.append(model)
    }
    registerUndo { $0.add(model) }
    report(storage, nil)
  }

  /// Deletes the objects that fulfil a condition.
  /// - Throws: ``SwiftDataError`` if they cannot be read.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for each in try fetch(FetchDescriptor<T>(predicate: predicate)) { remove(each) }
  }

  // MARK: - Changes

  /// Before a property of a saved object changes: keeps the saved values.
  func willChange(_ storage: _ModelStorage, _ property: ModelProperty) {
    registerUndo(storage, property)
    guard !storage.isChanged, !storage.isInserted, !storage.isDeleted, let model = storage.model else { return }
    storage.isChanged = true
    storage.saved = storage.values
    changed[ObjectIdentifier(storage)] = (model as! any PersistentModel)
  }

  func didChange(_ storage: _ModelStorage, _ property: ModelProperty) { report(storage, property) }

  private func report(_ storage: _ModelStorage, _ property: ModelProperty?) {
    notify(storage.entity, storage, property)
    if autosaveEnabled { autosave.schedule() }
  }

  /// - Parameters:
  ///   - storage: The object; nil: any of the entity.
  ///   - property: The property that changed; nil: an object came or went.
  func notify(_ entity: _ModelEntity, _ storage: _ModelStorage?, _ property: ModelProperty?) {
    for each in observers.values { each.observer?.contextChanged(entity, storage, property) }
  }

  func add(_ observer: any ModelContextObserver) {
    observers = observers.filter { $0.value.observer != nil }
    observers[ObjectIdentifier(observer)] = WeakObserver(observer: observer)
  }

  func remove(_ observer: any ModelContextObserver) { observers[ObjectIdentifier(observer)] = nil }

  // MARK: - Rollback

  /// Discards all changes since the last save.
  public func rollback() {
    let (new, old, removed) = (inserted, changed.values.map { $0 }, deleted)
    inserted = []
    changed = [:]
    deleted = []
    dropUndo()
    for model in new {
      let storage = model._modelStorage
      storage.release()
      storage.isInserted = false
      storage.context = nil
      notify(storage.entity, storage, nil)
    }
    for model in removed {
      model._modelStorage.isDeleted = false
      notify(model._modelStorage.entity, model._modelStorage, nil)
    }
    for model in old + removed {
      let storage = model._modelStorage
      storage.isChanged = false
      if let saved = storage.saved { storage.take(saved) }
      storage.saved = nil
      for property in storage.entity.properties { notify(storage.entity, storage, property) }
    }
    // Sides of relationships that were read with the changes.
    for rows in registered.values {
      for case let storage? in rows.values.map(\.storage) where !storage.related.isEmpty {
        storage.take(storage.values)
      }
    }
  }

  /// Runs changes, then saves.
  /// - Throws: The closure's error, or ``SwiftDataError``.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Processes changes of other contexts now, instead of at the next request.
  public func processPendingChanges() { takeChangesOfOthers() }

  // MARK: - Changes of other contexts

  /// Called on any thread.
  func receive(_ changes: StoreChanges) {
    mailbox.add(changes)
    guard isMain else { return }
    let context = Unchecked(context: self)
    DispatchQueue.main.async { context.context?.takeChangesOfOthers() }
  }

  func takeChangesOfOthers() {
    for changes in mailbox.take() {
      for entity in changes.entities {
        let rows = changes.rows[ObjectIdentifier(entity)]
        for (row, each) in registered[ObjectIdentifier(entity)] ?? [:] where rows?.contains(row) ?? true {
          guard let storage = each.storage, !storage.isChanged, !storage.isDeleted else { continue }
          reload(storage)
        }
        takeRemoved(changes, entity)
        notify(entity, nil, nil)
      }
    }
  }

  /// The values that a row had before another context deleted it, in a change that this context has not taken yet.
  func removedValues(_ entity: _ModelEntity, _ row: Int64) -> [StoredValue]? {
    for changes in mailbox.peek() { if let values = changes.removed[ObjectIdentifier(entity)]?[row] { return values } }
    return nil
  }

  private struct Unchecked: @unchecked Sendable { weak var context: ModelContext? }

  private final class Mailbox: @unchecked Sendable {
    private let lock = NSLock()
    @exclusivity(unchecked) private var changes: [StoreChanges] = []
    func peek() -> [StoreChanges] { lock.withLock { changes } }
    func add(_ change: StoreChanges) { lock.withLock { changes.append(change) } }
    func take() -> [StoreChanges] {
      lock.withLock {
        defer { changes = [] }
        return changes
      }
    }
  }
}

/// A context for its objects, which it does not own.
final class ContextReference {
  weak var context: ModelContext?
  init(_ context: ModelContext) { self.context = context }
}

/// An observer of the changes of a context, such as the results of a query.
protocol ModelContextObserver: AnyObject {
  func contextChanged(_ entity: _ModelEntity, _ storage: _ModelStorage?, _ property: ModelProperty?)
}

extension ModelContext: Equatable {
  /// Whether both are the same.
  public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }
}
