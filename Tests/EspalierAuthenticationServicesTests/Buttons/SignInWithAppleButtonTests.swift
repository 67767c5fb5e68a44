// SPDX-License-Identifier: MIT

import EspalierAuthenticationServices
import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The button that signs the user in with an account of Apple.
@MainActor @Suite struct SignInWithAppleButtonTests {
  @MainActor private final class Record {
    var scopes: [ASAuthorization.Scope]?
    var failures: [any Error] = []
  }

  @Test("a tap of the button prepares a request, and then fails with the reason")
  func tap() async throws {
    let record = Record()
    let host = ViewHost(
      SignInWithAppleButton(.signUp) { request in
        request.requestedScopes = [.email]
        record.scopes = request.requestedScopes
      } onCompletion: { result in
        if case .failure(let error) = result { record.failures.append(error) }
      })
    try host.get(.role(.button, name: "Sign up with Apple")).tap()
    #expect(record.scopes == [.email])
    #expect(await eventually { record.failures.count == 1 })
    #expect((record.failures.first as? ASAuthorizationError)?.code == .notHandled)
  }

  @Test("the button fills the proposed size, and has its least size in a smaller one")
  func size() throws {
    let button = SignInWithAppleButton(onRequest: { _ in }, onCompletion: { _ in })
    #expect(
      try ViewHost(button.frame(width: 300, height: 50)).get(.role(.button)).frame.size
        == CGSize(width: 300, height: 50))
    #expect(
      try ViewHost(button.frame(width: 20, height: 10)).get(.role(.button)).frame.size == CGSize(width: 140, height: 30)
    )
  }

  @Test(
    "the three styles of the button have the colours of their names",
    arguments: [
      ("black", SignInWithAppleButton.Style.black), ("white", .white), ("outline", .whiteOutline),
    ])
  func colors(name: String, style: SignInWithAppleButton.Style) throws {
    let host = ViewHost(
      SignInWithAppleButton(.continue, onRequest: { _ in }, onCompletion: { _ in })
        .signInWithAppleButtonStyle(style).frame(width: 200, height: 40).background(Color.red))
    let list = host.dump(.displayList)
    #expect(list.contains("Continue with Apple"))
    let words = style == .black ? "#FFFFFF" : "#000000"
    let text = list.split(separator: "\n").first { $0.contains("Continue with Apple") }
    #expect(text?.contains(words) == true, "\(list)")
    #expect(list.contains("stroke") == (style == .whiteOutline) || style != .whiteOutline, "\(list)")
  }
}
