// SPDX-License-Identifier: MIT

import Foundation

/// The service of passkeys, which programs of Linux cannot ask: requests fail with `ASAuthorizationError.notHandled`.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// The domain of the passkeys.
  public let relyingPartyIdentifier: String

  /// A service for the passkeys of a domain.
  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

  /// A request to make a passkey.
  open func createCredentialRegistrationRequest(challenge: Data, name: String, userID: Data)
    -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest
  { ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(self, challenge, name, userID) }

  /// A request to prove that the user has a passkey.
  open func createCredentialAssertionRequest(challenge: Data)
    -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest
  { ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(self, challenge) }
}

/// A request to make a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// The value that is signed.
  open var challenge: Data
  /// The user's name.
  open var name: String
  /// The identifier of the user.
  open var userID: Data
  /// The shown name of the user.
  open var displayName: String?

  init(_ provider: any ASAuthorizationProvider, _ challenge: Data, _ name: String, _ userID: Data) {
    (self.challenge, self.name, self.userID) = (challenge, name, userID)
    super.init(provider)
  }
}

/// A request to prove that the user has a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// The value that is signed.
  open var challenge: Data
  /// The passkeys of which one is used; any if there are none.
  open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []

  init(_ provider: any ASAuthorizationProvider, _ challenge: Data) {
    self.challenge = challenge
    super.init(provider)
  }
}

/// The identity of a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject, @unchecked Sendable {
  /// The identifier.
  open var credentialID: Data
  /// The identity of a passkey.
  public init(credentialID: Data) { self.credentialID = credentialID }
}

/// A passkey that was made. Linux has no service that makes one.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  /// The identifier.
  public let credentialID: Data
  /// The data that is signed.
  public let rawClientDataJSON: Data
  /// The public key.
  public let rawAttestationObject: Data?

  init(credentialID: Data, rawClientDataJSON: Data) {
    (self.credentialID, self.rawClientDataJSON) = (credentialID, rawClientDataJSON)
    rawAttestationObject = nil
  }
}

/// A proof that the user has a passkey. Linux has no service that makes one.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  /// The identifier.
  public let credentialID: Data
  /// The data that is signed.
  public let rawClientDataJSON: Data
  /// The data of the key's device.
  public let rawAuthenticatorData: Data
  /// The signature.
  public let signature: Data
  /// The identifier of the user.
  public let userID: Data

  init(credentialID: Data, rawClientDataJSON: Data) {
    (self.credentialID, self.rawClientDataJSON) = (credentialID, rawClientDataJSON)
    (rawAuthenticatorData, signature, userID) = (Data(), Data(), Data())
  }
}
