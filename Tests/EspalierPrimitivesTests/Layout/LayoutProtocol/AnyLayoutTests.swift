// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierMotion
import EspalierPrimitives
import EspalierViewTestSupport
import Foundation
import Testing
import ViewTesting

/// Layouts as values: those of stacks and grids, and one in the place of another.
@MainActor
@Suite struct AnyLayoutTests {
  @Test("L95: stack layouts arrange like stacks")
  func stackLayoutsArrangeLikeStacks() throws {
    let layout = try LaidOut(200, 50) {
      HStackLayout(alignment: .bottom, spacing: 4) {
        box(30, 10).named("a"); Spacer(); clear.named("b").layoutPriority(-1); box(20, 40).named("c")
      }
    }
    let stack = try LaidOut(200, 50) {
      HStack(alignment: .bottom, spacing: 4) {
        box(30, 10).named("a"); Spacer(); clear.named("b").layoutPriority(-1); box(20, 40).named("c")
      }
    }
    #expect(layout.size == stack.size)
    for name in ["a", "b", "c"] { #expect(try layout[name] == stack[name]) }
    #expect(
      measured(nil, nil) {
        ZStackLayout() {
          box(3, 4); box(5, 1)
        }
      } == CGSize(width: 5, height: 4))
  }

  @Test func stackLayoutsFollowTheirChildren() throws {  // what a child may take is remembered only while it holds
    struct Changing: View {
      @State var maximum: CGFloat = 20
      let change: Change
      var body: some View {
        change.action = { maximum = $0 }
        return HStackLayout(spacing: 0) {
          Color.clear.frame(maxWidth: maximum).named("a")
          Color.clear.frame(maxWidth: 60).named("b")
        }
      }
    }
    final class Change { var action: (CGFloat) -> Void = { _ in } }
    let change = Change()
    let host = ViewHost(Changing(change: change), size: CGSize(width: 100, height: 100))
    func widths() throws -> [CGFloat] { try ["a", "b"].map { try host.get(.identifier($0)).frame.width } }
    #expect(try widths() == [20, 60])
    change.action(.infinity)
    #expect(try widths() == [50, 50])
    change.action(10)
    #expect(try widths() == [10, 60])
  }

  @Test("L94: any layout keeps its views")
  func anyLayoutKeepsItsViews() throws {
    struct Counting: View {
      @State private var identity = Int.random(in: 0..<1_000_000)
      let seen: (Int) -> Void
      var body: some View {
        seen(identity)
        return box(10, 10).named("a")
      }
    }
    struct Switching: View {
      @State var isVertical = false
      let change: Change
      var body: some View {
        change.action = { isVertical = $0 }
        let layout = isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        return layout {
          Counting { change.identities.insert($0) }; box(20, 20).named("b")
        }.named("all")
      }
    }
    final class Change {
      var action: (Bool) -> Void = { _ in }
      var identities: Set<Int> = []
    }
    let change = Change()
    let host = ViewHost(Switching(change: change), size: CGSize(width: 100, height: 100))
    #expect(try host.get(.identifier("all")).frame.size == CGSize(width: 30, height: 20))
    change.action(true)
    #expect(try host.get(.identifier("all")).frame.size == CGSize(width: 20, height: 30))
    change.action(false)
    #expect(try host.get(.identifier("all")).frame.size == CGSize(width: 30, height: 20))
    #expect(change.identities.count == 1)
  }

  @Test(
    "L94: state lives through a change of the layout, in loops too, and nothing appears again; a branch begins anew")
  func changing() throws {
    struct Counter: View {
      let name: String
      let appeared: (String) -> Void
      @State private var count = 0
      var body: some View {
        Text("\(name)\(count)").onTapGesture { count += 1 }.onAppear { appeared(name) }
      }
    }
    struct Content: View {
      let appeared: (String) -> Void
      @State private var isColumn = false
      var body: some View {
        let layout = isColumn ? AnyLayout(VStackLayout()) : AnyLayout(ZStackLayout())
        VStack {
          Text("turn").onTapGesture { isColumn.toggle() }
          layout { ForEach(0..<2) { Counter(name: "a\($0) ", appeared: appeared).offset(x: CGFloat($0) * 50) } }
          if isColumn {
            VStack { Counter(name: "b", appeared: appeared) }
          } else {
            HStack { Counter(name: "b", appeared: appeared) }
          }
        }
      }
    }
    var log: [String] = []
    let host = ViewHost(Content { log.append($0) }, size: CGSize(width: 300, height: 300))
    try host.get(.text("a1 0")).tap()
    try host.get(.text("b0")).tap()
    log = []
    try host.get(.text("turn")).tap()
    #expect(host.all(.text("a1 1")).count == 1)
    #expect(host.all(.text("b0")).count == 1)
    #expect(log == ["b"])
  }

  @Test("L95: the layouts of stacks and grids as values, with their parameters")
  func layoutsAsValues() throws {
    let pile = try LaidOut {
      ZStackLayout(alignment: .bottomTrailing)() {
        box(40, 30); box(10, 10).named("a")
      }
    }
    #expect(try pile["a"].origin == CGPoint(x: 30, y: 20))
    let column = try LaidOut {
      AnyLayout(VStackLayout(alignment: .trailing, spacing: 3))() {
        box(40, 30); box(10, 10).named("a")
      }
    }
    #expect(try column["a"].origin == CGPoint(x: 30, y: 33))
  }
}
