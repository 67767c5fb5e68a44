// SPDX-License-Identifier: MIT

import Dispatch
import EspalierGraph
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// State that is written at the wrong time, in the wrong place, or too late.
@MainActor
struct StateMisuseTests {
  private struct Writer: View {
    let keep: (Binding<Int>) -> Void
    @State private var count = 0
    var body: some View {
      let _ = keep($count)
      Text("\(count)")
    }
  }

  private struct WritesInBody: View {
    @State private var count = 0
    var body: some View {
      let _ = { if count < 3 { count += 1 } }()
      Text("\(count)")
    }
  }

  @Test("S35: a write while a body runs gives a warning, and does not hang")
  func duringUpdate() throws {
    let host = ViewHost(WritesInBody())
    try host.settle()
    #expect(host.warnings.contains { $0.text.hasPrefix("Modifying state during view update") })
    #expect(host.warnings.first?.subject == "count")
  }

  @Test("S34: writes from many threads all arrive")
  func threads() throws {
    let bindings = Recording<Binding<Int>>()
    let host = ViewHost(Writer { bindings.add($0) })
    let binding = try #require(bindings.last)
    DispatchQueue.concurrentPerform(iterations: 500) { binding.wrappedValue = $0 }
    binding.wrappedValue = 1000
    try host.update()
    #expect(host.all(.text("1,000")).count == 1)
  }

  @Test("S34: a write from a thread of its own is seen by the next update")
  func backgroundThread() async throws {
    let bindings = Recording<Binding<Int>>()
    let host = ViewHost(Writer { bindings.add($0) })
    let binding = try #require(bindings.last)
    await Task.detached { binding.wrappedValue = 5 }.value
    try host.update()
    #expect(host.all(.text("5")).count == 1)
  }

  @Test("a write to the state of a view that is gone is ignored")
  func deadView() throws {
    let bindings = Recording<Binding<Int>>()
    let cell = Cell(true)
    let host = ViewHost(
      Stage(cell) { isThere in
        VStack {
          if isThere { Writer { bindings.add($0) } }
          Text("other")
        }
      })
    let binding = try #require(bindings.last)
    cell.value = false
    try host.update()
    binding.wrappedValue = 7
    withAnimation { binding.wrappedValue = 8 }
    try host.settle()
    cell.value = true
    try host.update()
    #expect(host.all(.text("0")).count == 1)
    binding.wrappedValue = 9
    try host.update()
    #expect(host.all(.text("0")).count == 1, "the new view has a state of its own")
  }

  @Test("a write to the state of a host that is gone is ignored")
  func deadHost() throws {
    let bindings = Recording<Binding<Int>>()
    var host: ViewHost? = ViewHost(Writer { bindings.add($0) })
    try host?.update()
    host = nil
    let binding = try #require(bindings.last)
    binding.wrappedValue = 3
    #expect(binding.wrappedValue == 3, "the binding reads what was written")
  }

  @Test("a write to a state that was never installed is lost")
  func neverInstalled() {
    struct Loose: View {
      @State var count = 1
      var body: some View { Text("\(count)") }
    }
    let view = Loose()
    view.count = 5
    #expect(view.count == 1)
  }

  private struct Looping: View {
    @State private var width: CGFloat = 10
    var body: some View {
      Color.red.frame(width: width, height: 5)
        .overlay {
          GeometryReader { proxy in
            Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
          }
        }
        .onPreferenceChange(WidthKey.self) { width = $0 + 1 }
    }
  }

  private enum WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  }

  @Test("a preference that feeds itself is cut with a warning; settle throws")
  func preferenceLoop() throws {
    let host = ViewHost(Looping())
    #expect(host.warnings.contains { $0.text.contains("tried to update multiple times per frame") })
    #expect(throws: UpdateLoop.self) { try host.settle(limit: .milliseconds(200)) }
    #expect(host.all(.type(Color.self)).count == 2, "the view is still there")
  }

  private struct Endless: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)").onAppear { count += 1 }.id(count)
    }
  }

  @Test("a view that replaces itself for ever is stopped in each frame")
  func endlessAppearance() throws {
    let host = ViewHost(Endless())
    #expect(host.warnings.contains { $0.text.contains("passes in one frame") })
    #expect(throws: UpdateLoop.self) { try host.settle(limit: .milliseconds(100)) }
  }
}
