// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Rules of layout and preferences that meet scrolled and lazy content.
@MainActor
@Suite struct ScrollRuleVariantTests {
  private static let insets = EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)

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

  @Test("L1: what stands at the end of a scroll view, or is scrolled to, stands above what is covered")
  func anchors() throws {
    func host(_ wrap: (ScrollView<AnyView>) -> some View) -> ViewHost<some View> {
      let content = AnyView(
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { box(20, 50).named("\($0)") }
        }.scrollTargetLayout())
      return ViewHost(
        wrap(ScrollView { content }), size: CGSize(width: 100, height: 200), safeAreaInsets: Self.insets)
    }
    let end = host { $0.defaultScrollAnchor(.bottom) }
    #expect(try end.get(.identifier("9")).frame.maxY == 170)
    let position = host { $0.scrollPosition(id: .constant(4), anchor: .top) }
    #expect(try position.get(.identifier("4")).frame.minY == 20)
    let margins = host { $0.contentMargins(.top, 15) }
    #expect(try margins.get(.identifier("0")).frame.minY == 35)
  }

  @Test("L35, L36: guides in lazy stacks shift rows, those of other alignments do not")
  func guides() throws {
    let host = ViewHost(
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          box(20, 10).named("a")
          box(20, 10).named("b").alignmentGuide(.trailing) { _ in -30 }
          box(20, 10).named("c").padding(.leading, 7)
        }
      }, size: CGSize(width: 100, height: 100))
    #expect(try ["a", "b", "c"].map { try host.get(.identifier($0)).frame.minX } == [0, 0, 7])
  }

  @Test("L108, L109: a lazy stack without a scroll view makes all its rows; nested ones those in sight")
  func nesting() throws {
    let plain = ViewHost(
      LazyVStack(spacing: 0) { ForEach(0..<20, id: \.self) { box(20, 10).named("\($0)") } },
      size: CGSize(width: 100, height: 50))
    #expect(plain.all(.identifier("19")).count == 1)
    var made: Set<String> = []
    let nested = ViewHost(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50, id: \.self) { outer in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(0..<50, id: \.self) { inner in
                  box(50, 50).onAppear { made.insert("\(outer) \(inner)") }
                }
              }
            }.frame(height: 50)
          }
        }
      }, size: CGSize(width: 100, height: 100))
    withExtendedLifetime(nested) { #expect(made == ["0 0", "0 1", "1 0", "1 1"]) }
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
