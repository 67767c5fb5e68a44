// SPDX-License-Identifier: MIT

import EspalierCryptoKit
import Foundation
import Testing

@Suite struct CurveTests {
  private let message = Data("A message".utf8)

  @Test("the signature of an empty text is that of RFC 8032")
  func ed25519() throws {
    let secret: [UInt8] = [
      0x9D, 0x61, 0xB1, 0x9D, 0xEF, 0xFD, 0x5A, 0x60, 0xBA, 0x84, 0x4A, 0xF4, 0x92, 0xEC, 0x2C, 0xC4, 0x44, 0x49, 0xC5,
      0x69, 0x7B, 0x32, 0x69, 0x19, 0x70, 0x3B, 0xAC, 0x03, 0x1C, 0xAE, 0x7F, 0x60,
    ]
    let key = try Curve25519.Signing.PrivateKey(rawRepresentation: secret)
    #expect(key.publicKey.rawRepresentation.prefix(4) == Data([0xD7, 0x5A, 0x98, 0x01]))
    let signature = try key.signature(for: Data())
    #expect(signature.prefix(4) == Data([0xE5, 0x56, 0x43, 0x00]) && signature.count == 64)
    #expect(key.publicKey.isValidSignature(signature, for: Data()))
    #expect(!key.publicKey.isValidSignature(signature, for: message))
  }

  @Test("both sides of an agreement on 25519 have the same key")
  func x25519() throws {
    let (a, b) = (Curve25519.KeyAgreement.PrivateKey(), Curve25519.KeyAgreement.PrivateKey())
    let first = try a.sharedSecretFromKeyAgreement(with: b.publicKey)
    let second = try b.sharedSecretFromKeyAgreement(with: a.publicKey)
    func key(_ secret: SharedSecret) -> SymmetricKey {
      secret.hkdfDerivedSymmetricKey(
        using: SHA256.self, salt: Data("s".utf8), sharedInfo: Data(), outputByteCount: 32)
    }
    #expect(first == second && key(first) == key(second))
  }

  private func checkSigning<Curve: _NISTCurve>(_ curve: Curve.Type) throws {
    let key = Curve.Signing.PrivateKey()
    let signature = try key.signature(for: message)
    let again = try Curve.Signing.ECDSASignature(rawRepresentation: signature.rawRepresentation)
    #expect(again.derRepresentation == signature.derRepresentation)
    for publicKey in [
      key.publicKey, try .init(rawRepresentation: key.publicKey.rawRepresentation),
      try .init(compressedRepresentation: key.publicKey.compressedRepresentation),
      try .init(pemRepresentation: key.publicKey.pemRepresentation),
    ] {
      #expect(publicKey.isValidSignature(again, for: message))
      #expect(!publicKey.isValidSignature(again, for: Data()))
      #expect(publicKey.x963Representation == key.publicKey.x963Representation)
    }
    for privateKey in [
      try Curve.Signing.PrivateKey(rawRepresentation: key.rawRepresentation),
      try .init(pemRepresentation: key.pemRepresentation), try .init(x963Representation: key.x963Representation),
    ] {
      #expect(privateKey.rawRepresentation == key.rawRepresentation)
      #expect(key.publicKey.isValidSignature(try privateKey.signature(for: message), for: message))
    }
  }

  private func checkAgreement<Curve: _NISTCurve>(_ curve: Curve.Type) throws {
    let (a, b) = (Curve.KeyAgreement.PrivateKey(), Curve.KeyAgreement.PrivateKey())
    #expect(
      try a.sharedSecretFromKeyAgreement(with: b.publicKey) == b.sharedSecretFromKeyAgreement(with: a.publicKey))
  }

  @Test("keys of the three curves sign, agree, and come back from all their forms")
  func curves() throws {
    try checkSigning(P256.self)
    try checkSigning(P384.self)
    try checkSigning(P521.self)
    try checkAgreement(P256.self)
    try checkAgreement(P384.self)
    try checkAgreement(P521.self)
  }

  @Test("a key of another curve, and bytes of no key, are refused")
  func refusals() {
    let other = P384.Signing.PrivateKey()
    #expect(throws: CryptoKitError.invalidParameter) {
      try P256.Signing.PrivateKey(pemRepresentation: other.pemRepresentation)
    }
    #expect(throws: CryptoKitError.incorrectKeySize) { try P256.Signing.PrivateKey(rawRepresentation: Data(count: 31)) }
    #expect(throws: CryptoKitError.self) { try P256.Signing.PublicKey(rawRepresentation: Data(count: 64)) }
    #expect(throws: CryptoKitError.self) { try P256.Signing.PublicKey(derRepresentation: Data([1, 2])) }
    #expect(throws: CryptoKitError.invalidParameter) { try P256.Signing.PublicKey(pemRepresentation: "none") }
    #expect(!SecureEnclave.isAvailable)
  }
}
