// SPDX-License-Identifier: MIT

import Foundation

/// The service of Apple's accounts, which Linux does not have: requests fail with `ASAuthorizationError.notHandled`.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// The state of a user's authorisation.
  public enum CredentialState: Int, Sendable {
    /// The user has taken it back.
    case revoked
    /// The user is authorised.
    case authorized
    /// The service does not have the user: the only state on Linux.
    case notFound
    /// The user belongs to another team of developers now.
    case transferred
  }

  /// Posted when a user's authorisation ends: never on Linux.
  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDCredentialRevokedNotification")

  /// A service.
  public override init() {}

  /// A request to authorise the user.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }

  /// Reads the state of a user's authorisation: `notFound`, without an error, on the main queue.
  /// - Parameter userID: The identifier of an earlier credential.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completion(.notFound, nil) } }

  /// The state of a user's authorisation: `notFound`.
  /// - Parameter userID: The identifier of an earlier credential.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// A request to authorise the user by an account of Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  /// The identifier of a known user; nil for any.
  open var user: String?
}

/// Estimate of whether a user is a person.
public enum ASUserDetectionStatus: Int, Sendable {
  /// The system has no estimate.
  case unsupported
  /// There is no estimate.
  case unknown
  /// The user is probably a person.
  case likelyReal
}

/// Estimate of whether a user is of age.
public enum ASUserAgeRange: Int, Sendable {
  /// There is no estimate.
  case unknown
  /// The user is a child.
  case child
  /// The user is not a child.
  case notChild
}

/// A user with an account of Apple. Linux has no service that makes one.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// The identifier of the user.
  public let user: String
  /// The value of the request.
  public let state: String?
  /// The details that the user has agreed to.
  public let authorizedScopes: [ASAuthorization.Scope]
  /// A code for the program's server.
  public let authorizationCode: Data?
  /// A signed token about the user.
  public let identityToken: Data?
  /// The mail address.
  public let email: String?
  /// The name.
  public let fullName: PersonNameComponents?
  /// Estimate of whether the user is a person.
  public let realUserStatus = ASUserDetectionStatus.unsupported
  /// Estimate of whether the user is of age.
  public let userAgeRange = ASUserAgeRange.unknown

  init(user: String) {
    self.user = user
    (state, authorizedScopes, authorizationCode) = (nil, [], nil)
    (identityToken, email, fullName) = (nil, nil, nil)
  }
}
