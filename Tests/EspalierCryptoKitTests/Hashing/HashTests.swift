// SPDX-License-Identifier: MIT

import EspalierCryptoKit
import Foundation
import Testing

/// Digests of the texts in the standards' own examples.
@Suite struct HashTests {
  private let abc = Data("abc".utf8)

  @Test("descriptions are the algorithm's name and hexadecimal digits")
  func descriptions() {
    #expect(
      SHA256.hash(data: abc).description
        == "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(Insecure.MD5.hash(data: abc).description == "MD5 digest: 900150983cd24fb0d6963f7d28e17f72")
    #expect(Insecure.SHA1.hash(data: abc).description == "SHA1 digest: a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(SHA384.hash(data: abc).description.hasPrefix("SHA384 digest: cb00753f45a35e8bb5a03d699ac65007"))
    #expect(SHA512.hash(data: abc).description.hasPrefix("SHA512 digest: ddaf35a193617abacc417349ae204131"))
  }

  @Test("programs print the digits of a digest themselves")
  func digits() {
    let text = Insecure.MD5.hash(data: Data()).map { String(format: "%02hhx", $0) }.joined()
    #expect(text == "d41d8cd98f00b204e9800998ecf8427e")
    #expect(Data(SHA256.hash(data: abc)).count == SHA256.byteCount && SHA256Digest.byteCount == 32)
  }

  @Test("a function reads on after its digest, and a copy reads by itself")
  func values() {
    var first = SHA256()
    first.update(data: Data("a".utf8))
    _ = first.finalize()
    var second = first
    first.update(data: Data("bc".utf8))
    second.update(data: Data("x".utf8))
    #expect(first.finalize() == SHA256.hash(data: abc))
    #expect(second.finalize() == SHA256.hash(data: Data("ax".utf8)))
    #expect(SHA256.hash(data: abc) == Data(SHA256.hash(data: abc)))
  }
}
