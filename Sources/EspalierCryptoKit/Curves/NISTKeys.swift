// SPDX-License-Identifier: MIT

import Foundation

/// Private key of a curve, in all its forms.
public protocol _NISTPrivateKey: Sendable {
  associatedtype Curve: _NISTCurve
  associatedtype PublicKey: _NISTPublicKey where PublicKey.Curve == Curve
  var _key: _NISTKey { get }
  init(_key: _NISTKey)
}

/// Public key of a curve, in all its forms.
public protocol _NISTPublicKey: Sendable {
  associatedtype Curve: _NISTCurve
  var _key: _NISTKey { get }
  init(_key: _NISTKey)
}

/// Key in OpenSSL.
public struct _NISTKey: Sendable {
  let object: PublicKeyObject
}

extension _NISTPrivateKey {
  /// A random key.
  /// - Parameter compactRepresentable: Apple's choice of points with a shorter form; without effect.
  public init(compactRepresentable: Bool = true) {
    self.init(_key: _NISTKey(object: try! PublicKeyObject.generate(Curve._name)))
  }

  /// A key of its number.
  /// - Throws: `CryptoKitError`.
  public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
    let bytes = rawRepresentation.withUnsafeBytes { Array($0) }
    guard bytes.count == Curve._byteCount else { throw CryptoKitError.incorrectKeySize }
    self.init(_key: _NISTKey(object: try Curve.privateKey(number: bytes)))
  }

  /// A key in X9.63: both coordinates of the public key, then the number.
  /// - Throws: `CryptoKitError`.
  public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
    let bytes = x963Representation.withUnsafeBytes { Array($0) }
    let size = Curve._byteCount
    guard bytes.count == 1 + 3 * size else { throw CryptoKitError.incorrectKeySize }
    try self.init(rawRepresentation: Array(bytes.suffix(size)))
    guard Array(publicKey.x963Representation) == Array(bytes.dropLast(size)) else {
      throw CryptoKitError.invalidParameter
    }
  }

  /// A key in PKCS #8 or SEC 1.
  /// - Throws: `CryptoKitError`.
  public init<Bytes: RandomAccessCollection<UInt8>>(derRepresentation: Bytes) throws {
    let object = try PublicKeyObject(privateDER: Array(derRepresentation))
    _ = try Curve.point(of: object)
    self.init(_key: _NISTKey(object: object))
  }

  /// A key as text.
  /// - Throws: `CryptoKitError`.
  public init(pemRepresentation: String) throws {
    try self.init(derRepresentation: PEM.decode(pemRepresentation, "PRIVATE KEY", "EC PRIVATE KEY"))
  }

  /// The key for others.
  public var publicKey: PublicKey { PublicKey(_key: _key) }
  /// The number.
  public var rawRepresentation: Data { Data(try! Curve.number(of: _key.object)) }
  /// Both coordinates of the public key, then the number.
  public var x963Representation: Data { publicKey.x963Representation + rawRepresentation }
  /// The key in PKCS #8.
  public var derRepresentation: Data { Data(try! Curve.pkcs8(_key.object)) }
  /// The key in PKCS #8, as text.
  public var pemRepresentation: String { PEM.encode(derRepresentation.bytes, "PRIVATE KEY") }
}

extension _NISTPublicKey {
  private init(point: [UInt8]) throws {
    // A key object without its private part: what is verified by it cannot sign.
    self.init(_key: _NISTKey(object: try Curve.publicKey(point: point)))
  }

  /// A key of both coordinates.
  /// - Throws: `CryptoKitError`.
  public init<D: ContiguousBytes>(rawRepresentation: D) throws {
    let bytes = rawRepresentation.withUnsafeBytes { Array($0) }
    guard bytes.count == 2 * Curve._byteCount else { throw CryptoKitError.incorrectKeySize }
    try self.init(point: [4] + bytes)
  }

  /// A key in X9.63: the byte 4, then both coordinates.
  /// - Throws: `CryptoKitError`.
  public init<D: ContiguousBytes>(x963Representation: D) throws {
    let bytes = x963Representation.withUnsafeBytes { Array($0) }
    guard bytes.count == 1 + 2 * Curve._byteCount, bytes[0] == 4 else { throw CryptoKitError.incorrectKeySize }
    try self.init(point: bytes)
  }

  /// A key of one coordinate, after the byte 2 or 3.
  /// - Throws: `CryptoKitError`.
  public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
    let bytes = compressedRepresentation.withUnsafeBytes { Array($0) }
    guard bytes.count == 1 + Curve._byteCount else { throw CryptoKitError.incorrectKeySize }
    try self.init(point: bytes)
  }

  /// A key as a SubjectPublicKeyInfo.
  /// - Throws: `CryptoKitError`.
  public init<Bytes: RandomAccessCollection<UInt8>>(derRepresentation: Bytes) throws {
    let object = try PublicKeyObject(publicDER: Array(derRepresentation))
    _ = try Curve.point(of: object)
    self.init(_key: _NISTKey(object: object))
  }

  /// A key as text.
  /// - Throws: `CryptoKitError`.
  public init(pemRepresentation: String) throws {
    try self.init(derRepresentation: PEM.decode(pemRepresentation, "PUBLIC KEY"))
  }

  /// The byte 4, then both coordinates.
  public var x963Representation: Data { Data(try! Curve.point(of: _key.object)) }
  /// Both coordinates.
  public var rawRepresentation: Data { Data(x963Representation.dropFirst()) }
  /// One coordinate, after the byte 2 or 3.
  public var compressedRepresentation: Data {
    let point = x963Representation
    return Data([2 | (point.last! & 1)]) + point.dropFirst().prefix(Curve._byteCount)
  }
  /// The key as a SubjectPublicKeyInfo.
  public var derRepresentation: Data { Data(try! _key.object.publicDER) }
  /// The key as text.
  public var pemRepresentation: String { PEM.encode(derRepresentation.bytes, "PUBLIC KEY") }
}
