// SPDX-License-Identifier: MIT

import Foundation

private let keychain = Keychain(file: .standard)

private func values(_ dictionary: CFDictionary) -> [String: Any] { dictionary as? [String: Any] ?? [:] }

/// Keeps a password, in a file of the program that its user alone can read.
/// - Parameters:
///   - attributes: The kind under `kSecClass`, the password under `kSecValueData`, and attributes.
///   - result: Receives what the attributes request by `kSecReturnData` and `kSecReturnAttributes`.
/// - Returns: `errSecSuccess`, `errSecDuplicateItem`, `errSecParam`, `errSecUnimplemented` for keys and certificates, `errSecIO`.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  keychain.add(values(attributes), result: result)
}

/// Finds passwords.
/// - Parameters:
///   - query: The kind under `kSecClass`, attributes that the password has, the results and their largest number.
///   - result: Receives data, a dictionary of attributes, or an array of them.
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, `errSecParam`, `errSecIO`.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  keychain.find(values(query), result: result)
}

/// Changes the passwords that a query finds.
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, `errSecDuplicateItem`, `errSecParam`, `errSecIO`.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  keychain.update(values(query), values(attributesToUpdate))
}

/// Removes the passwords that a query finds.
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, `errSecParam`, `errSecIO`.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { keychain.delete(values(query)) }
