// SPDX-License-Identifier: MIT

import EspalierApps
import SwiftUI
import Testing
import ViewTesting

/// The work that the end of a scene begins, and a program waits for.
@MainActor
struct SceneWorkTests {
  private final class Gate: Sendable {
    private let stream: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation
    init() { (stream, continuation) = AsyncStream.makeStream() }
    func open() { continuation.finish() }
    func wait() async { for await _ in stream {} }
  }

  private func wait(until condition: () -> Bool) async {
    for _ in 0..<2000 where !condition() { try? await Task.sleep(for: .milliseconds(2)) }
  }

  @Test("Work lasts until the last task has ended, also one that another task began") func nested() async {
    let (work, first, second) = (SceneWork(), Gate(), Gate())
    _ = work.during {
      Task {
        Task { await second.wait() }
        await first.wait()
      }
    }
    #expect(work.isUnfinished)
    first.open()
    for _ in 0..<20 { await Task.yield() }
    #expect(work.isUnfinished)
    second.open()
    await wait { !work.isUnfinished }
    #expect(!work.isUnfinished)
  }

  @Test("Work does not include tasks from outside, detached tasks, or actions without tasks") func others() async {
    let (work, gate) = (SceneWork(), Gate())
    defer { gate.open() }
    let outside = Task { await gate.wait() }
    defer { outside.cancel() }
    work.during { _ = Task.detached { await gate.wait() } }
    #expect(!work.isUnfinished)
  }

  @Test("A task that is kept by a variable counts no longer than it runs") func keptTask() async {
    let work = SceneWork()
    let task = work.during { Task { 7 } }
    #expect(await task.value == 7)
    await wait { !work.isUnfinished }
    #expect(!work.isUnfinished)
    _ = task
  }

  @Observable @MainActor final class Log {
    var lines: [String] = []
    var saved = 0
  }

  private struct Page: View {
    let log: Log
    @Environment(\.scenePhase) private var phase

    var body: some View {
      Text("Page")
        .onChange(of: phase) { log.lines.append("\($1)") }
        .onChange(of: phase) {
          guard $1 == .inactive else { return }
          Task {
            try await Task.sleep(for: .milliseconds(100))
            log.saved += 1
          }
        }
        .onDisappear {
          log.lines.append("gone")
          Task {
            await Task.yield()
            log.saved += 1
          }
        }
    }
  }

  @Test("A window without a display that closes is inactive, then in the background, and its tasks end first")
  func headless() async throws {
    let log = Log()
    let list = ViewHost(NavigationStack { List { Page(log: log) } }, size: CGSize(width: 300, height: 300))
    try await list.close()
    #expect(log.lines == ["inactive", "background", "gone"])
    #expect(log.saved == 2)
    try await list.close()
    #expect(log.lines.count == 3)
  }

  @Test("A window that is inactive already goes to the background") func inactive() async throws {
    let log = Log()
    let host = ViewHost(Page(log: log), environment: { $0.scenePhase = .inactive })
    try await host.close()
    #expect(log.lines == ["background", "gone"])
  }

  @Test("A window whose task does not end is closed with an error, and has 5 seconds") func endless() async throws {
    let gate = Gate()
    defer { gate.open() }
    let host = ViewHost(Text("A").onDisappear { Task { await gate.wait() } })
    let error = await #expect(throws: UnfinishedWork.self) { try await host.close() }
    #expect(
      error?.description == "Work that began as the window closed has not ended within 5 s: a program ends then.")
  }
}
