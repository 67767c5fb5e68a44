// SPDX-License-Identifier: MIT

import Foundation

/// Order for a product.
open class SKPayment: NSObject, @unchecked Sendable {
  /// The identifier of the product.
  public let productIdentifier: String
  /// The number of things.
  public let quantity = 1

  /// An order for a product.
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// State of an order.
public enum SKPaymentTransactionState: Int, Sendable {
  /// The order was sent.
  case purchasing
  /// The user has bought the product.
  case purchased
  /// The order failed: the only state on Linux.
  case failed
  /// The user had bought the product before.
  case restored
  /// Another person has to agree.
  case deferred
}

/// An order and its state.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  /// The order.
  public let payment: SKPayment
  /// The reason of the failure.
  public let error: (any Error)?
  /// The state.
  public var transactionState: SKPaymentTransactionState { .failed }
  /// The identifier of a purchase: none.
  public var transactionIdentifier: String? { nil }
  /// The date of a purchase: none.
  public var transactionDate: Date? { nil }
  /// The first purchase: none.
  public var original: SKPaymentTransaction? { nil }

  init(_ payment: SKPayment) {
    self.payment = payment
    error = SKError(.paymentNotAllowed)
  }
}

/// Failure of an order.
public struct SKError: LocalizedError, Hashable, Sendable {
  /// The kinds of errors, with Apple's numbers.
  public enum Code: Int, Sendable {
    /// The reason is unknown.
    case unknown
    /// The program may not use the shop.
    case clientInvalid
    /// The user cancelled.
    case paymentCancelled
    /// The order is not valid.
    case paymentInvalid
    /// Nothing can be bought: the only error on Linux.
    case paymentNotAllowed
    /// The product is not sold.
    case storeProductNotAvailable
  }

  /// The kind of the error.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }

  public var errorDescription: String? {
    switch code {
    case .paymentCancelled: "The purchase was cancelled."
    default: "Linux has no App Store: nothing can be bought there."
    }
  }
}

extension SKError.Code {
  /// Whether an error is of the kind: the pattern of a `catch`.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? SKError)?.code == code }
}

/// Receives the states of orders, on the main thread.
public protocol SKPaymentTransactionObserver: AnyObject {
  /// Orders have a new state.
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// Orders were finished.
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// Former purchases were read.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// Former purchases could not be read.
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
}

extension SKPaymentTransactionObserver {
  /// Ignores finished orders.
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
  /// Ignores the end.
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  /// Ignores the error.
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
}

/// The program's orders. Each fails, with a warning once; there are no former purchases.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let shared = SKPaymentQueue()
  private let lock = NSLock()
  private var observers: [any SKPaymentTransactionObserver] = []
  private var open: [SKPaymentTransaction] = []

  /// The queue of the program.
  public class func `default`() -> SKPaymentQueue { shared }
  /// Whether the user can buy something: never.
  public class func canMakePayments() -> Bool { false }

  /// The orders that are not finished.
  public var transactions: [SKPaymentTransaction] { lock.withLock { open } }

  /// Adds an observer, which the queue keeps.
  public func add(_ observer: any SKPaymentTransactionObserver) {
    lock.withLock { if !observers.contains(where: { $0 === observer }) { observers.append(observer) } }
  }

  /// Removes an observer.
  public func remove(_ observer: any SKPaymentTransactionObserver) {
    lock.withLock { observers.removeAll { $0 === observer } }
  }

  /// Sends an order: it fails.
  public func add(_ payment: SKPayment) {
    AppStore.warn()
    let transaction = SKPaymentTransaction(payment)
    lock.withLock { open.append(transaction) }
    notify { $0.paymentQueue(self, updatedTransactions: [transaction]) }
  }

  /// Removes an order from the queue.
  public func finishTransaction(_ transaction: SKPaymentTransaction) {
    lock.withLock { open.removeAll { $0 === transaction } }
    notify { $0.paymentQueue(self, removedTransactions: [transaction]) }
  }

  /// Reads former purchases: there are none.
  public func restoreCompletedTransactions() {
    AppStore.warn()
    notify { $0.paymentQueueRestoreCompletedTransactionsFinished(self) }
  }

  private func notify(_ call: @escaping @Sendable (any SKPaymentTransactionObserver) -> Void) {
    DispatchQueue.main.async { for observer in self.lock.withLock({ self.observers }) { call(observer) } }
  }
}
