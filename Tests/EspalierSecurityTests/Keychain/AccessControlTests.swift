// SPDX-License-Identifier: MIT

import EspalierSecurity
import Foundation
import Testing

@Suite("Conditions of passwords")
struct AccessControlTests {
  @Test("A condition without the user exists, and one with the user is an error") func conditions() {
    var error: Unmanaged<CFError>?
    let plain = SecAccessControlCreateWithFlags(
      nil, kSecAttrAccessibleWhenUnlocked, [], &error)
    #expect(plain != nil && error == nil)
    let guarded = SecAccessControlCreateWithFlags(
      nil, kSecAttrAccessibleWhenUnlocked, .userPresence, &error)
    let reason = error?.takeRetainedValue()
    #expect(guarded == nil && reason.map(CFErrorGetCode) == Int(errSecUnimplemented))
  }

  @Test("A password of a page has four parts, and no two are equal") func password() throws {
    let first = try #require(SecCreateSharedWebCredentialPassword())
    #expect("\(first)".split(separator: "-").map(\.count) == [3, 3, 3, 3])
    #expect(first != SecCreateSharedWebCredentialPassword())
  }
}
