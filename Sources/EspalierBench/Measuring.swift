// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import SwiftUI
import ViewTesting

/// Milliseconds since some moment.
func milliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
}

/// Milliseconds that this process has computed, in all its threads: other programs that run at the time do not count.
func processorMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
}

/// Bytes of this process that are in memory.
func residentBytes() -> Int {
  guard let statm = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
  let pages = statm.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  return pages * sysconf(Int32(_SC_PAGESIZE))
}

@MainActor
enum Measure {
  static let window = CGSize(width: 1200, height: 800)

  /// The median time of making a tree with its first layout and display list.
  static func first<V: View>(_ runs: Int, clock: () -> Double = milliseconds, _ make: () -> V) throws -> Double {
    var times: [Double] = []
    for _ in 0..<runs {
      Registry.states = []
      let start = clock()
      let host = ViewHost(make(), size: window)
      times.append(clock() - start)
      precondition(host.size == window)
    }
    return median(times)
  }

  /// The median time from writing one leaf's state to the display list after it, and the rules that ran.
  static func change<V: View>(
    _ runs: Int, clock: () -> Double = milliseconds, values: (Int) -> Int, _ make: () -> V
  ) throws -> (time: Double, rules: Int) {
    Registry.states = []
    Registry.isCollecting = true
    let host = ViewHost(make(), size: window)
    Registry.isCollecting = false
    defer { Registry.isCollecting = true }
    var times: [Double] = []
    let states = Registry.states
    precondition(!states.isEmpty)
    for run in 1...runs {
      let state = states[(run * 7919) % states.count]
      let start = clock()
      state.wrappedValue = values(run)
      try host.update()
      times.append(clock() - start)
    }
    let work = try host.measure {
      states[states.count / 2].wrappedValue = values(runs + 1)
      try host.update()
    }
    return (median(times), work.rulesRun)
  }
}
