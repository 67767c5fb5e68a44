// SPDX-License-Identifier: MIT

import Foundation

/// Signatures on a curve, by ECDSA.
public enum _Signing<Curve: _NISTCurve> {
  /// Key that signs.
  public struct PrivateKey: _NISTPrivateKey {
    public typealias PublicKey = _Signing<Curve>.PublicKey
    public let _key: _NISTKey
    public init(_key: _NISTKey) { self._key = _key }

    /// The signature of data, by the hash function of the curve.
    public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature {
      try signature(for: Curve.Hash.hash(data: data))
    }

    /// The signature of a digest.
    public func signature<D: Digest>(for digest: D) throws -> ECDSASignature {
      try ECDSASignature(derRepresentation: _key.object.signature(ofDigest: Array(digest)))
    }
  }

  /// Key that verifies signatures.
  public struct PublicKey: _NISTPublicKey {
    public let _key: _NISTKey
    public init(_key: _NISTKey) { self._key = _key }

    /// Whether the signature is that of the data by the private key.
    public func isValidSignature<D: DataProtocol>(_ signature: ECDSASignature, for data: D) -> Bool {
      isValidSignature(signature, for: Curve.Hash.hash(data: data))
    }

    /// Whether the signature is that of the digest by the private key.
    public func isValidSignature<D: Digest>(_ signature: ECDSASignature, for digest: D) -> Bool {
      _key.object.isValid(signature.derRepresentation.bytes, ofDigest: Array(digest))
    }
  }

  /// A signature: two numbers.
  public struct ECDSASignature: ContiguousBytes, Sendable {
    /// Both numbers, each with the length of a coordinate.
    public let rawRepresentation: Data

    /// A signature of both numbers.
    /// - Throws: `CryptoKitError.incorrectParameterSize`.
    public init<D: DataProtocol>(rawRepresentation: D) throws {
      guard rawRepresentation.count == 2 * Curve._byteCount else { throw CryptoKitError.incorrectParameterSize }
      self.rawRepresentation = Data(rawRepresentation)
    }

    /// A signature in DER.
    /// - Throws: `CryptoKitError.invalidParameter`.
    public init<D: DataProtocol>(derRepresentation: D) throws {
      let der = derRepresentation.bytes
      var outer = der[...]
      var inner = try DER.take(.sequence, from: &outer)
      let numbers = try (0..<2).flatMap { _ in
        try DER.padded(DER.take(.integer, from: &inner), to: Curve._byteCount)
      }
      rawRepresentation = Data(numbers)
    }

    /// The signature in DER.
    public var derRepresentation: Data {
      let size = Curve._byteCount
      return Data(
        DER.encode(
          .sequence, DER.integer(rawRepresentation.prefix(size)), DER.integer(rawRepresentation.suffix(size))))
    }

    /// Calls a closure with both numbers.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try rawRepresentation.withUnsafeBytes(body)
    }
  }
}

/// Shared secrets on a curve, by ECDH.
public enum _KeyAgreement<Curve: _NISTCurve> {
  /// Key that stays secret.
  public struct PrivateKey: _NISTPrivateKey {
    public typealias PublicKey = _KeyAgreement<Curve>.PublicKey
    public let _key: _NISTKey
    public init(_key: _NISTKey) { self._key = _key }

    /// The secret that both sides can compute.
    public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
      SharedSecret(try _key.object.secret(with: publicKeyShare._key.object))
    }
  }

  /// Key for the other side.
  public struct PublicKey: _NISTPublicKey {
    public let _key: _NISTKey
    public init(_key: _NISTKey) { self._key = _key }
  }
}

/// Processor of Apple's devices that keeps keys.
public enum SecureEnclave {
  /// Whether the machine has one: never. Programs use keys in memory instead.
  public static var isAvailable: Bool { false }

  /// Keys in the processor.
  @available(*, unavailable, message: "Linux has no Secure Enclave: use P256, and keep the key by Security.")
  public enum P256 {}
}
