// SPDX-License-Identifier: MIT

import EspalierAppKit
import EspalierAuthenticationServices
import EspalierPassKit
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// The buttons of PassKit and AuthenticationServices in views of SwiftUI.
@MainActor @Suite struct PaymentButtonTests {
  @MainActor private final class Target: NSObject {
    var clicks = 0
    func clicked(_ sender: Any) { clicks += 1 }
  }

  /// As many apps declare it: the static type is the base class.
  private struct Shown: NSViewRepresentable {
    let view: NSView
    func makeNSView(context: Context) -> NSView { view }
    func updateNSView(_ view: NSView, context: Context) {}
  }

  private func clicks(_ button: some NSControl, _ name: String) throws -> Int {
    let target = Target()
    button.target = target
    button.action = Selector("clicked:", Target.clicked)
    try ViewHost(Shown(view: button).frame(width: 200, height: 44)).get(.role(.button, name: name)).tap()
    return target.clicks
  }

  @Test("buttons for Apple Pay and for accounts of Apple are drawn, and their actions receive a click")
  func actions() throws {
    #expect(try clicks(PKPaymentButton(paymentButtonType: .plain, paymentButtonStyle: .black), "Apple Pay") == 1)
    #expect(try clicks(ASAuthorizationAppleIDButton(type: .default, style: .black), "Sign in with Apple") == 1)
  }
}
