// SPDX-License-Identifier: MIT

import Foundation

/// Digest of a hash function of OpenSSL's.
public protocol _LibraryDigest: Digest {
  /// The name in descriptions.
  static var _name: String { get }
  /// The bytes.
  var _bytes: [UInt8] { get }
  init(_bytes: [UInt8])
}

extension _LibraryDigest {
  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try _bytes.withUnsafeBytes(body)
  }

  /// An iterator over the bytes.
  public func makeIterator() -> Array<UInt8>.Iterator { _bytes.makeIterator() }

  /// The name and the bytes in hexadecimal digits: `SHA256 digest: 2cf24d…`.
  public var description: String { "\(Self._name) digest: " + _bytes.hexadecimal }

  /// Whether two digests are equal, in a time that does not depend on their content.
  public static func == (a: Self, b: Self) -> Bool { a._bytes.isEqual(inConstantTime: b._bytes) }

  /// Whether the data has the bytes of the digest.
  public static func == <D: DataProtocol>(a: Self, b: D) -> Bool { a._bytes.isEqual(inConstantTime: b.bytes) }

  /// Whether the data has other bytes than the digest.
  public static func != <D: DataProtocol>(a: Self, b: D) -> Bool { !(a == b) }
}

extension [UInt8] {
  var hexadecimal: String { map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }

  /// Compares all bytes even after a difference: the time must not tell where the first one is.
  func isEqual(inConstantTime other: [UInt8]) -> Bool {
    count == other.count && zip(self, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
