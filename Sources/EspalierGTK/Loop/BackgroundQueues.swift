// SPDX-License-Identifier: MIT

import Dispatch
import EspalierFiles
import Foundation

/// The blocks on Dispatch's queues that a program has enqueued before a moment, such as one that saves as the last window closes.
///
/// Dispatch does not list its blocks. Those that were enqueued before have begun when a later one of the same queue begins, and
/// have ended when no other thread of the process computes, waits for a disk, or waits for a processor.
@MainActor
final class BackgroundQueues {
  private let begun = DispatchGroup()
  private var quietSince: ContinuousClock.Instant?
  /// The main thread has the number of the process.
  private let main = getpid()

  /// The time without a busy thread after which blocks count as ended: one that computes and writes is idle for shorter times.
  private static let pause = Duration.milliseconds(20)

  init() {
    for quality in [DispatchQoS.QoSClass.background, .utility, .default, .userInitiated, .userInteractive] {
      DispatchQueue.global(qos: quality).async(group: begun) {}
    }
  }

  /// Whether the blocks have ended.
  var areIdle: Bool {
    guard begun.wait(timeout: .now()) == .success, !hasBusyThread else {
      quietSince = nil
      return false
    }
    let now = ContinuousClock.now
    let since = quietSince ?? now
    quietSince = since
    return now - since >= Self.pause
  }

  private var hasBusyThread: Bool {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    return threads.contains { $0 != "\(main)" && Self.isBusy("/proc/self/task/\($0)/stat") }
  }

  /// Whether a thread computes or waits for a device. Its line has the name of the thread in parentheses before its state.
  private static func isBusy(_ file: String) -> Bool {
    guard let line = try? RegularFile.text(file, limit: 4096),
      let end = line.lastIndex(of: ")"), let state = line[end...].dropFirst(2).first
    else { return false }
    return state == "R" || state == "D"
  }
}
