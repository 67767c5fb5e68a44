// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The lines between rows belong to their rows: they move with them, and come in as they do.
@MainActor
@Suite("Motion of the lines between rows")
struct SeparatorMotionTests {
  private final class Model: ObservableObject {
    @Published var rows = ["a", "c"]
    @Published var target = 0
  }

  private struct Rows: View {
    @ObservedObject var model: Model
    var body: some View { ForEach(model.rows, id: \.self) { Text($0) } }
  }

  private struct Line: Equatable {
    var y: CGFloat
    /// The opacity as a part of that of the most opaque line.
    var part: Double
  }

  private func lines(_ host: ViewHost<some View>) -> [Line] {
    let lines = host.fills.filter { $0.rect.height == 0.5 }
    let full = lines.map(\.color.opacity).max() ?? 1
    return lines.map { Line(y: $0.rect.midY, part: (Double($0.color.opacity / full) * 100).rounded() / 100) }
      .sorted { ($0.y, $0.part) < ($1.y, $1.part) }
  }

  private func check(_ view: (Model) -> some View) throws {
    let model = Model()
    let host = ViewHost(view(model), size: CGSize(width: 300, height: 300))
    let first = try #require(lines(host).first).y
    #expect(lines(host) == [Line(y: first, part: 1)])
    withAnimation(.linear(duration: 1)) { model.rows = ["a", "b", "c"] }
    try host.update()
    #expect(lines(host) == [Line(y: first, part: 0), Line(y: first, part: 1)])
    try host.advance(by: .seconds(0.5))
    #expect(lines(host) == [Line(y: first, part: 0.5), Line(y: first + 18, part: 1)])
    try host.advance(by: .seconds(0.6))
    #expect(lines(host) == [Line(y: first, part: 1), Line(y: first + 36, part: 1)])
  }

  @Test("lines move with their rows in lists with cards") func cards() throws {
    try check { model in List { Rows(model: model) }.listStyle(.insetGrouped) }
  }

  @Test("lines move with their rows in plain lists") func plain() throws {
    try check { model in List { Rows(model: model) }.listStyle(.plain) }
  }

  @Test("lines move with their rows in forms") func form() throws {
    try check { model in Form { Rows(model: model) }.formStyle(.grouped) }
  }

  @Test("lines are there at once without an animation") func atOnce() throws {
    let model = Model()
    let host = ViewHost(List { Rows(model: model) }.listStyle(.insetGrouped), size: CGSize(width: 300, height: 300))
    model.rows.insert("b", at: 1)
    try host.update()
    #expect(lines(host).map(\.part) == [1, 1])
  }

  @Test("what only comes into view does not come in") func scrolling() throws {
    struct Long: View {
      @ObservedObject var model: Model
      var body: some View {
        ScrollViewReader { proxy in
          List(0..<100, id: \.self) { Text("\($0)") }.listStyle(.insetGrouped)
            .onChange(of: model.target) { _, target in
              withAnimation(.linear(duration: 1)) { proxy.scrollTo(target, anchor: .top) }
            }
        }
      }
    }
    let model = Model()
    let host = ViewHost(Long(model: model), size: CGSize(width: 300, height: 300))
    model.target = 50
    for _ in 1...4 {
      try host.advance(by: .seconds(0.2))
      #expect(lines(host).allSatisfy { $0.part == 1 })
    }
    #expect(lines(host).count > 4)
  }
}
