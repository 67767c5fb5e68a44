// SPDX-License-Identifier: MIT

import EspalierPassKit
import EspalierTestSupport
import Foundation
import Testing

/// Payments by Apple Pay, which Linux does not have.
@MainActor @Suite struct PaymentTests {
  @Test("no machine can pay, and a payment is not presented")
  func payment() async {
    #expect(!PKPaymentAuthorizationController.canMakePayments())
    #expect(!PKPaymentAuthorizationController.canMakePayments(usingNetworks: [.visa, .masterCard]))
    #expect(PKPaymentRequest.availableNetworks().isEmpty)
    let request = PKPaymentRequest()
    request.merchantCapabilities = .threeDSecure
    request.paymentSummaryItems = [PKPaymentSummaryItem(label: "Juice", amount: 5, type: .final)]
    let controller = PKPaymentAuthorizationController(paymentRequest: request)
    #expect(await controller.present() == false)
    let isPresented = await withCheckedContinuation { continuation in
      controller.present { continuation.resume(returning: $0) }
    }
    #expect(!isPresented && controller.paymentRequest.paymentSummaryItems.map(\.label) == ["Juice"])
  }
}
