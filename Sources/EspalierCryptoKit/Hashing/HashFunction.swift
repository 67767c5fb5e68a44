// SPDX-License-Identifier: MIT

import Foundation

/// Algorithm that computes a short digest of data of any length.
public protocol HashFunction: Sendable {
  /// The digest that the algorithm computes.
  associatedtype Digest: EspalierCryptoKit.Digest

  /// The number of bytes in a block of the algorithm.
  static var blockByteCount: Int { get }

  /// A function that has read nothing yet.
  init()

  /// Reads more data.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)

  /// The digest of all data that was read. The function can read on afterwards.
  func finalize() -> Digest
}

extension HashFunction {
  /// The digest of memory.
  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }

  /// The digest of data.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Reads more data.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
}

/// Digest of data: its bytes, which can be compared, iterated and shown as hexadecimal digits.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
  /// The number of bytes.
  static var byteCount: Int { get }
}
