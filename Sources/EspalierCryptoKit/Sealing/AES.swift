// SPDX-License-Identifier: MIT

import Foundation

/// The Advanced Encryption Standard.
public enum AES {
  /// AES in Galois/Counter Mode, with keys of 128, 192 or 256 bits.
  public enum GCM {
    /// Number that is used once with a key.
    public struct Nonce: _Nonce {
      public let _bytes: [UInt8]

      /// A random number of 12 bytes.
      public init() { _bytes = Random.bytes(12) }

      /// A number of at least 12 bytes.
      /// - Throws: `CryptoKitError.incorrectParameterSize`.
      public init<D: DataProtocol>(data: D) throws {
        // OpenSSL accepts at most 128 bytes.
        guard 12...128 ~= data.count else { throw CryptoKitError.incorrectParameterSize }
        _bytes = data.bytes
      }
    }

    /// Sealed data with its nonce and tag.
    public typealias SealedBox = _SealedBox<Nonce>

    /// Seals data.
    /// - Parameters:
    ///   - message: The data.
    ///   - key: A key of 128, 192 or 256 bits.
    ///   - nonce: A number that was not used with the key before; by default a random one.
    ///   - authenticatedData: Data that is not sealed, but whose changes are found.
    /// - Throws: `CryptoKitError`.
    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
      _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
      authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
      let nonce = nonce ?? Nonce()
      let sealed = try cipher(key).seal(
        message.bytes, key: key.bytes, nonce: nonce._bytes, extra: authenticatedData.bytes)
      return SealedBox(nonce: nonce, sealed: sealed)
    }

    /// Seals data.
    public static func seal<Plaintext: DataProtocol>(
      _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: [UInt8]()) }

    /// Opens a box.
    /// - Throws: `CryptoKitError.authenticationFailure` if the box, the key or the other data is not that of the sealing.
    public static func open<AuthenticatedData: DataProtocol>(
      _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
      Data(
        try cipher(key).open(
          sealedBox.ciphertext.bytes, tag: sealedBox.tag.bytes, key: key.bytes, nonce: sealedBox.nonce._bytes,
          extra: authenticatedData.bytes))
    }

    /// Opens a box.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(sealedBox, using: key, authenticating: [UInt8]())
    }

    private static func cipher(_ key: SymmetricKey) throws -> AuthenticatedCipher {
      guard [128, 192, 256].contains(key.bitCount) else { throw CryptoKitError.incorrectKeySize }
      return AuthenticatedCipher(name: "aes-\(key.bitCount)-gcm")
    }
  }
}

extension _SealedBox where Nonce == AES.GCM.Nonce {
  /// The nonce, the sealed data and the tag in one piece; nil if the nonce has not 12 bytes.
  public var combined: Data? { hasUsualNonce ? whole : nil }
}
