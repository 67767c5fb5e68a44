// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The view that a bound position names stays in sight when the content changes.
@MainActor
@Suite struct HeldPositionTests {
  private final class Model: ObservableObject {
    @Published var rows = Array(0..<60)
    @Published var id: Int? = 20
  }

  private struct Feed: View {
    @ObservedObject var model: Model
    let isLazy: Bool
    let anchor: UnitPoint?

    private var rows: some View {
      ForEach(model.rows, id: \.self) { box(100, 40).named("\($0)") }
    }

    var body: some View {
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 10) { rows }.scrollTargetLayout()
        } else {
          VStack(spacing: 10) { rows }.scrollTargetLayout()
        }
      }
      .scrollPosition(id: $model.id, anchor: anchor).named("scroll")
    }
  }

  private func y(_ id: Int, _ host: ViewHost<Feed>) throws -> CGFloat {
    try host.get(.identifier("\(id)")).frame.minY
  }

  @Test(
    "rows that come and go in front leave the view where it is", arguments: [false, true],
    [nil, .top, .center] as [UnitPoint?])
  func rowsInFront(isLazy: Bool, anchor: UnitPoint?) throws {
    let model = Model()
    let host = ViewHost(Feed(model: model, isLazy: isLazy, anchor: anchor), size: CGSize(width: 200, height: 300))
    let place = try y(20, host)
    model.rows = Array(-10..<0) + model.rows
    try host.settle()
    #expect(try y(20, host) == place)
    model.rows.removeFirst(20)
    try host.settle()
    #expect(try y(20, host) == place)
    #expect(model.id == 20)
  }

  @Test("a view that a user has brought there stays where it is", arguments: [false, true]) func movedByUser(
    isLazy: Bool
  ) throws {
    let model = Model()
    let host = ViewHost(Feed(model: model, isLazy: isLazy, anchor: .top), size: CGSize(width: 200, height: 300))
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -160))
    try host.settle()
    #expect(model.id == 23)
    #expect(try y(23, host) == -10)
    model.rows = Array(-10..<0) + model.rows
    try host.settle()
    #expect(try y(23, host) == -10)
    #expect(model.id == 23)
  }

  @Test func reversedRowsOfALazyStack() throws {
    let model = Model()
    let host = ViewHost(Feed(model: model, isLazy: true, anchor: .top), size: CGSize(width: 200, height: 300))
    model.rows.reverse()
    try host.settle()
    #expect(try y(20, host) == 0)
  }

  @Test("an edge is kept when the content grows, until a user moves it") func edge() throws {
    struct Log: View {
      @ObservedObject var model: Model
      @State private var position = ScrollPosition(edge: .bottom)
      var body: some View {
        ScrollView { VStack(spacing: 0) { ForEach(model.rows, id: \.self) { box(100, 40).named("\($0)") } } }
          .scrollPosition($position).named("scroll")
      }
    }
    let model = Model()
    let host = ViewHost(Log(model: model), size: CGSize(width: 200, height: 300))
    #expect(try host.get(.identifier("59")).frame.maxY == 300)
    model.rows += [60, 61]
    try host.settle()
    #expect(try host.get(.identifier("61")).frame.maxY == 300)
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: 100))
    try host.settle()
    model.rows += [62]
    try host.settle()
    #expect(try host.get(.identifier("61")).frame.maxY == 400)
  }
}
