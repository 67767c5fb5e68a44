// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// Key of a pair in OpenSSL: a private key with its public one, or a public key alone.
final class PublicKeyObject: @unchecked Sendable {
  /// Kinds of keys, by OpenSSL's numbers.
  enum Kind: Int32 { case elliptic = 408, x25519 = 1034, ed25519 = 1087 }

  typealias Raw = @convention(c) @Sendable (Int32, OpaquePointer?, OpenSSL.Bytes?, Int) -> OpaquePointer?
  typealias Read = @convention(c) @Sendable (OpaquePointer?, OpenSSL.Output?, UnsafeMutablePointer<Int>) -> Int32

  private static let free: OpenSSL.Free = OpenSSL.library.required("EVP_PKEY_free")
  private static let newPrivate: Raw = OpenSSL.library.required("EVP_PKEY_new_raw_private_key")
  private static let newPublic: Raw = OpenSSL.library.required("EVP_PKEY_new_raw_public_key")
  private static let readPublic: Read = OpenSSL.library.required("EVP_PKEY_get_raw_public_key")
  private static let decodePrivate:
    @convention(c) @Sendable (
      UnsafeMutablePointer<OpaquePointer?>?, UnsafeMutablePointer<OpenSSL.Bytes?>, Int
    ) -> OpaquePointer? = OpenSSL.library.required("d2i_AutoPrivateKey")
  private static let decodePublic:
    @convention(c) @Sendable (
      UnsafeMutablePointer<OpaquePointer?>?, UnsafeMutablePointer<OpenSSL.Bytes?>, Int
    ) -> OpaquePointer? = OpenSSL.library.required("d2i_PUBKEY")
  private typealias Encode =
    @convention(c) @Sendable (OpaquePointer?, UnsafeMutablePointer<OpenSSL.Output?>?) -> Int32
  private static let encodePrivate: Encode = OpenSSL.library.required("i2d_PrivateKey")
  private static let encodePublic: Encode = OpenSSL.library.required("i2d_PUBKEY")
  private static let setText: @convention(c) @Sendable (OpaquePointer?, OpenSSL.Name, OpenSSL.Name) -> Int32 =
    OpenSSL.library.required("EVP_PKEY_set_utf8_string_param")

  let pointer: OpaquePointer

  /// - Parameter pointer: A key that this object releases.
  init(_ pointer: OpaquePointer?) throws {
    guard let pointer else { throw OpenSSL.lastError }
    self.pointer = pointer
  }

  deinit { Self.free(pointer) }

  /// A key of its bytes, for curves whose keys are bytes.
  convenience init(_ kind: Kind, privateBytes bytes: [UInt8]) throws {
    try self.init(Self.newPrivate(kind.rawValue, nil, bytes, bytes.count))
  }

  /// A key of its bytes, for curves whose keys are bytes.
  convenience init(_ kind: Kind, publicBytes bytes: [UInt8]) throws {
    try self.init(Self.newPublic(kind.rawValue, nil, bytes, bytes.count))
  }

  /// A private key in PKCS #8 or SEC 1.
  convenience init(privateDER bytes: [UInt8]) throws { try self.init(bytes) { Self.decodePrivate(nil, $0, $1) } }

  /// A public key as a SubjectPublicKeyInfo.
  convenience init(publicDER bytes: [UInt8]) throws {
    try self.init(bytes) { Self.decodePublic(nil, $0, $1) }
    // The key is written with both coordinates, even if it was read with one.
    _ = Self.setText(pointer, "point-format", "uncompressed")
  }

  private convenience init(
    _ bytes: [UInt8], _ decode: (UnsafeMutablePointer<OpenSSL.Bytes?>, Int) -> OpaquePointer?
  ) throws {
    try self.init(
      bytes.withUnsafeBufferPointer { buffer in
        var address = buffer.baseAddress
        return decode(&address, buffer.count)
      })
  }

  /// The bytes of the public key, for curves whose keys are bytes.
  var publicBytes: [UInt8] { get throws { try OpenSSL.output { Self.readPublic(pointer, $0, $1) } } }
  /// The public key as a SubjectPublicKeyInfo.
  var publicDER: [UInt8] { get throws { try encoded(Self.encodePublic) } }
  /// The private key in SEC 1.
  var privateDER: [UInt8] { get throws { try encoded(Self.encodePrivate) } }

  private func encoded(_ encode: Encode) throws -> [UInt8] {
    let count = encode(pointer, nil)
    guard count > 0 else { throw OpenSSL.lastError }
    var bytes = [UInt8](repeating: 0, count: Int(count))
    bytes.withUnsafeMutableBufferPointer { buffer in
      var address = buffer.baseAddress
      _ = encode(pointer, &address)
    }
    return bytes
  }
}
