// SPDX-License-Identifier: MIT

import Foundation

/// Algorithms that no longer protect anything, for formats and services that still use them.
public enum Insecure {
  /// The hash function SHA-1, for which two texts with the same digest are known.
  public struct SHA1: _LibraryHash {
    public static let _name = "SHA1"
    /// The number of bytes in a block of the algorithm.
    public static var blockByteCount: Int { 64 }
    public var _state = _HashState(_name)

    /// A function that has read nothing yet.
    public init() {}

    /// A digest of 20 bytes.
    public struct Digest: _LibraryDigest {
      public static let _name = "SHA1"
      /// The number of bytes.
      public static var byteCount: Int { 20 }
      public let _bytes: [UInt8]
      public init(_bytes: [UInt8]) { self._bytes = _bytes }
    }
  }

  /// The hash function MD5, for which two texts with the same digest are found in seconds.
  public struct MD5: _LibraryHash {
    public static let _name = "MD5"
    /// The number of bytes in a block of the algorithm.
    public static var blockByteCount: Int { 64 }
    public var _state = _HashState(_name)

    /// A function that has read nothing yet.
    public init() {}

    /// A digest of 16 bytes.
    public struct Digest: _LibraryDigest {
      public static let _name = "MD5"
      /// The number of bytes.
      public static var byteCount: Int { 16 }
      public let _bytes: [UInt8]
      public init(_bytes: [UInt8]) { self._bytes = _bytes }
    }
  }

  /// A digest of SHA-1.
  public typealias SHA1Digest = SHA1.Digest
  /// A digest of MD5.
  public typealias MD5Digest = MD5.Digest
}
