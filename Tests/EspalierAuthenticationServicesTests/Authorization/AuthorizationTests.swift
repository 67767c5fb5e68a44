// SPDX-License-Identifier: MIT

import EspalierAuthenticationServices
import EspalierTestSupport
import Foundation
import Testing

/// Requests to services that Linux does not have.
@MainActor @Suite struct AuthorizationTests {
  private final class Receiver: NSObject, ASAuthorizationControllerDelegate {
    var errors: [any Error] = []
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
      errors.append(error)
    }
  }

  @Test("the requests of a controller fail with the reason, later")
  func requests() async {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    let controller = ASAuthorizationController(authorizationRequests: [
      request, ASAuthorizationPasswordProvider().createRequest(),
      ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.org")
        .createCredentialAssertionRequest(challenge: Data([1])),
    ])
    let receiver = Receiver()
    controller.delegate = receiver
    controller.performRequests()
    #expect(receiver.errors.isEmpty)
    #expect(await eventually { receiver.errors.count == 1 })
    let error = receiver.errors.first as? ASAuthorizationError
    #expect(error?.code == .notHandled && (error as NSError?)?.code == ASAuthorizationError.notHandled.rawValue)
    #expect(
      error?.localizedDescription
        == "Linux has no service for accounts of Apple, passkeys and saved passwords: offer another way to sign in.")
  }

  @Test("requests that are cancelled fail with a cancellation")
  func cancellation() async {
    let controller = ASAuthorizationController(authorizationRequests: [])
    let receiver = Receiver()
    controller.delegate = receiver
    controller.performRequests()
    controller.cancel()
    #expect(await eventually { receiver.errors.count == 1 })
    do { throw receiver.errors[0] } catch ASAuthorizationError.canceled {} catch { Issue.record(error) }
  }

  @Test("the state of a user is not found")
  func state() async throws {
    let provider = ASAuthorizationAppleIDProvider()
    #expect(try await provider.credentialState(forUserID: "a") == .notFound)
    let state = await withCheckedContinuation { continuation in
      provider.getCredentialState(forUserID: "a") { state, error in
        continuation.resume(returning: (state, error == nil))
      }
    }
    #expect(state == (.notFound, true))
  }
}
