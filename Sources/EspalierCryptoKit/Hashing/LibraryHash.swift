// SPDX-License-Identifier: MIT

import Foundation

/// Hash function of OpenSSL's.
public protocol _LibraryHash: HashFunction where Digest: _LibraryDigest {
  /// The name of the algorithm in OpenSSL.
  static var _name: String { get }
  /// The data that was read.
  var _state: _HashState { get set }
}

extension _LibraryHash {
  /// The number of bytes in a digest.
  public static var byteCount: Int { Digest.byteCount }

  /// Reads more data.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    if !isKnownUniquelyReferenced(&_state) { _state = _state.copy() }
    _state.read(bufferPointer)
  }

  /// The digest of all data that was read. The function can read on afterwards.
  public func finalize() -> Digest { Digest(_bytes: _state.copy().finish(Digest.byteCount)) }
}

/// State of a hash function in OpenSSL. A function copies a state that another function has, too, before it changes it.
public final class _HashState: @unchecked Sendable {
  private static let make: OpenSSL.Make = OpenSSL.library.required("EVP_MD_CTX_new")
  private static let free: OpenSSL.Free = OpenSSL.library.required("EVP_MD_CTX_free")
  private static let find: OpenSSL.Find = OpenSSL.library.required("EVP_get_digestbyname")
  private static let copyState: OpenSSL.Pair = OpenSSL.library.required("EVP_MD_CTX_copy_ex")
  private static let begin: @convention(c) @Sendable (OpaquePointer?, OpaquePointer?, OpaquePointer?) -> Int32 =
    OpenSSL.library.required("EVP_DigestInit_ex")
  private static let update: @convention(c) @Sendable (OpaquePointer?, UnsafeRawPointer?, Int) -> Int32 =
    OpenSSL.library.required("EVP_DigestUpdate")
  private static let end:
    @convention(c) @Sendable (OpaquePointer?, OpenSSL.Output, UnsafeMutablePointer<UInt32>?) -> Int32 =
      OpenSSL.library.required("EVP_DigestFinal_ex")

  private let context: OpaquePointer?

  init(_ name: String) {
    context = Self.make()
    _ = Self.begin(context, Self.find(name), nil)
  }

  private init(_ other: _HashState) {
    context = Self.make()
    _ = Self.copyState(context, other.context)
  }

  deinit { Self.free(context) }

  func copy() -> _HashState { _HashState(self) }

  func read(_ bytes: UnsafeRawBufferPointer) {
    if let address = bytes.baseAddress { _ = Self.update(context, address, bytes.count) }
  }

  func finish(_ count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    _ = bytes.withUnsafeMutableBufferPointer { Self.end(context, $0.baseAddress!, nil) }
    return bytes
  }
}
