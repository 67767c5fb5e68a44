// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierHosting
import SwiftUI
import Testing
import ViewTesting

/// The order in docs/architecture.md, "The phases of a frame".
@MainActor
@Suite("The phases of a frame")
struct FramePhaseTests {
  @Test("Each kind of work runs in its phase, in the order of the phases")
  func order() {
    let host = ViewHost(Text("x")).graph
    var found: [FramePhase] = []
    func note() { found.append(host.progress.phase!) }
    host.work.enqueueAction(.task) { note() }
    host.work.enqueueAction(.appearance) { note() }
    host.work.enqueueAction(.subscription) { note() }
    host.subgraph.apply { host.work.addEffect("noted") { note() } }
    host.work.enqueue(Transaction()) {
      note()
      host.work.enqueueFollowUp {
        note()
        host.work.enqueueSettling { note() }
      }
    }
    host.work.enqueueForNextFrame {
      note()
      host.work.enqueueSettling { note() }
    }
    host.work.watch {
      note()
      return false
    }
    host.update()
    #expect(
      found == [
        .watches, .deferred, .writes, .followUps, .transaction, .transaction, .effects, .subscriptions, .appearance,
        .reactions,
      ])
    #expect(host.progress.phase == nil)
  }

  /// Found in a program with three `@AppStorage`: the memory of the queue was freed while it was used.
  @Test("A watcher may add watchers, and what it adds runs from the next frame on")
  func watchersOfWatchers() {
    let host = ViewHost(Text("x")).graph
    var runs: [Int] = []
    let first = host.progress.frame + 1
    for number in 0..<3 {
      host.work.watch {
        runs.append(number)
        if host.progress.frame == first {
          for added in 10..<60 {
            host.work.watch {
              runs.append(added)
              return false
            }
          }
        }
        return number == 1
      }
    }
    host.update()
    #expect(runs == [0, 1, 2])
    runs = []
    host.update()
    #expect(runs == [1] + (0..<3).flatMap { _ in Array(10..<60) })
    runs = []
    host.update()
    #expect(runs == [1])
  }

  @Test("What waits for the layout without a transaction settles after it")
  func settling() {
    let host = ViewHost(Text("x")).graph
    var found: [FramePhase] = []
    host.work.enqueueForNextFrame { host.work.enqueueSettling { found.append(host.progress.phase!) } }
    host.update()
    #expect(found == [.settling])
  }

  @Test("An action that writes makes another pass of the same frame")
  func passes() {
    let host = ViewHost(Text("x")).graph
    let frame = host.progress.frame
    var found: [Int] = []
    host.work.enqueueAction(.change) {
      host.work.enqueue(Transaction()) { found.append(host.progress.pass) }
      found.append(host.progress.pass)
    }
    host.update()
    #expect(found == [1, 2])
    #expect(host.progress.frame == frame + 1)
  }

  @Test(
    "A phase that goes back for ever is cut with a warning, and the rest waits for the next frame",
    arguments: [
      (FramePhase.followUps, "The phase followUps of a frame was repeated 100 times"),
      (.settling, "Scroll views were not settled after 100 rounds of layout"),
      (.completions, "Updating went on for 100 passes in one frame"),
    ])
  func cut(_ phase: FramePhase, _ warning: String) {
    let host = ViewHost(Text("x")).graph
    var runs = 0
    func again() {
      runs += 1
      if runs > 1000 { return }
      switch phase {
      case .followUps: host.work.enqueueFollowUp { again() }
      case .settling: host.work.enqueueSettling { again() }
      default: host.work.enqueue(Transaction()) { again() }
      }
    }
    again()
    host.update()
    let first = runs
    #expect((100...103).contains(first), "\(first)")
    #expect(host.warnings.contains { $0.text == warning + "; the rest waits for the next frame." })
    host.update()
    #expect((first + 99...first + 103).contains(runs), "\(runs)")
  }

  @Test("A state whose host is gone takes writes, and keeps none of them")
  func closedQueue() {
    var graph: ViewGraph? = ViewHost(Text("x")).graph
    let queue = graph!.work.writes
    let location = graph!.subgraph.apply { StoredLocation(1, host: graph!) }
    graph = nil
    location.set(2, transaction: Transaction())
    #expect(location.get() == 2)
    #expect(!queue.hasWork)
  }
}
