// SPDX-License-Identifier: MIT

import Foundation

/// ChaCha20-Poly1305 (RFC 8439), with keys of 256 bits.
public enum ChaChaPoly {
  /// Number of 12 bytes that is used once with a key.
  public struct Nonce: _Nonce {
    public let _bytes: [UInt8]

    /// A random number.
    public init() { _bytes = Random.bytes(12) }

    /// A number of 12 bytes.
    /// - Throws: `CryptoKitError.incorrectParameterSize`.
    public init<D: DataProtocol>(data: D) throws {
      guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
      _bytes = data.bytes
    }
  }

  /// Sealed data with its nonce and tag.
  public typealias SealedBox = _SealedBox<Nonce>

  private static let cipher = AuthenticatedCipher(name: "chacha20-poly1305")

  /// Seals data.
  /// - Parameters:
  ///   - message: The data.
  ///   - key: A key of 256 bits.
  ///   - nonce: A number that was not used with the key before; by default a random one.
  ///   - authenticatedData: Data that is not sealed, but whose changes are found.
  /// - Throws: `CryptoKitError`.
  public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> SealedBox {
    guard key.bitCount == 256 else { throw CryptoKitError.incorrectKeySize }
    let nonce = nonce ?? Nonce()
    let sealed = try cipher.seal(message.bytes, key: key.bytes, nonce: nonce._bytes, extra: authenticatedData.bytes)
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
    guard key.bitCount == 256 else { throw CryptoKitError.incorrectKeySize }
    return Data(
      try cipher.open(
        sealedBox.ciphertext.bytes, tag: sealedBox.tag.bytes, key: key.bytes, nonce: sealedBox.nonce._bytes,
        extra: authenticatedData.bytes))
  }

  /// Opens a box.
  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: [UInt8]())
  }
}

extension _SealedBox where Nonce == ChaChaPoly.Nonce {
  /// The nonce, the sealed data and the tag in one piece.
  public var combined: Data { whole }
}
