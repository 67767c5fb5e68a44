// SPDX-License-Identifier: MIT

import EspalierAuthenticationServices
import EspalierPassKit
import EspalierUIKit
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// The buttons of PassKit and AuthenticationServices in views of SwiftUI.
@MainActor @Suite struct PaymentButtonTests {
  @MainActor private final class Target: NSObject {
    var taps = 0
    func tapped(_ sender: Any) { taps += 1 }
  }

  private struct Shown<Button: UIControl>: UIViewRepresentable {
    let button: Button
    func makeUIView(context: Context) -> Button { button }
    func updateUIView(_ button: Button, context: Context) {}
  }

  /// As many apps declare it: the static type is the base class.
  private struct Base: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private func taps(_ button: some UIControl, _ name: String) throws -> Int {
    let target = Target()
    button.addTarget(target, action: Selector("tapped:", Target.tapped), for: .touchUpInside)
    try ViewHost(Shown(button: button).frame(width: 200, height: 44)).get(.role(.button, name: name)).tap()
    try ViewHost(Base(view: button).frame(width: 200, height: 44)).get(.role(.button, name: name)).tap()
    return target.taps
  }

  @Test("a button for Apple Pay is drawn, and its target receives a tap")
  func payment() throws {
    #expect(
      try taps(PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .automatic), "Buy with Apple Pay") == 2)
    #expect(try taps(PKAddPassButton(addPassButtonStyle: .black), "Add to Apple Wallet") == 2)
  }

  @Test("a button that signs in with an account of Apple is drawn, and its target receives a tap")
  func signIn() throws {
    #expect(
      try taps(ASAuthorizationAppleIDButton(type: .continue, style: .whiteOutline), "Continue with Apple") == 2)
  }

  @Test("a base class whose view is not drawn has a placeholder with the name of the view's class")
  func placeholder() throws {
    let host = ViewHost(Base(view: UITableView()).frame(width: 80, height: 40))
    _ = try host.get(.label("UITableView, not shown"))
  }

  @Test("controllers of payments and passes do not exist")
  func controllers() throws {
    #expect(PKPaymentAuthorizationViewController(paymentRequest: PKPaymentRequest()) == nil)
    #expect(PKAddPassesViewController(passes: []) == nil && !PKAddPassesViewController.canAddPasses())
    #expect(!PKPaymentAuthorizationViewController.canMakePayments())
  }
}
