// SPDX-License-Identifier: MIT

import Foundation

/// Value that the shop has signed, and whether the signature is valid.
public enum VerificationResult<SignedType> {
  /// The signature is not valid.
  case unverified(SignedType, VerificationError)
  /// The signature is valid.
  case verified(SignedType)

  /// Reason for which a signature is not valid.
  public enum VerificationError: Error, Hashable, Sendable {
    /// The certificate was taken back.
    case revokedCertificate
    /// A certificate of the chain is not valid.
    case invalidCertificateChain
    /// The value belongs to another device.
    case invalidDeviceVerification
    /// The value cannot be read.
    case invalidEncoding
    /// The signature is another one.
    case invalidSignature
    /// A property is missing.
    case missingRequiredProperties
  }

  /// The value, if the signature is valid.
  /// - Throws: `VerificationError`.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// The value in any case.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
