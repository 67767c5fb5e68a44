// SPDX-License-Identifier: MIT

import EspalierApps
import Foundation
import Testing

@testable import EspalierUIKit

/// The background tasks of a program, which it finishes after its last window.
@MainActor @Suite("Background tasks of UIApplication")
struct UIBackgroundTasksTests {
  @Test("A background task is work of the program until it ends, and each has its own identifier") func ends() {
    let work = SceneWork()
    let tasks = UIBackgroundTasks(work)
    let (first, second) = (tasks.begin(nil), tasks.begin(nil))
    #expect(first != second && first != .invalid && work.isUnfinished)
    tasks.end(first)
    tasks.end(first)
    #expect(work.isUnfinished)
    tasks.end(second)
    tasks.end(.invalid)
    #expect(!work.isUnfinished)
  }

  @Test("The handlers of tasks that have not ended are called in order when their time ends, which is limited then")
  func expiration() {
    let work = SceneWork()
    let tasks = UIBackgroundTasks(work)
    var called: [Int] = []
    let ended = tasks.begin { called.append(0) }
    _ = tasks.begin { called.append(1) }
    _ = tasks.begin { called.append(2) }
    tasks.end(ended)
    #expect(tasks.timeRemaining == .greatestFiniteMagnitude)
    work.limitTime()
    #expect(tasks.timeRemaining <= 5)
    work.expire()
    #expect(called == [1, 2])
  }
}
