// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// Cipher of OpenSSL's that also computes a tag, by which changes of the sealed data are found.
struct AuthenticatedCipher {
  /// The number of bytes of a tag.
  static let tagByteCount = 16

  private static let make: OpenSSL.Make = OpenSSL.library.required("EVP_CIPHER_CTX_new")
  private static let free: OpenSSL.Free = OpenSSL.library.required("EVP_CIPHER_CTX_free")
  private static let find: OpenSSL.Find = OpenSSL.library.required("EVP_get_cipherbyname")
  private static let begin:
    @convention(c) @Sendable (OpaquePointer?, OpaquePointer?, OpaquePointer?, OpenSSL.Bytes?, OpenSSL.Bytes?, Int32)
      -> Int32 = OpenSSL.library.required("EVP_CipherInit_ex")
  private static let control:
    @convention(c) @Sendable (OpaquePointer?, Int32, Int32, UnsafeMutableRawPointer?) -> Int32 =
      OpenSSL.library.required("EVP_CIPHER_CTX_ctrl")
  private static let update:
    @convention(c) @Sendable (
      OpaquePointer?, OpenSSL.Output?, UnsafeMutablePointer<Int32>, OpenSSL.Bytes?, Int32
    ) -> Int32 = OpenSSL.library.required("EVP_CipherUpdate")
  private static let end:
    @convention(c) @Sendable (OpaquePointer?, OpenSSL.Output?, UnsafeMutablePointer<Int32>) -> Int32 =
      OpenSSL.library.required("EVP_CipherFinal_ex")

  /// Kinds of `control` in OpenSSL.
  private enum Control { static let (nonceLength, getTag, setTag) = (Int32(0x9), Int32(0x10), Int32(0x11)) }

  /// The name in OpenSSL.
  let name: String

  /// The sealed bytes and the tag.
  func seal(_ plain: [UInt8], key: [UInt8], nonce: [UInt8], extra: [UInt8]) throws -> (sealed: [UInt8], tag: [UInt8]) {
    var tag = [UInt8](repeating: 0, count: Self.tagByteCount)
    let sealed = try run(plain, key, nonce, extra, seals: true) { context in
      try OpenSSL.check(Self.control(context, Control.getTag, Int32(Self.tagByteCount), &tag))
    }
    return (sealed, tag)
  }

  /// The plain bytes.
  /// - Throws: `CryptoKitError.authenticationFailure` if the tag does not belong to the rest.
  func open(_ sealed: [UInt8], tag: [UInt8], key: [UInt8], nonce: [UInt8], extra: [UInt8]) throws -> [UInt8] {
    var tag = tag
    return try run(sealed, key, nonce, extra, seals: false, tag: &tag) { _ in }
  }

  private func run(
    _ input: [UInt8], _ key: [UInt8], _ nonce: [UInt8], _ extra: [UInt8], seals: Bool,
    tag: UnsafeMutablePointer<UInt8>? = nil, finished: (OpaquePointer?) throws -> Void
  ) throws -> [UInt8] {
    let context = Self.make()
    defer { Self.free(context) }
    let direction: Int32 = seals ? 1 : 0
    try OpenSSL.check(Self.begin(context, Self.find(name), nil, nil, nil, direction))
    try OpenSSL.check(Self.control(context, Control.nonceLength, Int32(nonce.count), nil))
    try OpenSSL.check(Self.begin(context, nil, nil, key, nonce, direction))
    _ = try Self.feed(context, extra, hasOutput: false)
    var output = try Self.feed(context, input, hasOutput: true)
    if let tag { try OpenSSL.check(Self.control(context, Control.setTag, Int32(Self.tagByteCount), tag)) }
    var rest = [UInt8](repeating: 0, count: 32)
    var count: Int32 = 0
    if Self.end(context, &rest, &count) != 1 {
      let error = OpenSSL.lastError
      throw seals ? error : CryptoKitError.authenticationFailure
    }
    output += rest.prefix(Int(count))
    try finished(context)
    return output
  }

  /// Passes bytes to the cipher, in parts whose length its type has.
  private static func feed(_ context: OpaquePointer?, _ input: [UInt8], hasOutput: Bool) throws -> [UInt8] {
    var output: [UInt8] = []
    if hasOutput { output.reserveCapacity(input.count) }
    let part = 1 << 20
    for start in stride(from: 0, to: input.count, by: part) {
      let length = min(part, input.count - start)
      var buffer = [UInt8](repeating: 0, count: hasOutput ? length + 32 : 0)
      var count: Int32 = 0
      try input.withUnsafeBufferPointer { bytes in
        let address = bytes.baseAddress! + start
        try OpenSSL.check(
          hasOutput
            ? update(context, &buffer, &count, address, Int32(length))
            : update(context, nil, &count, address, Int32(length)))
      }
      if hasOutput { output += buffer.prefix(Int(count)) }
    }
    return output
  }
}
