// SPDX-License-Identifier: MIT

import Foundation

/// A service that authorises the user.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// Identity of the user after an authorisation.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// A successful authorisation. Linux has no service that makes one.
open class ASAuthorization: NSObject, @unchecked Sendable {
  /// A detail about the user that a request asks for.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A detail by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The user's name.
    public static let fullName = Scope("full_name")
    /// The user's mail address.
    public static let email = Scope("email")
  }

  /// A kind of request.
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Decided by the service.
    public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
    /// A user signs in.
    public static let operationLogin = OpenIDOperation(rawValue: "login")
    /// A session is renewed.
    public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
    /// A user signs out.
    public static let operationLogout = OpenIDOperation(rawValue: "logout")
  }

  /// The service.
  public let provider: any ASAuthorizationProvider
  /// The identity of the user.
  public let credential: any ASAuthorizationCredential

  init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
    (self.provider, self.credential) = (provider, credential)
  }
}

/// A request to a service.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
  /// The service.
  public let provider: any ASAuthorizationProvider
  init(_ provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A request to a service of OpenID.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// The details about the user that the program asks for.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A value that returns with the answer.
  open var state: String?
  /// A value that is in the signed token of the answer.
  open var nonce: String?
  /// The kind of the request.
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}
