// SPDX-License-Identifier: MIT

import Foundation

/// Order for a product.
open class SKPayment: NSObject, @unchecked Sendable {
  /// The identifier of the product.
  public let productIdentifier: String
  var count = 1
  var buyer: String?
  var discount: SKPaymentDiscount?
  /// The number of things.
  public var quantity: Int { count }
  /// A name of the buyer in the program.
  public var applicationUsername: String? { buyer }
  /// A signed lower price.
  public var paymentDiscount: SKPaymentDiscount? { discount }

  /// An order for a product.
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// Order for a product that can be changed before it is sent.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
  /// The number of things.
  public override var quantity: Int {
    get { count }
    set { count = newValue }
  }
  /// A name of the buyer in the program.
  public override var applicationUsername: String? {
    get { buyer }
    set { buyer = newValue }
  }
  /// A signed lower price.
  public override var paymentDiscount: SKPaymentDiscount? {
    get { discount }
    set { discount = newValue }
  }
  /// Whether another person may have to agree, for tests; without effect.
  open var simulatesAskToBuyInSandbox = false
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

/// Receives the states of orders, on the main thread.
public protocol SKPaymentTransactionObserver: AnyObject {
  /// Orders have a new state.
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// Orders were finished.
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// The shop has taken purchases back: never on Linux.
  func paymentQueue(
    _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
  /// The customer has begun an order in the shop: never on Linux.
  func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
  /// The customer has moved to the shop of another country: never on Linux.
  func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
  /// Former purchases were read.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// Former purchases could not be read.
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
}

extension SKPaymentTransactionObserver {
  /// Ignores finished orders.
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
  /// Ignores purchases that were taken back.
  public func paymentQueue(
    _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
  ) {}
  /// Leaves an order of the shop alone.
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
  /// Ignores another shop.
  public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
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

  /// Reads former purchases of a buyer: there are none.
  public func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }

  /// The shop of the customer's country: there is none.
  public var storefront: SKStorefront? { nil }
  /// The observers, in the order in which they were added.
  public var transactionObservers: [any SKPaymentTransactionObserver] { lock.withLock { observers } }
  /// Asks the customer for the code of a gift: there are none, and a warning is written once.
  public func presentCodeRedemptionSheet() { AppStore.warn() }

  private func notify(_ call: @escaping @Sendable (any SKPaymentTransactionObserver) -> Void) {
    DispatchQueue.main.async { for observer in self.lock.withLock({ self.observers }) { call(observer) } }
  }
}

/// The shop of a country, in the form of older systems. Linux has none.
open class SKStorefront: NSObject, @unchecked Sendable {
  /// The country, in three letters.
  open var countryCode: String { "" }
  /// The identifier.
  open var identifier: String { "" }
}
