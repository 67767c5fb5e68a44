// SPDX-License-Identifier: MIT

import EspalierTestSupport
import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// `task(_:)` and `task(id:_:)`.
@MainActor
struct TaskTests {
  @Test("S70: a task runs once per appearance, and is cancelled when the view goes")
  func lifetime() async throws {
    let log = Recording<String>()
    let cell = Cell(true)
    let host = ViewHost(
      Stage(cell) { isThere in
        VStack {
          if isThere {
            Color.red.task {
              log.add("begin")
              while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(1)) }
              log.add("cancelled")
            }
          }
        }
      })
    await eventually { log.values.count == 1 }
    try host.update()
    #expect(log.values == ["begin"])
    cell.value = false
    try host.update()
    await eventually { log.values.count == 2 }
    #expect(log.values == ["begin", "cancelled"])
    cell.value = true
    try host.update()
    await eventually { log.values.count == 3 }
    #expect(log.values == ["begin", "cancelled", "begin"])
  }

  @Test("S70: a task is cancelled when the host goes")
  func hostGoes() async throws {
    let log = Recording<String>()
    var host: ViewHost? = ViewHost(
      Color.red.task {
        log.add("begin")
        try? await Task.sleep(for: .seconds(86_400))
        log.add(Task.isCancelled ? "cancelled" : "slept")
      })
    await eventually { log.values.count == 1 }
    withExtendedLifetime(host) {}
    host = nil
    await eventually { log.values.count == 2 }
    #expect(log.values == ["begin", "cancelled"])
  }

  @Test("S71: another id cancels the task and starts a new one")
  func identity() async throws {
    let log = Recording<String>()
    let cell = Cell(0)
    let host = ViewHost(
      Stage(cell) { number in
        Color.red.task(id: number) {
          log.add("begin \(number)")
          try? await Task.sleep(for: .seconds(86_400))
          log.add("end \(number) \(Task.isCancelled)")
        }
      })
    await eventually { log.values.count == 1 }
    cell.value = 1
    try host.update()
    await eventually { log.values.count == 3 }
    #expect(Set(log.values) == ["begin 0", "begin 1", "end 0 true"])
    // The same id starts nothing: the task that the next id starts comes next in the log.
    cell.value = 1
    try host.update()
    cell.value = 2
    try host.update()
    await eventually { log.values.count >= 5 }
    #expect(log.values[3...].sorted() == ["begin 2", "end 1 true"])
  }

  @Test("S71: values that cancel out within an update start nothing")
  func sameIdentity() async throws {
    let log = Recording<Int>()
    let cell = Cell(0)
    let host = ViewHost(
      Stage(cell) { number in
        Text("\(number)").task(id: number / 10) { log.add(number) }
      })
    await eventually { log.values.count == 1 }
    cell.value = 10
    cell.value = 5
    try host.update()
    // Tasks of one actor begin in order: one that was started without need would come before this one.
    cell.value = 20
    try host.update()
    await eventually { log.values.count >= 2 }
    #expect(log.values == [0, 20])
  }

  @Test("S72: the priority is that of what the user started, unless another is given")
  func priority() async throws {
    let log = Recording<TaskPriority>()
    let host = ViewHost(
      VStack {
        Color.red.task { log.add(Task.currentPriority) }
        Color.red.task(priority: .low) { log.add(Task.currentPriority) }
      })
    await eventually { log.values.count == 2 }
    withExtendedLifetime(host) {
      #expect(log.values.contains(.userInitiated))
      #expect(log.values.contains(.low))
    }
  }

  @Test("S73: a task written in a body runs on the main actor, and may write state")
  func mainActor() async throws {
    struct Content: View {
      @State private var text = "waiting"
      var body: some View {
        Text(text).task {
          MainActor.assertIsolated()
          try? await Task.sleep(for: .milliseconds(2))
          text = "done"
        }
      }
    }
    let host = ViewHost(Content())
    await eventually { !host.all(.text("done")).isEmpty }
    #expect(host.all(.text("done")).count == 1)
  }

  @Test("S74: a task begins after onAppear, and not within the update")
  func afterAppearance() async throws {
    let log = Recording<String>()
    let host = ViewHost(Color.red.task { log.add("task") }.onAppear { log.add("appear") })
    #expect(log.values == ["appear"])
    await eventually { log.values.count == 2 }
    withExtendedLifetime(host) { #expect(log.values == ["appear", "task"]) }
  }
}
