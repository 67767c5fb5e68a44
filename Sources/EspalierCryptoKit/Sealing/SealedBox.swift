// SPDX-License-Identifier: MIT

import Foundation

/// Number that is used once with a key: 12 bytes, or at least as many for AES.
public protocol _Nonce: ContiguousBytes, Sequence, Sendable where Element == UInt8 {
  /// The bytes.
  var _bytes: [UInt8] { get }
  /// - Throws: `CryptoKitError.incorrectParameterSize`.
  init<D: DataProtocol>(data: D) throws
}

extension _Nonce {
  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try _bytes.withUnsafeBytes(body)
  }
  /// An iterator over the bytes.
  public func makeIterator() -> Array<UInt8>.Iterator { _bytes.makeIterator() }
}

/// Sealed data with its nonce and tag.
public struct _SealedBox<Nonce: _Nonce>: Sendable {
  /// The number that was used for the data.
  public let nonce: Nonce
  /// The sealed data, as long as the plain data.
  public let ciphertext: Data
  /// The 16 bytes by which changes are found.
  public let tag: Data

  private static var nonceByteCount: Int { 12 }

  init(nonce: Nonce, sealed: (sealed: [UInt8], tag: [UInt8])) {
    (self.nonce, ciphertext, tag) = (nonce, Data(sealed.sealed), Data(sealed.tag))
  }

  /// A box of its parts.
  /// - Throws: `CryptoKitError.incorrectParameterSize` if the tag has not 16 bytes.
  public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
    guard tag.count == AuthenticatedCipher.tagByteCount else { throw CryptoKitError.incorrectParameterSize }
    (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
  }

  /// A box of one piece of data: the nonce of 12 bytes, the sealed data, the tag.
  /// - Throws: `CryptoKitError.incorrectParameterSize` if the data is shorter than nonce and tag.
  public init<D: DataProtocol>(combined: D) throws {
    let bytes = combined.bytes
    guard bytes.count >= Self.nonceByteCount + AuthenticatedCipher.tagByteCount else {
      throw CryptoKitError.incorrectParameterSize
    }
    nonce = try Nonce(data: bytes.prefix(Self.nonceByteCount))
    ciphertext = Data(bytes.dropFirst(Self.nonceByteCount).dropLast(AuthenticatedCipher.tagByteCount))
    tag = Data(bytes.suffix(AuthenticatedCipher.tagByteCount))
  }

  var whole: Data { Data(nonce._bytes) + ciphertext + tag }
  var hasUsualNonce: Bool { nonce._bytes.count == Self.nonceByteCount }
}
