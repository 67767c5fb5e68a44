// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// Values by key that an Apple system passes to the user's other devices. Here they stay on this machine, as with an Apple system
/// whose user has no iCloud: the store has a file of its own among the user's settings.
public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The program's store.
  public static let `default` = NSUbiquitousKeyValueStore()

  /// Posted on other devices' changes, of which there are none.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let defaults: UserDefaults

  /// The program's store.
  public override convenience init() {
    self.init(suite: "ubiquitous." + (Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName))
  }

  package init(suite: String) {
    defaults = UserDefaults(suiteName: suite) ?? .standard
    super.init()
  }

  /// The value of a key.
  public func object(forKey key: String) -> Any? { defaults.object(forKey: key) }
  /// The string of a key; nil for another value.
  public func string(forKey key: String) -> String? { object(forKey: key) as? String }
  /// The list of a key; nil for another value.
  public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  /// The values by key of a key; nil for another value.
  public func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }
  /// The bytes of a key; nil for another value.
  public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  /// The number of a key; 0 for another value.
  public func longLong(forKey key: String) -> Int64 { Int64(defaults.integer(forKey: key)) }
  /// The number of a key; 0 for another value.
  public func double(forKey key: String) -> Double { defaults.double(forKey: key) }
  /// The truth value of a key; false for another value.
  public func bool(forKey key: String) -> Bool { defaults.bool(forKey: key) }

  /// Sets a property list, or removes the key's value.
  public func set(_ value: Any?, forKey key: String) { defaults.set(value, forKey: key) }
  /// Sets a number.
  public func set(_ value: Int64, forKey key: String) { defaults.set(Int(value), forKey: key) }
  /// Sets a number.
  public func set(_ value: Double, forKey key: String) { defaults.set(value, forKey: key) }
  /// Sets a truth value.
  public func set(_ value: Bool, forKey key: String) { defaults.set(value, forKey: key) }
  /// Removes the value of a key.
  public func removeObject(forKey key: String) { defaults.removeObject(forKey: key) }
  /// All values.
  public var dictionaryRepresentation: [String: Any] { defaults.dictionaryRepresentation() }

  /// Writes the values to the disk, and returns whether that is done.
  @discardableResult
  public func synchronize() -> Bool { defaults.synchronize() }
}
