// SPDX-License-Identifier: MIT

import EspalierFoundation
import Testing

@Suite struct TableTests {
  private final class Listener {}

  @Test func aWeakObjectLeavesItsTable() {
    let table = NSHashTable<Listener>.weakObjects()
    let kept = Listener()
    var other: Listener? = Listener()
    table.add(kept)
    table.add(kept)
    table.add(other)
    #expect(table.count == 2 && table.contains(kept) && other != nil)
    other = nil
    #expect(table.allObjects.map { $0 === kept } == [true])
    table.remove(kept)
    #expect(table.count == 0)
  }

  @Test func anEntryLeavesWithItsKeyOrItsValue() {
    let table = NSMapTable<NSString, Listener>.strongToWeakObjects()
    let kept = Listener()
    var other: Listener? = Listener()
    table.setObject(kept, forKey: "a")
    table.setObject(other, forKey: "b")
    #expect(table.object(forKey: "a") === kept && table.count == 2 && other != nil)
    other = nil
    #expect(table.object(forKey: "b") == nil && table.count == 1)
    table.setObject(nil, forKey: "a")
    #expect(table.count == 0)
  }
}
