// SPDX-License-Identifier: MIT

import EspalierServices
import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierSecurity

/// Passwords between the runs of a program, by the queries of Apple's keychain.
@Suite struct KeychainTests {
  private let folder = TemporaryFolder()

  private var keychain: Keychain {
    let environment = ["XDG_DATA_HOME": folder.path]
    return Keychain(
      file: KeychainFile(data: ProgramData("keychain.plist", of: "org.example.App", environment: environment)))
  }

  private func password(_ account: String, _ more: [String: Any] = [:]) -> [String: Any] {
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "service",
      kSecAttrAccount as String: account,
    ]
    return query.merging(more) { $1 }
  }

  private func data(_ account: String) -> String? {
    var result: AnyObject?
    let query = password(
      account, [kSecReturnData as String: kCFBooleanTrue!, kSecMatchLimit as String: kSecMatchLimitOne])
    guard keychain.find(query, result: &result) == errSecSuccess else { return nil }
    return (result as? Data).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("a password is found by the next run, in a file that its user alone can read")
  func addition() throws {
    #expect(keychain.add(password("a", [kSecValueData as String: Data("secret".utf8)]), result: nil) == errSecSuccess)
    #expect(data("a") == "secret" && data("b") == nil)
    let path = folder.path + "/org.example.App/keychain.plist"
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test("an item of the same attributes is a duplicate, and can be changed")
  func update() {
    let item = password("a", [kSecValueData as String: Data("1".utf8)])
    #expect(keychain.add(item, result: nil) == errSecSuccess)
    #expect(keychain.add(item, result: nil) == errSecDuplicateItem)
    #expect(keychain.update(password("a"), [kSecValueData as String: Data("2".utf8)]) == errSecSuccess)
    #expect(data("a") == "2")
    #expect(keychain.update(password("b"), [kSecValueData as String: Data()]) == errSecItemNotFound)
    #expect(keychain.add(password("b", [kSecValueData as String: Data()]), result: nil) == errSecSuccess)
    #expect(keychain.update(password("b"), [kSecAttrAccount as String: "a"]) == errSecDuplicateItem)
  }

  @Test("what is removed is not found")
  func removal() {
    #expect(keychain.delete(password("a")) == errSecItemNotFound)
    for account in ["a", "b"] { #expect(keychain.add(password(account), result: nil) == errSecSuccess) }
    #expect(keychain.delete(password("a")) == errSecSuccess)
    #expect(keychain.find(password("a"), result: nil) == errSecItemNotFound)
    #expect(keychain.delete([kSecClass as String: kSecClassGenericPassword]) == errSecSuccess)
    #expect(keychain.find(password("b"), result: nil) == errSecItemNotFound)
  }

  @Test("all items, with their attributes and data")
  func all() throws {
    for account in ["a", "b"] {
      let item = password(account, [kSecValueData as String: Data(account.utf8)])
      #expect(keychain.add(item, result: nil) == errSecSuccess)
    }
    var result: AnyObject?
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecMatchLimit as String: kSecMatchLimitAll,
      kSecReturnAttributes as String: true, kSecReturnData as String: true,
    ]
    #expect(keychain.find(query, result: &result) == errSecSuccess)
    let items = try #require(result as? [[String: Any]])
    #expect(items.map { $0[kSecAttrAccount as String] as? String } == ["a", "b"])
    #expect(items.map { $0[kSecValueData as String] as? Data } == [Data("a".utf8), Data("b".utf8)])
    #expect(items.allSatisfy { $0[kSecAttrCreationDate as String] is Date })
  }

  @Test("queries without a kind, and kinds that cannot be kept, are errors")
  func errors() {
    #expect(keychain.add([:], result: nil) == errSecParam)
    #expect(keychain.find([:], result: nil) == errSecParam)
    #expect(keychain.add([kSecClass as String: kSecClassKey], result: nil) == errSecUnimplemented)
    #expect(SecCopyErrorMessageString(errSecItemNotFound, nil) == "No item has the attributes.")
  }

  @Test("a damaged file is not replaced")
  func damage() throws {
    try folder.write("nothing of the kind", to: "org.example.App/keychain.plist")
    #expect(keychain.add(password("a"), result: nil) == errSecIO)
    #expect(folder.text("org.example.App/keychain.plist") == "nothing of the kind")
  }

  @Test("random bytes fill the memory, whatever its length")
  func random() {
    for count in [0, 1, 8, 33] {
      var bytes = [UInt8](repeating: 0, count: 64)
      #expect(SecRandomCopyBytes(kSecRandomDefault, count, &bytes) == errSecSuccess)
      #expect(bytes.dropFirst(count).allSatisfy { $0 == 0 })
      if count == 33 { #expect(Set(bytes.prefix(count)).count > 8) }
    }
  }
}
