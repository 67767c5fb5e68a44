// SPDX-License-Identifier: MIT

import Foundation

/// Derivation of keys from a secret (RFC 5869).
public struct HKDF<H: HashFunction>: Sendable {
  /// A key of `outputByteCount` bytes from a secret.
  public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](), outputByteCount: outputByteCount)
  }

  /// A key of `outputByteCount` bytes from a secret, for one use.
  /// - Parameter info: The use.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
  }

  /// A key of `outputByteCount` bytes from a secret.
  /// - Parameter salt: Bytes that differ between programs or users; they need not be secret.
  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
  }

  /// A key of `outputByteCount` bytes from a secret, for one use.
  /// - Parameters:
  ///   - salt: Bytes that differ between programs or users; they need not be secret.
  ///   - info: The use.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    expand(
      pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
      outputByteCount: outputByteCount)
  }

  /// The first step: a code from which keys for several uses are expanded.
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt?
  ) -> HashedAuthenticationCode<H> {
    let bytes = salt?.bytes ?? []
    let key = bytes.isEmpty ? [UInt8](repeating: 0, count: H.Digest.byteCount) : bytes
    return HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(data: key))
  }

  /// The second step: a key for one use.
  /// - Precondition: `outputByteCount` is at most 255 times the length of a digest.
  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey: PRK, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    precondition(outputByteCount <= 255 * H.Digest.byteCount, "HKDF: \(outputByteCount) bytes are too many")
    let key = SymmetricKey(data: pseudoRandomKey)
    let info = info?.bytes ?? []
    var (output, block): ([UInt8], [UInt8]) = ([], [])
    var counter: UInt8 = 1
    while output.count < outputByteCount {
      block = Array(HMAC<H>.authenticationCode(for: block + info + [counter], using: key))
      output += block
      counter &+= 1
    }
    return SymmetricKey(data: Array(output.prefix(outputByteCount)))
  }
}
