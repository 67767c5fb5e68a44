// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// The key of the cause of a change by another device, of which none is reported.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the names that another device has changed, of which none is reported.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"

/// Cause of a change: another device. Not reported here.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// Cause of a change: the first download of a device. Not reported here.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// Cause of a change: values that are too large for iCloud. Not reported here.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// Cause of a change: another user. Not reported here.
public let NSUbiquitousKeyValueStoreAccountChange = 3

/// Settings that iCloud copies between the user's devices on Apple systems. Here they are on this machine only, in user
/// defaults of their own, and no other program changes them.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The program's store.
  public static let `default` = NSUbiquitousKeyValueStore()

  /// Posted when another device changes a value; not posted here.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let defaults: UserDefaults
  private let suite: String

  /// A store of the program's settings, which is always the same.
  public override init() {
    suite = (Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName) + ".ubiquitous"
    defaults = UserDefaults(suiteName: suite) ?? .standard
  }

  /// The value of a key.
  open func object(forKey aKey: String) -> Any? { defaults.object(forKey: aKey) }
  /// Sets the value of a key: a string, a number, a date, data, or an array or a dictionary of these; nil removes it.
  open func set(_ anObject: Any?, forKey aKey: String) { store(anObject, aKey) }
  /// Removes the value of a key.
  open func removeObject(forKey aKey: String) { store(nil, aKey) }

  /// A string; nil for other values.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// An array; nil for other values.
  open func array(forKey aKey: String) -> [Any]? { defaults.array(forKey: aKey) }
  /// A dictionary; nil for other values.
  open func dictionary(forKey aKey: String) -> [String: Any]? { defaults.dictionary(forKey: aKey) }
  /// Data; nil for other values.
  open func data(forKey aKey: String) -> Data? { defaults.data(forKey: aKey) }
  /// An integer; 0 for other values.
  open func longLong(forKey aKey: String) -> Int64 { Int64(defaults.integer(forKey: aKey)) }
  /// A number; 0 for other values.
  open func double(forKey aKey: String) -> Double { defaults.double(forKey: aKey) }
  /// A truth value; false for other values.
  open func bool(forKey aKey: String) -> Bool { defaults.bool(forKey: aKey) }

  /// Sets a string.
  open func set(_ aString: String?, forKey aKey: String) { store(aString, aKey) }
  /// Sets data.
  open func set(_ aData: Data?, forKey aKey: String) { store(aData, aKey) }
  /// Sets an array.
  open func set(_ anArray: [Any]?, forKey aKey: String) { store(anArray, aKey) }
  /// Sets a dictionary.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { store(aDictionary, aKey) }
  /// Sets an integer.
  open func set(_ value: Int64, forKey aKey: String) { store(NSNumber(value: value), aKey) }
  /// Sets a number.
  open func set(_ value: Double, forKey aKey: String) { store(NSNumber(value: value), aKey) }
  /// Sets a truth value.
  open func set(_ value: Bool, forKey aKey: String) { store(NSNumber(value: value), aKey) }

  /// All values by their keys.
  open var dictionaryRepresentation: [String: Any] {
    // Foundation on Linux returns optionals in the dictionary.
    (defaults.persistentDomain(forName: suite) ?? [:]).compactMapValues { PredicateValue.unwrapped($0) }
  }

  /// Writes the values to the disk.
  @discardableResult open func synchronize() -> Bool { defaults.synchronize() }

  private func store(_ value: Any?, _ key: String) {
    if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
    defaults.synchronize()
  }
}
