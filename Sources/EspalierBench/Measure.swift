// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import ViewTesting

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

  /// A host, and the states of its leaves. Bodies that run later provide none, until `isCollecting` is set again.
  static func collecting<V: View>(_ root: V) -> (host: ViewHost<V>, states: [Binding<Int>]) {
    Registry.states = []
    Registry.isCollecting = true
    let host = ViewHost(root, size: window)
    Registry.isCollecting = false
    return (host, Registry.states)
  }

  /// The median time from writing one leaf's state to the display list after it, and the rules that ran.
  static func change<V: View>(
    _ runs: Int, clock: () -> Double = milliseconds, values: (Int) -> Int, _ make: () -> V
  ) throws -> (time: Double, rules: Int) {
    let (host, states) = collecting(make())
    defer { Registry.isCollecting = true }
    var times: [Double] = []
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
