// SPDX-License-Identifier: MIT

import EspalierLibraries
import Foundation

/// Passwords in a file, by the queries of Apple's keychain.
struct Keychain: Sendable {
  let file: KeychainFile

  /// Adds an item.
  func add(_ attributes: [String: Any], result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
    guard let kind = attributes[kSecClass as String] as? String else { return errSecParam }
    guard KeychainItem.key(of: kind) != nil else { return errSecUnimplemented }
    guard let kept = Self.kept(attributes) else { return errSecParam }
    var item = KeychainItem(values: kept)
    item.values[kSecClass as String] = kind
    item.values[kSecAttrCreationDate as String] = Date()
    item.values[kSecAttrModificationDate as String] = Date()
    return status {
      try file.edit { items in
        if items.contains(where: { $0.isSame(as: item) }) { return (errSecDuplicateItem, false) }
        items.append(item)
        result?.pointee = Self.result(item, attributes)
        return (errSecSuccess, true)
      }
    }
  }

  /// Finds items.
  func find(_ query: [String: Any], result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
    guard query[kSecClass as String] != nil else { return errSecParam }
    return status {
      let found = try file.edit { items in (items.filter { $0.matches(query) }, false) }
      guard !found.isEmpty else { return errSecItemNotFound }
      switch query[kSecMatchLimit as String] {
      case let limit as String where limit == kSecMatchLimitAll as String:
        result?.pointee = NSArray(array: found.compactMap { Self.result($0, query) })
      case let limit as Int where limit > 1:
        result?.pointee = NSArray(array: found.prefix(limit).compactMap { Self.result($0, query) })
      default: result?.pointee = Self.result(found[0], query)
      }
      return errSecSuccess
    }
  }

  /// Changes the items that a query finds.
  func update(_ query: [String: Any], _ changes: [String: Any]) -> OSStatus {
    guard query[kSecClass as String] != nil, let kept = Self.kept(changes), !kept.isEmpty else { return errSecParam }
    return status {
      try file.edit { items in
        let found = items.indices.filter { items[$0].matches(query) }
        for index in found {
          var item = items[index]
          item.values.merge(kept) { $1 }
          item.values[kSecAttrModificationDate as String] = Date()
          let isTaken = items.indices.contains { $0 != index && items[$0].isSame(as: item) }
          if isTaken { return (errSecDuplicateItem, false) }
          items[index] = item
        }
        return found.isEmpty ? (errSecItemNotFound, false) : (errSecSuccess, true)
      }
    }
  }

  /// Removes the items that a query finds.
  func delete(_ query: [String: Any]) -> OSStatus {
    guard query[kSecClass as String] != nil else { return errSecParam }
    return status {
      try file.edit { items in
        let count = items.count
        items.removeAll { $0.matches(query) }
        return items.count == count ? (errSecItemNotFound, false) : (errSecSuccess, true)
      }
    }
  }

  /// The attributes and the data of a dictionary; nil if a file cannot have one of them.
  private static func kept(_ values: [String: Any]) -> [String: Any]? {
    let kept = values.filter { KeychainItem.attributes.contains($0.key) || $0.key == kSecValueData as String }
    return PropertyListSerialization.propertyList(kept, isValidFor: .binary) ? kept : nil
  }

  /// The result that a query requests of an item: data, attributes, both in a dictionary, or none.
  private static func result(_ item: KeychainItem, _ query: [String: Any]) -> AnyObject? {
    func requests(_ name: CFString) -> Bool { query[name as String] as? Bool ?? false }
    guard requests(kSecReturnAttributes) else {
      return requests(kSecReturnData) ? item.data.map { NSData(data: $0) } : nil
    }
    var description = item.description
    if requests(kSecReturnData) { description[kSecValueData as String] = item.data }
    return description as NSDictionary
  }

  private func status(_ body: () throws -> OSStatus) -> OSStatus {
    do {
      return try body()
    } catch {
      LibraryWarning.once(
        "Security: passwords cannot be kept in \(file.data.url.path): \(error.localizedDescription)")
      return errSecIO
    }
  }
}
