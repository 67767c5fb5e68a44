// SPDX-License-Identifier: MIT

import EspalierLibraries
import Foundation
import EspalierStoreKit
import Testing

/// The results of a shop that does not exist: no products, no purchases, an error for each order.
@Suite struct ShopTests {
  @Test("no identifier has a product, and the reason is written once")
  func products() async throws {
    #expect(try await Product.products(for: ["org.example.pro"]).isEmpty)
    #expect(
      LibraryWarning.wasWritten(
        "StoreKit: Linux has no App Store. Products are empty, purchases fail, and nothing is owned: show the program's own "
          + "features without them."))
    #expect(!AppStore.canMakePayments)
    await #expect(throws: StoreKitError.self) { try await AppStore.sync() }
  }

  @Test("sequences of purchases are empty, and end")
  func transactions() async {
    var count = 0
    for await _ in Transaction.currentEntitlements { count += 1 }
    for await _ in Transaction.updates { count += 1 }
    for await result in Transaction.all { if case .verified = result { count += 1 } }
    #expect(count == 0)
    #expect(await Transaction.latest(for: "org.example.pro") == nil)
  }

  @Test("a value without a valid signature is read on purpose only")
  func verification() throws {
    #expect(try VerificationResult.verified(3).payloadValue == 3)
    let unsigned = VerificationResult.unverified(3, .invalidSignature)
    #expect(throws: VerificationResult<Int>.VerificationError.invalidSignature) { try unsigned.payloadValue }
    #expect(unsigned.unsafePayloadValue == 3)
  }
}
