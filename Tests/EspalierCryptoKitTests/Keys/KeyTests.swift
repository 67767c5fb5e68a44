// SPDX-License-Identifier: MIT

import EspalierCryptoKit
import Foundation
import Testing

@Suite struct KeyTests {
  @Test("an authentication code is that of RFC 4231, and no other is valid")
  func authentication() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let text = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: text, using: key)
    let expected = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    #expect(code.map { String(format: "%02x", $0) }.joined() == expected)
    #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: text, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(Data(code.dropLast()), authenticating: text, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data("other".utf8), using: key))
    let long = SymmetricKey(data: Data(repeating: 0xAA, count: 131))
    let fromLong = HMAC<SHA256>.authenticationCode(
      for: Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8), using: long)
    #expect(Data(fromLong).prefix(4) == Data([0x60, 0xE4, 0x31, 0x59]))
  }

  @Test("a derived key is that of RFC 5869")
  func derivation() {
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: Data(repeating: 0x0B, count: 22)), salt: Data(0...12),
      info: Data(0xF0...0xF9), outputByteCount: 42)
    let digits = key.withUnsafeBytes { $0.map { String(format: "%02x", $0) }.joined() }
    #expect(digits == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
  }

  @Test("random keys have the length, and differ")
  func random() {
    #expect(SymmetricKey(size: .bits256).bitCount == 256)
    #expect(SymmetricKey(size: .bits128) != SymmetricKey(size: .bits128))
  }
}
