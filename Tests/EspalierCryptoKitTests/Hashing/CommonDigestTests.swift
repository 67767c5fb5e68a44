// SPDX-License-Identifier: MIT

import EspalierCryptoKit
import Foundation
import Testing

/// Digests of the bytes of "abc", from the standards.
@Suite struct CommonDigestTests {
  private typealias Function = (
    UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?
  ) -> UnsafeMutablePointer<UInt8>?

  private func digest(_ function: Function, _ length: Int32, of text: String = "abc") -> String {
    let data = Data(text.utf8)
    var bytes = [UInt8](repeating: 0, count: Int(length))
    data.withUnsafeBytes { _ = function($0.baseAddress, CC_LONG(data.count), &bytes) }
    return bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test func digestsAreThoseOfTheStandards() {
    #expect(digest(CC_MD5, CC_MD5_DIGEST_LENGTH) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(digest(CC_SHA1, CC_SHA1_DIGEST_LENGTH) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      digest(CC_SHA256, CC_SHA256_DIGEST_LENGTH)
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(digest(CC_SHA384, CC_SHA384_DIGEST_LENGTH).hasPrefix("cb00753f45a35e8bb5a03d699ac65007"))
    #expect(digest(CC_SHA512, CC_SHA512_DIGEST_LENGTH).hasPrefix("ddaf35a193617abacc417349ae204131"))
  }

  @Test func noBytesHaveADigest() {
    #expect(digest(CC_MD5, CC_MD5_DIGEST_LENGTH, of: "") == "d41d8cd98f00b204e9800998ecf8427e")
  }

  @Test func aDigestWithoutAPlaceIsNotWritten() {
    #expect(CC_SHA256("abc", 3, nil) == nil)
  }
}
