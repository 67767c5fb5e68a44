// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// `onAppear` and `onDisappear`.
@MainActor
struct AppearanceTests {
  private struct Toggling<Content: View>: View {
    let toggle: Recording<Binding<Bool>>
    let content: (Bool, @escaping () -> Bool) -> Content
    @State private var t = false
    var body: some View {
      let _ = toggle.add($t)
      content(t) { t }
    }
  }

  /// Shows a view with t false, then true, then lets the host go. What the view's closures logged.
  private func log(@ViewBuilder _ content: @escaping (Bool, @escaping (String) -> Void) -> some View) throws -> String {
    let toggle = Recording<Binding<Bool>>()
    let log = Recording<String>()
    var host: ViewHost? = ViewHost(
      Toggling(toggle: toggle) { t, current in
        content(t) { log.add($0 + (current() ? "T" : "F")) }
      })
    try #require(toggle.last).wrappedValue = true
    try host?.update()
    host = nil
    return log.values.joined()
  }

  @Test("S6: a view inside of an id appears again with each new id, outside of it once")
  func insideAndOutside() throws {
    #expect(try log { t, add in Color.red.onAppear { add("A") }.id(t) } == "AFAT")
    #expect(try log { t, add in Color.red.id(t).onAppear { add("A") } } == "AF")
  }

  @Test("S7, S9: the new view appears before the old one disappears, and both see the new state")
  func order() throws {
    #expect(try log { t, add in Color.red.onAppear { add("A") }.onDisappear { add("D") }.id(t) } == "AFATDTDT")
  }

  @Test("S8: without a transition the old view disappears first")
  func orderWithoutTransition() throws {
    let log = try log { t, add in
      Color.red.onAppear { add("A") }.onDisappear { add("D") }.transition(.identity).id(t)
    }
    #expect(log == "AFDTATDT")
  }

  @Test("S10: an erased empty view appears once")
  func erasedEmpty() throws {
    #expect(try log { _, add in AnyView(EmptyView()).onAppear { add("A") } } == "AF")
  }

  @Test("S11: an empty view in a stack does not appear")
  func empty() throws {
    #expect(
      try log { _, add in
        VStack {
          EmptyView().onAppear { add("A") }
          Color.red
        }
      } == "")
  }

  @Test("S12: onAppear of a group goes to each member")
  func groups() throws {
    let both = try log { _, add in
      VStack {
        Group {
          Color.red
          Color.blue
        }
        .onAppear { add("A") }
      }
    }
    #expect(both == "AFAF")
  }

  @Test("S12: onAppear of a group is called when another branch comes")
  func branches() throws {
    let log = try log { t, add in
      VStack {
        Group { if t { Color.red } else { Color.blue } }.onAppear { add("A") }.onDisappear { add("D") }
      }
    }
    #expect(log == "AFATDTDT")
  }

  @Test("S14, S17: state written in onAppear is in the first frame, which is one update")
  func firstFrame() throws {
    struct Content: View {
      @State private var text = "before"
      var body: some View { Text(text).onAppear { text = "after" } }
    }
    let host = ViewHost(Content())
    let work = host.measure {}
    #expect(host.all(.text("after")).count == 1)
    #expect(work.bodies(of: Content.self) == 0)
  }

  @Test("S16: inner modifiers appear before outer ones, children before parents")
  func nesting() throws {
    let log = try log { _, add in
      VStack {
        Color.red.onAppear { add("1") }.onAppear { add("2") }
        Color.red.onAppear { add("3") }
      }
      .onAppear { add("4") }
    }
    #expect(log == "1F2F3F4F")
  }

  @Test("S14: what is hidden or not drawn appears all the same")
  func hidden() throws {
    #expect(try log { _, add in Color.red.onAppear { add("A") }.hidden() } == "AF")
    #expect(try log { t, add in ZStack { if t { Color.red.onAppear { add("A") } } }.opacity(0) } == "AT")
    #expect(
      try log { t, add in
        VStack { if t { Color.red.onAppear { add("A") } } }.frame(width: 10, height: 10).hidden()
      } == "AT")
  }

  @Test("S9: rows of a list appear and disappear one by one")
  func rows() throws {
    let log = Recording<String>()
    let cell = Cell([1, 2])
    let host = ViewHost(
      Stage(cell) { numbers in
        VStack {
          ForEach(numbers, id: \.self) { number in
            Color.red.onAppear { log.add("A\(number)") }.onDisappear { log.add("D\(number)") }
          }
        }
      })
    #expect(log.take() == ["A1", "A2"])
    cell.value = [2, 3]
    try host.update()
    #expect(log.take() == ["A3", "D1"])
    cell.value = [3, 2]
    try host.update()
    #expect(log.take() == [])
  }
}
