// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The assumed places of views of lazy containers before they are made: a scroll to such a place meets the view.
@MainActor
@Suite struct LazyPlaceTests {
  private final class Handle {
    var proxy: ScrollViewProxy?
  }

  /// The frame of a view after a program has scrolled to it.
  private func frame(
    of id: Int, anchor: UnitPoint, axis: Axis = .vertical, margin: CGFloat = 0,
    @ViewBuilder _ makeContent: () -> some View
  ) throws -> CGRect {
    let handle = Handle()
    let content = makeContent()
    let host = ViewHost(
      ScrollViewReader { proxy in
        let _ = handle.proxy = proxy
        ScrollView(axis == .vertical ? .vertical : .horizontal) { content }.contentMargins(.all, margin)
      }, size: CGSize(width: 300, height: 300))
    handle.proxy?.scrollTo(id, anchor: anchor)
    try host.update()
    return try host.get(.identifier("\(id)")).frame
  }

  private func rows(_ count: Int = 60, height: @escaping (Int) -> CGFloat = { _ in 40 }) -> some View {
    ForEach(0..<count, id: \.self) { box(40, height($0)).named("\($0)") }
  }

  @Test("a row that was never made is scrolled to without the gap before it", arguments: [0, 8, 10, 40] as [CGFloat])
  func gaps(spacing: CGFloat) throws {
    let stack = LazyVStack(spacing: spacing) { rows() }
    #expect(try frame(of: 22, anchor: .top) { stack }.minY == 0)
    #expect(try frame(of: 22, anchor: .center) { stack }.midY == 150)
    #expect(try frame(of: 22, anchor: .bottom) { stack }.maxY == 300)
    #expect(try frame(of: 22, anchor: .top, margin: 20) { stack }.minY == 20)
    #expect(try frame(of: 22, anchor: .bottom, margin: 20) { stack }.maxY == 280)
    let row = LazyHStack(spacing: spacing) { rows() }
    #expect(try frame(of: 22, anchor: .leading, axis: .horizontal) { row }.minX == 0)
    #expect(try frame(of: 22, anchor: .trailing, axis: .horizontal) { row }.maxX == 300)
  }

  @Test func gapsThatTheNeighboursDecide() throws {
    let stack = LazyVStack { rows() }
    #expect(try frame(of: 22, anchor: .top) { stack }.minY == 0)
    #expect(try frame(of: 22, anchor: .bottom) { stack }.maxY == 300)
  }

  @Test func gridsAndSections() throws {
    let columns = [GridItem(.fixed(50)), GridItem(.fixed(50))]
    #expect(try frame(of: 32, anchor: .top) { LazyVGrid(columns: columns, spacing: 10) { rows() } }.minY == 0)
    let sections = LazyVStack(spacing: 10) {
      ForEach(0..<6, id: \.self) { section in
        Section {
          ForEach(section * 10..<section * 10 + 10, id: \.self) { box(40, 40).named("\($0)") }
        } header: {
          box(100, 40)
        }
      }
    }
    #expect(try frame(of: 35, anchor: .top) { sections }.minY == 0)
    #expect(try frame(of: 30, anchor: .center) { sections }.midY == 150)
  }

  @Test func rightToLeft() throws {
    let handle = Handle()
    let host = ViewHost(
      ScrollViewReader { proxy in
        let _ = handle.proxy = proxy
        ScrollView(.horizontal) { LazyHStack(spacing: 10) { rows() } }
      }.environment(\.layoutDirection, .rightToLeft), size: CGSize(width: 300, height: 300))
    handle.proxy?.scrollTo(22, anchor: .center)
    try host.update()
    #expect(try host.get(.identifier("22")).frame.midX == 150)
  }

  @Test func rowsOfUnequalLengths() throws {
    let stack = LazyVStack(spacing: 10) { rows { CGFloat(20 + $0 * 7 % 50) } }
    #expect(try frame(of: 22, anchor: .top) { stack }.minY == 0)
    #expect(try frame(of: 22, anchor: .center) { stack }.midY == 150)
    #expect(try frame(of: 22, anchor: .bottom) { stack }.maxY == 300)
  }

  @Test("rows that come into view in the last step of an animation count, too") func lastStep() throws {
    let handle = Handle()
    let host = ViewHost(
      ScrollViewReader { proxy in
        let _ = handle.proxy = proxy
        ScrollView { LazyVStack(spacing: 10) { rows { CGFloat(20 + $0 * 7 % 50) } } }
      }, size: CGSize(width: 300, height: 300))
    withAnimation(.linear(duration: 0.03)) { handle.proxy?.scrollTo(22, anchor: .top) }
    try host.settle()
    #expect(try isClose(host.get(.identifier("22")).frame.minY, 0))
  }

  @Test("a position that is given with the view") func initialID() throws {
    let host = ViewHost(
      ScrollView { LazyVStack(spacing: 10) { rows() }.scrollTargetLayout() }
        .scrollPosition(id: Binding<Int?>.constant(22), anchor: .top), size: CGSize(width: 300, height: 300))
    #expect(try host.get(.identifier("22")).frame.minY == 0)
  }

  /// The places of views after a drag that leads to some which were never made.
  private func starts(after distance: CGFloat, _ content: some View, margin: CGFloat = 0) throws -> [CGFloat] {
    let host = ViewHost(
      ScrollView(.horizontal) { content }.scrollTargetBehavior(.viewAligned).contentMargins(.horizontal, margin)
        .named("scroll"), size: CGSize(width: 300, height: 200))
    try host.get(.identifier("scroll")).drag(by: CGSize(width: -distance, height: 0))
    try host.settle()
    return (0..<60).compactMap { host.all(.identifier("\($0)")).first?.frame.minX }
  }

  @Test("a finger's way ends at a view, though it was not made", arguments: [0, 8, 10, 40] as [CGFloat])
  func viewAligned(spacing: CGFloat) throws {
    let cards = LazyHStack(spacing: spacing) { ForEach(0..<20) { box(200, 100).named("\($0)") } }
      .scrollTargetLayout()
    for distance in [60, 150, 250] as [CGFloat] {
      #expect(try starts(after: distance, cards).contains { isClose($0, 0) })
      #expect(try starts(after: distance, cards, margin: 30).contains { isClose($0, 30) })
    }
  }

  @Test func viewAlignedAmongViewsOfUnequalWidths() throws {
    let cards = LazyHStack(spacing: 10) { ForEach(0..<60) { box(CGFloat(40 + $0 * 37 % 120), 100).named("\($0)") } }
      .scrollTargetLayout()
    for distance in [60, 150, 250] as [CGFloat] {
      #expect(try starts(after: distance, cards).contains { isClose($0, 0) })
      #expect(try starts(after: distance, cards, margin: 30).contains { isClose($0, 30) })
    }
  }
}
