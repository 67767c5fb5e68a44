// SPDX-License-Identifier: MIT

import Foundation

/// Code that proves that data was written by an owner of a key.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  /// The number of bytes.
  var byteCount: Int { get }
}

/// Code of an `HMAC`.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
  let digest: H.Digest

  /// The number of bytes.
  public var byteCount: Int { H.Digest.byteCount }
  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try digest.withUnsafeBytes(body)
  }
  /// An iterator over the bytes.
  public func makeIterator() -> Array<UInt8>.Iterator { Array(digest).makeIterator() }
  /// The name of the algorithm and the bytes in hexadecimal digits.
  public var description: String { "HMAC with \(H.self): " + Array(digest).hexadecimal }
}

/// Authentication of messages by a hash function and a key (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
  /// A key.
  public typealias Key = SymmetricKey
  /// The code of a message.
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private var outer = H()

  /// A computation for a key of any length.
  public init(key: SymmetricKey) {
    var block = key.bytes
    if block.count > H.blockByteCount { block = Array(H.hash(data: block)) }
    block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
    inner.update(data: block.map { $0 ^ 0x36 })
    outer.update(data: block.map { $0 ^ 0x5C })
  }

  /// Reads more data.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  /// The code of all data that was read.
  public func finalize() -> MAC {
    var outer = outer
    inner.finalize().withUnsafeBytes { outer.update(bufferPointer: $0) }
    return MAC(digest: outer.finalize())
  }

  /// The code of data.
  public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
    var computation = HMAC(key: key)
    computation.update(data: data)
    return computation.finalize()
  }

  /// Whether the code is that of the data, in a time that does not depend on the code.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ mac: MAC, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool { authenticationCode(for: authenticatedData, using: key) == mac }

  /// Whether the bytes are the code of the data, in a time that does not depend on the bytes.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    let code = Array(self.authenticationCode(for: authenticatedData, using: key))
    return authenticationCode.withUnsafeBytes { code.isEqual(inConstantTime: Array($0)) }
  }
}
