// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierFoundation
import Foundation

/// The objects of a request in a view.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  private let objects: [Result]
  private let results: FetchResults<Result>?
  /// The number of changes so far: views that take the results are made anew after a change.
  private let seed: Int

  init() {
    objects = []
    results = nil
    seed = 0
  }

  @MainActor init(_ results: FetchResults<Result>) {
    objects = results.objects
    self.results = results
    seed = results.count
  }

  /// The condition; setting it is another request. Nil means all objects.
  public var nsPredicate: NSPredicate? {
    get {
      let results = results
      return MainActor.assumeIsolated { Unchecked(value: results?.currentPredicate) }.value
    }
    nonmutating set {
      nonisolated(unsafe) let value = newValue
      let results = results
      MainActor.assumeIsolated { results?.change { results?.predicate = .some(value) } }
    }
  }

  /// The order; setting it is another request.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get {
      let results = results
      return MainActor.assumeIsolated { Unchecked(value: results?.currentSortDescriptors ?? []) }.value
    }
    nonmutating set {
      nonisolated(unsafe) let value = newValue
      let results = results
      MainActor.assumeIsolated { results?.change { results?.sortDescriptors = value } }
    }
  }

  private struct Unchecked<Value>: @unchecked Sendable { let value: Value }

  public var startIndex: Int { 0 }
  public var endIndex: Int { objects.count }
  /// The object at a place.
  public subscript(position: Int) -> Result { objects[position] }
}

extension FetchedResults where Result: NSManagedObject {
  /// The order as descriptors of Swift; setting it is another request. Reading it gives those that were set.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.compactMap { SwiftDescriptors.descriptor($0) } }
    nonmutating set { nsSortDescriptors = newValue.map { SwiftDescriptors.made($0) } }
  }
}

/// The descriptors of Swift from which those of Foundation were made.
enum SwiftDescriptors {
  private struct Entry {
    weak var descriptor: NSSortDescriptor?
    let origin: Any
  }
  private static let lock = NSLock()
  @exclusivity(unchecked) nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

  static func made<Compared: NSManagedObject>(_ descriptor: SortDescriptor<Compared>) -> NSSortDescriptor {
    let made = NSSortDescriptor(descriptor)
    lock.withLock {
      if entries.count > 64 { entries = entries.filter { $0.value.descriptor != nil } }
      entries[ObjectIdentifier(made)] = Entry(descriptor: made, origin: descriptor)
    }
    return made
  }

  static func descriptor<Compared>(_ descriptor: NSSortDescriptor) -> SortDescriptor<Compared>? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(descriptor)], entry.descriptor === descriptor else { return nil }
      return entry.origin as? SortDescriptor<Compared>
    }
  }
}
