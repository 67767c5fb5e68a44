// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Content that is brought up to date.
@MainActor
@Suite("Refreshing")
struct RefreshTests {
  @MainActor private final class Model {
    var count = 0
    var waiting: CheckedContinuation<Void, Never>?

    func refresh() async {
      count += 1
      await withCheckedContinuation { waiting = $0 }
    }

    func started() async {
      for _ in 0..<1000 where waiting == nil { await Task.yield() }
    }
  }

  private func host(_ model: Model) -> ViewHost<some View> {
    ViewHost(
      List(0..<3, id: \.self) { Text("Row \($0)") }.refreshable { await model.refresh() },
      size: CGSize(width: 300, height: 300))
  }

  @Test("Pulling the list down beyond its start") func pull() async throws {
    let model = Model()
    let host = host(model)
    try host.get(.text("Row 1")).drag(by: CGSize(width: 0, height: 40))
    #expect(model.waiting == nil)
    try host.get(.text("Row 1")).drag(by: CGSize(width: 0, height: 150))
    await model.started()
    #expect(model.count == 1)
    try host.update()
    #expect(host.all(.role(.progressIndicator)).count == 1)
    model.waiting?.resume()
    for _ in 0..<100 { await Task.yield() }
    try host.update()
    #expect(host.all(.role(.progressIndicator)).isEmpty)
  }

  @Test("A refresh is begun through a screen reader, and from a view's own code") func action() async throws {
    let model = Model()
    let host = host(model)
    try host.get(.role(.list)).perform("refresh")
    await model.started()
    #expect(model.count == 1)
    model.waiting?.resume()
  }

  @Test("Views find the action in the environment") func environment() async throws {
    struct Reader: View {
      @Environment(\.refresh) private var refresh
      var body: some View { Button(refresh == nil ? "none" : "some") { Task { await refresh?() } } }
    }
    let model = Model()
    #expect(ViewHost(Reader()).all(.text("none")).count == 1)
    let host = ViewHost(Reader().refreshable { await model.refresh() })
    try host.get(.text("some")).tap()
    await model.started()
    #expect(model.count == 1)
    model.waiting?.resume()
  }

  /// A model that must not leave its actor, as those of SwiftData must not.
  private final class Note { var title = "note" }

  private struct NoteList: View {
    let note: Note
    let model: Model
    // The action compiles only on the actor of the body that it stands in.
    var body: some View {
      List(0..<3, id: \.self) { Text("Row \($0)") }.refreshable {
        note.title = "refreshed"
        await model.refresh()
      }
    }
  }

  @Test("The action runs on the actor of the body that it stands in") func actorOfTheBody() async throws {
    let (note, model) = (Note(), Model())
    let host = ViewHost(NoteList(note: note, model: model), size: CGSize(width: 300, height: 300))
    try host.get(.text("Row 1")).drag(by: CGSize(width: 0, height: 150))
    await model.started()
    #expect(note.title == "refreshed")
    model.waiting?.resume()
  }
}
