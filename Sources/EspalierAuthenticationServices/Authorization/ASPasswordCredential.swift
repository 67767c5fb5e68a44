// SPDX-License-Identifier: MIT

import Foundation

/// A name and a password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// The user's name.
  public let user: String
  /// The password.
  public let password: String

  /// A name and a password.
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

/// The service of saved passwords, which programs of Linux cannot ask: requests fail with `ASAuthorizationError.notHandled`.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// A service.
  public override init() {}
  /// A request for a saved password.
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(self) }
}

/// A request for a saved password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}
