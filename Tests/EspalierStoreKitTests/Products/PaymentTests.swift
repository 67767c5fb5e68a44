// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import EspalierStoreKit
import Testing

/// The forms of older systems.
@MainActor @Suite struct PaymentTests {
  private final class Receiver: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
    nonisolated(unsafe) var invalid: [String] = []
    nonisolated(unsafe) var events: [String] = []

    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      invalid = response.invalidProductIdentifiers
    }
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
      for transaction in transactions {
        events.append("\(transaction.transactionState)")
        queue.finishTransaction(transaction)
      }
    }
    func request(_ request: SKRequest, didFailWithError error: any Error) {
      events.append("\((error as NSError).code) \(error.localizedDescription)")
    }
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { events.append("restored") }
  }

  @Test("a request finds no product")
  func request() async {
    let receiver = Receiver()
    let request = SKProductsRequest(productIdentifiers: ["b", "a"])
    request.delegate = receiver
    request.start()
    #expect(await eventually { receiver.invalid == ["a", "b"] })
  }

  @Test("an order fails, and is finished by its observer")
  func order() async {
    let receiver = Receiver()
    let queue = SKPaymentQueue.default()
    queue.add(receiver)
    defer { queue.remove(receiver) }
    queue.add(SKPayment(product: SKProduct()))
    queue.restoreCompletedTransactions()
    #expect(await eventually { receiver.events == ["failed", "restored"] })
    #expect(queue.transactions.isEmpty && !SKPaymentQueue.canMakePayments())
  }

  @Test("a request for a receipt fails with the reason")
  func receipt() async {
    let receiver = Receiver()
    let request = SKReceiptRefreshRequest()
    request.delegate = receiver
    request.start()
    #expect(await eventually { receiver.events.count == 1 })
    #expect(receiver.events == ["5 Linux has no App Store: nothing can be bought there."])
  }

  @Test("an order that can be changed keeps its number and its buyer")
  func changedOrder() {
    let payment = SKMutablePayment(product: SKProduct())
    payment.quantity = 3
    payment.applicationUsername = "ada"
    let order: SKPayment = payment
    #expect(order.quantity == 3 && order.applicationUsername == "ada")
    #expect(SKProduct().subscriptionPeriod == nil && SKProduct().discounts.isEmpty)
  }
}
