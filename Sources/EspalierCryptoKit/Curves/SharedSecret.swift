// SPDX-License-Identifier: MIT

import Foundation

/// Secret that two owners of keys compute, each from its private key and the other's public key. Keys are derived from it.
public struct SharedSecret: ContiguousBytes, Hashable, CustomStringConvertible, Sendable {
  private let key: SymmetricKey

  init(_ bytes: [UInt8]) { key = SymmetricKey(data: bytes) }

  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try key.withUnsafeBytes(body)
  }

  public func hash(into hasher: inout Hasher) { key.withUnsafeBytes { hasher.combine(bytes: $0) } }

  /// The length; the bytes are secret.
  public var description: String { "SharedSecret of \(key.bitCount / 8) bytes" }

  /// A key derived by `HKDF`.
  public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SharedInfo: DataProtocol>(
    using hashFunction: H.Type, salt: Salt, sharedInfo: SharedInfo, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(inputKeyMaterial: key, salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
  }

  /// A key derived by the function of ANSI X9.63.
  public func x963DerivedSymmetricKey<H: HashFunction, SharedInfo: DataProtocol>(
    using hashFunction: H.Type, sharedInfo: SharedInfo, outputByteCount: Int
  ) -> SymmetricKey {
    var output: [UInt8] = []
    var counter: UInt32 = 1
    while output.count < outputByteCount {
      let number = Swift.withUnsafeBytes(of: counter.bigEndian) { Array($0) }
      output += Array(H.hash(data: key.bytes + number + sharedInfo.bytes))
      counter += 1
    }
    return SymmetricKey(data: Array(output.prefix(outputByteCount)))
  }
}
