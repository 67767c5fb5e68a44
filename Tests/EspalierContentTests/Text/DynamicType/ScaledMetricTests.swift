// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierPrimitives
import Foundation
import Testing
import ViewTesting

/// Numbers that grow with the text.
@MainActor
@Suite struct ScaledMetricTests {
  private struct Square: View {
    @ScaledMetric private var body0 = 17.0
    @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 34
    var body: some View { Color.red.frame(width: body0, height: title) }
  }

  @Test func lengthsFollowTheSizeOfTheirStyle() {
    func size(_ size: DynamicTypeSize) -> CGSize { ViewHost(Square().dynamicTypeSize(size)).size }
    #expect(size(.large) == CGSize(width: 17, height: 34))
    #expect(size(.xSmall) == CGSize(width: 14, height: 31))
    #expect(size(.accessibility5) == CGSize(width: 53, height: 60))
  }
}
