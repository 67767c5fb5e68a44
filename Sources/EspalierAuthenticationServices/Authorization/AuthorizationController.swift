// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The result of a request to authorise the user. Linux has no service that makes one.
public enum ASAuthorizationResult: Sendable {
  /// A name and a password.
  case password(ASPasswordCredential)
  /// A user with an account of Apple.
  case appleID(ASAuthorizationAppleIDCredential)
  /// A proof that the user has a passkey.
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  /// A new passkey.
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

/// Sends requests to authorise the user, from a view: `\.authorizationController`.
@MainActor
public struct AuthorizationController {
  nonisolated init() {}

  /// Sends a request.
  /// - Throws: `ASAuthorizationError.notHandled`.
  public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { try await performRequests([request], options: options) }

  /// Sends requests of which one is answered.
  /// - Throws: `ASAuthorizationError.notHandled`.
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult {
    ASAuthorizationController.warn()
    throw ASAuthorizationError(.notHandled)
  }

  /// Sends requests for a field that is filled automatically.
  /// - Throws: `ASAuthorizationError.notHandled`.
  public func performAutoFillAssistedRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult {
    try await performRequests([request])
  }
}

extension EnvironmentValues {
  /// Sends requests to authorise the user.
  public var authorizationController: AuthorizationController { AuthorizationController() }
}
