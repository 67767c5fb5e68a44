// SPDX-License-Identifier: MIT

import Foundation

/// Failure of a cryptographic operation.
public enum CryptoKitError: Error, Equatable, Sendable {
  /// A key has a number of bytes that the algorithm does not accept.
  case incorrectKeySize
  /// A nonce, a tag, a salt or another parameter has a number of bytes that the algorithm does not accept.
  case incorrectParameterSize
  /// The tag does not belong to the data and the key: one of them is another one, or was changed.
  case authenticationFailure
  /// An error of the library, by its number: on Linux that of OpenSSL.
  case underlyingCoreCryptoError(error: Int32)
  /// A key could not be wrapped.
  case wrapFailure
  /// A wrapped key was changed, or belongs to another key.
  case unwrapFailure
  /// A parameter has no valid content.
  case invalidParameter
}

extension CryptoKitError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .incorrectKeySize: "The key has a number of bytes that the algorithm does not accept."
    case .incorrectParameterSize: "A parameter has a number of bytes that the algorithm does not accept."
    case .authenticationFailure: "The data, its tag or the key is not the one that it was sealed with."
    case .underlyingCoreCryptoError(let error): "OpenSSL failed with the error \(error): openssl errstr \(error)."
    case .wrapFailure: "The key could not be wrapped."
    case .unwrapFailure: "The wrapped key was changed, or belongs to another key."
    case .invalidParameter: "A parameter has no valid content."
    }
  }
}
