// SPDX-License-Identifier: MIT

/// Places of an array by hashes that were taken once.
///
/// A dictionary of the standard library ends the process if the hash or the equality of a key changes. Here each place
/// keeps the hash that it was inserted with, and a key that is not found is absent.
package struct HashedPlaces {
  /// The slots, a power of two, at most half full: 0 is free, another number is a place plus 1.
  private var slots: [Int] = []
  private var count = 0

  package init() {}

  package init(minimumCapacity: Int) {
    if minimumCapacity > 0 { makeSlots(for: minimumCapacity) }
  }

  /// Whether another place needs `init(minimumCapacity:)` and all places once more.
  package var isFull: Bool { (count &+ 1) &* 2 > slots.count }

  /// The first place with a hash for which `isRight` is true. O(1) on average.
  @inline(__always)
  package func first(_ hash: Int, where isRight: (Int) -> Bool) -> Int? {
    if slots.isEmpty { return nil }
    let mask = slots.count &- 1
    var slot = hash & mask
    while slots[slot] != 0 {
      if isRight(slots[slot] &- 1) { return slots[slot] &- 1 }
      slot = (slot &+ 1) & mask
    }
    return nil
  }

  /// - Precondition: The table is not full.
  package mutating func insert(_ place: Int, _ hash: Int) {
    let mask = slots.count &- 1
    var slot = hash & mask
    while slots[slot] != 0 { slot = (slot &+ 1) & mask }
    slots[slot] = place &+ 1
    count &+= 1
  }

  private mutating func makeSlots(for capacity: Int) {
    var size = 8
    while size < capacity &* 2 &+ 2 { size &*= 2 }
    slots = Array(repeating: 0, count: size)
  }
}
