// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

// The functions of C that apps and packages use for digests of names and files, under the names of Apple's CommonCrypto.

/// A number of bytes.
public typealias CC_LONG = UInt32

/// The number of bytes of a digest of MD5.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The number of bytes of a digest of SHA-1.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The number of bytes of a digest of SHA-256.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The number of bytes of a digest of SHA-384.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The number of bytes of a digest of SHA-512.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// Writes the digest of bytes, and returns its place; nil without one.
private func write<H: HashFunction>(
  _ function: H.Type, _ data: UnsafeRawPointer?, _ length: CC_LONG, to digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  guard let digest else { return nil }
  var hash = function.init()
  hash.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length)))
  for (index, byte) in hash.finalize().enumerated() { digest[index] = byte }
  return digest
}

/// Writes the digest of bytes by MD5, which protects nothing.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(Insecure.MD5.self, data, len, to: md) }

/// Writes the digest of bytes by SHA-1, which protects nothing.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(Insecure.SHA1.self, data, len, to: md) }

/// Writes the digest of bytes by SHA-256.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(SHA256.self, data, len, to: md) }

/// Writes the digest of bytes by SHA-384.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(SHA384.self, data, len, to: md) }

/// Writes the digest of bytes by SHA-512.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(SHA512.self, data, len, to: md) }
