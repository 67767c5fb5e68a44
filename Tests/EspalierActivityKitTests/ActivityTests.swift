// SPDX-License-Identifier: MIT

import EspalierActivityKit
import Foundation
import Testing

private struct Delivery: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }
  var number: Int
}

@Suite("Live activities")
struct ActivityTests {
  @Test("Activities are not enabled, and a request fails with the reason") func request() async throws {
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    #expect(Activity<Delivery>.activities.isEmpty)
    let content = ActivityContent(state: Delivery.ContentState(minutes: 5), staleDate: nil)
    #expect(throws: ActivityAuthorizationError.unsupported) {
      try Activity.request(attributes: Delivery(number: 1), content: content, pushType: nil)
    }
    #expect(ActivityAuthorizationError.unsupported.localizedDescription == "Linux's desktops show no live activities.")
    for await isEnabled in ActivityAuthorizationInfo().activityEnablementUpdates {
      #expect(!isEnabled)
      break
    }
  }
}
