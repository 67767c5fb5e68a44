// SPDX-License-Identifier: MIT

import Foundation

/// Curve of the National Institute of Standards and Technology.
public protocol _NISTCurve: Sendable {
  /// The hash function of its signatures.
  associatedtype Hash: HashFunction
  /// The name in OpenSSL.
  static var _name: String { get }
  /// The number of bytes of a coordinate.
  static var _byteCount: Int { get }
  /// The object identifier, as ASN.1 encodes it.
  static var _identifier: [UInt8] { get }
}

/// The curve P-256, for signatures and shared secrets.
public enum P256: _NISTCurve {
  public typealias Hash = SHA256
  public static let _name = "P-256"
  public static var _byteCount: Int { 32 }
  public static let _identifier: [UInt8] = [0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07]
}

/// The curve P-384, for signatures and shared secrets.
public enum P384: _NISTCurve {
  public typealias Hash = SHA384
  public static let _name = "P-384"
  public static var _byteCount: Int { 48 }
  public static let _identifier: [UInt8] = [0x2B, 0x81, 0x04, 0x00, 0x22]
}

/// The curve P-521, for signatures and shared secrets.
public enum P521: _NISTCurve {
  public typealias Hash = SHA512
  public static let _name = "P-521"
  public static var _byteCount: Int { 66 }
  public static let _identifier: [UInt8] = [0x2B, 0x81, 0x04, 0x00, 0x23]
}

extension _NISTCurve {
  /// Keys that sign and verify.
  public typealias Signing = _Signing<Self>
  /// Keys that compute shared secrets.
  public typealias KeyAgreement = _KeyAgreement<Self>

  private static var algorithm: [UInt8] {
    let key: [UInt8] = [0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01]
    return DER.encode(.sequence, DER.encode(.name, key), DER.encode(.name, _identifier))
  }

  /// The public key whose point has the bytes of X9.63, with one coordinate or both.
  static func publicKey(point: [UInt8]) throws -> PublicKeyObject {
    try PublicKeyObject(publicDER: DER.encode(.sequence, algorithm, DER.encode(.bits, [0], point)))
  }

  /// The private key whose number has the bytes.
  static func privateKey(number: [UInt8]) throws -> PublicKeyObject {
    let one = DER.integer([1])
    return try PublicKeyObject(
      privateDER: DER.encode(
        .sequence, one, DER.encode(.octets, number), DER.encode(.context0, DER.encode(.name, _identifier))))
  }

  /// The point of a key, with both coordinates.
  /// - Throws: `CryptoKitError.invalidParameter` if the key is one of another curve.
  static func point(of key: PublicKeyObject) throws -> [UInt8] {
    let der = try key.publicDER
    var outer = der[...]
    var inner = try DER.take(.sequence, from: &outer)
    guard Array(DER.encode(.sequence, Array(try DER.take(.sequence, from: &inner)))) == algorithm else {
      throw CryptoKitError.invalidParameter
    }
    return Array(try DER.take(.bits, from: &inner).dropFirst())
  }

  /// The number of a private key.
  static func number(of key: PublicKeyObject) throws -> [UInt8] {
    let der = try key.privateDER
    var outer = der[...]
    var inner = try DER.take(.sequence, from: &outer)
    _ = try DER.take(.integer, from: &inner)
    return try DER.padded(DER.take(.octets, from: &inner), to: _byteCount)
  }

  /// A private key in PKCS #8, with its public key.
  static func pkcs8(_ key: PublicKeyObject) throws -> [UInt8] {
    let inner = DER.encode(
      .sequence, DER.integer([1]), DER.encode(.octets, try number(of: key)),
      DER.encode(.context1, DER.encode(.bits, [0], try point(of: key))))
    return DER.encode(.sequence, DER.integer([0]), algorithm, DER.encode(.octets, inner))
  }
}
