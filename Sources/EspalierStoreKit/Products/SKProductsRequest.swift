// SPDX-License-Identifier: MIT

import Foundation

/// Thing that a shop sells, in the form of older systems. Linux has no shop, so that no program gets one.
open class SKProduct: NSObject, @unchecked Sendable {
  /// The identifier in the shop.
  open var productIdentifier: String { "" }
  /// The name for people.
  open var localizedTitle: String { "" }
  /// The description for people.
  open var localizedDescription: String { "" }
  /// The price in the shop's currency.
  open var price: NSDecimalNumber { .zero }
  /// The language and the currency of the price.
  open var priceLocale: Locale { .current }
}

/// Request to the shop.
open class SKRequest: NSObject {
  /// The object that receives the result.
  open weak var delegate: (any SKRequestDelegate)?

  /// Sends the request. The result comes on the main thread.
  open func start() {
    nonisolated(unsafe) let request = self
    DispatchQueue.main.async { request.answer() }
  }

  /// Stops the request: it has no result then.
  open func cancel() { isCancelled = true }

  var isCancelled = false

  func answer() {
    if !isCancelled { delegate?.requestDidFinish(self) }
  }
}

/// Receives the end of a request.
public protocol SKRequestDelegate: AnyObject {
  /// The request has a result.
  func requestDidFinish(_ request: SKRequest)
  /// The request failed.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Ignores the end.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Ignores the error.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Receives the products of a request.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// The shop's answer.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Request for products: the answer has none, and a warning is written once.
open class SKProductsRequest: SKRequest {
  private let identifiers: Set<String>

  /// A request for the products of identifiers.
  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

  override func answer() {
    guard !isCancelled else { return }
    AppStore.warn()
    (delegate as? any SKProductsRequestDelegate)?
      .productsRequest(self, didReceive: SKProductsResponse(invalid: identifiers.sorted()))
    super.answer()
  }
}

/// The shop's answer to a request for products.
open class SKProductsResponse: NSObject {
  /// The products: none.
  public let products: [SKProduct] = []
  /// The identifiers that the shop does not have: all.
  public let invalidProductIdentifiers: [String]

  init(invalid: [String]) { invalidProductIdentifiers = invalid }
}
