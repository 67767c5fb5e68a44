// SPDX-License-Identifier: MIT

import EspalierFoundation
import Foundation
import Testing

@Suite @MainActor struct UserDefaultsObservingTests {
  private final class Observer: NSObject, _KeyValueObserver {
    private(set) var changes: [[NSKeyValueChangeKey: Any]] = []
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      changes.append((change ?? [:]).merging([NSKeyValueChangeKey(rawValue: "path"): keyPath ?? ""]) { own, _ in own })
    }
  }

  private static func defaults() -> UserDefaults {
    let name = "app.Espalier.test.\(UUID().uuidString)"
    let defaults = UserDefaults(suiteName: name)!
    defaults.removePersistentDomain(forName: name)
    return defaults
  }

  private func wait(_ condition: () -> Bool) async throws {
    for _ in 0..<100 where !condition() { try await Task.sleep(for: .milliseconds(20)) }
  }

  @Test("An observer receives the values before and after a change of its default, until it is removed")
  func changes() async throws {
    let (defaults, observer) = (Self.defaults(), Observer())
    defaults.set(1, forKey: "count")
    defaults.addObserver(observer, forKeyPath: "count", options: [.old, .new], context: nil)
    defaults.set("x", forKey: "other")
    defaults.set(2, forKey: "count")
    try await wait { !observer.changes.isEmpty }
    let change = try #require(observer.changes.first)
    #expect(observer.changes.count == 1 && change[NSKeyValueChangeKey(rawValue: "path")] as? String == "count")
    #expect(change[.oldKey] as? Int == 1 && change[.newKey] as? Int == 2)
    defaults.removeObserver(observer, forKeyPath: "count")
    defaults.set(3, forKey: "count")
    try await Task.sleep(for: .milliseconds(300))
    #expect(observer.changes.count == 1)
  }

  @Test("The option for the initial value calls at once; equal values are no change")
  func initial() async throws {
    let (defaults, observer) = (Self.defaults(), Observer())
    defaults.set([1, 2], forKey: "list")
    defaults.addObserver(observer, forKeyPath: "list", options: [.initial, .new], context: nil)
    #expect(observer.changes.count == 1 && observer.changes[0][.newKey] as? [Int] == [1, 2])
    defaults.set([1, 2], forKey: "list")
    try await Task.sleep(for: .milliseconds(300))
    #expect(observer.changes.count == 1)
    defaults.removeObject(forKey: "list")
    try await wait { observer.changes.count > 1 }
    #expect(observer.changes.last?[.newKey] is NSNull)
    defaults.removeObserver(observer, forKeyPath: "list", context: nil)
  }

  @Test("Queues are keys of dictionaries, and files are opened for events") func names() {
    #expect([DispatchQueue.main: 1][DispatchQueue.main] == 1)
    #expect(DispatchQueue(label: "a") != DispatchQueue(label: "a"))
    #expect(O_EVTONLY == O_RDONLY)
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    os_unfair_lock_lock(lock)
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    lock.deallocate()
  }
}
