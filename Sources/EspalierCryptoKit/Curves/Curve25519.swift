// SPDX-License-Identifier: MIT

import Foundation

/// The curve 25519: signatures by Ed25519, shared secrets by X25519 (RFC 7748, RFC 8032).
public enum Curve25519 {
  /// The number of bytes of each key.
  static let keyByteCount = 32

  /// Signatures.
  public enum Signing {
    /// Key that signs.
    public struct PrivateKey: Sendable {
      /// The bytes of the key.
      public let rawRepresentation: Data
      let object: PublicKeyObject

      /// A random key.
      public init() { try! self.init(rawRepresentation: Random.bytes(keyByteCount)) }

      /// A key of its 32 bytes.
      /// - Throws: `CryptoKitError.incorrectKeySize`.
      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        (rawRepresentation, object) = try privateKey(.ed25519, data)
      }

      /// The key that verifies.
      public var publicKey: PublicKey { try! PublicKey(rawRepresentation: object.publicBytes) }

      /// The signature of data: 64 bytes.
      public func signature<D: DataProtocol>(for data: D) throws -> Data {
        Data(try object.signature(ofData: data.bytes))
      }
    }

    /// Key that verifies signatures.
    public struct PublicKey: Sendable {
      /// The bytes of the key.
      public let rawRepresentation: Data
      let object: PublicKeyObject

      /// A key of its 32 bytes.
      /// - Throws: `CryptoKitError.incorrectKeySize`.
      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        (rawRepresentation, object) = try Curve25519.publicKey(.ed25519, data)
      }

      /// Whether the signature is that of the data by the private key.
      public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
        object.isValid(signature.bytes, ofData: data.bytes)
      }
    }
  }

  /// Shared secrets.
  public enum KeyAgreement {
    /// Key that stays secret.
    public struct PrivateKey: Sendable {
      /// The bytes of the key.
      public let rawRepresentation: Data
      let object: PublicKeyObject

      /// A random key.
      public init() { try! self.init(rawRepresentation: Random.bytes(keyByteCount)) }

      /// A key of its 32 bytes.
      /// - Throws: `CryptoKitError.incorrectKeySize`.
      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        (rawRepresentation, object) = try privateKey(.x25519, data)
      }

      /// The key for the other side.
      public var publicKey: PublicKey { try! PublicKey(rawRepresentation: object.publicBytes) }

      /// The secret that both sides can compute.
      public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
        SharedSecret(try object.secret(with: publicKeyShare.object))
      }
    }

    /// Key for the other side.
    public struct PublicKey: Sendable {
      /// The bytes of the key.
      public let rawRepresentation: Data
      let object: PublicKeyObject

      /// A key of its 32 bytes.
      /// - Throws: `CryptoKitError.incorrectKeySize`.
      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        (rawRepresentation, object) = try Curve25519.publicKey(.x25519, data)
      }
    }
  }

  private static func privateKey(
    _ kind: PublicKeyObject.Kind, _ data: some ContiguousBytes
  ) throws -> (Data, PublicKeyObject) {
    let bytes = data.withUnsafeBytes { Array($0) }
    guard bytes.count == keyByteCount else { throw CryptoKitError.incorrectKeySize }
    return (Data(bytes), try PublicKeyObject(kind, privateBytes: bytes))
  }

  private static func publicKey(
    _ kind: PublicKeyObject.Kind, _ data: some ContiguousBytes
  ) throws -> (Data, PublicKeyObject) {
    let bytes = data.withUnsafeBytes { Array($0) }
    guard bytes.count == keyByteCount else { throw CryptoKitError.incorrectKeySize }
    return (Data(bytes), try PublicKeyObject(kind, publicBytes: bytes))
  }
}
