// SPDX-License-Identifier: MIT

import Combine
import Foundation
import Testing

@Suite struct FoundationTests {
  @Test func notificationsArePublished() {
    let center = NotificationCenter()
    let name = Notification.Name("ping")
    var count = 0
    let subscription = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    subscription.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  /// Foundation of Linux has the folders, but not by these names.
  @Test func theUsersFoldersHaveNames() throws {
    let caches = try #require(FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first)
    #expect(URL.cachesDirectory.standardizedFileURL.path == caches.standardizedFileURL.path)
    #expect(FileManager.default.fileExists(atPath: URL.cachesDirectory.path))
    for folder in [URL.applicationSupportDirectory, .downloadsDirectory, .desktopDirectory, .picturesDirectory] {
      #expect(folder.isFileURL && folder.hasDirectoryPath)
    }
    #expect(URL.musicDirectory != URL.moviesDirectory)
  }

  @Test func limitsOfIntegersHaveTheNamesOfC() {
    #expect(INT16_MIN == -32_768 && INT32_MIN == .min && INT64_MIN == .min)
    #expect(INT64_MAX == Int64.max && UINT64_MAX == UInt64.max && INT16_MAX == 32_767)
  }

  @Test func aTimerTicksOnItsRunLoopOnceConnected() {
    var ticks = 0
    let subscription = Timer.publish(every: 0.01, on: .current, in: .common).autoconnect().sink { _ in ticks += 1 }
    let end = Date().addingTimeInterval(5)
    while ticks < 2, Date() < end { _ = RunLoop.current.run(mode: .default, before: Date().addingTimeInterval(0.05)) }
    #expect(ticks >= 2)
    subscription.cancel()
  }

  /// The first date comes one interval after the connection.
  @Test func aTimerDoesNotTickWhenItIsConnected() {
    var ticks = 0
    let subscription = Timer.publish(every: 3600, on: .current, in: .common).autoconnect().sink { _ in ticks += 1 }
    for _ in 0..<10 { _ = RunLoop.current.run(mode: .default, before: Date()) }
    #expect(ticks == 0)
    subscription.cancel()
  }
}
