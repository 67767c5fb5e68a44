// SPDX-License-Identifier: MIT

import Foundation

/// The hash function SHA-2 with 256 bits.
public struct SHA256: _LibraryHash {
  public static let _name = "SHA256"
  /// The number of bytes in a block of the algorithm.
  public static var blockByteCount: Int { 64 }
  public var _state = _HashState(_name)

  /// A function that has read nothing yet.
  public init() {}

  /// A digest of 32 bytes.
  public struct Digest: _LibraryDigest {
    public static let _name = "SHA256"
    /// The number of bytes.
    public static var byteCount: Int { 32 }
    public let _bytes: [UInt8]
    public init(_bytes: [UInt8]) { self._bytes = _bytes }
  }
}

/// The hash function SHA-2 with 384 bits.
public struct SHA384: _LibraryHash {
  public static let _name = "SHA384"
  /// The number of bytes in a block of the algorithm.
  public static var blockByteCount: Int { 128 }
  public var _state = _HashState(_name)

  /// A function that has read nothing yet.
  public init() {}

  /// A digest of 48 bytes.
  public struct Digest: _LibraryDigest {
    public static let _name = "SHA384"
    /// The number of bytes.
    public static var byteCount: Int { 48 }
    public let _bytes: [UInt8]
    public init(_bytes: [UInt8]) { self._bytes = _bytes }
  }
}

/// The hash function SHA-2 with 512 bits.
public struct SHA512: _LibraryHash {
  public static let _name = "SHA512"
  /// The number of bytes in a block of the algorithm.
  public static var blockByteCount: Int { 128 }
  public var _state = _HashState(_name)

  /// A function that has read nothing yet.
  public init() {}

  /// A digest of 64 bytes.
  public struct Digest: _LibraryDigest {
    public static let _name = "SHA512"
    /// The number of bytes.
    public static var byteCount: Int { 64 }
    public let _bytes: [UInt8]
    public init(_bytes: [UInt8]) { self._bytes = _bytes }
  }
}

/// A digest of SHA-2 with 256 bits.
public typealias SHA256Digest = SHA256.Digest
/// A digest of SHA-2 with 384 bits.
public typealias SHA384Digest = SHA384.Digest
/// A digest of SHA-2 with 512 bits.
public typealias SHA512Digest = SHA512.Digest
