// SPDX-License-Identifier: MIT

import Foundation

/// Request for the receipt of the program, which no shop has made on Linux: it fails, and a warning is written once.
open class SKReceiptRefreshRequest: SKRequest {
  /// The wanted properties of a receipt for tests.
  public let receiptProperties: [String: Any]?

  /// A request.
  public init(receiptProperties properties: [String: Any]? = nil) { receiptProperties = properties }

  override func answer() {
    guard !isCancelled else { return }
    AppStore.warn()
    delegate?.request(self, didFailWithError: SKError(.storeProductNotAvailable))
  }
}
