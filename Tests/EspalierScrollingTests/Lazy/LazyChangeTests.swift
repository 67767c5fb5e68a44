// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Lazy containers whose rows, size or surroundings change while something reads them.
@MainActor
struct LazyChangeTests {
  @Test("elements that go while the place of what is presented is read first")
  func goingElements() throws {
    struct Root: View {
      @ObservedObject var elements: Elements
      private var count: Int { elements.count }
      var body: some View {
        VStack {
          LazyVGrid(columns: [GridItem(.flexible())]) {
            ForEach(0..<2, id: \.self) { _ in
              ForEach(0..<count, id: \.self) { Text("\($0) of \(count)") }
            }
          }
          .sheet(isPresented: .constant(count == 1)) { Text("sheet") }
        }
      }
    }
    let elements = Elements()
    let host = ViewHost(Root(elements: elements), size: CGSize(width: 300, height: 300))
    #expect(host.all(.text("2 of 3")).count == 2)
    elements.count = 1
    try host.settle()
    #expect(host.all(.text("0 of 1")).count == 2)
    #expect(host.all(.text("1 of 3")).isEmpty)
  }

  @Test("a lazy container that ends because of what is looked up for it")
  func endsWhileLookedAt() throws {
    let host = ViewHost(
      ScrollView {
        LazyVStack(pinnedViews: .sectionHeaders) {
          Section("header") {
            NavigationSplitView {
              LazyVStack { ForEach(0..<3, id: \.self) { Text("lazy \($0)") } }
            } detail: {
              Text("detail")
            }
          }
        }
      }, size: CGSize(width: 400, height: 400))
    for width in [260, 640, 400] as [CGFloat] {
      host.size.width = width
      try host.settle()
      #expect(host.all(.text("lazy 0")).count + host.all(.text("detail")).count > 0)
      #expect(host.warnings.isEmpty)
    }
  }

  @Test("a lazy container of nothing that is offered nothing comes to rest")
  func empty() throws {
    let host = ViewHost(
      VStack {
        Group(
          subviews: ScrollView([.horizontal, .vertical]) {
            LazyVGrid(columns: [GridItem(.flexible())]) { ForEach(0..<2, id: \.self) { _ in EmptyView() } }
          }
        ) { subviews in
          ForEach(subviews) { $0.padding(1) }
        }
      }, size: CGSize(width: 300, height: 300))
    try host.settle()
    #expect(host.warnings.isEmpty)
  }

  @Test("rows that were never visible: the container's length follows from its first ones, whatever its size was")
  func neverVisible() throws {
    func host(_ width: CGFloat) -> ViewHost<some View> {
      ViewHost(
        ScrollView {
          Color.clear.frame(height: 500)
          LazyVStack(spacing: 0) { ForEach(0..<10, id: \.self) { _ in Color.clear.frame(height: 20) } }.named("lazy")
        }, size: CGSize(width: width, height: 300))
    }
    let resized = host(400)
    #expect(try resized.get(.identifier("lazy")).frame.height == 200)
    resized.size.width = 200
    #expect(try resized.get(.identifier("lazy")).frame.height == 200)
  }

  @Test("a first row that has no length until its own rows are there is shown")
  func rowWithoutLength() throws {
    let host = ViewHost(
      LazyHStack {
        ScrollView(.horizontal) {
          LazyHStack {
            LazyVStack { ForEach(0..<3, id: \.self) { Text("lazy \($0)") } }
            Text("last")
          }
        }
      }, size: CGSize(width: 260, height: 300))
    #expect(host.all(.text("lazy 2")).count == 1)
  }

  @Test(
    "a container in the middle of a row has a length that follows from its first two rows, whatever was visible of it")
  func cutInTheMiddle() throws {
    func host(_ height: CGFloat) -> ViewHost<some View> {
      ViewHost(
        ScrollView {
          Color.blue.frame(height: 120).overlay {
            LazyVStack(spacing: 0) {
              Color.clear.frame(height: 20)
              Color.clear.frame(height: 60)
            }.named("lazy")
          }
        }, size: CGSize(width: 200, height: height))
    }
    let resized = host(200)
    for height in [30, 45, 60, 200] as [CGFloat] {
      resized.size = CGSize(width: 200 - height / 4, height: height)
      #expect(try resized.get(.identifier("lazy")).frame.height == 80)
      #expect(try host(height).get(.identifier("lazy")).frame.height == 80)
    }
  }

