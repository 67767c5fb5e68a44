// SPDX-License-Identifier: MIT

import Foundation

extension PublicKeyObject {
  /// Job of a key in OpenSSL.
  private final class Operation {
    static let make: @convention(c) @Sendable (OpaquePointer?, OpaquePointer?) -> OpaquePointer? =
      OpenSSL.library.required("EVP_PKEY_CTX_new")
    static let makeForKind: @convention(c) @Sendable (Int32, OpaquePointer?) -> OpaquePointer? =
      OpenSSL.library.required("EVP_PKEY_CTX_new_id")
    static let free: OpenSSL.Free = OpenSSL.library.required("EVP_PKEY_CTX_free")
    let context: OpaquePointer?

    init(_ context: OpaquePointer?, begin: String) throws {
      self.context = context
      let start: OpenSSL.Step = OpenSSL.library.required(begin)
      try OpenSSL.check(start(context))
    }

    deinit { Self.free(context) }
  }

  private func operation(_ begin: String) throws -> Operation {
    try Operation(Operation.make(pointer, nil), begin: begin)
  }

  /// A new pair on a curve.
  /// - Parameter curve: Its name: `P-256`.
  static func generate(_ curve: String) throws -> PublicKeyObject {
    let operation = try Operation(Operation.makeForKind(Kind.elliptic.rawValue, nil), begin: "EVP_PKEY_keygen_init")
    let setGroup: @convention(c) @Sendable (OpaquePointer?, OpenSSL.Name) -> Int32 =
      OpenSSL.library.required("EVP_PKEY_CTX_set_group_name")
    let generate: @convention(c) @Sendable (OpaquePointer?, UnsafeMutablePointer<OpaquePointer?>) -> Int32 =
      OpenSSL.library.required("EVP_PKEY_keygen")
    try OpenSSL.check(setGroup(operation.context, curve))
    var key: OpaquePointer?
    try OpenSSL.check(generate(operation.context, &key))
    return try PublicKeyObject(key)
  }

  /// The secret that this private key and another one's public key share.
  func secret(with other: PublicKeyObject) throws -> [UInt8] {
    let operation = try operation("EVP_PKEY_derive_init")
    let setPeer: OpenSSL.Pair = OpenSSL.library.required("EVP_PKEY_derive_set_peer")
    let derive: Read = OpenSSL.library.required("EVP_PKEY_derive")
    try OpenSSL.check(setPeer(operation.context, other.pointer))
    return try OpenSSL.output { derive(operation.context, $0, $1) }
  }

  private typealias Sign =
    @convention(c) @Sendable (OpaquePointer?, OpenSSL.Output?, UnsafeMutablePointer<Int>, OpenSSL.Bytes?, Int) -> Int32
  private typealias Verify =
    @convention(c) @Sendable (OpaquePointer?, OpenSSL.Bytes?, Int, OpenSSL.Bytes?, Int) -> Int32

  /// The signature of a digest, in DER.
  func signature(ofDigest digest: [UInt8]) throws -> [UInt8] {
    let operation = try operation("EVP_PKEY_sign_init")
    let sign: Sign = OpenSSL.library.required("EVP_PKEY_sign")
    return try OpenSSL.output { sign(operation.context, $0, $1, digest, digest.count) }
  }

  /// Whether a signature in DER is that of a digest.
  func isValid(_ signature: [UInt8], ofDigest digest: [UInt8]) -> Bool {
    guard let operation = try? operation("EVP_PKEY_verify_init") else { return false }
    let verify: Verify = OpenSSL.library.required("EVP_PKEY_verify")
    defer { _ = OpenSSL.lastError }
    return verify(operation.context, signature, signature.count, digest, digest.count) == 1
  }

  private static let makeDigest: OpenSSL.Make = OpenSSL.library.required("EVP_MD_CTX_new")
  private static let freeDigest: OpenSSL.Free = OpenSSL.library.required("EVP_MD_CTX_free")
  private typealias Begin =
    @convention(c) @Sendable (OpaquePointer?, OpaquePointer?, OpaquePointer?, OpaquePointer?, OpaquePointer?) -> Int32

  /// The signature of data, for curves that hash it themselves.
  func signature(ofData data: [UInt8]) throws -> [UInt8] {
    let context = Self.makeDigest()
    defer { Self.freeDigest(context) }
    let begin: Begin = OpenSSL.library.required("EVP_DigestSignInit")
    let sign: Sign = OpenSSL.library.required("EVP_DigestSign")
    try OpenSSL.check(begin(context, nil, nil, nil, pointer))
    return try OpenSSL.output { sign(context, $0, $1, data, data.count) }
  }

  /// Whether a signature is that of data, for curves that hash it themselves.
  func isValid(_ signature: [UInt8], ofData data: [UInt8]) -> Bool {
    let context = Self.makeDigest()
    defer { Self.freeDigest(context) }
    let begin: Begin = OpenSSL.library.required("EVP_DigestVerifyInit")
    let verify: Verify = OpenSSL.library.required("EVP_DigestVerify")
    defer { _ = OpenSSL.lastError }
    return begin(context, nil, nil, nil, pointer) == 1
      && verify(context, signature, signature.count, data, data.count) == 1
  }
}
