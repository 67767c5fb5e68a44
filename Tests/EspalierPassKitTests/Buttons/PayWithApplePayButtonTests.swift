// SPDX-License-Identifier: MIT

import EspalierPassKit
import SwiftUI
import Testing
import ViewTesting

/// The buttons of payments and passes.
@MainActor @Suite struct PayWithApplePayButtonTests {
  @Test("a button for Apple Pay shows its fallback, and nothing without one")
  func fallback() throws {
    let host = ViewHost(
      VStack {
        PayWithApplePayButton(.buy) {
        } fallback: {
          Text("Pay by card")
        }
        PayWithApplePayButton(.plain) {}
        PayWithApplePayButton(request: PKPaymentRequest(), onPaymentAuthorizationChange: { _ in })
        AddPassToWalletButton([]) { _ in
        } fallback: {
          Text("Save the pass")
        }
      }
      .payWithApplePayButtonStyle(.whiteOutline))
    _ = try host.get(.text("Pay by card"))
    _ = try host.get(.text("Save the pass"))
    #expect(host.all(.role(.button)).isEmpty)
  }
}