  @Test("what counts as one view and is none takes no place, and no other's frame")
  func viewOfNothing() throws {
    let host = ViewHost(
      Text("presenter").sheet(isPresented: .constant(true)) {
        KeyframeAnimator(initialValue: 1.0, trigger: 0) { value in
          EmptyView().opacity(value)
        } keyframes: { _ in
          LinearKeyframe(0.5, duration: 0.1)
        }
      }, size: CGSize(width: 300, height: 300))
    try host.settle()
    #expect(host.warnings.isEmpty)
  }

  private struct Names: PreferenceKey {
    static var defaultValue: [Int] { [] }
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  @Test("P64: rows of lists, grids and rows of sections contribute while they are realised, in their order")
  func realisedRows() throws {
    func values(_ view: some View) throws -> [[Int]] {
      let host = ViewHost(view.named("scroll"), size: CGSize(width: 100, height: 200))
      let first = host.preference(Names.self)
      try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -100))
      return [first, host.preference(Names.self)]
    }
    func row(_ number: Int) -> some View { box(20, 50).preference(key: Names.self, value: [number]) }
    let grid = try values(
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) { ForEach(0..<100, id: \.self) { row($0) } }
      })
    #expect(grid == [Array(0..<8), Array(4..<12)])
    let sections = try values(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { section in
            Section {
              row(10 * section + 1); row(10 * section + 2)
            } header: {
              row(10 * section)
            }
          }
        }
      })
    #expect(sections == [[0, 1, 2, 10], [2, 10, 11, 12]])
    let list = ViewHost(
      List { ForEach(0..<1000, id: \.self) { row($0) } }, size: CGSize(width: 100, height: 200)
    ).preference(Names.self)
    #expect((2...6).contains(list.count))
    #expect(list == Array(0..<list.count))
  }

  @Test("P28, P64: a row that is taken out of a lazy stack takes its value with it, one that is put in brings one")
  func rowsComeAndGo() throws {
    struct Content: View {
      let remote: Remote<[Int]>
      @State private var rows = [1, 2, 3]
      var body: some View {
        let _ = remote.binding = $rows
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(rows, id: \.self) { box(20, 10).preference(key: Names.self, value: [$0]) }
          }
        }
      }
    }
    let remote = Remote<[Int]>()
    let host = ViewHost(Content(remote: remote), size: CGSize(width: 100, height: 200))
    #expect(host.preference(Names.self) == [1, 2, 3])
    remote.set([3, 1])
    try host.update()
    #expect(host.preference(Names.self) == [3, 1])
    remote.set([5, 3, 4, 1])
    try host.update()
    #expect(host.preference(Names.self) == [5, 3, 4, 1])
  }

  @Test("G22, G31: rows report their geometry while they move; rows that are made report it first")
  func geometryOfRows() throws {
    var log: [Int: [CGFloat]] = [:]
    let host = ViewHost(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { index in
            box(20, 50).onGeometryChange(for: CGFloat.self) {
              $0.frame(in: .scrollView).minY
            } action: {
              log[index, default: []].append($0)
            }
          }
        }
      }.named("scroll"), size: CGSize(width: 100, height: 100))
    #expect(log == [0: [0], 1: [50]])
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -20))
    #expect(log[0] == [0, -20])
    #expect(log[1] == [50, 30])
    #expect(log[2]?.last == 80)
  }

  @Test("G28: relative frames in lazy rows are right at once, made first or later, and after a turn of the window")
  func relativeRows() throws {
    let host = ViewHost(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50, id: \.self) { index in
            Color.clear.containerRelativeFrame(.vertical, count: 2, spacing: 0).named("\(index)")
          }
        }
      }.frame(height: 100).named("scroll"), size: CGSize(width: 60, height: 300))
    #expect(try host.get(.identifier("1")).frame.size == CGSize(width: 60, height: 50))
    #expect(host.all(.identifier("2")).isEmpty)
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -75))
    #expect(try host.get(.identifier("3")).frame == CGRect(x: 0, y: 175, width: 60, height: 50))
    host.size = CGSize(width: 90, height: 200)
    #expect(try host.get(.identifier("2")).frame.size == CGSize(width: 90, height: 50))
  }
}

@MainActor
private final class Elements: ObservableObject {
  @Published var count = 3
}
