// SPDX-License-Identifier: MIT

import Foundation

/// A password and its attributes.
struct KeychainItem {
  /// The attributes, with the kind, and the data under `kSecValueData`.
  var values: [String: Any]

  /// The names of attributes: what items are found by, and what a query returns of them.
  static let attributes: Set<String> = Set(
    [
      kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup, kSecAttrAccessible, kSecAttrSynchronizable, kSecAttrLabel,
      kSecAttrDescription, kSecAttrComment, kSecAttrGeneric, kSecAttrCreator, kSecAttrType, kSecAttrIsInvisible,
      kSecAttrCreationDate, kSecAttrModificationDate, kSecAttrServer, kSecAttrSecurityDomain, kSecAttrProtocol,
      kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath,
    ].map { $0 as String })

  /// The attributes of which no two items of a kind have the same values; nil for a kind that cannot be kept.
  static func key(of kind: String) -> [String]? {
    if kind == kSecClassGenericPassword as String {
      return [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup, kSecAttrSynchronizable].map { $0 as String }
    }
    guard kind == kSecClassInternetPassword as String else { return nil }
    return [
      kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType,
      kSecAttrPort, kSecAttrPath, kSecAttrSynchronizable,
    ].map { $0 as String }
  }

  var kind: String { values[kSecClass as String] as? String ?? "" }
  var data: Data? { values[kSecValueData as String] as? Data }

  /// The attributes with the kind, without the data.
  var description: [String: Any] {
    values.filter { Self.attributes.contains($0.key) || $0.key == kSecClass as String }
  }

  /// Whether another item would be the same one.
  func isSame(as other: KeychainItem) -> Bool {
    guard kind == other.kind, let key = Self.key(of: kind) else { return false }
    return key.allSatisfy { Self.isEqual(value($0), other.value($0)) }
  }

  /// The value of an attribute; that of a text or a truth value that was not set is empty.
  private func value(_ name: String) -> Any {
    values[name] ?? (name == kSecAttrSynchronizable as String ? NSNumber(value: false) : "" as NSString)
  }

  /// Whether the item has the attributes of a query.
  func matches(_ query: [String: Any]) -> Bool {
    query.allSatisfy { name, expected in
      if name == kSecClass as String { return Self.isEqual(kind, expected) }
      guard Self.attributes.contains(name) else { return true }
      if name == kSecAttrSynchronizable as String, Self.isEqual(expected, kSecAttrSynchronizableAny) { return true }
      return Self.isEqual(value(name), expected)
    }
  }

  private static func isEqual(_ a: Any, _ b: Any) -> Bool {
    switch (a, b) {
    case (let a as String, let b as String): a == b
    case (let a as Data, let b as Data): a == b
    // Accounts are found by the text and by its bytes.
    case (let a as String, let b as Data): Data(a.utf8) == b
    case (let a as Data, let b as String): a == Data(b.utf8)
    case (let a as Date, let b as Date): a == b
    case (let a as NSNumber, let b as NSNumber): a == b
    default: false
    }
  }
}
