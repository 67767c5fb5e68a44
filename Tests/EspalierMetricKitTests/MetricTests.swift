// SPDX-License-Identifier: MIT

import EspalierMetricKit
import Foundation
import Testing

@Suite("The reports of the system")
struct MetricTests {
  private final class Subscriber: NSObject, MXMetricManagerSubscriber {}

  @Test("The list of reports is empty") func none() {
    let subscriber = Subscriber()
    MXMetricManager.shared.add(subscriber)
    #expect(MXMetricManager.shared.pastPayloads.isEmpty && MXMetricManager.shared.pastDiagnosticPayloads.isEmpty)
    MXMetricManager.shared.remove(subscriber)
  }
}
