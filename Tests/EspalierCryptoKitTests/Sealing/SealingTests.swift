// SPDX-License-Identifier: MIT

import EspalierCryptoKit
import Foundation
import Testing

@Suite struct SealingTests {
  private let message = Data("A message".utf8)

  @Test("a box of AES is that of the cipher's published test case 4")
  func vector() throws {
    func data(_ digits: String) -> Data {
      Data(stride(from: 0, to: digits.count, by: 2).map { UInt8(digits.dropFirst($0).prefix(2), radix: 16)! })
    }
    let plain = data(
      "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39"
    )
    let box = try AES.GCM.seal(
      plain, using: SymmetricKey(data: data("feffe9928665731c6d6a8f9467308308")),
      nonce: AES.GCM.Nonce(data: data("cafebabefacedbaddecaf888")),
      authenticating: data("feedfacedeadbeeffeedfacedeadbeefabaddad2"))
    #expect(box.tag == data("5bc94fbc3221a5db94fae95ae7121a47"))
    #expect(box.ciphertext.prefix(4) == data("42831ec2"))
  }

  @Test("what is sealed is opened by the same key and the same other data only", arguments: [128, 192, 256])
  func gcm(bits: Int) throws {
    let key = SymmetricKey(size: SymmetricKeySize(bitCount: bits))
    let box = try AES.GCM.seal(message, using: key, authenticating: Data("v1".utf8))
    let combined = try #require(box.combined)
    #expect(combined.count == 12 + message.count + 16)
    let read = try AES.GCM.SealedBox(combined: combined)
    #expect(try AES.GCM.open(read, using: key, authenticating: Data("v1".utf8)) == message)
    #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(read, using: key) }
    var changed = combined
    changed[13] ^= 1
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(AES.GCM.SealedBox(combined: changed), using: key, authenticating: Data("v1".utf8))
    }
  }

  @Test("ChaCha20-Poly1305 seals empty and long data")
  func chaCha() throws {
    let key = SymmetricKey(size: .bits256)
    for plain in [Data(), message, Data(repeating: 7, count: 3 << 20)] {
      let box = try ChaChaPoly.seal(plain, using: key)
      #expect(try ChaChaPoly.open(ChaChaPoly.SealedBox(combined: box.combined), using: key) == plain)
    }
  }

  @Test("keys, nonces and boxes of other lengths are refused")
  func lengths() {
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.GCM.seal(message, using: SymmetricKey(data: Data([1, 2, 3])))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) { try ChaChaPoly.Nonce(data: Data([1])) }
    #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.SealedBox(combined: Data(count: 27)) }
  }
}
