// SPDX-License-Identifier: MIT

import EspalierBackgroundTasks
import Foundation
import Testing

@Suite("Work in the background")
struct BackgroundTaskTests {
  @Test("A task is registered once, and its request fails with the reason") func request() async {
    let scheduler = BGTaskScheduler.shared
    #expect(scheduler.register(forTaskWithIdentifier: "refresh", using: nil) { _ in })
    #expect(!scheduler.register(forTaskWithIdentifier: "refresh", using: nil) { _ in })
    let request = BGAppRefreshTaskRequest(identifier: "refresh")
    request.earliestBeginDate = Date()
    do {
      try scheduler.submit(request)
      Issue.record("the request was taken")
    } catch BGTaskScheduler.Error.unavailable {
      #expect(BGTaskScheduler.Error(.unavailable).errorCode == 1)
    } catch { Issue.record("\(error)") }
    #expect(await scheduler.pendingTaskRequests().isEmpty)
  }
}
