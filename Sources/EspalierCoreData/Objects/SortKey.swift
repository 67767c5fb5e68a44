// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// A sort descriptor as requests use it.
struct SortKey {
  /// The path of keys; nil for a comparison of the program's own.
  let path: String?
  let isAscending: Bool
  /// The collation of texts in SQLite; nil for the order of code points.
  let collation: String?
  let descriptor: NSSortDescriptor

  init(_ descriptor: NSSortDescriptor, _ entity: NSEntityDescription) {
    self.descriptor = descriptor
    isAscending = descriptor.ascending
    let known = SortedPaths.path(of: descriptor)
    collation = known?.collation
    path = known.flatMap { KeyRecorder.keys(of: $0.path, in: entity) }
  }

  /// The order of two objects.
  func order(_ first: NSManagedObject, _ second: NSManagedObject) -> ComparisonResult {
    guard let path else { return descriptor.compare(first, to: second) }
    let result = Self.order(first.value(forKeyPath: path), second.value(forKeyPath: path), collation)
    return isAscending ? result : ComparisonResult(rawValue: -result.rawValue)!
  }

  /// The order of two values; nil comes first.
  private static func order(_ first: Any?, _ second: Any?, _ collation: String?) -> ComparisonResult {
    switch (first, second) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let first as NSNumber, let second as NSNumber): first.compare(second)
    case (let first as String, let second as String):
      switch collation {
      case "localized_standard": first.localizedStandardCompare(second)
      case "localized": first.localizedCompare(second)
      default: order(first, second)
      }
    case (let first as Date, let second as Date): order(first, second)
    case (let first as UUID, let second as UUID): order(first.uuidString, second.uuidString)
    case (let first as URL, let second as URL): order(first.absoluteString, second.absoluteString)
    default: .orderedSame
    }
  }

  private static func order<Value: Comparable>(_ first: Value, _ second: Value) -> ComparisonResult {
    first < second ? .orderedAscending : first == second ? .orderedSame : .orderedDescending
  }

  /// Objects in the order of several keys; equal ones stay in their order.
  static func sorted(_ objects: [NSManagedObject], _ keys: [SortKey]) -> [NSManagedObject] {
    if keys.isEmpty { return objects }
    return objects.enumerated().sorted { first, second in
      for key in keys {
        switch key.order(first.element, second.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return first.offset < second.offset
    }.map(\.element)
  }
}

/// The key paths of sort descriptors, which are found by their keys in SQL.
enum SortedPaths {
  struct Path {
    let path: AnyKeyPath
    let collation: String?
  }
  private struct Entry: @unchecked Sendable {
    weak var descriptor: NSSortDescriptor?
    let path: Path
  }
  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    var limit = 64
  }
  private static let table = Mutex(Table())

  static func add(_ descriptor: NSSortDescriptor, _ path: AnyKeyPath, _ collation: String?) {
    let entry = Entry(descriptor: descriptor, path: Path(path: path, collation: collation))
    let id = ObjectIdentifier(descriptor)
    table.withLock { table in
      table.entries[id] = entry
      guard table.entries.count > table.limit else { return }
      table.entries = table.entries.filter { $0.value.descriptor != nil }
      table.limit = max(64, table.entries.count * 2)
    }
  }

  static func path(of descriptor: NSSortDescriptor) -> Path? {
    let entry = table.withLock { $0.entries[ObjectIdentifier(descriptor)] }
    return entry?.descriptor === descriptor ? entry?.path : nil
  }
}

// Foundation on Linux has these initializers for values that can be compared only; optional ones cannot.
extension NSSortDescriptor {
  /// Sorts objects by a property; one without a value comes first.
  public convenience init<Root: NSManagedObject, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(path: keyPath, ascending: ascending)
  }

  /// Sorts objects by a property.
  public convenience init<Root: NSManagedObject, Value: Comparable>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(path: keyPath, ascending: ascending)
  }

  private convenience init<Root: NSManagedObject, Value>(path: KeyPath<Root, Value>, ascending: Bool) {
    let whole: KeyPath<Any, Any> = \Any.self
    self.init(keyPath: whole, ascending: ascending) { first, second in
      guard let first = first as? NSManagedObject, let second = second as? NSManagedObject,
        let path = KeyRecorder.keys(of: path, in: first.entity)
      else { return .orderedSame }
      let key = SortKey(NSSortDescriptor(keyPath: whole, ascending: true) { _, _ in .orderedSame }, path)
      return key.order(first, second)
    }
    SortedPaths.add(self, path, nil)
  }

  /// The same order as a descriptor of Swift.
  public convenience init<Compared: NSManagedObject>(_ sortDescriptor: SortDescriptor<Compared>) {
    let whole: KeyPath<Any, Any> = \Any.self
    let forward = SortDescriptor(sortDescriptor, order: .forward)
    self.init(keyPath: whole, ascending: sortDescriptor.order == .forward) { first, second in
      guard let first = first as? Compared, let second = second as? Compared else { return .orderedSame }
      return forward.compare(first, second)
    }
    guard let path = sortDescriptor.keyPath else { return }
    switch type(of: path).valueType {
    case is StandardTextOrder.Type: SortedPaths.add(self, path, "localized_standard")
    case is AlphabeticTextOrder.Type: SortedPaths.add(self, path, "localized")
    // Other types compare themselves in a way that SQLite does not have.
    case let type where "\(type)" == "LocalizedOrder": break
    default: SortedPaths.add(self, path, nil)
    }
  }
}

extension SortKey {
  fileprivate init(_ descriptor: NSSortDescriptor, _ path: String) {
    self.descriptor = descriptor
    self.path = path
    isAscending = true
    collation = nil
  }
}

extension SortDescriptor {
  /// The descriptor in another order.
  fileprivate init(_ other: SortDescriptor<Compared>, order: SortOrder) {
    self = other
    self.order = order
  }
}
