// SPDX-License-Identifier: MIT

/// Values by ids that users' code gives, whatever their hash and their equality do.
///
/// An id that is not equal to itself, or whose hash has changed, is not found.
package struct IDTable<ID: Hashable, Value> {
  private struct Entry {
    let id: ID
    let hash: Int
    var value: Value
  }

  /// The entries in the order of insertion; nil for a removed one.
  private var entries: [Entry?] = []
  private var places = HashedPlaces()
  package private(set) var count = 0

  package init() {}

  package var isEmpty: Bool { count == 0 }

  /// Visits the values in the order of insertion. O(n).
  package func forEach(_ body: (ID, Value) throws -> Void) rethrows {
    for case let entry? in entries { try body(entry.id, entry.value) }
  }

  /// The value of an id. O(1) on average; setting nil removes it.
  package subscript(id: ID) -> Value? {
    get { index(of: id, hash: id.hashValue).flatMap { entries[$0]?.value } }
    set {
      let hash = id.hashValue
      let known = index(of: id, hash: hash)
      guard let newValue else { return remove(at: known) }
      if let known { entries[known]?.value = newValue } else { append(Entry(id: id, hash: hash, value: newValue)) }
    }
  }

  /// Removes the value of an id. O(1) on average.
  package mutating func removeValue(for id: ID) -> Value? {
    let known = index(of: id, hash: id.hashValue)
    defer { remove(at: known) }
    return known.flatMap { entries[$0]?.value }
  }

  /// Removes the values that fulfil a condition. O(n).
  package mutating func removeAll(where isRemoved: (ID, Value) -> Bool) {
    let kept = entries.filter { $0.map { !isRemoved($0.id, $0.value) } ?? false }
    self = Self()
    for case let entry? in kept { append(entry) }
  }

  private func index(of id: ID, hash: Int) -> Int? {
    places.first(hash) { index in
      // A removed entry keeps its place: others may lie beyond it.
      guard let entry = entries[index] else { return false }
      return entry.hash == hash && entry.id == id
    }
  }

  private mutating func append(_ entry: Entry) {
    if places.isFull {
      entries.removeAll { $0 == nil }
      places = HashedPlaces(minimumCapacity: entries.count &* 2 &+ 4)
      for case let (index, entry?) in entries.enumerated() { places.insert(index, entry.hash) }
    }
    entries.append(entry)
    places.insert(entries.count &- 1, entry.hash)
    count &+= 1
  }

  private mutating func remove(at index: Int?) {
    guard let index else { return }
    entries[index] = nil
    count &-= 1
    if count == 0 { self = Self() }
  }
}
