// SPDX-License-Identifier: MIT

import EspalierLibraries
import Foundation

/// Receives the result of requests, on the main thread.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// The user was authorised: never on Linux.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  /// The user was not authorised.
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Ignores the authorisation.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Ignores the error.
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// Names the window for the system's questions, by a method `presentationAnchor(for:)`. Nothing is asked on Linux, and the method is
/// not called.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {}

/// Requests to authorise the user. Each fails with `ASAuthorizationError.notHandled`, and a warning is written once.
open class ASAuthorizationController: NSObject, @unchecked Sendable {
  /// Options of requests.
  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only credentials that exist on this machine.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  /// The requests.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// The object that receives the result.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// The object that names the window of the questions.
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  private var isCancelled = false

  /// A controller of requests.
  public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }

  /// Sends the requests: they fail, in a later turn of the main queue.
  open func performRequests() {
    Self.warn()
    isCancelled = false
    DispatchQueue.main.async {
      self.delegate?.authorizationController(
        controller: self, didCompleteWithError: ASAuthorizationError(self.isCancelled ? .canceled : .notHandled))
    }
  }

  /// Sends the requests: they fail.
  open func performRequests(options: RequestOptions) { performRequests() }
  /// Sends the requests for a field that is filled automatically: they fail.
  open func performAutoFillAssistedRequests() { performRequests() }
  /// Cancels the requests: their error is `canceled`.
  open func cancel() { isCancelled = true }

  /// Writes, once, that there is no service.
  static func warn() {
    LibraryWarning.once(
      "AuthenticationServices: Linux has no service for accounts of Apple, passkeys and saved passwords. Requests fail: offer "
        + "another way to sign in.")
  }
}
