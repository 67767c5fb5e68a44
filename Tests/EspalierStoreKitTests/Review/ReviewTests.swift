// SPDX-License-Identifier: MIT

import EspalierStoreKit
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ReviewTests {
  private struct Page: View {
    @Environment(\.requestReview) private var requestReview
    @State private var count = 0
    var body: some View {
      Button("Rate \(count)") {
        requestReview()
        SKStoreReviewController.requestReview()
        count += 1
      }
    }
  }

  @Test("a button that asks for a review goes on")
  func action() throws {
    let host = ViewHost(Page())
    try host.get(.text("Rate 0")).tap()
    #expect(throws: Never.self) { try host.get(.text("Rate 1")) }
  }
}
