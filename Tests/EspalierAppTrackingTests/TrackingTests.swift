// SPDX-License-Identifier: MIT

import EspalierAppTracking
import Foundation
import Testing

@Suite("The permission to follow users")
struct TrackingTests {
  @Test("The permission is denied, the identifier is zero, and there is no token") func denied() async {
    #expect(ATTrackingManager.trackingAuthorizationStatus == .denied)
    #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
    let status = await withCheckedContinuation { continuation in
      ATTrackingManager.requestTrackingAuthorization { continuation.resume(returning: $0) }
    }
    #expect(status == .denied)
    #expect(
      ASIdentifierManager.shared().advertisingIdentifier.uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(throws: AAAttributionError(.platformNotSupported)) { try AAAttribution.attributionToken() }
  }
}
